// Tests in a real browser, one after the other: `npm test -- browser`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    include: ['web/test/browser/**/*.browser.test.ts'],
    globalSetup: [`${root}scripts/browser-site.ts`],
    globals: false,
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: 1, // a busy machine may keep the browser waiting once
    expect: { poll: { timeout: 30_000 } },
  },
});
