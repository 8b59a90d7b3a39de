import { appliesTo, type Game, type SetupInput } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

/** Every mode with every number of seats, or only the given ones; options are used where they apply. */
export function setupsOf(
  game: Game<AnyKit>,
  wanted: { readonly mode?: string; readonly seats?: number; readonly options?: Readonly<Record<string, unknown>> },
): readonly SetupInput[] {
  const setups: SetupInput[] = [];
  for (const mode of game.setup.modes)
    for (const seats of mode.seats) {
      if ((wanted.mode ?? mode.id) !== mode.id || (wanted.seats ?? seats) !== seats) continue;
      const there = Object.entries(wanted.options ?? {}).filter(([id]) => {
        const option = game.setup.options.find((one) => one.id === id);
        return option === undefined || appliesTo(option, mode.id, seats);
      });
      setups.push({ mode: mode.id, seats, options: Object.fromEntries(there) });
    }
  return setups;
}
