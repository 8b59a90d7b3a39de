import { appliesTo, checkSetup, type Dice, type Game, type Kit, type OptionValue, Refusal, type SetupInput } from '../../index.ts';

/** Every mode with every number of seats. */
export const tablesOf = <K extends Kit>(game: Game<K>): readonly { readonly mode: string; readonly seats: number }[] =>
  game.setup.modes.flatMap(({ id, seats }) => seats.map((count) => ({ mode: id, seats: count })));

/** Random values for all options of a game, drawn again until they are compatible. */
export function randomSetup<K extends Kit>(game: Game<K>, mode: string, seats: number, dice: Dice): SetupInput {
  for (let attempt = 0; attempt < 100; attempt++) {
    const options: Record<string, OptionValue> = {};
    for (const option of game.setup.options)
      if (appliesTo(option, mode, seats)) options[option.id] = option.values[dice.below(option.values.length)] ?? option.default;
    if (isFitting(game, { mode, seats, options })) return { mode, seats, options };
  }
  return { mode, seats };
}
function isFitting<K extends Kit>(game: Game<K>, setup: SetupInput): boolean {
  try {
    checkSetup(game.setup, setup);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
