// Questions about the table; none of them changes it.
import { certain, type Reason, type Seat } from '@tabularium/kernel';
import { type Action, type Bid, type Table, textOf } from '../table/table.ts';

export const FACES = 6;
const MOST_MORE = 2; // BLU-3.4

export const seatsIn = ({ cups }: Table): Seat[] => cups.flatMap((cup, seat) => (cup.length > 0 ? [seat] : []));
const diceIn = ({ cups }: Table): number => cups.flat().length;

/** The next seat after this one that has dice. */
export function seatAfter(table: Table, seat: Seat): Seat {
  const seats = seatsIn(table);
  return certain(seats.find((other) => other > seat) ?? seats[0], 'a seat with dice');
}

/** Why a bid is not allowed, or null. */
function whyNot(table: Table, { count, face }: Bid): Reason | null {
  const { bid } = table;
  const what = textOf({ do: 'bid', count, face });
  const [dice, players] = [diceIn(table), seatsIn(table).length];
  if (count > dice) return { rule: 'BLU-3.3', because: 'tooFewDice', what, dice };
  if (bid === null) return count > players ? { rule: 'BLU-3.1', because: 'tooHighToOpen', what, players } : null;
  if (count < bid.count || (count === bid.count && face <= bid.face)) return { rule: 'BLU-3.2', because: 'notHigher', what };
  return count > bid.count + MOST_MORE ? { rule: 'BLU-3.4', because: 'tooMuchMore', what } : null;
}

/** Every bid that a player could think of. */
const thinkable = (table: Table): Bid[] =>
  Array.from({ length: (diceIn(table) + 1) * FACES }, (_, i) => ({ count: 1 + Math.floor(i / FACES), face: 1 + (i % FACES) }));

export const ruledOut = (table: Table): Reason[] => thinkable(table).flatMap((bid) => whyNot(table, bid) ?? []);
export const actions = (table: Table): Action[] => [
  ...thinkable(table).flatMap((bid) => (whyNot(table, bid) ? [] : { do: 'bid' as const, ...bid })),
  ...(table.bid === null ? [] : [{ do: 'doubt' as const }]), // BLU-3.5
];
