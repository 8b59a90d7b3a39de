// Copies the game in template/, and its page for programs, under another name, and adds it to the registry.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../command.ts';

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
const API = fileURLToPath(new URL('api.md', import.meta.url));
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try type ' +
    'typeof undefined var void while with yield'
  ).split(' '),
);

/** Writes the game into `games/` below `root`, and its page into `docs/api/`. `prefixes` are the rule prefixes that other games use. */
export function writeGame(root: string, id: string, prefixes: readonly string[]): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new UsageError(`an id is made of lower-case words with hyphens between them, like "my-game", not "${id}"`);
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (RESERVED.has(name)) throw new UsageError(`"${id}" is a reserved word of JavaScript: choose another id`);
  const registry = join(root, 'games/registry.ts');
  const list = readFileSync(registry, 'utf8');
  if (new RegExp(`\\b${name}\\b`).test(list))
    throw new UsageError(`there already is a game "${id}", or something called ${name} in games/registry.ts: choose another id`);
  const home = join(root, 'games', id);
  if (existsSync(home)) throw new UsageError(`games/${id}/ already exists: choose another id, or remove it`);

  const words: Readonly<Record<string, string>> = {
    'new-game': id,
    newGame: name,
    NewGame: capital(name),
    'New game': capital(id.replaceAll('-', ' ')),
    NEW: prefixFor(id, prefixes),
  };
  const copy = (from: string, to: string): void => {
    const text = readFileSync(from, 'utf8');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(
      to,
      text.replaceAll(/new-game|newGame|NewGame|New game|\bNEW\b/g, (word) => words[word] ?? word),
    );
  };
  for (const path of globSync('**/*.*', { cwd: TEMPLATE })) copy(join(TEMPLATE, path), join(home, path));
  copy(API, join(root, 'docs/api', `${id}.md`));
  writeFileSync(registry, listed(list, id, name));
  format(root, [registry, home]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first letters of the id, as many as it takes to differ from all other games. */
function prefixFor(id: string, taken: readonly string[]): string {
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  for (let length = 3; length < letters.length; length++) if (!taken.includes(letters.slice(0, length))) return letters.slice(0, length);
  return letters;
}

/** The registry with one more import and name. */
function listed(registry: string, id: string, name: string): string {
  const imports = [...registry.matchAll(/^import .* from '\.\/.*\/game\.ts';\n/gm)].at(-1);
  const games = /^export const games: readonly AnyGame\[\] = \[[^\]]*?(?=,?\s*\];)/m.exec(registry);
  if (!imports || !games) throw new Error('games/registry.ts is not as expected: it has no imports of games, or no list "games"');
  const afterImports = imports.index + imports[0].length;
  const afterGames = games.index + games[0].length;
  return [
    registry.slice(0, afterImports),
    `import { ${name} } from './${id}/game.ts';\n`,
    registry.slice(afterImports, afterGames),
    `, ${name}`,
    registry.slice(afterGames),
  ].join('');
}

/** Names differ in length from those in the template, so lines are wrapped and imports sorted again. */
function format(root: string, paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the game is written, but could not be formatted: run "npm run format"\n${stderr}`);
}
