// How likely a seat is to win from a position, by what its game counts (`features`) and what that has been worth in many matches.
import type { Match, Result, Seat } from '@tabularium/kernel';
import type { AnyKit, Foresight, Weights } from '@tabularium/parts/shape';

/** Where nothing has been learnt for a mode, every position is worth the same. */
export const weightsFor = ({ weights }: Foresight, mode: string): Weights | undefined => weights[mode] ?? weights['all'];

/** From 0, lost, to 1, won. */
export function valueOf(match: Match<AnyKit>, foresight: Foresight, seat: Seat): number {
  const { result, table, setup } = match;
  if (result) return gotOf(foresight, result, seat);
  const weights = weightsFor(foresight, setup.mode);
  if (!weights) return 0.5;
  const progress = foresight.progress(table);
  const own = sumOf(weights, foresight.features(table, seat), progress);
  const rivals = rivalsOf(foresight, table, seat, setup.seats);
  if (rivals.length === 0) return chanceOf((weights.bias ?? 0) + own);
  return chanceOf(own - Math.max(...rivals.map((rival) => sumOf(weights, foresight.features(table, rival), progress))));
}

/** A seat's share of a match: 1 won, 0.5 shared, 0 lost, or anything between. */
export const gotOf = (foresight: Foresight, result: Result, seat: Seat): number =>
  foresight.success?.(result) ?? (result.winners.includes(seat) ? (result.drawn ? 0.5 : 1) : 0);

/** What a seat has beyond its strongest rival, weighed, by feature; nothing once the match is over. */
export function leadOf(match: Match<AnyKit>, foresight: Foresight, seat: Seat): readonly number[] {
  const { result, table, setup } = match;
  const weights = weightsFor(foresight, setup.mode);
  if (result || !weights) return [];
  const progress = foresight.progress(table);
  const rivals = rivalsOf(foresight, table, seat, setup.seats).map((rival) => foresight.features(table, rival));
  const strongest = rivals.toSorted((a, b) => sumOf(weights, b, progress) - sumOf(weights, a, progress))[0] ?? [];
  return foresight.features(table, seat).map((count, n) => (count - (strongest[n] ?? 0)) * weightOf(weights, n, progress));
}

const weightOf = ({ base, late }: Weights, n: number, progress: number): number => (base[n] ?? 0) + progress * (late[n] ?? 0);
/** The weighed sum of what a seat has in a position. */
export const sumOf = (weights: Weights, features: readonly number[], progress: number): number =>
  features.reduce((sum, count, n) => sum + count * weightOf(weights, n, progress), 0);
const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The seats that play against this one. */
export function rivalsOf(foresight: Foresight, table: AnyKit['table'], seat: Seat, seats: number): readonly Seat[] {
  const side = sideOf(foresight, table, seat);
  return Array.from({ length: seats }, (_, other) => other).filter((other) => sideOf(foresight, table, other) !== side);
}
export const sideOf = (foresight: Foresight, table: AnyKit['table'], seat: Seat): number => foresight.sideOf?.(table, seat) ?? seat;
