// The course of a match: set-up, days, turns. Everything else is called from here.
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { litOn, matchedOn, weekOf } from '../content/oracle.ts';
import type { Card, Referee, Table } from '../table/table.ts';
import { playerOf } from '../table/table.ts';
import { recallAmbush } from './artifacts/ambush.ts';
import { collapseTents } from './artifacts/tents.ts';
import { putAway, refill } from './cards/zones.ts';
import { endOfDay } from './ending/ending.ts';
import { isGone, noteDepartures } from './ending/leaving.ts';
import { result } from './ending/scoring.ts';
import { endStrolls } from './land/ways.ts';
import { prepare } from './setup/prepare.ts';
import { act } from './turn/actions.ts';
import { chooseOpening } from './turn/cohorts.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase !== 'play') yield* prepare(table, ref);
    else yield* ref.within({ at: 'day', day: table.day, week: weekOf(table.day) }, takeTurn(table, ref));
    tellEnd(table, ref);
  }
}
function tellEnd(table: Table, ref: Referee): void {
  if (table.ended === null) return;
  const { rule, because } = table.ended;
  ref.tell({ kind: 'ended', rule, because, winners: certain(result(table, ref.left), 'a result').winners }); // BAT-15.3
}

/** Five steps, one player after the other. BAT-4.1, BAT-5.1 */
function* takeTurn(table: Table, ref: Referee): Rules<void> {
  const seat = table.active;
  if (table.stage === 'morning') beginTurn(table, ref, seat);
  yield* ref.within({ at: 'turn', seat }, takeSteps(table, ref, seat));
  if (table.ended === null) endTurn(table, ref, seat); // BAT-1.2
}
function* takeSteps(table: Table, ref: Referee, seat: Seat): Rules<void> {
  if (table.stage === 'opening') yield* open(table, ref, seat);
  while (table.stage === 'actions') {
    const goesOn = isPresent(table, ref, seat) && (yield* act(table, ref, seat)); // BAT-5.12
    if (!goesOn || table.ended !== null) table.stage = 'evening';
  }
}
/** Passes a checkpoint. A player who left before it decides nothing more. BAT-20.1 */
function isPresent(table: Table, ref: Referee, seat: Seat): boolean {
  ref.checkpoint();
  noteDepartures(table, ref);
  return !isGone(table, seat);
}

function beginTurn(table: Table, ref: Referee, seat: Seat): void {
  const { day } = table;
  if (seat === table.first)
    ref.tell({ kind: 'dayBroke', rule: 'BAT-16.1', day, week: weekOf(day), lit: litOn(day), matched: matchedOn(day) }); // BAT-16.1
  table.turn += 1;
  const skipped = isGone(table, seat);
  ref.tell(skipped ? { kind: 'turnSkipped', rule: 'BAT-20.1', seat } : { kind: 'turnBegan', rule: 'BAT-5.1', seat });
  endStrolls(table, seat);
  table.stage = skipped ? 'evening' : 'opening'; // BAT-20.1
}
/** Steps 1 and 2. BAT-5.1, BAT-5.11 */
function* open(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const present = isPresent(table, ref, seat);
  if (present) {
    yield* ref.within({ at: 'opening' }, chooseOpening(table, ref, seat));
    recallAmbush(table, ref, seat, 'BAT-5.11');
  }
  table.stage = present ? 'actions' : 'evening';
}

/** Steps 4 and 5, then the attacked players fill up. BAT-14.2, BAT-14.3 */
function endTurn(table: Table, ref: Referee, seat: Seat): void {
  clearTable(table, ref, seat);
  if (!isGone(table, seat)) refill(table, ref, seat); // BAT-14.2
  const { players } = table;
  for (let i = 1; i < players.length; i++) {
    const other = (seat + i) % players.length; // BAT-12.31
    const player = playerOf(table, other);
    if (player.attacked && !isGone(table, other)) refill(table, ref, other); // BAT-12.30
    player.attacked = false;
  }
  passOn(table, ref);
}
/** To the haven go the hand, then the cards on the table, then the gains on top. BAT-14.1 */
function clearTable(table: Table, ref: Referee, seat: Seat): void {
  const { hand, laid, gains } = playerOf(table, seat);
  const cards: Card[] = isGone(table, seat) ? [] : hand.splice(0);
  for (const { card } of laid) cards.push(card);
  cards.push(...gains);
  laid.length = 0;
  gains.length = 0;
  putAway(table, ref, seat, cards);
}
function passOn(table: Table, ref: Referee): void {
  const next = (table.active + 1) % table.players.length;
  if (next === table.first) endDay(table, ref);
  if (table.ended !== null) return;
  table.active = next;
  table.stage = 'morning';
}
function endDay(table: Table, ref: Referee): void {
  collapseTents(table, ref); // BAT-8.32
  endOfDay(table);
  if (table.ended === null) table.day += 1; // BAT-16.1
}
