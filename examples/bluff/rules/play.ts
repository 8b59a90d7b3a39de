// The course of a match: rounds of bids, each ended by a doubt.
import { certain, type Referee, type Result, type Rules, type Seat } from '@tabularium/kernel';
import type { BluffKit, Made, Table } from '../table/table.ts';
import { actions, FACES, ruledOut, seatAfter, seatsIn } from './bids.ts';

type Ref = Referee<BluffKit>;

export function* play(table: Table, ref: Ref): Rules<void> {
  while (seatsIn(table).length > 1) {
    ref.checkpoint();
    for (const seat of ref.left) leave(table, ref, seat);
    if (table.bid === null) rollAll(table, ref);
    yield* ref.within({ at: 'turn', seat: table.turn }, takeTurn(table, ref, table.turn));
  }
}

/** Everybody rolls, and looks only under their own cup. */
function rollAll(table: Table, ref: Ref): void {
  for (const seat of seatsIn(table)) {
    const cup = certain(table.cups[seat], 'a cup');
    for (const i of cup.keys()) cup[i] = ref.roll(FACES); // BLU-2.1
    ref.tell({ kind: 'rolled', rule: 'BLU-2.2', seat, dice: [...cup] }, [seat]);
  }
}

function* takeTurn(table: Table, ref: Ref, seat: Seat): Rules<void> {
  const { bid } = table;
  const rule = bid === null ? 'BLU-3.1' : 'BLU-3.2';
  const action = yield* ref.choose(seat, {
    ask: 'turn',
    rule,
    options: () => actions(table),
    ruledOut: () => ruledOut(table),
    facts: () => ({ opens: bid === null }),
  });
  if (action.do === 'bid') {
    const { count, face } = action;
    table.bid = { count, face, by: seat };
    table.turn = seatAfter(table, seat); // BLU-2.3
    ref.tell({ kind: 'bid', rule, seat, count, face });
  } else if (bid !== null) doubt(table, ref, seat, bid);
}

/** All cups are lifted, and either the bidder or the doubter loses a die. */
function doubt(table: Table, ref: Ref, doubter: Seat, { count, face, by }: Made): void {
  ref.tell({ kind: 'doubted', rule: 'BLU-3.5', seat: doubter, count, face });
  const cups = table.cups.map((cup) => [...cup]);
  for (const seat of seatsIn(table)) ref.tell({ kind: 'shown', rule: 'BLU-4.1', seat, dice: cups[seat] ?? [] });
  const found = cups.flat().filter((die) => die === face).length;
  ref.tell({ kind: 'counted', rule: 'BLU-4.1', count: found, face });
  const loser = found < count ? by : doubter; // BLU-4.2
  table.last = { bid: { count, face }, loser, cups };
  table.cups[loser]?.pop();
  ref.tell({ kind: 'lost', rule: 'BLU-4.2', seat: loser });
  if (table.cups[loser]?.length === 0) ref.tell({ kind: 'out', rule: 'BLU-4.4', seat: loser });
  beginRound(table, loser); // BLU-4.3
}

function beginRound(table: Table, seat: Seat): void {
  table.bid = null;
  table.turn = seatsIn(table).includes(seat) ? seat : seatAfter(table, seat); // BLU-4.4
}

/** A player who leaves takes their dice away, and a new round begins. */
function leave(table: Table, ref: Ref, seat: Seat): void {
  if (!seatsIn(table).includes(seat)) return;
  table.cups[seat] = [];
  ref.tell({ kind: 'left', rule: 'BLU-5.2', seat });
  beginRound(table, table.turn);
}

export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const winners = seatsIn(table).filter((seat) => !left.includes(seat));
  if (winners.length > 1) return undefined;
  return { winners, drawn: false, rule: 'BLU-5.1', because: 'lastDice', scores: table.cups.map((cup) => ({ dice: cup.length })) };
}
