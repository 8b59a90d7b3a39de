// How strong players are on one scale, from how they did against each other (the Bradley-Terry model).
import { fitLogistic } from './regression.ts';

/** What one player scored in a number of matches against another. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly points: number;
  readonly matches: number;
}
/** The rating of the player that all others are compared with. */
export const MIDDLE = 1500;
/** Ten times as likely to win means this many more points. */
const TENFOLD = 400;
/**
 * Pulls ratings together like this many drawn matches of each player: otherwise a player who won every match would be rated infinitely
 * high.
 */
const DRAWN = 0.5;

/** Everybody's rating; `middle` has 1500. */
export function ratingsOf(meetings: readonly Meeting[], middle: string): Readonly<Record<string, number>> {
  const players = [...new Set(meetings.flatMap(({ first, second }) => [first, second]))];
  const rows = meetings.map(({ first, second, points, matches }) => ({
    x: players.map((player) => (player === first ? 1 : player === second ? -1 : 0)),
    y: points / matches,
    weight: matches,
  }));
  const { weights } = fitLogistic(
    rows,
    players.map(() => DRAWN),
  );
  const from = weights[players.indexOf(middle)] ?? 0;
  return Object.fromEntries(players.map((player, n) => [player, Math.round(MIDDLE + (TENFOLD * ((weights[n] ?? 0) - from)) / Math.LN10)]));
}
