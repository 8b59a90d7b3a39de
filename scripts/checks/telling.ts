// What `npm test` prints.
import type { Failure, Outcome } from './outcome.ts';

const WIDTH = 12;
const count = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** A line for a step that has ended. */
export function stepLine(name: string, { passed, tests, assertions, failures }: Outcome, seconds: number): string {
  const done = passed > 0 ? 'passed' : 'nothing to run';
  const what = tests > 0 ? `${count(tests, 'test')} passed, ${count(assertions, 'assertion')}` : done;
  return `${name.padEnd(WIDTH)} ${failures.length > 0 ? `${failures.length} FAILED, told below` : what} (${seconds.toFixed(0)} s)`;
}

const told = (title: string, { what, reason, command }: Failure): readonly string[] => [
  '',
  `${title}: ${what}`,
  ...reason.split('\n').map((line) => `  ${line}`),
  ...(command === undefined ? [] : [`  Run it alone: ${command}`]),
];

/** What was retried and why, what failed and how to run it alone, and the sum. */
export function closingLines(outcomes: readonly Outcome[]): readonly string[] {
  const sum = (value: (one: Outcome) => number): number => outcomes.reduce((total, one) => total + value(one), 0);
  const retries = outcomes.flatMap((one) => one.retries);
  const failures = outcomes.flatMap((one) => one.failures);
  const tests = sum((one) => one.tests);
  const assertions = count(
    sum((one) => one.assertions),
    'assertion',
  );
  return [
    ...retries.flatMap((one) => told('Passed only when it was repeated', one)),
    ...failures.flatMap((one) => told('Failed', one)),
    '',
    ...(tests > 0 ? [`${count(tests, 'test')}, ${assertions}, ${count(retries.length, 'retry', 'retries')}`] : []),
    `${sum((one) => one.passed)} passed, ${failures.length} failed`,
  ];
}
