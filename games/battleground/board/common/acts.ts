// News shown one act after another, and how a figure stood between two acts.
import type { Act as ActOf, Play as PlayOf } from '@tabularium/parts/board';
import type { PositionName } from '../../content/place-names.ts';
import type { FacingTold } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';

export type Act = ActOf<Event>;
export type Play = PlayOf<Event>;
/** How a figure stood on the field at some moment. */
export interface Pose {
  readonly at: PositionName | null;
  readonly facing: FacingTold | null;
  readonly wounds: number;
  readonly out: boolean;
}
