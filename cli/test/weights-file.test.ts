import { expect, test } from 'vitest';
import { weightsFile } from '../crew/weights-file.ts';

test('modes are added and replaced one by one', () => {
  const one = weightsFile(undefined, 'base', ['how', 'how good'], { base: [1], late: [-0.5] });
  expect(
    one,
  ).toBe(`// What each number of \`foresight.ts\` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // how
  // how good
  base: {
    base: [1],
    late: [-0.5],
  },
};
`);
  const two = weightsFile(one, 'two-teams', ['too'], { base: [2], late: [0], bias: 0.25 });
  expect(two).toBe(one.replace(/\};\n$/, "  // too\n  'two-teams': {\n    base: [2],\n    late: [0],\n    bias: 0.25,\n  },\n};\n"));
  expect(weightsFile(two, 'base', ['how', 'how good'], { base: [1], late: [-0.5] })).toBe(two);
  expect(weightsFile('export const weights = {};\n', 'base', ['how', 'how good'], { base: [1], late: [-0.5] })).toBe(one);
});

test('long lists fill their lines as the formatter would', () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i / 1000);
  const lines = weightsFile(undefined, 'base', [], { base: numbers, late: [] }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(140);
  expect(lines.filter((line) => /^ {6}[\d., ]+,$/.test(line))).toHaveLength(3);
});
