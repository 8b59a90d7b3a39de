// A vitest sequencer: the slowest files first, so that no worker is left with one at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of paths of the slowest files, slowest first. All others come after them, by size. */
const LONGEST: readonly RegExp[] = [
  /pages/,
  /browser\/arcane-legions/,
  /browser\/battleground/,
  /game\.test/,
  /speech\/test\/games/,
  /crowd/,
  /bot\.test/,
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((part) => part.test(moduleId));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
