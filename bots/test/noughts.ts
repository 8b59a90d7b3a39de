// Noughts and crosses for bots: a mind that takes the last free cell and considers all of them.
import { certain, FastDice, Match } from '@tabularium/kernel';
import { lookOf } from '@tabularium/lab';
import type { AnyKit, Look } from '@tabularium/parts/shape';
import { ticTacToe } from '../../kernel/test/games/tictactoe.ts';
import type { Sage } from '../consider.ts';

export const sage: Sage = {
  mind: { choose: ({ decision }) => decision.options.length - 1 },
  foresight: {
    asks: new Set(['mark']),
    rank: ({ decision }, most) =>
      decision.options
        .map((_, option) => option)
        .reverse()
        .slice(0, most),
    names: [],
    features: () => [],
    progress: () => 0,
    clock: () => 0,
    horizon: 9,
    weights: {},
  },
};
/** Both are one cell from a line; seat 0 plays. Free: 2 (wins), 5 (blocks), 6, 7, 8. */
export function nearLine(): Look {
  const match = Match.at(
    ticTacToe,
    { content: {}, cells: [0, 0, -1, 1, 1, -1, -1, -1, -1], turn: 0, winner: null },
    { setup: { mode: 'classic', seats: 2 }, seed: 'a line' },
  ) as unknown as Match<AnyKit>;
  return certain(lookOf(match, 0, new FastDice(1)), 'a decision of seat 0');
}
