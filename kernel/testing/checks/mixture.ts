// Answers, gestures of several answers, undos, departures, draw offers and restarts in any order. Failures are shrunk to the shortest mixture.
import * as fc from 'fast-check';
import { DRAW_WORDS, type DrawWord, FastDice, type Kit, type Match, Refusal, type Seat } from '../../index.ts';
import { photo, same } from '../photo.ts';
import { verifies } from './keeping.ts';
import { explained, type Move, make, open, type Playout, randomMove, reloaded } from './playout.ts';

const LONGEST = 60;

/** Whatever is done to a match, a twin that is reloaded before each step stays equal to it, and its record can be verified. */
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
        for (const { does, seat, chance } of steps) {
          if (live.result) break;
          const { match: other } = reloaded({ match: live, game }, played);
          const move = does === 'answers' || does === 'joins' ? randomMove(live, new FastDice(chance), played.policy) : undefined;
          if (move) made.push(move);
          for (const match of [live, other]) apply(match, does, seat, move);
          same(photo(other), photo(live), `a match loaded before "${move?.text ?? `seat ${seat} ${does}`}" went another way`);
          played.invariants?.(live.table);
        }
        verifies(played, live);
      });
    }),
    { numRuns: runs, seed: played.seed },
  );
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
