// How a match ends, and its result. MOB-4.41 to MOB-4.46, MOB-17.1, MOB-17.5

import type { Result, Seat } from '@tabularium/kernel';
import { playerAt } from '../../table/names.ts';
import type { Ending, Player, Referee, Table } from '../../table/table.ts';
import { LAST_ROUND, scoreOf, WINNING_LEAD } from '../fate/points.ts';
import { isInPlay } from '../figures/frames.ts';

/** The third step of the upkeep phase. Until then a match continues even if an army is out. MOB-4.34, MOB-4.41 */
export function checkVictory(table: Table, ref: Referee): void {
  ref.tell({ kind: 'scored', rule: 'MOB-4.45', points: table.players.map(scoreOf) });
  table.ended = endingOf(table);
}
function endingOf(table: Table): Ending | null {
  const seats = table.players.map(({ seat }) => seat);
  const standing = seats.filter((seat) => isArmyStanding(table, seat));
  if (standing.length === 0) return drawn('MOB-4.43', 'bothOut', seats);
  if (standing.length < seats.length) return { rule: 'MOB-4.42', because: 'armyOut', winners: standing, drawn: false };
  if (table.round < LAST_ROUND) return null;
  const winner = table.players.find(({ seat }) => leadOf(table, seat) >= WINNING_LEAD);
  if (winner === undefined) return drawn('MOB-4.44', 'smallLead', seats);
  return { rule: 'MOB-4.44', because: 'points', winners: [winner.seat], drawn: false };
}
const isArmyStanding = ({ figures }: Table, seat: Seat): boolean => figures.some((figure) => figure.seat === seat && isInPlay(figure));
const leadOf = (table: Table, seat: Seat): number => scoreOf(playerAt(table, seat)) - scoreOf(playerAt(table, 1 - seat));
const drawn = (rule: string, because: string, winners: Seat[]): Ending => ({ rule, because, winners, drawn: true });

export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const ending = table.ended ?? endedByLeaving(table, left);
  return ending === null ? undefined : resultOf(table, ending);
}
/** A player who withdraws loses at once. MOB-4.46 */
function endedByLeaving({ players }: Table, left: readonly Seat[]): Ending | null {
  if (left.length === 0) return null;
  const winners = players.flatMap(({ seat }) => (left.includes(seat) ? [] : [seat]));
  return { rule: 'MOB-17.1', because: 'resigned', winners, drawn: false };
}
/** Players may agree on a draw at any time. MOB-4.46 */
export const agreedDraw = (table: Table): Result => {
  const seats = table.players.map(({ seat }) => seat);
  return resultOf(table, drawn('MOB-4.46', 'agreed', seats));
};
const resultOf = (table: Table, { winners, drawn: isDrawn, rule, because }: Ending): Result => ({
  winners: winners.slice(),
  drawn: isDrawn,
  rule,
  because,
  scores: table.players.map(columnsOf),
});
/** Victory points and where they came from. MOB-1.3, MOB-4.45 */
function columnsOf(player: Player): Record<string, number> {
  const from = (wanted: Player['points'][number]['source']): number =>
    player.points.reduce((sum, { source, points }) => sum + (source === wanted ? points : 0), 0);
  return { points: scoreOf(player), objectives: from('objective'), missions: from('mission'), knockOuts: from('knockOut') };
}
