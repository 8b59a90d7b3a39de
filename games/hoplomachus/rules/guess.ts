// Re-deals everything that a seat cannot see, in place.
import { type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { defOf } from '../table/names.ts';
import { NONE, type Table, type Unit } from '../table/table.ts';
import { whyNotPaid } from './units/health.ts';

/** Deals the other players' face-down units anew among camp, bag and out of the game. Nothing else is hidden. HOP-24.3 */
export function guess(table: Table, seat: Seat, dice: Dice): void {
  for (const [id, troop] of table.troops.entries()) {
    if (troop.seat === NONE || troop.seat === seat) continue;
    const hidden = table.units.filter((unit) => unit.troop === id && isFaceDown(table, unit));
    const zones = hidden.map(({ zone }) => zone);
    shuffle(zones, dice);
    for (const [i, unit] of hidden.entries()) unit.zone = zones[i] as Unit['zone'];
    if (table.turn.troop === id) guessDeploying(table, hidden, dice);
  }
}
/** The face-down unit whose hex is being chosen may be any that could be deployed. */
function guessDeploying(table: Table, hidden: readonly Unit[], dice: Dice): void {
  if (!hidden.includes(table.units[table.turn.deploying] as Unit)) return;
  const able = hidden.filter((unit) => whyNotPaid(table, unit) === null);
  const chosen = able[dice.below(able.length)] as Unit; // the true one is among them
  const inCamp = hidden.find(({ zone }) => zone === 'camp') as Unit;
  if (chosen.zone !== 'camp') [chosen.zone, inCamp.zone] = [inCamp.zone, chosen.zone];
  table.turn.deploying = table.units.indexOf(chosen);
}
/** A faction's unit that nobody but its owner knows the place of. */
export const isFaceDown = (table: Table, unit: Unit): boolean =>
  !unit.known && (unit.zone === 'camp' || unit.zone === 'bag' || unit.zone === 'out') && defOf(table, unit).rank === 'unit';
