import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/checks/sequence.ts';
import { wholeNumber } from './scripts/whole-number.ts';

const fromEnvironment = (name: string): number => wholeNumber(name, process.env[name] ?? '1');
const budget = fromEnvironment('TABULARIUM_BUDGET');

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'], // they have a configuration of their own
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    isolate: false, // what it could hide, `setup.ts` and `npm run prove -- isolation` find
    fsModuleCache: true,
    globalSetup: ['storage/testing/global-setup.ts'],
    setupFiles: ['scripts/checks/setup.ts', 'scripts/checks/random.ts'],
    provide: { budget, seed: fromEnvironment('TABULARIUM_SEED') },
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    testTimeout: 300_000 * budget,
  },
});
