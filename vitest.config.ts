import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/checks/sequence.ts';
import { hasMutant, mutantPlugin } from './scripts/prove/mutant-plugin.ts';

/** A whole number from 1 on that the environment may set. */
function fromEnvironment(name: string): number {
  const said = process.env[name] ?? '1';
  if (!/^[1-9]\d*$/.test(said)) throw new Error(`${name} must be a whole number from 1 on, not "${said}"`);
  return Number(said);
}
const budget = fromEnvironment('TABULARIUM_BUDGET');

export default defineConfig({
  plugins: [mutantPlugin()],
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'], // they have a configuration of their own
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    isolate: false, // what it could hide, `setup.ts` and `npm run prove -- isolation` find
    fsModuleCache: !hasMutant, // a mutant must not be found again by the next run
    setupFiles: ['scripts/checks/setup.ts', 'scripts/checks/random.ts'],
    provide: { budget, seed: fromEnvironment('TABULARIUM_SEED') },
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    testTimeout: 300_000 * budget,
  },
});
