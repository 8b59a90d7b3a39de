// Where the slots of a card are on its base. In hundredths of a step, from the centre; the front is above.
import type { Base, UnitDef } from '../../content/kinds.ts';

/** A step in the drawing of a base. */
export const BASE_STEP = 100;
/** How wide the coloured rim of a base is. */
export const RIM = 10;
const SIZES: Readonly<Record<Base, readonly [width: number, depth: number]>> = { wide: [2, 1], column: [1, 2], sortie: [1, 1] };
export const sizeOfBase = (base: Base): { readonly width: number; readonly depth: number } => {
  const [width, depth] = SIZES[base];
  return { width: width * BASE_STEP, depth: depth * BASE_STEP };
};

export interface SlotPlace {
  readonly x: number;
  readonly y: number;
  /** How wide the slot is. */
  readonly size: number;
}
const MOST_SMALL = 27;
/** A large foot covers two by two small ones. */
const footOf = ({ size }: { readonly size: 'small' | 'large' }): number => (size === 'large' ? 2 : 1);

const placesByCard = new WeakMap<UnitDef, readonly SlotPlace[]>();
/** By slot: large ones first, then the small ones, row by row from the front left corner. */
export function slotPlaces(def: UnitDef): readonly SlotPlace[] {
  const kept = placesByCard.get(def);
  if (kept !== undefined) return kept;
  const { width, depth } = sizeOfBase(def.base);
  const [inside, behind] = [width - 2 * RIM, depth - 2 * RIM];
  let best: { readonly size: number; readonly places: readonly SlotPlace[] } | undefined;
  for (let columns = 1; columns <= MOST_COLUMNS; columns++)
    for (let rows = 1; rows <= MOST_COLUMNS; rows++) {
      const size = Math.min(inside / columns, behind / rows);
      if (best !== undefined && size <= best.size) continue;
      const cells = packed(def, columns, rows);
      if (cells !== undefined) best = { size, places: spread(def, cells, { columns, rows, inside, behind, size }) };
    }
  const places = best?.places ?? [];
  placesByCard.set(def, places);
  return places;
}
const MOST_COLUMNS = 16;
interface Cell {
  readonly row: number;
  readonly column: number;
}
/** By slot: its first cell; nothing if there is no room for all. */
function packed({ slots }: UnitDef, columns: number, rows: number): readonly Cell[] | undefined {
  const taken = new Set<number>();
  const cells: Cell[] = [];
  const inOrder = [...slots.keys()].toSorted((a, b) => feet(b) - feet(a) || a - b);
  function feet(slot: number): number {
    return footOf(slots[slot] as UnitDef['slots'][number]); // a key of it
  }
  for (const slot of inOrder) {
    const foot = feet(slot);
    const cell = free(foot);
    if (cell === undefined) return undefined;
    for (let row = 0; row < foot; row++) for (let column = 0; column < foot; column++) taken.add(at(cell.row + row, cell.column + column));
    cells[slot] = cell;
  }
  return cells;

  function at(row: number, column: number): number {
    return row * columns + column;
  }
  function free(foot: number): Cell | undefined {
    for (let row = 0; row + foot <= rows; row++)
      for (let column = 0; column + foot <= columns; column++) {
        const isFree = [0, foot - 1].every((down) => [0, foot - 1].every((right) => !taken.has(at(row + down, column + right))));
        if (isFree) return { row, column };
      }
    return undefined;
  }
}
interface Room {
  readonly columns: number;
  readonly rows: number;
  readonly inside: number;
  readonly behind: number;
  readonly size: number;
}
/** Spread over the whole base; a row that is not full stands in the middle. */
function spread({ slots }: UnitDef, cells: readonly Cell[], { columns, rows, inside, behind, size }: Room): readonly SlotPlace[] {
  const hasLarge = (row: number): boolean => cells.some((cell, slot) => footAt(slot) === 2 && (cell.row === row || cell.row + 1 === row));
  const isMixed = (row: number): boolean =>
    hasLarge(row) && cells.some((cell, slot) => footAt(slot) === 1 && cell.row >= row && cell.row <= row + 1);
  const [wide, high] = [inside / columns, behind / rows];
  const inRow = (row: number): number => cells.reduce((sum, cell, slot) => (cell.row === row ? sum + footAt(slot) : sum), 0);
  const usedRows = Math.max(...cells.map((cell, slot) => cell.row + footAt(slot)));
  function footAt(slot: number): number {
    return footOf(slots[slot] as UnitDef['slots'][number]); // a cell for every slot
  }
  return cells.map(({ row, column }, slot) => {
    const foot = footAt(slot);
    const aside = isMixed(row) ? 0 : ((columns - inRow(row)) * wide) / 2;
    const down = ((rows - usedRows) * high) / 2;
    return {
      x: -inside / 2 + aside + (column + foot / 2) * wide,
      y: -behind / 2 + down + (row + foot / 2) * high,
      size: Math.min(size, MOST_SMALL) * foot,
    };
  });
}
