// The terms of a movement: its points, on foot or through the air, and the figures it must lead toward or end in sight of. MOB-7.24, MOB-7.83
import { FOOTPRINTS, type Place, type Position } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { baseOf } from '../figures/figures.ts';

export interface ReachTerms {
  readonly points: number;
  /** Jumps and teleports go through the air, over everything. */
  readonly by: 'foot' | 'air';
  /** The movement must follow a shortest path to this figure. MOB-7.83 */
  readonly toward?: FigureId | undefined;
  /** It must also end where that path does, beside the figure. MOB-7.85 */
  readonly charge?: boolean;
  /** The movement must end where this figure sees it. MOB-7.24, MOB-7.25 */
  readonly inSightOf?: FigureId | undefined;
  /** Assumes that this figure stands elsewhere. */
  readonly imagine?: { readonly figure: FigureId; readonly place: Place };
}
export interface Reach {
  /** The places where the movement can end, cheapest first. */
  readonly places: Place[];
  readonly costs: number[];
}
/** A single movement on the way: where it ends, and what it costs. */
export interface Stage {
  readonly place: Place;
  readonly points: number;
}

/** Where a figure stands, or is imagined to stand. */
export const baseIn = (table: Table, id: FigureId, { imagine }: Pick<ReachTerms, 'imagine'>): readonly Position[] =>
  imagine?.figure === id ? (FOOTPRINTS[imagine.place] as readonly Position[]) : baseOf(figureAt(table, id));
