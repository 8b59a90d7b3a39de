// Pointy-topped hexes as rows on the screen. A hex is its index in the list.
import type { Arrow } from './cell-grid.tsx';

interface Hex {
  readonly q: number;
  readonly r: number;
}
/** From north to south. */
export function hexRows(hexes: readonly Hex[]): readonly (readonly number[])[] {
  const rows = new Map<number, number[]>();
  hexes.forEach(({ r }, hex) => rows.set(r, [...(rows.get(r) ?? []), hex]));
  return [...rows.values()];
}
/** The hex next to another on the screen; -1 beyond the edge. */
export function hexBeside(hexes: readonly Hex[], from: number, arrow: Arrow): number {
  const { q, r } = hexes[from] as Hex;
  const at = (dq: number, dr: number): number => hexes.findIndex((hex) => hex.q === q + dq && hex.r === r + dr);
  if (arrow === 'ArrowLeft') return at(-1, 0);
  if (arrow === 'ArrowRight') return at(1, 0);
  const dr = arrow === 'ArrowUp' ? -1 : 1;
  // Rows are shifted by half a hex. Even rows step right and odd ones left, so that down undoes up.
  const [right, left] = arrow === 'ArrowUp' ? [1, 0] : [0, -1];
  const [first, second] = r % 2 === 0 ? [right, left] : [left, right];
  const found = at(first, dr);
  return found === -1 ? at(second, dr) : found;
}
