// A game whose shape is out of date.
import { ask, rounds, sketch } from '../../../kernel/test/games/sketch.ts';
import { checkGame } from '../../../kernel/testing/index.ts';

const stale = { shape: { table: { of: { done: { list: 'string' } } }, types: {} } };
const game = sketch(
  rounds(function* (table, ref) {
    yield* ask(table, ref, 0, ['a', 'b']);
  }),
  stale,
);
checkGame(game, { setups: [{ mode: 'any', seats: 2 }], seeds: [1] });
