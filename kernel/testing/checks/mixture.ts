// Answers, gestures of several answers, undos, departures, draw offers and restarts in any order. Failures are shrunk to the shortest mixture.
import * as fc from 'fast-check';
import { DRAW_WORDS, type DrawWord, FastDice, type Input, type Kit, type Match, Refusal, type Seat } from '../../index.ts';
import { photo, same } from '../photo.ts';
import { eyesOf } from '../told.ts';
import { verifies } from './keeping.ts';
import { explained, type Move, make, open, type Playout, randomMove, reloaded } from './playout.ts';

const LONGEST = 60;

/**
 * Whatever is done to a match, a twin that is reloaded before each step and another that only follows stay equal to it, and its record can be
 * verified.
 */
export function survivesAnyMixture<K extends Kit>(played: Playout<K>, runs: number): void {
  const step = fc.record({
    does: fc.oneof(
      { weight: 9, arbitrary: fc.constant('answers' as const) },
      { weight: 3, arbitrary: fc.constant('joins' as const) },
      { weight: 5, arbitrary: fc.constant('undoes' as const) },
      { weight: 1, arbitrary: fc.constant('leaves' as const) },
      { weight: played.game.agreedDraw ? 4 : 0, arbitrary: fc.constantFrom(...DRAW_WORDS) },
    ),
    seat: fc.nat({ max: (played.setup.seats ?? 1) - 1 }),
    chance: fc.nat({ max: 0x7fffffff }),
  });
  const start = fc.nat({ max: Math.max(0, played.moves.length - 1) });
  fc.assert(
    fc.property(start, fc.array(step, { maxLength: LONGEST }), (from, steps) => {
      const { game } = played;
      const live = open(game, played);
      const made: Move[] = [];
      explained(game, played, live, made, () => {
        for (const move of played.moves.slice(0, from)) make(live, move);
        const follower = open(game, played);
        follower.follow(live.inputs);
        for (const { does, seat, chance } of steps) {
          if (live.result) break;
          const { match: other } = reloaded({ match: live, game }, played);
          const move = does === 'answers' || does === 'joins' ? randomMove(live, new FastDice(chance), played.policy) : undefined;
          if (move) made.push(move);
          for (const match of [live, other]) apply(match, does, seat, move);
          const truth = photo(live);
          same(photo(other), truth, `a match loaded before "${move?.text ?? `seat ${seat} ${does}`}" went another way`);
          const act = JSON.parse(JSON.stringify(live.inputs.slice(follower.inputs.length))) as Input[];
          if (chance % 4 === 0) refusesMore(follower, act);
          follower.follow(act);
          same(photo(follower), truth, 'a follower went another way');
          for (const eye of eyesOf(live)) same(follower.events(eye), live.events(eye), `a follower told ${eye} something else`);
          same(follower.save(), live.save(), 'a follower has another save');
          played.invariants?.(live.table);
        }
        verifies(played, live);
      });
    }),
    { numRuns: runs, seed: played.seed },
  );
}
/** An act with a wrong input at its end is refused, and nothing of it was done. */
function refusesMore<K extends Kit>(match: Match<K>, act: readonly Input[]): void {
  const before = photo(match);
  const wrong: Input = { n: match.inputs.length + act.length + 1, kind: 'leave', seat: match.setup.seats };
  if (!isRefused(() => match.follow([...act, wrong]))) throw new Error('a follower took an input of a seat that does not exist');
  same(photo(match), before, 'a refused act changed the follower');
}
function isRefused(attempt: () => void): boolean {
  try {
    attempt();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

type Deed = 'answers' | 'joins' | 'undoes' | 'leaves' | DrawWord;
function apply<K extends Kit>(match: Match<K>, does: Deed, seat: Seat, move: Move | undefined): void {
  if (does === 'undoes' && match.canUndo(seat)) match.undo(seat);
  if (does === 'leaves' && match.setup.seats > 1 && !match.left.includes(seat)) match.leave(seat);
  if (DRAW_WORDS.includes(does as DrawWord)) speak(match, seat, does as DrawWord);
  if (move && !(does === 'joins' && match.answerNext(move.seat, move))) make(match, move);
}
/** What is not possible now is refused, and changes nothing. */
function speak<K extends Kit>(match: Match<K>, seat: Seat, says: DrawWord): void {
  const before = photo(match);
  const { agreed } = match.view(seat);
  const isIn = match.game.agreedDraw?.(match.table, match.left)?.winners.includes(seat) === true && !match.left.includes(seat);
  const isPossible =
    isIn &&
    agreed !== undefined &&
    (says === 'offer' ? agreed.length === 0 : agreed.length > 0 && !(says === 'agree' && agreed.includes(seat)));
  try {
    match.draw(seat, says);
  } catch (error) {
    if (!(error instanceof Refusal) || isPossible) throw error;
    return same(photo(match), before, `the refusal of "${says}" of seat ${seat} changed the match`);
  }
  if (!isPossible) throw new Error(`seat ${seat} could say "${says}" to a draw although that is not possible`);
}
