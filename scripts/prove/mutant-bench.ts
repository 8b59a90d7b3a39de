// Runs tests with some files replaced; the files on disk stay as they are.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { BaseSequencer, createVitest, type InlineConfig, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../ensure.mjs';
import { type Mutant, mutated } from './mutate.ts';

class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}
/** By path: the text that is loaded instead of the file's. */
export type ReplacedFiles = Map<string, string>;

type Options = Pick<InlineConfig, 'isolate' | 'bail' | 'setupFiles'>;
/** A test runner with one process at a time. */
export function makeBench(replaced: ReplacedFiles, reporter: Reporter, options: Options): Promise<Vitest> {
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => replaced.get(id.split('?')[0]?.replaceAll('\\', '/') ?? '') ?? null,
  };
  return createVitest(
    {
      root,
      watch: false,
      maxWorkers: 1,
      fsModuleCache: false, // a cached mutant must not reach the next run
      execArgv: ['--max-old-space-size=1500'], // a mutant that allocates endlessly fails early
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
      ...options,
    },
    { plugins: [plugin] },
  );
}

/** Some tests of a file, by their ids, and how long they take with the unchanged rules. */
export interface TestRun {
  readonly path: string;
  readonly tests: readonly string[];
  readonly seconds: number;
}
/** A mutant with the tests that can notice it, in the order in which they run. */
export interface Trial {
  readonly mutant: Mutant;
  readonly steps: readonly TestRun[];
}
export type BenchMessage = { readonly begins: string } | { readonly isNoticed: boolean };

/** The child process, which is killed when a mutant loops endlessly. It receives trials, and reports each file that starts and whether the mutant was noticed. */
if (import.meta.main) {
  const replaced: ReplacedFiles = new Map();
  let isNoticed = false;
  const say = (said: BenchMessage): void => void process.send?.(said);
  const reporter: Reporter = {
    onTestModuleQueued: (module) => say({ begins: module.moduleId }),
    onTestModuleStart: (module) => say({ begins: module.moduleId }),
    onTestCaseResult: (test) => {
      if (test.result().state === 'failed') isNoticed = true;
    },
    onTestModuleEnd: (module) => {
      if (module.state() === 'failed') isNoticed = true;
    },
  };
  const vitest = await makeBench(replaced, reporter, { isolate: false, bail: 1 });
  const project = vitest.getRootProject();
  const isNoticedBy = async (steps: readonly TestRun[]): Promise<boolean> => {
    isNoticed = false;
    const files = steps.map(({ path, tests }) => project.createSpecification(path, { testIds: [...tests] }));
    const { unhandledErrors } = await vitest.runTestSpecifications(files);
    return isNoticed || unhandledErrors.length > 0;
  };
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL')); // the whole group, with the process in which a mutant may loop endlessly
  process.on('message', async ({ mutant, steps }: Trial) => {
    const path = root + mutant.path;
    replaced.set(path, mutated(readFileSync(path, 'utf8'), mutant));
    vitest.invalidateFile(path);
    const noticed = await isNoticedBy(steps);
    replaced.delete(path);
    vitest.invalidateFile(path);
    say({ isNoticed: noticed });
  });
}
