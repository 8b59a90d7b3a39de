// Runs tests on files that are shown to them otherwise than they are; the files themselves stay as they are.
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
/** By path, what is shown instead of the file. */
export type Shown = Map<string, string>;

type Options = Pick<InlineConfig, 'isolate' | 'bail' | 'setupFiles'>;
/** A test runner with one process at a time. */
export function makeBench(shown: Shown, reporter: Reporter, options: Options): Promise<Vitest> {
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => shown.get(id.split('?')[0]?.replaceAll('\\', '/') ?? '') ?? null,
  };
  return createVitest(
    {
      root,
      watch: false,
      maxWorkers: 1,
      fsModuleCache: false, // a mutant must not be found again by the next run
      execArgv: ['--max-old-space-size=1500'], // one that collects things for ever ends soon
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
      ...options,
    },
    { plugins: [plugin] },
  );
}

/** Some tests of a file, by their ids, and how long they take with the sound rules. */
export interface Step {
  readonly path: string;
  readonly tests: readonly string[];
  readonly seconds: number;
}
/** What can notice a mutant, in the order in which it is run. */
export interface Trial {
  readonly mutant: Mutant;
  readonly steps: readonly Step[];
}
export type Said = { readonly begins: string } | { readonly isNoticed: boolean };

/** In a process of its own, which is ended when a mutant goes round in circles: a trial comes in, each file that begins and whether it was noticed go out. */
if (import.meta.main) {
  const shown: Shown = new Map();
  let isNoticed = false;
  const say = (said: Said): void => void process.send?.(said);
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
  const vitest = await makeBench(shown, reporter, { isolate: false, bail: 1 });
  const project = vitest.getRootProject();
  const isNoticedBy = async (steps: readonly Step[]): Promise<boolean> => {
    isNoticed = false;
    const files = steps.map(({ path, tests }) => project.createSpecification(path, { testIds: [...tests] }));
    const { unhandledErrors } = await vitest.runTestSpecifications(files);
    return isNoticed || unhandledErrors.length > 0;
  };
  process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL')); // and with it the process in which a mutant may be busy for ever
  process.on('message', async ({ mutant, steps }: Trial) => {
    const path = root + mutant.path;
    shown.set(path, mutated(readFileSync(path, 'utf8'), mutant));
    vitest.invalidateFile(path);
    const noticed = await isNoticedBy(steps);
    shown.delete(path);
    vitest.invalidateFile(path);
    say({ isNoticed: noticed });
  });
}
