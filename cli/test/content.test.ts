// Matches with custom content from a file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf, loadPackage } from '@tabularium/games';
import { Match, parseFile } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Around, type Captured, tabularium } from './captured.ts';

const hoplomachus = (await loadPackage('hoplomachus')) as GamePackage;
const EXAMPLE = (await gameOf('hoplomachus')?.workshop?.())?.example ?? '';

let folder = '';
let mine = '';
let saved = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabularium-content-'));
  mine = join(folder, 'mine.json');
  saved = join(folder, 'match.json');
  writeFileSync(mine, EXAMPLE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const call = (args: string, around: Around = {}): Promise<Captured> => tabularium(args, { packages: [hoplomachus], ...around });
const hashOf = async (args: string): Promise<string> =>
  (JSON.parse((await call(`simulate hoplomachus --mode skirmish --games 2 --json ${args}`)).out) as { hash: string }).hash;

test('a match is played with it, and its record carries it', async () => {
  const input = ['my.Tages', 'my.Etruscans'];
  const { code, out, err } = await call(`play hoplomachus --seed own --save ${saved} --content ${mine}`, { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Etruscans');
  const { pack } = parseFile(readFileSync(saved, 'utf8')) as { pack?: { factions: { id: string }[] } };
  expect(pack?.factions.map(({ id }) => id)).toContain('my.Etruscans');
  expect((await call(`play hoplomachus --resume ${saved}`)).out).toContain('Bronze Chimera');
});

test('a match with it cannot pass as official: replay, its check and the end of the match say what it changes', async () => {
  const { game } = hoplomachus;
  const read = hoplomachus.readContent?.(EXAMPLE, 'en');
  if (!read || 'errors' in read) throw new Error('the example must be valid');
  const { units, ...rest } = read.content as { readonly units: readonly { readonly id: string; readonly health: number }[] };
  const content = { ...rest, units: units.map((unit) => (unit.id === 'amazons.warrior' ? { ...unit, health: 6 } : unit)) };
  const match = Match.start(game, { mode: 'skirmish' }, { seed: 'own', content });
  match.leave(0);
  while (!match.result) {
    const [decision] = match.pending;
    match.answer(decision?.seats[0] as number, decision?.id as string, decision?.some ? [0] : 0);
  }
  writeFileSync(saved, JSON.stringify(match.record()));
  for (const flags of ['', '--verify']) {
    const { code, out } = await call(`replay ${saved} ${flags}`);
    expect(code).toBe(0);
    expect(out).toContain('Not the official game: this match was played with custom content. It changes:\n');
    expect(out).toContain('  Units, changed: Warrior of the Amazons (health: 3 → 6)\n');
    expect(out).toContain('  Factions, added: Etruscans\n');
  }
  expect((await call(`replay ${saved} --verify --lang it`)).out).toMatch(/ {2}Unità, modifica: .+ \(salute: 3 → 6\)\n/);
  expect(JSON.parse((await call(`replay ${saved} --json`)).out)).toMatchObject({
    ownContent: expect.arrayContaining([
      { kind: 'changed', list: 'units', id: 'amazons.warrior', values: [{ path: ['health'], was: 3, is: 6 }] },
    ]),
  });
});

test('a saved match keeps its own', async () => {
  await call(`play hoplomachus --seed own --save ${saved}`);
  const { code, err } = await call(`play hoplomachus --resume ${saved} --content ${mine}`);
  expect(code).toBe(2);
  expect(err).toContain('--content: a saved match keeps the people, bots, options and content it was started with');
});

test('bots play with it as well', async () => {
  expect(await hashOf(`--content ${mine}`)).toBe(await hashOf(`--content ${mine}`));
  expect(await hashOf(`--content ${mine}`)).not.toBe(await hashOf(''));
});

test('a wrong file is refused with line, column and reason, in the language asked for', async () => {
  writeFileSync(mine, EXAMPLE.replace('"class": "archer"', '"class": "arch"').replace('"health": 6', '"health": 600'));
  const english = await call(`play hoplomachus --save ${saved} --content ${mine}`);
  expect({ code: english.code, out: english.out }).toEqual({ code: 1, out: '' });
  expect(english.err.split('\n')).toEqual([
    `tabularium: ${mine} cannot be played with`,
    `  ${mine}:13:40 arch is not possible here. Possible: archer, attacker, beast, defender, tactician.`,
    `  ${mine}:20:48 At most 20.`,
    '',
  ]);
  const italian = await call(`play hoplomachus --lang it --content ${mine}`);
  expect(italian.err).toContain(`${mine}:20:48 Al massimo 20.`);
  writeFileSync(mine, '{ "factions": [');
  expect((await call(`simulate hoplomachus --content ${mine}`)).err).toContain(`${mine}:1:16 The file ends too soon`);
});

test('what is only odd is told, and played', async () => {
  writeFileSync(mine, EXAMPLE.replace('"health": 6', '"health": 7'));
  const { code, err } = await call(`simulate hoplomachus --mode skirmish --games 1 --content ${mine}`);
  expect(code).toBe(0);
  expect(err).toBe(`  ${mine}:19:19 Protector is worth 25 points; a fair value would be 23.\n`);
});

test('a file that is not there, a game that takes none', async () => {
  expect((await call(`play hoplomachus --content ${folder}/nothing.json`)).code).toBe(1);
  const { code, err } = await tabularium(`play tic-tac-toe --content ${mine}`);
  expect(code).toBe(2);
  expect(err).toContain('--content: tic-tac-toe takes no custom content');
});

test('the list of games says which take it, and help how', async () => {
  expect((await call('games')).out).toContain('takes custom content (--content FILE)');
  expect((await tabularium('games')).out).not.toContain('--content');
  for (const command of ['play', 'simulate']) expect((await call(`${command} --help`)).out).toContain('--content FILE');
});
