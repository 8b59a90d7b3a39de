import type { Dice } from './dice.ts';
import type { Pick } from './game.ts';

interface Answerable {
  readonly pass: boolean;
  readonly some?: { readonly min: number; readonly max: number } | undefined;
}

/** A random legal answer to a decision with this many options. */
export function randomPick(decision: Answerable, options: number, dice: Dice): Pick {
  if (!decision.some) return dice.below(options + (decision.pass ? 1 : 0));
  const { min, max } = decision.some;
  const count = min + dice.below(Math.min(max, options) - min + 1);
  const chosen: number[] = [];
  // Selection sampling: every set of `count` options is equally likely.
  for (let i = 0; chosen.length < count; i++) if (dice.below(options - i) < count - chosen.length) chosen.push(i);
  return chosen;
}
