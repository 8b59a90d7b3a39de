// How many bytes a page gets per move.
import { quantile } from './curve.ts';
import type { Bytes } from './guests.ts';

export interface Size {
  readonly messages: number;
  readonly median: number;
  readonly p95: number;
}
export interface Sizes {
  /** All pages. */
  readonly all: Size;
  /** Pages that have to decide, whose messages hold options. */
  readonly deciding: Size;
}
const sizeOf = (bytes: readonly number[]): Size => {
  const sorted = bytes.toSorted((one, other) => one - other);
  return { messages: sorted.length, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
};
/** By kind of table, and of all together. */
export function sizesOf(found: ReadonlyMap<string, Bytes>): Readonly<Record<string, Sizes>> {
  const all: Bytes = {
    deciding: Array.from(found.values(), ({ deciding }) => deciding).flat(),
    watching: Array.from(found.values(), ({ watching }) => watching).flat(),
  };
  const entries = [['all', all] as const, ...found];
  return Object.fromEntries(
    entries.map(([kind, { deciding, watching }]) => [kind, { all: sizeOf([...deciding, ...watching]), deciding: sizeOf(deciding) }]),
  );
}
