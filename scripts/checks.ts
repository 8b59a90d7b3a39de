// Everything that must hold, step by step. The last line is the sum: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, node, root } from './ensure.mjs';
import { ensureChromium } from './ensure-chromium.ts';
import { assertNodeVersion } from './node-version.mjs';
import { type Count, countOf, type VitestReport } from './vitest-count.ts';

type Step = { readonly name: string; readonly run: () => Count };

/** A tool that passes or fails as a whole. */
const tool = (name: string, command: string, ...args: string[]): Step => ({
  name,
  run: () => (runs(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
});

interface TestRun {
  /** Which files; all of them if nothing is said. */
  readonly files?: readonly string[];
  readonly rerun?: 'reload' | 'undo';
  readonly config?: string;
  /** What must be there first. */
  readonly needs?: () => boolean;
}
const tests = (name: string, { files = [], rerun, config, needs }: TestRun = {}): Step => ({
  name,
  run: () => {
    if (needs?.() === false) return { passed: 0, failed: 1 };
    const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
    const report = join(folder, 'report.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files];
    if (config !== undefined) args.push('--config', config);
    const ok = runs('vitest', args, rerun === undefined ? {} : { TABULARIUM_RERUN: rerun });
    const count = countOf(readReport(report), ok);
    rmSync(folder, { recursive: true });
    return count;
  },
});

function runs(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' }).status === 0;
}

function readReport(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined; // vitest died before it wrote one; that counts as a failure
  }
}

const ruleTests = globSync(['games/*/test/rules/**/*.test.ts', 'games/*/test/examples*.test.ts', 'games/*/test/examples*/**/*.test.ts'], {
  cwd: root,
});

const steps: readonly Step[] = [
  tool('types', 'tsc'),
  tool('lint', 'oxlint'),
  tool('format', 'biome', 'ci', '.'),
  tool('floating', node, 'scripts/floating.ts'),
  tool('house-rules', node, 'scripts/house-rules.ts'),
  tests('tests'),
  // The rules once more with a restart at every decision, and as "play, undo, play again".
  ...(ruleTests.length > 0
    ? [tests('reload', { files: ruleTests, rerun: 'reload' }), tests('undo', { files: ruleTests, rerun: 'undo' })]
    : []),
  // The site as it is built, in a real browser.
  tests('browser', { config: 'web/test/browser/vitest.config.ts', needs: ensureChromium }),
];

assertNodeVersion();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. The steps are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const sum = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.log(`\n== ${step.name}`);
  const { passed, failed } = step.run();
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) failures.push(step.name);
}
console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
