// Hiring units and creating artifacts. New cards cannot be used in the same turn. BAT-5.15
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { type Artifact, FACTIONS, type Faction, type Unit } from '../../content/kinds.ts';
import { matchedOn } from '../../content/oracle.ts';
import type { Card, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { pay } from './payment.ts';
import { nameOf, search, uncover } from './zones.ts';

/** The player gains the top unit of the deck and a supply. BAT-6.1, BAT-6.6 */
export function* hire(table: Table, ref: Referee, seat: Seat, unit: Unit): Rules<void> {
  const paid = yield* pay(table, ref, seat, `hire ${unit}`, table.content.prices.hire[unit]);
  const card = certain(table.stock.units[unit].pop(), 'a card in the stock'); // BAT-6.3
  gainUnit(table, seat, card);
  ref.tell({ kind: 'hired', rule: 'BAT-6.1', seat, unit, gained: nameOf(table, card), paid });
  uncover(table, ref, unit);
}
/** Every unit comes with a supply; the stock has as many of these. BAT-2.7, BAT-6.6 */
export function gainUnit(table: Table, seat: Seat, unit: Card): Card[] {
  const gained = [unit, certain(table.stock.supplies.pop(), 'a card in the stock')];
  playerOf(table, seat).gains.push(...gained);
  return gained;
}

/** The player gains the top card of the deck; of the matched artifact, a card of a named faction. BAT-6.2, BAT-6.4, BAT-16.6 */
export function* create(table: Table, ref: Referee, seat: Seat, artifact: Artifact): Rules<void> {
  const paid = yield* pay(table, ref, seat, `create ${artifact}`, table.content.prices.create[artifact]);
  const deck = table.stock.artifacts[artifact];
  const faction = matchedOn(table.day) === artifact ? yield* nameFaction(table, ref, seat) : 'top';
  ref.reveal();
  const card = faction === 'top' ? certain(deck.pop(), 'a card in the stock') : search(table, ref, deck, faction);
  playerOf(table, seat).gains.push(card);
  ref.tell({ kind: 'created', rule: 'BAT-6.2', seat, artifact, gained: nameOf(table, card), paid });
}
const FACTION_OPTIONS = ([...FACTIONS, 'top'] as const).map((faction) => Object.freeze({ faction }));
/** BAT-16.6, BAT-19.3 */
function* nameFaction(table: Table, ref: Referee, seat: Seat): Rules<Faction | 'top'> {
  const { faction } = yield* ref.choose(seat, {
    rule: 'BAT-16.6',
    ask: 'createFaction',
    options: () => FACTION_OPTIONS.filter((option) => option.faction === 'top' || table.factions.includes(option.faction)),
  });
  return faction;
}
