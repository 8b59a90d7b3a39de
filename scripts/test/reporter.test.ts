import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportOf } from '../checks/report.ts';
import { REPORT } from '../checks/reporter.ts';
import { runs } from '../running.ts';

test('a run tells what failed, what was repeated and what was left behind, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  const args = ['run', '--config', 'scripts/test/planted/vitest.config.ts', '--reporter=scripts/checks/reporter.ts'];
  const { ok, output } = await runs('vitest', args, { more: { [REPORT]: path } });
  expect({ ok, output }).toEqual({ ok: false, output: '' });
  const { passed, assertions, failures, retries } = reportOf(readFileSync(path, 'utf8'), ok);
  expect({ passed, assertions }).toEqual({ passed: 3, assertions: 5 });
  const sorted = failures.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? ''));
  expect(sorted).toEqual([
    { file: 'scripts/test/planted/broken.planted.ts', reason: expect.stringContaining('this file cannot be loaded') },
    {
      file: 'scripts/test/planted/faulty.planted.ts',
      test: 'a group > fails (always)',
      reason: expect.stringContaining('expected 1 to be 2'),
    },
    {
      file: 'scripts/test/planted/hopeless.planted.ts',
      test: 'sketch any with 2 seats > names its rules, its options and its end well', // the other tests of the game are skipped
      reason: expect.stringContaining('run `npm run shapes`'),
    },
    { file: 'scripts/test/planted/leaky.planted.ts', reason: expect.stringContaining('process.env.PLANTED, 1 timers') },
  ]);
  expect(retries).toEqual([
    {
      file: 'scripts/test/planted/faulty.planted.ts',
      test: 'passes the second time',
      reason: expect.stringContaining('once is not enough'),
    },
  ]);
});
