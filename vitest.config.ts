import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
