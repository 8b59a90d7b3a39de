// How our chips are written down: each is the row of a table.
import type { Class, Die, Learned, Rank, Skill, UnitDef } from '../kinds.ts';

/** For each skill its X; 1 for skills without one. In the order in which they are printed. */
export type Skills = Readonly<Partial<Record<Skill, number>>>;
export type Row = readonly [type: Class | null, range: number, movement: number, health: number, attack: readonly Die[], skills: Skills];

/** `Object.entries` forgets that the keys are skills. */
export const learned = (skills: Skills): Learned[] =>
  (Object.entries(skills) as [Skill, number][]).map(([skill, level]) => ({ skill, level }));

/** Chips of one kind, called `<group>.<row>`. */
export const chips = (group: string, rank: Rank, rows: Readonly<Record<string, Row>>): UnitDef[] =>
  Object.entries(rows).map(([name, row]) => chip(`${group}.${name}`, rank, row));

export const chip = (id: string, rank: Rank, [type, range, movement, health, attack, skills]: Row): UnitDef => ({
  id,
  rank,
  class: type,
  range,
  movement,
  health,
  attack,
  skills: learned(skills),
});
