import { FastDice, type Kit, type Match, type Seat } from '../../index.ts';
import { photo, same } from '../photo.ts';
import { seatsOf } from '../told.ts';
import { verifies } from './keeping.ts';
import { explained, type Move, make, open, type Playout, randomMove, reloaded } from './playout.ts';

/** Whenever a seat leaves, the match ends or can be played to its end, loads as it was, and its record can be verified. */
export function survivesLeaving<K extends Kit>(played: Playout<K>): void {
  const dice = new FastDice(played.seed + 77);
  const { game } = played;
  const match = open(game, played);
  const made: Move[] = [];
  const moments = seatsOf(match).map(() => dice.below(played.moves.length + 1));
  explained(game, played, match, made, () => {
    const gone: Seat[] = [];
    while (!match.result && made.length < played.decisions) {
      const leaver = seatsOf(match).find((seat) => !gone.includes(seat) && made.length >= (moments[seat] as number));
      if (leaver === undefined) {
        made.push(randomMove(match, dice, played.policy));
        make(match, made.at(-1) as Move);
        played.invariants?.(match.table);
        if (dice.below(10) > 0) continue;
      } else {
        match.leave(leaver);
        gone.push(leaver);
      }
      settles(match);
      same(photo(reloaded({ match, game }, played).match), photo(match), `with seats ${gone.join(', ')} gone a loaded match differs`);
    }
    verifies(played, match);
  });
}
function settles<K extends Kit>(match: Match<K>): void {
  if ((match.result === undefined) !== match.pending.length > 0) throw new Error('decisions are open and there is a result, or neither');
}
