import { describe, expect, test } from 'vitest';
import { NOTHING } from '../checks/outcome.ts';
import { commandFor, reportOf } from '../checks/report.ts';
import { closingLines, stepLine } from '../checks/telling.ts';

const written = (failures: readonly object[]): string => JSON.stringify({ passed: 3, assertions: 7, failures, retries: [] });

describe('the report of a run', () => {
  test('is what was written', () => {
    expect(reportOf(written([{ file: 'a.test.ts', reason: 'no' }]), false)).toMatchObject({ passed: 3, failures: [{ reason: 'no' }] });
    expect(reportOf(written([]), true)).toMatchObject({ passed: 3, assertions: 7, failures: [] });
  });
  test('is a failure if nothing was written, or if a run fails that names none', () => {
    expect(reportOf(undefined, true).failures).toHaveLength(1);
    expect(reportOf(written([]), false).failures).toHaveLength(1);
  });
});

test('a failure comes with the command that runs it alone', () => {
  expect(commandFor({ reason: 'somewhere' })).toBeUndefined();
  expect(commandFor({ file: 'kernel/test/a.test.ts', reason: 'no' })).toBe('npx vitest run kernel/test/a.test.ts');
  expect(commandFor({ file: 'a.test.ts', test: 'romolo > says all', reason: 'no' })).toBe(
    "npx vitest run a.test.ts -t 'romolo.*says all$'",
  );
  const odd = { file: 'a.test.ts', test: "who's (1+1)?", reason: 'no' };
  expect(commandFor(odd, 'x.config.ts')).toBe(String.raw`npx vitest run --config x.config.ts a.test.ts -t 'who'\''s \(1\+1\)\?$'`);
});

describe('what is printed', () => {
  const failed = { what: 'a.test.ts > adds', reason: '1 is not 2\nat a.test.ts:3', command: 'npx vitest run a.test.ts' };
  const good = { ...NOTHING, passed: 1200, tests: 1200, assertions: 3400 };
  test('is one line for each step', () => {
    expect(stepLine('tests', good, 61.2)).toBe('tests        1,200 tests passed, 3,400 assertions (61 s)');
    expect(stepLine('types', { ...NOTHING, passed: 1 }, 3)).toBe('types        passed (3 s)');
    expect(stepLine('browser', NOTHING, 0)).toBe('browser      nothing to run (0 s)');
    expect(stepLine('types', { ...NOTHING, failures: [failed] }, 3)).toBe('types        1 FAILED, told below (3 s)');
  });
  test('ends with what was repeated, what failed, and the sum', () => {
    expect(closingLines([good, { ...NOTHING, failures: [failed], retries: [{ ...failed, what: 'b.test.ts > waits' }] }])).toEqual([
      '',
      'Passed only when it was repeated: b.test.ts > waits',
      '  1 is not 2',
      '  at a.test.ts:3',
      '  Run it alone: npx vitest run a.test.ts',
      '',
      'Failed: a.test.ts > adds',
      '  1 is not 2',
      '  at a.test.ts:3',
      '  Run it alone: npx vitest run a.test.ts',
      '',
      '1,200 tests, 3,400 assertions, 1 retry',
      '1200 passed, 1 failed',
    ]);
  });
});
