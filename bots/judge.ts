// Judges a decision: what it was worth, and whether something else would clearly have been better.
import type { Pick } from '@tabularium/kernel';
import type { Look } from '@tabularium/parts/shape';
import { canTry, chosenOf, consider, type Effort, mean, type Sage } from './consider.ts';

/** Chances to win, from 0 to 1. */
export interface Judgement {
  /** After the decision. */
  readonly taken: number;
  /** After the best option. */
  readonly best: number;
  /** What would clearly have been better, if anything. */
  readonly better: Pick | undefined;
}

/** Undefined where nothing else is worth trying. */
export function judged(sage: Sage, look: Look, pick: Pick, effort: Effort): Judgement | undefined {
  if (typeof pick !== 'number' || !canTry(sage, look)) return undefined;
  const tried = consider(sage, look, effort, pick);
  const [own] = tried;
  if (!own || own.values.length === 0) return undefined;
  const choice = chosenOf(tried);
  const taken = mean(own.values);
  if (choice === pick) return { taken, best: taken, better: undefined };
  return { taken, best: mean(tried.find((one) => one.pick === choice)?.values ?? []), better: choice };
}
