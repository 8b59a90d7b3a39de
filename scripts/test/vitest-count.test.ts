import { expect, test } from 'vitest';
import { countOf } from '../vitest-count.ts';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

test('tests are counted', () => {
  expect(countOf({ numPassedTests: 3, numFailedTests: 1, testResults: [file('failed', 4)] }, false)).toEqual({ passed: 3, failed: 1 });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countOf({ numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3), file('failed', 0)] }, false)).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('an error outside every test is a failure', () => {
  expect(countOf({ numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3)] }, false)).toEqual({ passed: 3, failed: 1 });
});

test('no report is a failure', () => {
  expect(countOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
