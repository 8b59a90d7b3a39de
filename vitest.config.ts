import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts'], // they have a configuration of their own
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
  },
});
