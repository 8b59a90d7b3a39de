// How a row of dice is likely to lie after rerolls of its lowest or highest die and after dice were raised. ARC-9.12 step 3
import { DIE } from '../../content/tables.ts';

/** `fortune`: the lowest is rolled again if it shows 3 or less; `badLuck`: the highest, in any case. ARC-14.5, ARC-14.10, ARC-14.34, ARC-14.43 */
export type DiceChange = 'fortune' | 'badLuck' | 'bully' | 'intuition';
/** From this on a die is kept that may be rerolled, and damage that may be rolled for. */
export const KEPT = 4;

export interface Row {
  /** By face, from 0: how many dice show it or more. */
  readonly atLeast: readonly number[];
  /** It was rolled with enough sixes for a critical hit. */
  readonly critical: boolean;
  readonly chance: number;
}
/** How many dice show each face, from 1. */
type Counts = readonly number[];
interface Roll {
  readonly counts: Counts;
  readonly critical: boolean;
  chance: number;
}
/** By number of dice, changes, and the sixes of a critical hit. */
const rowsByDice = new Map<string, readonly Row[]>();
/** `sixes`: how many make a critical hit. */
export function rowsOf(dice: number, changes: readonly DiceChange[], sixes: number): readonly Row[] {
  const key = `${dice} ${changes.join(' ')} ${sixes}`;
  let rows = rowsByDice.get(key);
  if (rows === undefined) {
    let rolls = rolled(dice).map(({ counts, chance }) => ({ counts, chance, critical: (counts[DIE - 1] as number) >= sixes }));
    for (const change of changes) rolls = withEqualsMerged(rolls.flatMap((roll) => changedBy(roll, change)));
    rowsByDice.set(key, (rows = rolls.map(rowFrom)));
  }
  return rows;
}
/** Every way that so many dice can fall, in any order. */
function rolled(dice: number, faces = DIE): { readonly counts: Counts; readonly chance: number }[] {
  if (faces === 1) return [{ counts: [dice], chance: (1 / DIE) ** dice }];
  return Array.from({ length: dice + 1 }, (_, here) =>
    rolled(dice - here, faces - 1).map(({ counts, chance }) => ({
      counts: [...counts, here],
      chance: chance * waysToChoose(dice, here) * (1 / DIE) ** here,
    })),
  ).flat();
}
/** How many ways there are to choose so many of them. */
export function waysToChoose(of: number, chosen: number): number {
  let ways = 1;
  for (let i = 1; i <= chosen; i++) ways = (ways * (of - chosen + i)) / i;
  return ways;
}

function changedBy(roll: Roll, change: DiceChange): Roll[] {
  const { counts } = roll;
  const lowest = counts.findIndex((count) => count > 0);
  if (lowest === -1) return [roll];
  switch (change) {
    case 'fortune':
      return lowest + 1 < KEPT ? rerolled(roll, lowest) : [roll];
    case 'badLuck':
      return rerolled(
        roll,
        counts.findLastIndex((count) => count > 0),
      );
    case 'bully':
      return [{ ...roll, counts: counts.map((_, face) => raisedTo(counts, face)) }];
    case 'intuition':
      return lowest === DIE - 1 ? [roll] : [{ ...roll, counts: moved(counts, lowest, lowest + 1) }];
  }
}
/** All dice count two more, at most 6. */
const raisedTo = (counts: Counts, face: number): number =>
  face < DIE - 1 ? (counts[face - 2] ?? 0) : counts.slice(DIE - 3).reduce((sum, count) => sum + count, 0);
const moved = (counts: Counts, from: number, to: number): Counts =>
  counts.map((count, face) => count - (face === from ? 1 : 0) + (face === to ? 1 : 0));
const rerolled = (roll: Roll, face: number): Roll[] =>
  roll.counts.map((_, to) => ({ ...roll, counts: moved(roll.counts, face, to), chance: roll.chance / DIE }));
function withEqualsMerged(rolls: readonly Roll[]): Roll[] {
  const byKey = new Map<string, Roll>();
  for (const roll of rolls) {
    const key = `${roll.critical} ${roll.counts.join(' ')}`;
    const there = byKey.get(key);
    if (there === undefined) byKey.set(key, { ...roll });
    else there.chance += roll.chance;
  }
  return [...byKey.values()];
}
function rowFrom({ counts, critical, chance }: Roll): Row {
  const atLeast = counts.map((_, face) => counts.slice(face).reduce((sum, count) => sum + count, 0));
  return { atLeast: [...atLeast, 0], critical, chance };
}
