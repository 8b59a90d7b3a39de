import type { ReactElement } from 'react';

const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};
/** The pips of a six-sided die, 40 × 40. */
export const Pips = ({ face }: { readonly face: number }): readonly ReactElement[] =>
  (PIPS[face] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />);
