// Wings and horn. Sword, shield and hammer act as other artifacts do, and need no code here.
import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { poolCode, poolOf } from '../../content/pools.ts';
import { atSpace, spaceOf } from '../../table/names.ts';
import type { Card, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { use } from '../cards/uses.ts';
import { cardOption, namesOf, poolsIn, sawCard, takeOut } from '../cards/zones.ts';
import { flights, moveHero } from '../land/ways.ts';

const WINGS = poolCode('wings', null);
const HORN = poolCode('horn', null);
/** Cards the horn calls. BAT-9.6 */
const HORN_CALLS = 2;

/** The wings carry a hero to any built card. BAT-9.5 */
export function* fly(table: Table, ref: Referee, seat: Seat, from: Space): Rules<void> {
  use(table, seat, WINGS, 'wings');
  const { at } = yield* ref.choose(seat, { rule: 'BAT-9.5', ask: 'moveTo', options: () => flights(table, from).map(atSpace) });
  moveHero(table, ref, seat, from, spaceOf(at), 'fly');
}

/** The horn calls up to two cards out of the player's nation, which is then shuffled. BAT-4.5, BAT-9.6 */
export function* blowHorn(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { nation, hand } = playerOf(table, seat);
  use(table, seat, HORN, 'horn');
  const called: Card[] = [];
  table.searching = true;
  while (called.length < HORN_CALLS) {
    const pick = yield* ref.choose(seat, {
      rule: 'BAT-9.6',
      ask: 'hornPick',
      private: true,
      options: () => poolsIn(table, nation).map(cardOption),
      pass: true,
    });
    if (pick === PASS) break;
    const card = takeOut(table, nation, poolOf(pick.card));
    sawCard(table, seat, card, 'all');
    called.push(card);
    hand.push(card);
  }
  table.searching = false;
  ref.tell({ kind: 'blewHorn', rule: 'BAT-9.6', seat, cards: namesOf(table, called) });
  ref.shuffle(nation);
}
