// The news as acts that are shown one after another, and the poses of the units before each of them.
import { type Act, actsIn } from '@tabularium/parts/board';
import { useState } from 'react';
import type { PoseName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { UnitView } from '../../table/view.ts';

/** All the news together take at most so many steps; longer ones are hurried. */
const MOST = 26;
/** How long each kind of event is shown; the others get no act. */
const STEPS: { readonly [K in Event['kind']]?: number } = {
  rolledOff: 1.5,
  piece: 0.8,
  deployed: 0.7,
  noRoom: 1.2,
  roundBegan: 0.8,
  turnBegan: 1,
  vp: 1.1,
  ordered: 1,
  wasted: 1.2,
  mark: 0.8,
  stepped: 0.7,
  turned: 0.9,
  snapped: 0.6,
  slid: 0.5,
  aboutFace: 0.8,
  rearranged: 1,
  faced: 0.8,
  figureMoved: 0.6,
  figuresSwapped: 0.6,
  wounded: 0.9,
  downed: 0.9,
  restored: 0.9,
  defeated: 1.6,
  freeAttack: 1.1,
  declined: 0.8,
  attacked: 1.2,
  rolled: 1.8,
  dieChanged: 1,
  allDiceRaised: 1,
  compared: 1.6,
  damageChanged: 1,
  rolledDie: 1,
  eliminated: 1.6,
};
export const actsOf = (news: readonly Event[]): readonly Act<Event>[] => actsIn(news, MOST, ({ kind }) => STEPS[kind]);

/** Where a unit was at some moment; null: not on the table. */
export type Poses = ReadonlyMap<UnitName, PoseName | null>;
/** Which unit an event moved, from where and to where. */
interface Motion {
  readonly unit: UnitName;
  readonly from: PoseName | null;
  readonly to: PoseName | null;
}
function motionOf(event: Event): Motion | undefined {
  switch (event.kind) {
    case 'stepped':
    case 'turned':
    case 'slid':
      return { unit: event.unit, from: event.from, to: event.to };
    case 'snapped':
      return { unit: event.unit, from: event.from, to: event.at };
    case 'deployed':
      return { unit: event.unit, from: null, to: event.at };
    default:
      return undefined;
  }
}
/** The poses after the first `done` acts; `before` are those before the first act. */
export function posesAt(units: readonly UnitView[], acts: readonly Act<Event>[], done: number, before: Poses): Poses {
  const then = new Map<UnitName, PoseName | null>(units.map(({ unit, at }) => [unit, at]));
  const rest = acts.slice(done).map(({ event }) => event);
  for (const event of rest.toReversed()) {
    const motion = motionOf(event);
    if (event.kind === 'snapped')
      then.set(event.unit, placeBefore(acts, event, before)); // until a base is set down it counts as being where it came from
    else if (motion !== undefined) then.set(motion.unit, motion.from);
    else if (event.kind === 'defeated') then.set(event.unit, lastPlace(acts, event.unit, before));
    else if (event.kind === 'faced' || event.kind === 'aboutFace') then.set(event.unit, placeBefore(acts, event, before));
  }
  return then;
}
export const placesOf = (units: readonly UnitView[]): Poses => new Map(units.map(({ unit, at }) => [unit, at]));
/** The poses before the first of these acts: of the previous view, or earlier if some of its acts are still being shown. */
export function usePosesBefore(units: readonly UnitView[], acts: readonly Act<Event>[]): Poses {
  const [seen, setSeen] = useState(() => ({ units, acts, before: NOWHERE }));
  if (seen.units === units && seen.acts === acts) return seen.before;
  const [first] = acts;
  const from = first === undefined ? -1 : seen.acts.findIndex(({ event }) => event === first.event);
  const before = from < 0 ? placesOf(seen.units) : posesAt(seen.units, seen.acts, from, seen.before);
  setSeen({ units, acts, before });
  return before;
}
const NOWHERE: Poses = new Map();
/** Where a unit that fell stood last. */
const lastPlace = (acts: readonly Act<Event>[], unit: UnitName, before: Poses): PoseName | null => {
  const moved = acts.map(({ event }) => goalOf(event)).findLast((goal) => goal?.unit === unit);
  return moved?.to ?? before.get(unit) ?? null;
};
/** Where a unit was before this event. */
const placeBefore = (acts: readonly Act<Event>[], event: Event & { readonly unit: UnitName }, before: Poses): PoseName | null => {
  const number = acts.findIndex((act) => act.event === event);
  return lastPlace(acts.slice(0, number), event.unit, before);
};
const goalOf = (event: Event): { readonly unit: UnitName; readonly to: PoseName | null } | undefined =>
  event.kind === 'faced' || event.kind === 'aboutFace' ? { unit: event.unit, to: event.to } : motionOf(event);
