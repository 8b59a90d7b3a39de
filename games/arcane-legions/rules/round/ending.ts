// The result of a match, and players who leave it. ARC-12, ARC-18.1, ARC-18.5
import type { Result, Rules, Seat } from '@tabularium/kernel';
import type { Ending, Referee, Table } from '../../table/table.ts';
import { judge, pointsInPlay, vpOf } from '../fate/scoring.ts';
import { remove } from '../units/placing.ts';
import { areFriends, friendsOf, playerAt } from '../units/teams.ts';

/** ARC-12.14, ARC-18.5 */
export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const ending = table.ended ?? (left.length > 0 ? byLeaving(table, left) : null);
  if (ending === null) return undefined;
  const { winners, drawn, rule, because } = ending;
  const stayed = winners.filter((seat) => !left.includes(seat)); // ARC-12.14: a player who conceded does not win with the team
  return {
    winners: stayed.length > 0 ? stayed : winners.slice(),
    drawn,
    rule,
    because,
    scores: table.players.map(({ seat }) => scoreOf(table, seat)),
  };
}
/** Shared by those still in the battle. ARC-12.15 */
export function agreedDraw(table: Table, left: readonly Seat[]): Result | undefined {
  const winners = table.players.flatMap(({ seat, out }) => (out === 0 && !left.includes(seat) ? [seat] : []));
  if (table.phase !== 'battle' || table.ended !== null) return undefined;
  return { winners, drawn: true, rule: 'ARC-12.15', because: 'agreed', scores: table.players.map(({ seat }) => scoreOf(table, seat)) };
}
/** Only one side of those still in the battle is left. */
function byLeaving(table: Table, left: readonly Seat[]): Ending | null {
  const stay = table.players.flatMap(({ seat, out }) => (out === 0 && !left.includes(seat) ? [seat] : []));
  const [first] = stay;
  if (first === undefined || stay.some((seat) => !areOnOneSide(table, first, seat))) return null;
  return { rule: 'ARC-12.14', because: 'resigned', winners: friendsOf(table, first), drawn: false };
}
/** Nobody is on a team before numbers are chosen. */
const areOnOneSide = (table: Table, a: Seat, b: Seat): boolean => a === b || (table.phase === 'battle' && areFriends(table, a, b));
/** Victory points, then what is left on the table; those who fell early come last. */
function scoreOf(table: Table, seat: Seat): Record<string, number> {
  const { out } = playerAt(table, seat);
  return {
    points: vpOf(table, seat),
    inPlay: pointsInPlay(table, seat),
    ...(table.players.length > 2 ? { outlived: outlived(table, out) } : {}),
  };
}
const outlived = ({ players }: Table, out: number): number => (out === 0 ? players.length : players.length - out);

// ---- players who left the match. ARC-12.14, ARC-18.1

/** A checkpoint. Players who left before it concede now; during the set-up others answer for them. */
export function* pause(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  if (table.phase !== 'battle' || ref.left.length <= table.gone.length) return;
  for (const seat of ref.left) {
    if (table.gone.includes(seat)) continue;
    table.gone.push(seat);
    ref.tell({ kind: 'left', rule: 'ARC-12.14', seat });
    for (const [id, unit] of table.units.entries()) if (unit.seat === seat && unit.state === 'deployed') remove(table, id, 'absent');
    playerAt(table, seat).out ||= table.order.length;
    if (table.turn?.seat === seat) table.turn = null;
  }
  judge(table, ref);
  yield* ref.startOver();
}
