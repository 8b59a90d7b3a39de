// Helpers for the tests of every game's mind: single answers, and whole matches.

import {
  type Decision,
  FastDice,
  type Game,
  type Kit,
  Match,
  type Pick,
  randomPick,
  type Seat,
  type SetupInput,
  textFor,
} from '@tabularium/kernel';
import { type Played } from '@tabularium/kernel/testing';
import type { Mind, Sighted } from '../shape.ts';

interface Answer<K extends Kit> {
  readonly pick: Pick;
  readonly decision: Decision<K>;
  /** How often it forked the match and looked at it. */
  readonly forks: number;
  readonly views: number;
}
/** The mind's answer for a seat. */
export function thinks<K extends Kit, Sight extends object>(
  mind: Mind<K, Sight>,
  match: Match<K>,
  seat: Seat,
  dice = new FastDice(1),
): Answer<K> {
  const decision = match.pending.find(({ seats }) => seats.includes(seat));
  if (!decision) throw new Error(`seat ${seat} has nothing to decide`);
  let [forks, views] = [0, 0];
  const fork = (): Match<K> => {
    forks += 1;
    return match.fork(seat, dice);
  };
  const view = (): Sighted<K, Sight> => {
    views += 1;
    return match.view(seat) as Sighted<K, Sight>;
  };
  return { pick: mind.choose({ seat, decision, dice, view, fork }), decision, forks, views };
}
/** The same in the game's notation. */
export function says<K extends Kit, Sight extends object>(
  mind: Mind<K, Sight>,
  match: Played<K>,
  seat = match.decision().seats[0] as Seat,
): string {
  const { pick, decision } = thinks(mind, match.match, seat);
  return textFor(decision, pick);
}

interface Whole<K extends Kit> {
  readonly match: Match<K>;
  /** The mind's answers, and the forks it made for them. */
  readonly answers: number;
  readonly forks: number;
}
/** Plays a match to its end, with random players on the other seats. The mind may answer only what is offered, and look once. */
export function playedOut<K extends Kit, Sight extends object>(
  game: Game<K>,
  mind: Mind<K, Sight>,
  setup: SetupInput,
  seed: number,
  isBot: (seat: Seat) => boolean = () => true,
): Whole<K> {
  const match = Match.start(game, setup, { seed: `${seed}`, dice: new FastDice(seed) });
  const dice = new FastDice(seed + 1);
  const sum = { answers: 0, forks: 0 };
  for (let open = match.open[0]; open !== undefined; open = match.open[0]) {
    const seat = open.seats[0] as Seat;
    const options = match.optionsOf(open).length;
    if (!isBot(seat)) {
      match.playOpen(open, randomPick(open, options, dice));
      continue;
    }
    const { pick, forks, views } = thinks(mind, match, seat, dice);
    for (const one of typeof pick === 'number' ? [pick] : pick)
      if (!(one >= 0 && one < options + (open.pass ? 1 : 0))) throw new Error(`there is no option ${one} of ${options} for ${open.ask}`);
    if (forks > 1 || views > 1) throw new Error(`${open.ask} took ${forks} forks and ${views} views`);
    sum.answers += 1;
    sum.forks += forks;
    match.playOpen(open, pick);
  }
  return { match, ...sum };
}
/** How many of these two-player matches the mind wins, changing seats after each. */
export const winsIn = <K extends Kit>(matches: number, play: (n: number, isBot: (seat: Seat) => boolean) => Match<K>): number =>
  Array.from({ length: matches }, (_, n) => play(n, (seat) => seat === n % 2).result?.winners[0] === n % 2).filter(Boolean).length;
