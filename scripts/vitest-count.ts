export type Count = { readonly passed: number; readonly failed: number };

/** The part of vitest's JSON report that we read. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

/** A file that fails before its first test, and a run that fails without saying where, count as one failure each. */
export function countOf(report: VitestReport | undefined, ok: boolean): Count {
  if (report === undefined) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = report.numFailedTests + broken;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}
