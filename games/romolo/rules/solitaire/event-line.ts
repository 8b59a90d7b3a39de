// The events of the solitaire: one cube after each turn of the automaton. ROM-16.14 to ROM-16.18

import { certain } from '@tabularium/kernel';
import { EVENT_CUBES, type EventCube, RESOURCES, type Resource } from '../../content/kinds.ts';
import { eventCubes, faces, TOP_PRICE } from '../../content/tables.ts';
import { playerOf, unitAt, unitName } from '../../table/names.ts';
import { NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { newHeld } from '../people/powers.ts';
import { count, inReserve, place } from '../people/units.ts';
import { AUTOMATON } from '../war/automaton-choices.ts';
import { rollDie } from '../war/tokens.ts';
import { refill } from '../works/characters.ts';
import { pricesOf } from '../works/market.ts';
import { chargeAll } from './moves.ts';

/** The first cube of the line, or a random one from the bag. ROM-16.14 */
export function nextEvent(table: Table, ref: Referee): void {
  const cube = table.terms.eventMode === 'bag' ? ref.draw(table.events) : certain(table.events.shift(), 'an event cube left');
  table.pastEvents.push(cube);
  ref.tell({ kind: 'eventCube', rule: 'ROM-16.14', cube });
  EVENTS[cube](table, ref);
}
const EVENTS: Readonly<Record<EventCube, (table: Table, ref: Referee) => void>> = {
  white: () => undefined, // ROM-16.15
  yellow: giveCharacter,
  pink: shiftPrices,
  blue: muster,
  brown: charge,
};

/** The die as a number; the blank face is 0. ROM-20 */
export function rollFor(
  ref: Referee,
  rule: string,
  what: 'end' | 'character' | 'price' | 'units',
  resource: Resource | null = null,
): number {
  const face = rollDie(ref);
  ref.tell({ kind: 'rolledDie', rule, for: what, face, resource });
  return faces[face];
}

const SLOTS: readonly number[] = [2, 3, 4];
/** The character in the slot that the die shows, if there is one. ROM-16.15 */
function giveCharacter(table: Table, ref: Referee): void {
  const slot = rollFor(ref, 'ROM-16.15', 'character');
  const character = SLOTS.includes(slot) ? table.display[slot - 1] : null;
  if (!character) return;
  playerOf(table, AUTOMATON).characters.push(newHeld(character)); // ROM-16.4
  ref.tell({ kind: 'automatonCharacter', rule: 'ROM-16.15', character });
  refill(table, ref, slot - 1);
}

const RISES: readonly number[] = [5, 6];
const FALLS: readonly number[] = [2, 0];
/** Each price may rise or fall by one; then the automaton gets as many coins as the highest price. ROM-16.16 */
function shiftPrices(table: Table, ref: Referee): void {
  const before = pricesOf(table);
  for (const resource of RESOURCES) {
    const face = rollFor(ref, 'ROM-16.16', 'price', resource);
    const by = RISES.includes(face) ? 1 : FALLS.includes(face) ? -1 : 0;
    table.prices[resource] = Math.min(TOP_PRICE, Math.max(0, table.prices[resource] + by));
  }
  ref.tell({ kind: 'prices', rule: 'ROM-16.16', before, prices: pricesOf(table) });
  const coins = Math.max(...pricesOf(table));
  playerOf(table, AUTOMATON).money += 2 * coins;
  ref.tell({ kind: 'automatonCoins', rule: 'ROM-16.16', coins });
}

/** By the number on the die. */
const MUSTERED: readonly number[] = [0, 0, 1, 1, 1, 2, 3];
/** New units appear in the automaton's capital while its reserve lasts. They lie until after the next round's event. ROM-16.17, ROM-16.2 */
function muster(table: Table, ref: Referee): void {
  const due = MUSTERED[rollFor(ref, 'ROM-16.17', 'units')] as number;
  const units: UnitId[] = [];
  for (let id = inReserve(table, AUTOMATON, 'soldier'); units.length < due && id !== NONE; id = inReserve(table, AUTOMATON, 'soldier')) {
    place(table, id, playerOf(table, AUTOMATON).capital);
    unitAt(table, id).lying = 'created';
    units.push(id);
  }
  if (units.length > 0) ref.tell({ kind: 'automatonUnits', rule: 'ROM-16.17', units: units.map((id) => unitName(table, id)) });
}

/** Everybody charges, or musters if no unit is left; then all cubes go back and are shuffled. ROM-16.18 */
function charge(table: Table, ref: Referee): void {
  if (count(table, AUTOMATON, 'soldier') === 0) muster(table, ref);
  else chargeAll(table, ref);
  table.events = allCubes();
  table.pastEvents = [];
  ref.shuffle(table.events);
  ref.tell({ kind: 'eventsShuffled', rule: 'ROM-16.18' });
}
/** ROM-21.9 */
export const allCubes = (): EventCube[] => EVENT_CUBES.flatMap((cube) => Array.from({ length: eventCubes[cube] }, () => cube));
