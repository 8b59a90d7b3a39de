// Tests with faults on purpose, for the test of the reporter.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export default defineConfig({
  root,
  test: {
    include: ['scripts/test/planted/*.planted.ts'],
    setupFiles: ['scripts/checks/setup.ts'],
    isolate: false,
    maxWorkers: 1,
    retry: 1,
    silent: 'passed-only',
  },
});
