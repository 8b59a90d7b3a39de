// What a run of the tests leaves behind: written by `reporter.ts`, read by `npm test`.

/** Something that failed, or passed only when retried. */
export interface Finding {
  /** Relative to the repository; nothing where an error belongs to no file. */
  readonly file?: string;
  /** The names of the test's groups and its own, joined by ` > `; undefined for a whole file. */
  readonly test?: string;
  readonly reason: string;
}
export interface TestReport {
  readonly passed: number;
  readonly assertions: number;
  readonly failures: readonly Finding[];
  readonly retries: readonly Finding[];
}

/** Reads the report of a run. A run that died without one, or failed without saying where, counts as one failure. */
export function reportOf(written: string | undefined, ok: boolean): TestReport {
  if (written === undefined)
    return { passed: 0, assertions: 0, failures: [{ reason: 'the tests ended before they could report' }], retries: [] };
  const report: TestReport = JSON.parse(written);
  const hidden = !ok && report.failures.length === 0 ? [{ reason: 'the run failed, and no test says why' }] : [];
  return { ...report, failures: [...report.failures, ...hidden] };
}

/** How to run it alone, to be pasted into a shell. */
export function commandFor({ file, test }: Finding, config?: string): string | undefined {
  if (file === undefined) return undefined;
  const chosen = config === undefined ? [] : ['--config', config];
  const named = test === undefined ? [] : ['-t', quoted(`${escaped(test).replaceAll(' > ', '.*')}$`)];
  return ['npx vitest run', ...chosen, quoted(file), ...named].join(' ');
}
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`);
