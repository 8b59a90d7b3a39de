// Two bots play each other until it is clear which is better, or until the matches run out.
import { FastDice, Match, type Setup } from '@tabularium/kernel';
import { type Bout, boutsOf, type Estimate, type Played, pointsOf, shareOf, timesOf, verdictOn } from '@tabularium/lab';
import type { Playable } from '@tabularium/parts/shape';
import type { Crew } from '../crew/crew.ts';

export interface Contest {
  readonly setup: Setup;
  readonly content?: object | undefined;
  readonly bots: readonly [first: string, second: string];
  readonly seed: string;
  /** At most this many matches. */
  readonly most: number;
  /** Stops once the score is surely above or below this; without it, all matches are played. */
  readonly target?: number | undefined;
}
/** What one bot did in all matches. */
export interface Side {
  readonly bot: string;
  points: number;
  /** Matches in which it took part: all of them, or those it played alone. */
  matches: number;
  decisions: number;
  seconds: number;
}
export interface Outcome extends Omit<Contest, 'bots' | 'content' | 'most'> {
  readonly game: string;
  readonly bots: readonly [first: Side, second: Side];
  readonly matches: number;
  readonly drawn: number;
  /** Whether the score is a multiple of the other's success, or a share of the points. */
  readonly together: boolean;
  readonly score: Estimate;
  readonly verdict?: ReturnType<typeof verdictOn>;
  /** CPU seconds of the matches that count, and an estimate for all of them. */
  readonly seconds: number;
  readonly secondsForAll: number;
  readonly errors: readonly string[];
}
/** Fewer matches than this prove nothing. */
const LEAST = 20;

export async function fight(pkg: Playable, crew: Crew, contest: Contest, onMatch: (played: number) => void): Promise<Outcome> {
  const { setup, content, bots: names, seed, most, target } = contest;
  const game = pkg.game.id;
  const sides = sidesOf(pkg, setup);
  const round = boutsOf(sides, seed).length;
  const bouts = Array.from({ length: Math.ceil(most / round) }, (_, n) => boutsOf(sides, `${seed}/${n}`)).flat();
  const bots = [sideOf(names[0]), sideOf(names[1])] as const;
  const together = new Set(sides).size === 1;
  const scoreOf = (): Estimate => {
    const [first, second] = bots;
    return together ? timesOf(first.points, second.points, first.matches) : shareOf(first.points, first.matches);
  };
  const errors: string[] = [];
  let [matches, drawn, seconds] = [0, 0, 0];
  const tasks = bouts.map((bout) => ({ game, setup, content, seed: bout.seed, bots: bout.bots.map((bot) => names[bot]) }));
  for await (const played of crew.inOrder('playOne', tasks)) {
    const bout = bouts[matches] as Bout;
    matches++;
    seconds += played.seconds;
    if (played.failure) errors.push(`match ${matches}: ${played.failure.message}, at ${played.failure.trail}`);
    if (played.result?.drawn) drawn++;
    for (const [number, side] of bots.entries()) count(played, seatsOf(bout, number), sides, side);
    onMatch(matches);
    const isWhole = matches % round === 0 && matches >= LEAST;
    if (target !== undefined && isWhole && verdictOn(scoreOf(), target) !== 'open') break;
  }
  const score = scoreOf();
  return {
    game,
    setup,
    seed,
    bots,
    matches,
    drawn,
    together,
    score,
    ...(target !== undefined && { target, verdict: verdictOn(score, target) }),
    seconds,
    secondsForAll: (seconds / matches) * bouts.length,
    errors,
  };
}
const sideOf = (bot: string): Side => ({ bot, points: 0, matches: 0, decisions: 0, seconds: 0 });
/** By seat: who wins together. */
function sidesOf({ game, foresight }: Playable, setup: Setup): readonly number[] {
  const { table } = Match.lean(game, setup, new FastDice(1));
  return Array.from({ length: setup.seats }, (_, seat) => foresight?.sideOf?.(table, seat) ?? seat);
}
const seatsOf = ({ bots }: Bout, bot: number): readonly number[] => [...bots.keys()].filter((seat) => bots[seat] === bot);
function count({ result, thought }: Played, seats: readonly number[], sides: readonly number[], side: Side): void {
  if (seats.length === 0) return;
  side.matches++;
  if (result) side.points += result.success ?? Math.max(...seats.map((seat) => pointsOf(result, sides, seat)));
  for (const seat of seats) {
    side.decisions += thought?.[seat]?.decisions ?? 0;
    side.seconds += thought?.[seat]?.seconds ?? 0;
  }
}
