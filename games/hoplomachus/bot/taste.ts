// How much the bot likes things, in points of the formula for chips. Judged, and where it mattered found by letting bots of different tastes play each other.
export const TASTE = {
  /** The share of its worth that a unit keeps while it stands at all. */
  standing: 0.45,
  /** A primary hero whose fall ends the game. */
  criticalHero: 110,
  /** What the last unit of a troop is worth in addition, where a troop without units has lost. */
  lastUnit: 60,
  /** A titan's hit point. */
  titanHp: 6,
  /** An immortal's hit point. */
  immortalHp: 6,
  /** What is likely to be lost, compared with what is likely to be gained. */
  caution: 0.5,
  /** So much less of it for every round in which nothing happened. */
  hurry: 0.1,
  /** Being in reach of what it wants. */
  approach: 12,
  /** The share of that left for each hex farther away. */
  farther: 0.85,
  /** The share of damage by others to the same target that is counted on. */
  focus: 0.7,
  /** With so many units in combat or fewer, the primary hero comes as well. */
  heroComes: 3,
} as const;
