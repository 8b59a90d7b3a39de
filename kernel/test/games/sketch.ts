// A game in one function, for tests of single guarantees.
import type { Game, Question, Referee, Rules, Seat } from '../../index.ts';

export interface SketchTable {
  readonly content: object;
  done: string[];
  hidden: string[];
  over: boolean;
  extra: unknown;
}
export interface SketchKit {
  table: SketchTable;
  setup: { mode: 'any'; seats: number; options: Record<string, never> };
  asks: { pick: string; other: string; some: string };
  event: { kind: 'said'; rule: string; what: string };
  step: { at: string };
}
export type Ref = Referee<SketchKit>;
export type Play = (table: SketchTable, ref: Ref) => Rules<void>;

export const sketch = (play: Play, more: Partial<Game<SketchKit>> = {}): Game<SketchKit> => ({
  id: 'sketch',
  version: 1,
  prefix: 'SKE',
  setup: { modes: [{ id: 'any', seats: [2, 1, 3, 4] }], options: [], firstGame: { mode: 'any', seats: 2, options: {} } },
  content: { of: 'sketches' },
  open: (_setup, content) => ({ content, done: [], hidden: ['x', 'y', 'z'], over: false, extra: null }),
  play,
  see: ({ done, hidden, over }) => ({ done: [...done], hidden: hidden.length, over }),
  guess: ({ hidden }, _seat, dice) => {
    hidden.push(...hidden.splice(0, dice.below(hidden.length)));
  },
  result: ({ over }) => (over ? { winners: [0], drawn: false, rule: 'SKE-9', because: 'over', scores: [] } : undefined),
  copy: (table) => ({ ...table, done: [...table.done], hidden: [...table.hidden] }),
  text: (_ask, option) => option,
  ...more,
});

/** Seat 0 sees what was done, the others how much. */
export const doneInSecret: Pick<Game<SketchKit>, 'see' | 'seeAs'> = {
  see: ({ done }) => ({ done: done.length }),
  seeAs: ({ done }, seat, shared) => (seat === 0 ? { done: [...done] } : shared),
};

/** Asks a seat to pick one of these, and records it. */
export function* ask(
  table: SketchTable,
  ref: Ref,
  seats: Seat | readonly Seat[],
  options: readonly string[],
  more: Partial<Question<SketchKit, 'pick'>> = {},
): Rules<string> {
  const picked = yield* ref.choose(seats, { ask: 'pick', rule: 'SKE-1', options: () => options, ...more });
  table.done.push(picked);
  return picked;
}
/** Rounds of a procedure, with a checkpoint before each, until one ends the game. */
export const rounds = (round: Play): Play =>
  function* (table, ref) {
    while (!table.over) {
      ref.checkpoint();
      yield* round(table, ref);
    }
  };
export const say = (ref: Ref, what: string, to?: readonly Seat[]): void => ref.tell({ kind: 'said', rule: 'SKE-2', what }, to ?? 'all');
