// The news of a picture as a series of acts, and the field as it was before each of them.
import { actsIn } from '@tabularium/parts/board';
import type { PositionName } from '../../content/place-names.ts';
import type { FacingTold, FigureName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { FigureView } from '../../table/view.ts';
import type { Act, Pose } from '../common/acts.ts';

/** The news takes at most this many steps; longer news is played faster. */
const MOST = 26;
/** How long each kind of event is shown; others get no act. */
const STEPS: { readonly [K in Event['kind']]?: number } = {
  rolledOff: 1.5,
  deployed: 0.8,
  roundBegan: 1.2,
  revealed: 2,
  passed: 0.8,
  activated: 1.4,
  bonus: 1,
  played: 1.4,
  focused: 0.8,
  watches: 0.8,
  moved: 0.8,
  turned: 0.4,
  pushed: 0.9,
  swapped: 1,
  attacked: 1,
  usedAbility: 1.2,
  usedItem: 1.2,
  rolled: 1.8,
  rerolled: 1.4,
  exploded: 1.4,
  net: 1,
  wounded: 1.1,
  prevented: 1,
  healed: 1,
  knockedOut: 1.6,
  token: 0.9,
  cleansed: 0.8,
  lostTokens: 0.6,
  marker: 0.9,
  interrupts: 1.6,
  missionDone: 1.6,
  claimed: 1.4,
};
const HEX_STEPS = 0.32;

function stepsOf(event: Event): number | undefined {
  const steps = STEPS[event.kind];
  return steps !== undefined && event.kind === 'moved' ? Math.max(steps, event.path.length * HEX_STEPS) : steps;
}
export const actsOf = (news: readonly Event[]): readonly Act[] => actsIn(news, MOST, stepsOf);

interface Then {
  at: PositionName | null;
  facing: FacingTold | null;
  wounds: number;
  out: boolean;
}
/** Undoes what an event did. `last` is where a figure that is now out stood when it fell. */
function undo(
  event: Event,
  thenOf: (figure: FigureName) => Then | undefined,
  lastPlace: (figure: FigureName) => PositionName | null,
): void {
  const then = 'figure' in event && typeof event.figure === 'string' ? thenOf(event.figure) : undefined;
  if (then === undefined) return;
  if (event.kind === 'deployed') then.at = null;
  else if (event.kind === 'moved' || event.kind === 'pushed') then.at = event.from;
  else if (event.kind === 'wounded' || event.kind === 'healed')
    then.wounds = event.total - (event.kind === 'wounded' ? event.wounds : -event.wounds);
  else if (event.kind === 'knockedOut') {
    then.out = false;
    then.at = lastPlace(event.figure);
  } else if (event.kind === 'swapped') {
    const other = thenOf(event.with);
    if (other !== undefined) [then.at, other.at] = [other.at, then.at];
  }
}
/** The figures after the first `done` acts; `before` are the figures of the previous picture. */
export function posesAt(
  figures: readonly FigureView[],
  acts: readonly Act[],
  done: number,
  before: ReadonlyMap<FigureName, Pose>,
): ReadonlyMap<FigureName, Pose> {
  const then = new Map(figures.map(({ figure, at, facing, wounds, out }): [FigureName, Then] => [figure, { at, facing, wounds, out }]));
  const lastPlace = (figure: FigureName): PositionName | null => {
    const moved = acts.findLast(({ event }) => (event.kind === 'moved' || event.kind === 'pushed') && event.figure === figure)?.event;
    return moved !== undefined && 'path' in moved ? (moved.path.at(-1) ?? null) : (before.get(figure)?.at ?? null);
  };
  for (let i = acts.length - 1; i >= done; i--) undo((acts[i] as Act).event, (figure) => then.get(figure), lastPlace);
  return then;
}
