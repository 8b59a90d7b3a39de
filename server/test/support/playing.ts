// Plays random matches in the kernel, with everything people do besides answering.
import { allGames, loadPlayable } from '@tabularium/games';
import { type Decision, type Dice, FastDice, Match, randomPick, type Seat, textFor } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type AnyMatch = Match<AnyKit>;
export interface Table {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
}
/** The first mode of every game with the fewest and the most seats. */
export const TABLES: readonly Table[] = (await Promise.all(allGames.map(({ id }) => loadPlayable(id)))).flatMap((pkg) => {
  const mode = pkg?.game.setup.modes[0];
  if (!pkg || !mode) return [];
  return [...new Set([Math.min(...mode.seats), Math.max(...mode.seats)])].map((seats) => ({ game: pkg.game.id, mode: mode.id, seats }));
});

export async function begun({ game, mode, seats }: Table, seed: string): Promise<AnyMatch> {
  const pkg = await loadPlayable(game);
  if (!pkg) throw new Error(`no game ${game}`);
  return Match.start(pkg.game, { mode, seats }, { seed });
}

const seatsOf = (match: AnyMatch): readonly Seat[] => Array.from({ length: match.setup.seats }, (_, seat) => seat);
const one = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;
const pickIn = (decision: Decision<AnyKit>, dice: Dice) => randomPick(decision, decision.options.length, dice);

/** Does something that people do, at times leaving unless `isStaying`. Returns what it did. */
export function doAnything(match: AnyMatch, dice: Dice, isStaying = false): string {
  const chance = dice.below(100);
  const able = seatsOf(match).filter((seat) => match.canUndo(seat));
  if (chance < 20 && able.length > 0) {
    const seat = one(able, dice);
    match.undo(seat);
    return `undo of ${seat}`;
  }
  const here = seatsOf(match).filter((seat) => !match.left.includes(seat));
  const { agreed } = match.view('public');
  if (chance < 24 && agreed) {
    const seat = agreed[0] ?? one(here, dice);
    match.draw(seat, agreed.length === 0 ? 'offer' : 'end');
    return `draw of ${seat}`;
  }
  if (chance < 26 && here.length > 2 && !isStaying) {
    const seat = one(here, dice);
    match.leave(seat);
    return `leave of ${seat}`;
  }
  const decision = one(match.pending, dice);
  const seat = one(decision.seats, dice);
  match.answer(seat, decision.id, pickIn(decision, dice));
  if (chance < 50) goOn(match, seat, dice);
  return `${decision.ask} of ${seat}`;
}
/** A gesture: the same seat answers what it is asked next. */
function goOn(match: AnyMatch, seat: Seat, dice: Dice): void {
  for (let n = 0; n < 2; n++) {
    const next = match.pending.find(({ seats }) => seats.includes(seat));
    if (!next || !match.answerNext(seat, { ask: next.ask, text: textFor(next, pickIn(next, dice)) })) return;
  }
}
export const diceFrom = (seed: number): Dice => new FastDice(seed);
