// What units, slots, sides and poses are called in options, events and views.
import type { Heading } from '@tabularium/geometry';
import { SIDES, type Side } from '../content/kinds.ts';
import { type Pose, STEP } from '../content/shapes.ts';
import type { NotchName, PoseName, SlotName, UnitName } from './asks.ts';
import { defOf, NONE, type Notch, type SideId, type SlotId, type Table, type UnitId, unitAt } from './table.ts';

const letterOf = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);
/** Names are needed all the time, so each is made once: by card, seat and number. */
const namesByCard = new Map<string, UnitName[][]>();
function nameFor(card: string, seat: number, number: number): UnitName {
  let ofCard = namesByCard.get(card);
  if (ofCard === undefined) namesByCard.set(card, (ofCard = []));
  const ofSeat = (ofCard[seat] ??= []);
  return (ofSeat[number] ??= `${letterOf(seat)}:${card}${number === 1 ? '' : `#${number}`}`);
}
/** `A:R01`, and `A:R01#2` for the second one of the same card. */
export function unitName(table: Table, id: UnitId): UnitName {
  const { seat, def } = unitAt(table, id);
  let number = 1;
  for (let other = 0; other < id; other++) {
    const unit = unitAt(table, other);
    if (unit.seat === seat && unit.def === def) number += 1;
  }
  return nameFor(defOf(table, unitAt(table, id)).id, seat, number);
}
/** NONE if there is no such unit. */
export function unitCalled(table: Table, name: UnitName): UnitId {
  for (let id = 0; id < table.units.length; id++) if (unitName(table, id) === name) return id;
  return NONE;
}

const SLOT_NAMES: readonly SlotName[] = Array.from({ length: 40 }, (_, slot) => `S${slot + 1}`);
export const slotName = (slot: SlotId): SlotName => SLOT_NAMES[slot] ?? `S${slot + 1}`;
export const slotCalled = (name: SlotName): SlotId => Number(name.slice(1)) - 1;

export const sideName = (side: SideId): Side => SIDES[side];
export const sideCalled = (name: Side): SideId => SIDES.indexOf(name) as SideId;
/** `F`, `F+`, `L-`. */
export const notchName = ({ side, offset }: Notch): NotchName => `${sideName(side)}${offset === 0 ? '' : offset > 0 ? '+' : '-'}`;

export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** `8.5 9.2929 NE` */
export const poseName = ({ x, y, heading }: Pose): PoseName => `${x / STEP} ${y / STEP} ${HEADINGS[heading]}`;
/** Nothing if the name is no pose's. */
export function poseCalled(name: PoseName): Pose | undefined {
  const [x, y, way] = name.split(' ');
  const heading = HEADINGS.indexOf(way as (typeof HEADINGS)[number]);
  const at = [Number(x) * STEP, Number(y) * STEP].map(Math.round) as [number, number];
  return heading === NONE || at.some(Number.isNaN) ? undefined : { x: at[0], y: at[1], heading: heading as Heading };
}
