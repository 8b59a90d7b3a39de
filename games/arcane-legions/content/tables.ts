// Numbers that the rules give.
import type { Icon, PieceDef, PieceKind } from './kinds.ts';

/** Lengths in steps. ARC-2.17, ARC-10.4, ARC-14.65 */
export const FORMATION_LENGTH = 2;
export const SHOT_RANGE = 6;
export const THROWN_RANGE = 2;
export const PHANTOM = 2; // ARC-9.9
export const CRITICAL_SIXES = 3; // ARC-9.8
export const DISADVANTAGE = 3; // ARC-1.10
/** A technical stop, far beyond any battle. ARC-12.13 */
export const LAST_ROUND = 100;
export const THROWN_DICE = 3; // ARC-14.65
export const HUSTLE_POINTS = 2; // ARC-14.41
export const ARTIFICER_PEGS = 2; // ARC-14.3
export const DIE = 6;
/** How many can play. */
export const ALL_SEATS = [2, 3, 4, 5, 6] as const;

/** Victory points. ARC-12.3 to ARC-12.5 */
export const VP = { sortie: 1, formation: 2, commander: 1, objective: 3 } as const;

/** What an icon is worth. ARC-18.8 */
export const ICON_VALUES: Readonly<Record<Icon, number>> = { A: 35, D: 30, R: 45, M: 25 };

/** Command points in a turn and victory points to win, by army total. ARC-2.4, ARC-13.1, ARC-13.2, ARC-13.3 */
export type ArmyTotal = 5000 | 7000 | 10000;
export const TOTALS: Readonly<Record<ArmyTotal, { readonly cp: number; readonly vp: number }>> = {
  5000: { cp: 8, vp: 15 },
  7000: { cp: 8, vp: 21 },
  10000: { cp: 10, vp: 25 },
};

/** Outlines in steps. ARC-2.8, ARC-8.1 */
export const pieces: Readonly<Record<PieceKind, PieceDef>> = {
  temple: { category: 'impassable', width: 3, depth: 2 },
  rocks: { category: 'impassable', width: 2, depth: 2 },
  wall: { category: 'impassable', width: 3, depth: 0.5 },
  wood: { category: 'difficult', width: 3, depth: 2 },
  marsh: { category: 'difficult', width: 2, depth: 2 },
  palisade: { category: 'difficult', width: 3, depth: 0.5 },
  objective: { category: 'objective', width: 2, depth: 2 },
};

/** Where players may lay terrain, and how far apart. Lengths in steps. ARC-2.9 to ARC-2.12 */
export const PLACING = {
  /** From the line to the centre of an objective. */
  offLine: [-3, -2, -1, 1, 2, 3],
  objectivesApart: 6,
  gap: 2,
  turns: [0, 45, 90, 135],
} as const;

/** Victory points to win by army total, and the battlefield of two players. The original prints those of 7000. ARC-13.4, ARC-13.5, ARC-13.10 */
export const VARIANTS = {
  kingOfTheHill: { vp: { 5000: 11, 7000: 15, 10000: 18 }, battlefield: 'theHill' },
  deathBeforeDishonor: { vp: { 5000: 6, 7000: 8, 10000: 10 }, battlefield: 'fieldOfHonour' },
} as const satisfies Record<string, { vp: Record<ArmyTotal, number>; battlefield: string }>;
/** Their battlefields, which other modes do not use. */
export const VARIANT_FIELDS: readonly string[] = Object.values(VARIANTS).map(({ battlefield }) => battlefield);
/** ARC-18.12 */
export const FIRST_BATTLE = { points: 2500, cp: 8, vp: 9, battlefield: 'firstBattle' } as const;
/** Where the units of the first battle stand: x, y and heading, in steps. Egypt holds an objective, because Rome begins. ARC-18.12 */
export const FIRST_POSES: Readonly<Record<string, readonly [number, number, 0 | 4]>> = {
  R01: [4, 6.5, 0],
  R04: [9, 5.5, 0],
  R03: [12, 7, 0],
  E01: [4, 12.5, 4],
  E02: [9, 11.5, 4],
  E04: [13, 13, 4],
};
