// Tests in a real browser: `npm test -- browser`.
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/checks/sequence.ts';

export default defineConfig({
  test: {
    include: ['web/test/browser/**/*.browser.test.ts'],
    globalSetup: ['scripts/browser-site.ts'],
    globals: false,
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    silent: 'passed-only',
    setupFiles: ['scripts/checks/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 1, // `npm test` tells what was repeated, and why
    expect: { poll: { timeout: 30_000 } },
  },
});
