// Long runs, of which `npm test` makes only short forms. Each has a seed and a bound, so that it can be repeated.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { env, node, root } from '../ensure.mjs';
import { assertNodeVersion } from '../node-version.mjs';
import { refuse } from './asked.ts';

/** By name: what it shows, and its arguments. */
const PROOFS: Readonly<Record<string, string>> = {
  properties: '--budget 100 --seed 7 [--game romolo]  every random test, this many times longer and from other seeds',
  twice: '--games 10000 --seed 1 [--game romolo]  random matches of every mode and number of seats: no error, and the same hash twice',
  isolation: '--seed 3 [part of a path ...]  test files in one process, in any order, twice: the same as alone',
  mutants: '--game romolo [--count 100 --seed 1 | --at FILE:LINE] [--json]  small faults in the rules: those that no test notices',
  kill: '--kills 20 --matches 50 --seed 1 [--database URL|postgres [--restarts 20]] [--minutes 60] [--json]  servers killed at random moments under live matches, and their database: nothing acknowledged is lost or done twice',
  load: '--seconds 10 --tables 300 --seed 1 [--database URL [--nodes 2]] [--profile DIR] [--json]  what a server costs a move and holds, beside boardgame.io on the same machine',
  browsers:
    '--seed 1 [--game romolo] [--shots DIR] [--json]  browsers play every game over the network, are reloaded and cut off, and the server is killed',
  abuse: '--requests 100000 --minutes 15 --seed 1 [--json]  a server under bad requests and connections of every kind: nothing gives way',
  words: '--out DIR [--game romolo]  every message with every kind of fact in both languages, one file to read for each game and the house',
  balance: 'romolo --part free --games 200 --seed 1  how fair a game is among its own bots',
};

assertNodeVersion();
const [name = '', ...args] = process.argv.slice(2);
if (!(name in PROOFS)) {
  if (name !== '' && name !== '--help') console.error(`There is no proof "${name}".`);
  console.log('npm run prove -- <name> ...');
  for (const [one, says] of Object.entries(PROOFS)) console.log(`  ${one} ${says}`);
  process.exit(name === '--help' ? 0 : 2);
}
/** Balance has a script in each game's tests. */
function scriptFor(): readonly string[] {
  if (name !== 'balance') return [`scripts/prove/${name}.ts`, ...args];
  const [game = '', ...rest] = args;
  const measured = globSync('games/*/test/balance.ts', { cwd: root }).map((path) => path.split(/[\\/]/)[1] ?? '');
  if (!measured.includes(game)) refuse(`There is no balance of "${game}": choose from ${measured.toSorted().join(', ')}.`);
  return [`games/${game}/test/balance.ts`, ...rest];
}
const { status } = spawnSync(node, scriptFor(), { cwd: root, env, stdio: 'inherit' });
process.exit(status ?? 1);
