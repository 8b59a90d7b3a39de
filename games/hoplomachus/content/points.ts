// What a chip is worth, and what the chips of its kind should be worth. HOP-24.6
import { HIT_FACES, type Rank, type UnitDef } from './kinds.ts';
import { skills } from './skills.ts';

/** By Movement and by Range, from 0; the last two extend the printed scale. */
const MOVEMENT = [0, 0, 2, 2, 3, 3, 4];
const RANGE = [0, 0, 2, 5, 8, 11, 14];
const PER_HEALTH = 2;
/** For each effect of an immortal. */
const PER_EFFECT = 4;

export interface Budget {
  readonly least: number;
  readonly most: number;
}
/** Titans and their parts have none. */
export const BUDGETS: Readonly<Partial<Record<Rank, Budget>>> = {
  unit: { least: 23, most: 23 },
  hero: { least: 38, most: 38 },
  neutral: { least: 35, most: 35 },
  arena: { least: 20, most: 20 },
  sentinel: { least: 26, most: 26 },
  immortal: { least: 34, most: 35 },
};

/** An immortal's effects count too. */
export function pointsOf({ attack, health, movement, range, skills: known }: UnitDef, effects = 0): number {
  let points = PER_HEALTH * health + (MOVEMENT[movement] ?? 0) + (RANGE[range] ?? 0) + PER_EFFECT * effects;
  for (const die of attack) points += HIT_FACES[die];
  for (const { skill, level } of known) points += skills[skill].cost(level, health);
  return points;
}
