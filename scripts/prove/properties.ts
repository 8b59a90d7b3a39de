// Every random test with a larger budget and from other seeds on:
//   npm run prove -- properties --budget 100 --seed 7 [--game romolo]
// A failure names its seed; TABULARIUM_BUDGET=1 TABULARIUM_SEED=<that seed> npx vitest run <file> comes back to it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { env, root } from '../ensure.mjs';

const { values } = parseArgs({
  options: { budget: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' }, game: { type: 'string', default: '*' } },
});
const places = [`games/${values.game}/test/**/*.test.ts`, ...(values.game === '*' ? ['{kernel,geometry,web}/test/**/*.test.ts'] : [])];
const isRandom = (path: string): boolean => /\b(checkGame|seeds|times|inject|fc\.assert)\(/.test(readFileSync(root + path, 'utf8'));
const files = globSync(places, { cwd: root }).filter((path) => !path.includes('.browser.') && isRandom(path));
if (files.length === 0) {
  console.error(`There is no game "${values.game}".`);
  process.exit(2);
}
const { status } = spawnSync('vitest', ['run', ...files], {
  cwd: root,
  env: { ...env, TABULARIUM_BUDGET: values.budget, TABULARIUM_SEED: values.seed },
  stdio: 'inherit',
});
process.exit(status ?? 1);
