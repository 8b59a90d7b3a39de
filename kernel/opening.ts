// Opening a match: from a set-up, on a given table, or lean for playing many.
import { type Dice, SealedDice } from './dice.ts';
import { Refusal } from './errors.ts';
import type { Game, Kit } from './game.ts';
import { checkSetup } from './setup.ts';
import { type Origin, type State, stateOf } from './state.ts';
import { deepFreeze } from './strict.ts';

export interface StartOptions {
  /** The seed of the dice; for a real match it must be unguessable. */
  readonly seed: string;
  /** Content to play with instead of the game's own. */
  readonly content?: unknown;
  /** For tests: turns on checks that are too slow for real matches. */
  readonly strict?: boolean;
  /** For tests and the lab: other dice than the seed's. Such a match cannot be replayed from its record. */
  readonly dice?: Dice;
}
export interface PositionOptions extends Omit<StartOptions, 'content'> {
  readonly setup: SetupInput;
}
export interface SetupInput {
  readonly mode?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function start<K extends Kit>(
  game: Game<K>,
  given: SetupInput,
  { seed, content, strict, dice = new SealedDice(seed) }: StartOptions,
): State<K> {
  const setup = checkSetup(game.setup, given);
  const opening: number[] = [];
  const table = game.open(setup, contentFor(game, content), noting(dice, opening));
  const state = begin({ game, setup, table, dice, seed, strict });
  state.opening = opening;
  return state;
}
export function startAt<K extends Kit>(
  game: Game<K>,
  table: K['table'],
  { setup, seed, strict, dice = new SealedDice(seed) }: PositionOptions,
): State<K> {
  return begin({ game, setup: checkSetup(game.setup, setup), table: game.copy(table), dice, seed, strict });
}
export function startLean<K extends Kit>(game: Game<K>, given: SetupInput, dice: Dice): State<K> {
  const setup = checkSetup(game.setup, given);
  return begin({ game, setup, table: game.open(setup, game.content, dice), dice, lean: true });
}
/** Runs the rules from a table that stands at a checkpoint up to the first question. */
export function begin<K extends Kit>(origin: Origin<K>): State<K> {
  const state = stateOf(origin);
  const { ledger, run } = state;
  ledger.takeUp(ledger.base);
  run.referee.left = [...ledger.gone];
  run.keep();
  run.launch();
  return state;
}

/** The content to play with, checked and frozen. */
export function contentFor<K extends Kit>(game: Game<K>, given: unknown): K['table']['content'] {
  if (given === undefined) return deepFreeze(game.content);
  if (!game.checkContent) throw new Refusal('bad-content', `${game.id} takes no custom content`);
  const wrong = game.checkContent(given);
  if (wrong.length > 0) throw new Refusal('bad-content', wrong.join('; '));
  return deepFreeze(given as K['table']['content']);
}
const noting = (dice: Dice, notes: number[]): Dice => ({
  below(n) {
    const value = dice.below(n);
    notes.push(value);
    return value;
  },
});
