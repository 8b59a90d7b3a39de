// Two bots compared: who sits where in which match, what it counts, and how sure the outcome is.
import type { Result, Seat } from '@tabularium/kernel';

/** `first` plays one side and `second` all others, or each plays all seats where all win together. */
export interface Bout {
  readonly seed: string;
  /** By seat: 0 for the first bot, 1 for the second. */
  readonly bots: readonly (0 | 1)[];
}
/** All ways to seat the two bots; equal seeds give each of them the same rolls. `sides` says by seat who wins together. */
export function boutsOf(sides: readonly number[], seed: string): readonly Bout[] {
  const all = [...new Set(sides)];
  if (all.length === 1) return ([0, 1] as const).map((bot) => ({ seed, bots: sides.map(() => bot) }));
  return all.map((own) => ({ seed, bots: sides.map((side) => (side === own ? 0 : 1)) }));
}

type Ended = Pick<Result, 'winners' | 'drawn'>;
/** A seat's share of a match: the whole point, none of it, or its side's part of a draw. */
export function pointsOf({ winners, drawn }: Ended, sides: readonly number[], seat: Seat): number {
  if (!winners.includes(seat)) return 0;
  return drawn ? 1 / new Set(winners.map((winner) => sides[winner])).size : 1;
}

export interface Estimate {
  readonly value: number;
  /** In 95 of 100 such samples the truth lies between these. */
  readonly low: number;
  readonly high: number;
}
const Z = 1.96;
/** A share of `total`, by Wilson's interval. */
export function shareOf(points: number, total: number): Estimate {
  if (total === 0) return { value: 0, low: 0, high: 1 };
  const value = points / total;
  const z2 = Z ** 2 / total;
  const middle = (value + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((value * (1 - value)) / total + z2 / (4 * total))) / (1 + z2);
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
/** How many times as often the first succeeds as the second, in this many matches each. */
export function timesOf(first: number, second: number, total: number): Estimate {
  const [a, b, n] = [first + 0.5, second + 0.5, total + 0.5]; // so that it is defined even without a success
  const value = a / b;
  const spread = Math.exp(Z * Math.sqrt(Math.max(0, 1 / a + 1 / b - 2 / n)));
  return { value, low: value / spread, high: value * spread };
}
/** On which side of a target an estimate surely lies. */
export function verdictOn({ low, high }: Estimate, target: number): 'above' | 'below' | 'open' {
  if (low >= target) return 'above';
  return high < target ? 'below' : 'open';
}
