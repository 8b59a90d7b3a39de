// Long runs that `npm test` makes in a short form only. Each has a seed and a bound, and equal ones come out equal.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { env, node, root } from '../ensure.mjs';
import { assertNodeVersion } from '../node-version.mjs';

/** By name: what it shows, and how it is asked for. */
const PROOFS: Readonly<Record<string, string>> = {
  properties: '--budget 100 --seed 7 [--game romolo]  every random test, so many times longer and from other seeds on',
  twice: '--games 10000 --seed 1 [--game romolo]  random matches of every mode and number of seats: no error, and the same hash twice',
  isolation: '--seed 3 [part of a path ...]  test files in one process, in any order, twice: the same as alone',
  mutants: '--game romolo --count 20 --seed 1  small faults in the rules: those that no test notices',
  pace: '[--moves 60 --seed 1]  how long a move takes until it is seen, and how smoothly boards move',
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
const [first = '', ...rest] = args;
const inFolder = `scripts/prove/${name}/${first}.ts`;
const isInFolder = /^[a-z-]+$/.test(first) && existsSync(root + inFolder);
if (name === 'balance' && !isInFolder) {
  console.error(`There is no balance of "${first}": choose from romolo, hoplomachus, battleground, arcane-legions.`);
  process.exit(2);
}
const { status } = spawnSync(node, isInFolder ? [inFolder, ...rest] : [`scripts/prove/${name}.ts`, ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exit(status ?? 1);
