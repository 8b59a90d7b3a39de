// The map in units: every space is a square of 100.

import type { Bounds as BoundsInUnits, Point } from '@tabularium/parts/board';
import { WIDTH } from '../../content/boards.ts';
import type { SpaceName } from '../../table/asks.ts';
import { spaceName, spaceOf } from '../../table/names.ts';
import type { SpaceView } from '../../table/view.ts';

export const CELL = 100;
/** The frame around the playing area, in which the coordinates stand. */
export const FRAME = 24;

/** The part of the map that is shown, and which columns and rows it has. */
export interface Bounds extends BoundsInUnits {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

export const columnOf = (at: SpaceName): number => spaceOf(at) % WIDTH;
export const rowOf = (at: SpaceName): number => Math.floor(spaceOf(at) / WIDTH);
export const cornerOf = (at: SpaceName): Point => ({ x: columnOf(at) * CELL, y: rowOf(at) * CELL });
export const centreOf = (at: SpaceName): Point => ({ x: columnOf(at) * CELL + CELL / 2, y: rowOf(at) * CELL + CELL / 2 });
/** The space in this column and row, if there is one. */
export const spaceAt = (column: number, row: number): SpaceName | undefined =>
  column < 0 || row < 0 || column >= WIDTH || row >= WIDTH ? undefined : spaceName(row * WIDTH + column);

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** The playing area with its frame, without the columns and rows that are out of play. */
export function boundsOf(spaces: readonly SpaceView[]): Bounds {
  const inPlay = spaces.filter(({ kind }) => kind !== 'outOfPlay').map(({ at }) => at);
  const columns = inPlay.map(columnOf);
  const rows = inPlay.map(rowOf);
  const [left, right, top, bottom] = [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows)];
  return {
    x: left * CELL - FRAME,
    y: top * CELL - FRAME,
    width: (right - left + 1) * CELL + 2 * FRAME,
    height: (bottom - top + 1) * CELL + 2 * FRAME,
    columns: range(left, right),
    rows: range(top, bottom),
  };
}
/** How wide something is in an element that shows the whole map. */
export const spanIn = (bounds: Bounds, units: number): string => `${(units / bounds.width) * 100}%`;
