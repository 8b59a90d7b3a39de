import type { Match, Result, Seat } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

/** What bots answer to a draw once all people who would share it agree: a bot agrees unless the score sheet shows it ahead of everybody. */
export function answerDraw(match: Match<AnyKit>, isPerson: (seat: Seat) => boolean): void {
  const { agreed = [] } = match.view('public');
  const drawn = match.game.agreedDraw?.(match.table, match.left);
  if (!drawn || agreed.length === 0 || match.result) return;
  const silent = drawn.winners.filter((seat) => !agreed.includes(seat));
  if (silent.some(isPerson)) return;
  const ahead = silent.find((seat) => isAhead(drawn, seat));
  if (ahead !== undefined) return match.draw(ahead, 'end');
  for (const seat of silent) match.draw(seat, 'agree');
}

const isAhead = ({ scores }: Result, seat: Seat): boolean =>
  scores[seat] !== undefined && scores.every((score, other) => other === seat || compare(scores[seat] ?? {}, score) > 0);
function compare(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): number {
  const column = Object.keys(one).find((name) => one[name] !== other[name]);
  return column === undefined ? 0 : (one[column] ?? 0) - (other[column] ?? 0);
}
