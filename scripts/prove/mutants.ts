// Puts small faults into the rules of a game, one at a time, and lists those that no test of the game notices:
//   npm run prove -- mutants --game romolo --count 100 --seed 1 [--json]
//   npm run prove -- mutants --game romolo --at games/romolo/rules/upkeep/wages.ts:20
// A first run of the unchanged rules notes which tests reach which places, so that each mutant meets only those, the shortest files first.
import { type ChildProcess, fork } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FastDice, shuffle } from '@tabularium/kernel';
import type { TestCase } from 'vitest/node';
import { MANNERS } from '../../kernel/testing/manners.ts';
import { env, node, root } from '../ensure.mjs';
import { asked, refuse } from './asked.ts';
import { type BenchMessage, makeBench, type ReplacedFiles, type TestRun, type Trial } from './mutant-bench.ts';
import { type Mutant, mutantsOf, watched } from './mutate.ts';

/** A mutant that takes this many times as long as the unchanged rules loops endlessly, which counts as noticed. */
const PATIENCE = 5;
/** Allowances for starting a process and loading a file on a busy machine. */
const SECONDS_TO_START = 20;
const SECONDS_TO_LOAD = 0.2;

/** Every mutant of a game's rules. */
function allOf(game: string): readonly Mutant[] {
  const files = globSync(`{games,examples}/${game}/rules/**/*.ts`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return files.toSorted().flatMap((path) => mutantsOf(path, readFileSync(root + path, 'utf8')));
}
/** A random sample of them; equal seeds give equal samples. */
export function draw(game: string, count: number, seed: number): readonly Mutant[] {
  const all = [...allOf(game)];
  shuffle(all, new FastDice(seed));
  return all.slice(0, count);
}

/** A passing test, with the mutants whose places it reaches. */
interface Witness {
  readonly path: string;
  readonly id: string;
  readonly seconds: number;
  readonly isPlain: boolean;
  readonly seen: ReadonlySet<number>;
}
/** Runs the tests on the unchanged rules. */
export async function witnessesOf(mutants: readonly Mutant[], tests: string): Promise<readonly Witness[]> {
  const numbered = mutants.map((mutant, number) => ({ ...mutant, number }));
  const replaced: ReplacedFiles = new Map();
  for (const [path, inFile] of Map.groupBy(numbered, (mutant) => mutant.path))
    replaced.set(root + path, watched(readFileSync(root + path, 'utf8'), inFile));
  const found: Witness[] = [];
  const note = (test: TestCase): void => {
    const { state } = test.result();
    if (state === 'failed') refuse(`${test.fullName} fails without any mutant: fix that first.`);
    const isPlain = !Object.values(MANNERS).some((name) => name !== '' && test.name.endsWith(name));
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    found.push({ path: test.module.moduleId, id: test.id, seconds, isPlain, seen: new Set(test.meta().seen) });
  };
  const setupFiles = ['mutant-seen.ts', '../checks/setup.ts', '../checks/random.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  );
  const vitest = await makeBench(replaced, { onTestCaseResult: note }, { isolate: true, setupFiles });
  const files = await vitest.globTestSpecifications([tests]);
  const { unhandledErrors } = await vitest.runTestSpecifications(files);
  await vitest.close();
  if (unhandledErrors.length > 0) throw new Error(`outside of every test: ${JSON.stringify(unhandledErrors[0])}`);
  return found;
}

/** First the tests that reach the mutant's place, then the rest of their files, which may depend on an earlier test or run in another manner. */
export function roundsFor(number: number, witnesses: readonly Witness[]): readonly (readonly TestRun[])[] {
  const files = [...Map.groupBy(witnesses, ({ path }) => path).values()].filter((tests) => tests.some(({ seen }) => seen.has(number)));
  const first = (test: Witness): boolean => test.isPlain && test.seen.has(number);
  return [first, (test: Witness) => !first(test)].map((chooses) => {
    const chosen = files.map((tests) => tests.filter(chooses)).filter((tests) => tests.length > 0);
    const steps = chosen.map((tests) => ({
      path: tests[0]?.path ?? '',
      tests: tests.map(({ id }) => id),
      seconds: tests.reduce((sum, { seconds }) => sum + seconds, SECONDS_TO_LOAD),
    }));
    return steps.toSorted((a, b) => a.seconds - b.seconds);
  });
}

type Verdict = 'noticed' | 'endless' | 'survived' | 'untested';
/** Tries mutants in a child process, which is replaced when one of them hangs. */
export class Court {
  #bench: ChildProcess | undefined;
  /** Collects what a killed process leaves behind. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'tabularium-mutants-'));

  async verdictOf(mutant: Mutant, rounds: readonly (readonly TestRun[])[]): Promise<Verdict> {
    if (rounds.every(({ length }) => length === 0)) return 'untested';
    for (const steps of rounds) {
      if (steps.length === 0) continue;
      const answer = await this.#try({ mutant, steps });
      if (answer === undefined) return 'endless';
      if (answer) return 'noticed';
    }
    return 'survived';
  }
  /** Whether tests noticed it; undefined if a file took too long. */
  #try(trial: Trial): Promise<boolean | undefined> {
    this.#bench ??= fork(new URL('mutant-bench.ts', import.meta.url), {
      cwd: root,
      env: { ...env, TMPDIR: this.#folder },
      execPath: node,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const bench = this.#bench;
    const { promise, resolve } = Promise.withResolvers<boolean | undefined>();
    const giveUp = (): void => {
      this.#stop();
      resolve(undefined);
    };
    const waitFor = (path?: string): NodeJS.Timeout => {
      const { seconds = 0 } = trial.steps.find((step) => step.path === path) ?? {};
      return setTimeout(giveUp, 1000 * (SECONDS_TO_START + PATIENCE * seconds));
    };
    let timer = waitFor();
    const hear = (said: BenchMessage): void => {
      clearTimeout(timer);
      if ('begins' in said) timer = waitFor(said.begins);
      else {
        bench.off('message', hear);
        resolve(said.isNoticed);
      }
    };
    bench.on('message', hear).send(trial);
    return promise;
  }
  /** Kills the whole group, including the process in which the tests run. */
  #stop(): void {
    if (this.#bench?.pid !== undefined) process.kill(-this.#bench.pid, 'SIGKILL');
    this.#bench = undefined;
  }
  end(): void {
    this.#stop();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }); // it may still be ending
  }
}

const said = ({ path, line, was, becomes }: Mutant): string => `${path}:${line}  ${was.split('\n')[0]}  ->  ${becomes.split('\n')[0]}`;

if (import.meta.main) {
  const { numbers, texts, isJson } = asked({ count: 100, seed: 1 }, ['game', 'at'], { takesJson: true });
  const { count = 0, seed = 0 } = numbers;
  const { game = '', at } = texts;
  const mutants = at === undefined ? draw(game, count, seed) : allOf(game).filter(({ path, line }) => `${path}:${line}` === at);
  if (mutants.length === 0)
    refuse(at === undefined ? `There are no rules of a game "${game}": say which with --game.` : `There is nothing to change at ${at}.`);
  const witnesses = await witnessesOf(mutants, `/${game}/test/`);
  const court = new Court();
  const verdicts: Verdict[] = [];
  for (const [number, mutant] of mutants.entries()) {
    const verdict = await court.verdictOf(mutant, roundsFor(number, witnesses));
    verdicts.push(verdict);
    console.log(isJson ? JSON.stringify({ ...mutant, verdict }) : `${verdict.padEnd(8)} ${said(mutant)}`);
  }
  court.end();
  const survivors = verdicts.filter((verdict) => verdict === 'survived' || verdict === 'untested').length;
  if (!isJson) console.log(`${survivors} of ${mutants.length} mutants of ${game} survived`);
}
