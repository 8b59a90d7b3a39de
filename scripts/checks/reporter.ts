// A vitest reporter: silent while tests pass, it writes at the end what `npm test` prints.
import { writeFileSync } from 'node:fs';
import type { TestError } from 'vitest';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { Finding, TestReport } from './report.ts';

declare module 'vitest' {
  interface TaskMeta {
    assertions?: number;
  }
}
/** Names the file that the report is written to. */
export const REPORT = 'TABULARIUM_REPORT';

export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failures = [
      ...tests.filter((test) => test.result().state === 'failed').map(findingOf),
      ...modules.flatMap(besidesTests),
      ...errors.map((error) => ({ reason: textOf(error) })),
    ];
    const report: TestReport = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      assertions: tests.reduce((sum, test) => sum + (test.meta().assertions ?? 0), 0),
      failures,
      retries: tests.filter((test) => test.diagnostic()?.flaky).map(findingOf),
    };
    const path = process.env[REPORT];
    if (path !== undefined) writeFileSync(path, JSON.stringify(report));
  }
}

const findingOf = (test: TestCase): Finding => ({
  file: test.module.relativeModuleId,
  test: test.fullName,
  reason: (test.result().errors ?? []).map(textOf).join('\n'),
});
/** Errors of a file outside its tests: it cannot be loaded, or a hook failed. */
function besidesTests(module: TestModule): readonly Finding[] {
  const around = [module, ...module.children.allSuites()].flatMap((one) => one.errors());
  return around.map((error) => ({ file: module.relativeModuleId, reason: textOf(error) }));
}
function textOf({ message, stack = '', ...rest }: TestError | SerializedError): string {
  const diff = typeof rest['diff'] === 'string' ? [rest['diff']] : [];
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules') && !line.includes('node:'));
  return [message, ...diff, ...places.slice(0, 4)].join('\n');
}
