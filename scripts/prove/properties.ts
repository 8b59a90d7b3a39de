// Every random test with a larger budget and other seeds:
//   npm run prove -- properties --budget 100 --seed 7 [--game romolo]
// A failure names its seed; TABULARIUM_BUDGET=1 TABULARIUM_SEED=<that seed> npx vitest run <file> repeats it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { env, root } from '../ensure.mjs';
import { asked, refuse } from './asked.ts';

const { numbers, texts } = asked({ budget: 10, seed: 1 }, ['game']);
const { game = '*' } = texts;
const places = [`games/${game}/test/**/*.test.ts`, ...(game === '*' ? ['{kernel,geometry,web}/test/**/*.test.ts'] : [])];
const isRandom = (path: string): boolean => /\b(checkGame|seeds|times|inject|fc\.assert)\(/.test(readFileSync(root + path, 'utf8'));
const files = globSync(places, { cwd: root }).filter((path) => !path.includes('.browser.') && isRandom(path));
if (files.length === 0) refuse(`There is no game "${game}".`);
const { status } = spawnSync('vitest', ['run', ...files], {
  cwd: root,
  env: { ...env, TABULARIUM_BUDGET: String(numbers['budget']), TABULARIUM_SEED: String(numbers['seed']) },
  stdio: 'inherit',
});
process.exit(status ?? 1);
