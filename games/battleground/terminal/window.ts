// The part of the battlefield to draw: around the action or the choice; between activations around all figures.
import type { Sighted } from '@tabularium/parts/shape';
import { COLUMNS, ROWS } from '../content/maps.ts';
import type { PositionName } from '../content/place-names.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';

/** Columns and rows from 0, the last ones included. */
export interface Window {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export const CELL_WIDTH = 3;
/** Before the first column: the numbers of the rows. */
export const MARGIN = 3;
/** The most rows during an activation, and those around the acting figure. */
const MOST_ROWS = 17;
const ROUND_ACTORS = 6;
const ROUND_OTHERS = 2;

/** `M15`, `M15^` and `M15 west` lie in column 12, row 14. */
export function hexAt(at: PositionName): { readonly column: number; readonly row: number } {
  return { column: at.charCodeAt(0) - 'A'.charCodeAt(0), row: Number.parseInt(at.slice(1), 10) - 1 };
}
export const hexName = (column: number, row: number): PositionName => `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;

/** What is written on the hexes that the viewer chooses from: movement points, or a mark. */
export function targetsOf({ decisions, table }: Sighted<BattlegroundKit, BattlegroundView>): ReadonlyMap<PositionName, string> {
  const targets = new Map<PositionName, string>();
  for (const { ask, options } of decisions)
    for (const option of options as readonly { readonly at?: PositionName; readonly figure?: string; readonly cost?: number }[]) {
      const at = option.at ?? table.figures.find(({ figure }) => figure === option.figure)?.at;
      if (at !== undefined && at !== null) targets.set(at.split(' ')[0] as string, ask === 'moveTo' ? String(option.cost) : '*');
    }
  return targets;
}

export function windowOf(view: BattlegroundView, targets: ReadonlyMap<PositionName, string>, width: number): Window {
  const acting = view.frames.flatMap(({ figure, against }) => [figure, against]);
  const standing = view.figures.flatMap(({ figure, at }) => (at === null ? [] : [{ figure, at }]));
  const actors = standing.filter(({ figure }) => acting.includes(figure)).map(({ at }) => at);
  const isActive = actors.length > 0;
  const others = isActive ? [] : [...standing.map(({ at }) => at), ...view.objectives.map(({ at }) => at)];
  const spots = [...actors, ...targets.keys(), ...others].map(hexAt);
  const centre = hexAt(actors.at(-1) ?? targets.keys().next().value ?? standing[0]?.at ?? hexName(COLUMNS >> 1, ROWS >> 1));
  const columns = Math.max(1, Math.floor((width - MARGIN) / CELL_WIDTH));
  const [top, bottom] = around(
    spots.map(({ row }) => row),
    centre.row,
    { most: isActive ? MOST_ROWS : ROWS, size: ROWS, margin: isActive ? ROUND_ACTORS : ROUND_OTHERS },
  );
  const [left, right] =
    columns >= COLUMNS ? [0, COLUMNS - 1] : around([0, COLUMNS - 1], centre.column, { most: columns, size: COLUMNS, margin: 0 });
  return { left, right, top, bottom };
}
interface Extent {
  readonly most: number;
  readonly size: number;
  readonly margin: number;
}
/** All of these and some more on each side, or as many as possible around the centre. */
function around(spots: readonly number[], centre: number, { most, size, margin }: Extent): [from: number, to: number] {
  const from = Math.max(0, Math.min(centre, ...spots) - margin);
  const to = Math.min(size - 1, Math.max(centre, ...spots) + margin);
  if (to - from < most) return [from, to];
  const first = Math.max(0, Math.min(size - most, centre - (most >> 1)));
  return [first, first + most - 1];
}
