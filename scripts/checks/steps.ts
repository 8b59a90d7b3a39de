// The steps of `npm test`, and how each of them runs.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root } from '../ensure.mjs';
import { ensureChromium } from '../ensure-chromium.ts';
import { ensurePostgres } from '../ensure-postgres.ts';
import { runs } from '../running.ts';
import { OF_ALL_GAMES, type Scope } from './affected.ts';
import { type Failure, NOTHING, type Outcome, type Step } from './outcome.ts';
import { commandFor, type Finding, reportOf, type TestReport } from './report.ts';
import { REPORT } from './reporter.ts';

const TOOLS: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  types: ['tsc'],
  lint: ['oxlint'],
  format: ['biome', 'ci', '--colors=off', '.'],
  floating: [node, 'scripts/floating.ts'],
  'house-rules': [node, 'scripts/house-rules.ts'],
};
/** Test files that start PostgreSQL. */
const NEEDS_POSTGRES = /^(storage|server)\/|^scripts\/test\/kill\./;
const BROWSER_CONFIG = 'vitest.browser.config.ts';
export const STEPS: readonly string[] = [...Object.keys(TOOLS), 'tests', 'browser'];

/** What was asked for. */
export interface Wanted {
  readonly steps: readonly string[];
  readonly scope: Scope;
}
export function stepsFor({ steps, scope }: Wanted): readonly Step[] {
  return STEPS.filter((name) => steps.includes(name)).map((name) => {
    const [command, ...always] = TOOLS[name] ?? [];
    const args = [...always, ...narrowing(name, scope.game, steps.length === STEPS.length)];
    if (command !== undefined) return { name, lane: 'checks', run: (niceness) => tool(name, command, args, niceness) };
    if (name === 'tests') return { name, lane: 'checks', run: (niceness) => tests(scope, niceness) };
    return { name, lane: 'browser', run: () => browser(scope.browser) };
  });
}

/** The slowest look at one game only. All types are checked with everything else: code outside the game may use it. */
function narrowing(name: string, game: string | undefined, isEverything: boolean): readonly string[] {
  if (game === undefined) return [];
  if (name === 'floating') return [game];
  return name === 'types' && !isEverything ? ['-p', projectOf(game)] : [];
}
/** A project of one game and what it imports. It lies in `node_modules`, where the types of packages are found and git does not look. */
function projectOf(game: string): string {
  const folder = join(root, 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `tsconfig.${game}.json`);
  const include = [join(root, 'games', game), join(root, 'examples', game)];
  writeFileSync(path, JSON.stringify({ extends: join(root, 'tsconfig.json'), include }));
  return path;
}

/** A tool that passes or fails as a whole. */
async function tool(name: string, command: string, args: readonly string[], niceness: number): Promise<Outcome> {
  const { ok, output } = await runs(command, args, { niceness });
  if (ok) return { ...NOTHING, passed: 1 };
  const reason = name === 'format' ? `${output}\n\`npm run format\` mends it.` : output;
  return { ...NOTHING, failures: [{ what: name, reason, command: `npm test -- ${name}` }] };
}

async function tests({ tests: files, game }: Scope, niceness: number): Promise<Outcome> {
  if (files !== 'all' && files.length === 0) return NOTHING;
  const failures: Failure[] = [];
  const fail = (reason: string): unknown => failures.push({ what: 'tests', reason, command: 'npm test -- tests' });
  const problem = files === 'all' || files.some((file) => NEEDS_POSTGRES.test(file)) ? await ensurePostgres() : undefined;
  if (problem !== undefined) fail(problem);
  // Tests write into this folder, which must be empty at the end.
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  chmodSync(folder, 0o711); // a PostgreSQL that root starts runs as another user
  const terms = { niceness, more: { TMPDIR: folder } };
  const own = await vitest(files === 'all' ? [] : files, terms);
  const outcome = game === undefined ? own : both(own, await vitest([...OF_ALL_GAMES, '-t', `(^| )${game}( |$)`], terms));
  const left = readdirSync(folder).filter((name) => !name.startsWith('node-compile-cache'));
  rmSync(folder, { recursive: true });
  if (left.length > 0) fail(`some test left files behind: ${left.join(', ')}`);
  return { ...outcome, failures: [...outcome.failures, ...failures] };
}

const both = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  tests: one.tests + other.tests,
  assertions: one.assertions + other.assertions,
  failures: [...one.failures, ...other.failures],
  retries: [...one.retries, ...other.retries],
});

/** The site as it is built, in a real browser. */
async function browser(files: Scope['browser']): Promise<Outcome> {
  if (files !== 'all' && files.length === 0) return NOTHING;
  const problem = await ensureChromium();
  if (problem !== undefined) return { ...NOTHING, failures: [{ what: 'browser', reason: problem, command: 'npm test -- browser' }] };
  return vitest(files === 'all' ? [] : files, { config: BROWSER_CONFIG });
}

interface VitestRun {
  readonly niceness?: number;
  readonly config?: string;
  readonly more?: NodeJS.ProcessEnv;
}
async function vitest(files: readonly string[], { niceness = 0, config, more = {} }: VitestRun): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-'));
  const path = join(folder, 'report.json');
  const args = ['run', '--reporter=scripts/checks/reporter.ts', ...(config === undefined ? [] : ['--config', config]), ...files];
  const { ok, output } = await runs('vitest', args, { niceness, more: { ...more, [REPORT]: path } });
  const report = reportOf(readIfThere(path), ok);
  rmSync(folder, { recursive: true });
  return outcomeOf(report, output, config);
}
function outcomeOf({ passed, assertions, failures, retries }: TestReport, output: string, config?: string): Outcome {
  const told = (finding: Finding): Failure => {
    const { file, test, reason } = finding;
    const what = [file ?? 'outside of every test', ...(test === undefined ? [] : [test])].join(' > ');
    const command = commandFor(finding, config);
    return { what, reason: file === undefined ? `${reason}\n${output}` : reason, ...(command === undefined ? {} : { command }) };
  };
  return { tests: passed, assertions, passed, failures: failures.map(told), retries: retries.map(told) };
}
function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // vitest died before it wrote one; that counts as a failure
  }
}
