// Test files share processes. This runs all of them in one process in random order, and then again in reverse order:
//   npm run prove -- isolation --seed 3 [part of a path ...]
// Every test must end as it does when its file has a process to itself, with the same number of assertions.
import { FastDice, shuffle } from '@tabularium/kernel';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { asked } from './asked.ts';

class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}
/** The same file under another name, so that a process that has already run it loads it again. */
const AGAIN = '?again';

type Results = ReadonlyMap<string, string>;
/** By file and test, how it ended. */
function resultsOf(modules: readonly TestModule[]): Results {
  const found = new Map<string, string>();
  for (const module of modules) {
    const file = module.moduleId.replace(AGAIN, '');
    const isAgain = module.moduleId.endsWith(AGAIN) ? ' (again)' : '';
    for (const error of module.errors()) found.set(`${file}${isAgain}`, error.message);
    for (const test of module.children.allTests())
      found.set(`${file}${isAgain} > ${test.fullName}`, `${test.result().state} after ${test.meta().assertions ?? 0} assertions`);
  }
  return found;
}

async function run(
  filters: readonly string[],
  isolate: boolean,
  arrange: (files: TestSpecification[]) => TestSpecification[],
): Promise<Results> {
  const vitest = await createVitest('test', {
    watch: false,
    isolate,
    maxWorkers: isolate ? 2 : 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
  });
  const files = await vitest.globTestSpecifications([...filters]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(arrange(files));
  await vitest.close();
  if (unhandledErrors.length > 0) throw new Error(`outside of every test: ${JSON.stringify(unhandledErrors[0])}`);
  return resultsOf(testModules);
}

function mixed(files: TestSpecification[], seed: number): TestSpecification[] {
  shuffle(files, new FastDice(seed));
  return [...files, ...files.toReversed().map(({ project, moduleId }) => project.createSpecification(moduleId + AGAIN))];
}

/** One line for every test that ends differently among others than alone. */
export function differences(alone: Results, together: Results): readonly string[] {
  const missing = [...alone.keys()].flatMap((name) => {
    const [file = '', ...rest] = name.split(' > ');
    return [name, [`${file} (again)`, ...rest].join(' > ')].filter((one) => !together.has(one)).map((one) => `${one}: was not run`);
  });
  const other = [...together].flatMap(([name, end]) => {
    const before = alone.get(name.replace(' (again)', ''));
    return before === end ? [] : [`${name}: ${end}; alone: ${before ?? 'nothing'}`];
  });
  return [...missing, ...other];
}

if (import.meta.main) {
  const { numbers, words } = asked({ seed: 1 }, [], { takesWords: true });
  const seed = numbers['seed'] ?? 1;
  const alone = await run(words, true, (files) => files);
  const together = await run(words, false, (files) => mixed(files, seed));
  const found = differences(alone, together);
  for (const line of found) console.log(line);
  console.log(`${alone.size} tests, run alone and twice in one process (seed ${seed}): ${found.length} differences`);
  process.exit(found.length > 0 ? 1 : 0);
}
