// The course of a match.
import { certain, type Reason, type Referee, type Result, type Rules, type Seat } from '@tabularium/kernel';
import type { NewGameKit, Table } from '../table/table.ts';

const MOST = 3; // NEW-2.1

export function* play(table: Table, ref: Referee<NewGameKit>): Rules<void> {
  while (table.pile > 0) {
    ref.checkpoint();
    const seat = firstOf(seatsIn(table, ref.left), table.turn); // NEW-3.2
    yield* ref.within({ at: 'turn', seat }, takeTurn(table, ref, seat));
  }
}

function* takeTurn(table: Table, ref: Referee<NewGameKit>, seat: Seat): Rules<void> {
  const rule = 'NEW-2.1';
  const { coins } = yield* ref.choose(seat, { ask: 'take', rule, options: () => options(table), ruledOut: () => ruledOut(table) });
  table.pile -= coins;
  table.taken[seat] = certain(table.taken[seat], 'a seat') + coins;
  table.last = seat;
  table.turn = (seat + 1) % table.taken.length;
  ref.tell({ kind: 'took', rule, seat, coins });
}

const numbers = Array.from({ length: MOST }, (_, i) => i + 1);
const options = ({ pile }: Table): { coins: number }[] => numbers.filter((coins) => coins <= pile).map((coins) => ({ coins }));
const ruledOut = ({ pile }: Table): Reason[] =>
  numbers.filter((coins) => coins > pile).map((coins) => ({ rule: 'NEW-2.2', because: 'tooMany', what: `take ${coins}`, pile }));

const seatsIn = ({ taken }: Table, left: readonly Seat[]): Seat[] => [...taken.keys()].filter((seat) => !left.includes(seat));
/** The first of these seats from this one on, around the table. */
const firstOf = (seats: readonly Seat[], from: Seat): Seat => certain(seats.find((seat) => seat >= from) ?? seats[0], 'a seat that stays');

export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const scores = table.taken.map((coins) => ({ coins }));
  const staying = seatsIn(table, left);
  if (table.pile === 0 && table.last !== null) return { winners: [table.last], drawn: false, rule: 'NEW-3.1', because: 'lastCoin', scores };
  return staying.length > 1 ? undefined : { winners: staying, drawn: false, rule: 'NEW-3.2', because: 'alone', scores };
}
