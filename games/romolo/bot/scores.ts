// How the points stand: what one more in a category is worth, including its share of a contested majority.
import type { Seat } from '@tabularium/kernel';
import { type Category } from '../content/kinds.ts';
import { MAJORITY, MAJORITY_OF_TWO, MONEY_PER_POINT } from '../content/tables.ts';
import { contendersAtStart, type Points, pointsOf } from '../rules/ending/scoring.ts';
import { type Control, controlOf, type Influence, influence } from '../rules/land/influence.ts';
import { playerOf } from '../table/names.ts';
import type { Hex, Table } from '../table/table.ts';

export interface Scores {
  readonly points: readonly Points[];
  readonly own: Points | undefined;
  readonly others: readonly Points[];
  readonly influence: Influence;
  readonly control: readonly Control[];
  /** The points gained by having this many more in a category. */
  gain(category: Category, more: number): number;
  /** How far ahead of the best of the others. */
  readonly lead: number;
}

/** Differences that matter: one more character decides more often than one more half coin. */
export const SCALES: Readonly<Record<Category, number>> = {
  characters: 1,
  hexes: 2,
  domain: 1.5,
  population: 1,
  battleTokens: 0.6,
  money: 8,
};
/** Majorities change hands until the end. */
const TRUST = 0.7;

export function scoresOf(table: Table, seat: Seat): Scores {
  const { team } = playerOf(table, seat);
  const found = influence(table, table.scoring ?? undefined);
  const control = table.hexes.map((_, hex) => controlOf(table, found, hex));
  const points = pointsOf(
    table,
    table.scoring ?? undefined,
    control.map((one) => one.team),
  );
  const own = points.find(({ contender }) => contender.team === team);
  const others = points.filter(({ contender }) => contender.team !== team);
  const [first = 0, second = 0] = contendersAtStart(table) > 2 ? MAJORITY : MAJORITY_OF_TWO;
  const majority = (category: Category, value: number): number => {
    const rivals = others.map(({ measures }) => measures[category] ?? 0).toSorted((a, b) => b - a);
    const ahead = (rival: number | undefined): number => (rival === undefined ? 1 : chance((value - rival) / SCALES[category]));
    const isFirst = ahead(rivals[0]);
    return TRUST * (first * isFirst + second * (1 - isFirst) * ahead(rivals[1]));
  };
  return {
    points,
    own,
    others,
    influence: found,
    control,
    gain: (category, more) => {
      const now = own?.measures[category] ?? 0;
      const direct = category === 'money' ? more / MONEY_PER_POINT : more;
      return direct + majority(category, now + more) - majority(category, now);
    },
    lead: totalOf(own) - others.reduce((top, one) => Math.max(top, totalOf(one)), 0),
  };
}
/** From 0, far behind, to 1, far ahead. */
export const chance = (difference: number): number => 1 / (1 + Math.exp(-difference));
const totalOf = (points: Points | undefined): number => points?.total ?? 0;

/** The points that a hex brings: a multiplier that nobody has seen is at least 2. */
export const worthOfHex = ({ hexes }: Table, hex: Hex): number => {
  const state = hexes[hex];
  if (state?.multiplier === undefined) return 1;
  return state.up ? state.multiplier : HIDDEN_MULTIPLIER;
};
const HIDDEN_MULTIPLIER = 2.3;
