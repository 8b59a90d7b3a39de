// A new game passes all checks at once.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastDice, Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { messageGaps } from '@tabularium/speech';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { docOf, programOf, WRITTEN } from '../../scripts/api-docs.ts';
import { breaches } from '../../scripts/house-rules.ts';
import { runs } from '../../scripts/running.ts';
import { shapesOf } from '../../scripts/shapes.ts';
import { listenTo, sayMatch } from '../../speech/testing/saying.ts';
import { coverageOf } from '../coverage.ts';
import { newGame } from '../new-game/template/game.ts';
import { writeGame } from '../new-game/write.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const TEMPLATE = 'cli/new-game/template';

let copy = '';
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-game-'));
  mkdirSync(join(copy, 'games'));
  for (const path of ['games/registry.ts', 'biome.json', '.gitignore', 'tsconfig.json', 'vitest.config.ts', 'package.json'])
    cpSync(join(root, path), join(copy, path));
  for (const path of ['node_modules', 'scripts', 'storage']) symlinkSync(join(root, path), join(copy, path));
});
afterEach(() => rmSync(copy, { recursive: true }));
const written = (path: string): string => readFileSync(join(copy, path), 'utf8');

test('its types and its own tests are right', async () => {
  writeGame(copy, 'a-game-of-many-words-in-its-name', ['AGA']);
  const home = 'games/a-game-of-many-words-in-its-name';
  expect(written(`${home}/rules/index.ts`)).toContain("prefix: 'AGAM',");
  expect(written(`${home}/messages/en.json`)).toContain('"name": "A game of many words in its name"');
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include: [home] }));
  const types = await runs('tsc', ['-p', join(copy, 'tsconfig.new.json')], {});
  expect(types.output).toBe('');
  const tests = await runs('vitest', ['run', '--root', copy, home], {});
  expect(tests.output).toMatch(/Tests.* passed/);
  expect(tests.ok, tests.output).toBe(true);
});

test('the registry names it', () => {
  writeGame(copy, 'nobodys-game', []);
  const registry = written('games/registry.ts');
  expect(registry).toContain("import { nobodysGame } from './nobodys-game/game.ts';\n");
  expect(registry).toMatch(/^export const games: [^;]*\bnobodysGame,?\s*\];/m);
  expect(registry).toMatch(/^export const examples: [^;]*\[bluff\];/m);
});

test('its page for programs is as its types say', () => {
  writeGame(copy, 'nobodys-game', []);
  const page = docOf(programOf([TEMPLATE]), TEMPLATE)
    .replace('`template`', '`nobodys-game`')
    .replaceAll('NewGame', 'NobodysGame');
  const lines = written('docs/api/nobodys-game.md').split('\n');
  const examples = lines.findIndex((line) => line.startsWith(WRITTEN));
  expect(lines.splice(examples, 2)[0]).toContain('take 1');
  expect(lines.join('\n')).toBe(page);
});

test('what is there is not touched', () => {
  mkdirSync(join(copy, 'games/mine'));
  expect(() => writeGame(copy, 'mine', [])).toThrow('games/mine/ already exists: choose another id, or remove it');
  expect(() => writeGame(copy, 'romolo', [])).toThrow('there already is a game "romolo"');
  expect(existsSync(join(copy, 'games/romolo'))).toBe(false);
  expect(written('games/registry.ts')).not.toContain('mine');
});

test('its rulebook, words, shape and rooms are as the house wants them', async () => {
  const pkg = await packageOf(newGame);
  const { untested, uncited, unknown, languages } = coverageOf(pkg);
  expect({ untested, uncited, unknown, languages }).toEqual({ untested: [], uncited: [], unknown: [], languages: [] });
  expect(messageGaps(pkg.messages)).toEqual([]);
  const { missing, ...listening } = listenTo(pkg);
  sayMatch(Match.start(pkg.game, { seats: 2 }, { seed: 'new', dice: new FastDice(1) }), new FastDice(1), listening);
  expect([...missing]).toEqual([]);
  expect(shapesOf([TEMPLATE]).get(TEMPLATE)).toEqual(pkg.game.shape);
  for (const path of [
    'game.ts',
    'rules/index.ts',
    'rules/play.ts',
    'table/table.ts',
    'table/schema.ts',
    'table/view.ts',
    'board/index.tsx',
  ])
    expect(breaches(`games/mine/${path}`, readFileSync(join(root, TEMPLATE, path), 'utf8'))).toEqual([]);
});
