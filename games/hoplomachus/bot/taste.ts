// How much the bot likes things, in points of the formula for chips. Judged, and where it mattered found by letting bots of different tastes play each other.
export const TASTE = {
  /** Of a unit's worth, what it keeps as long as it stands at all. */
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
  /** What every hex more leaves of that. */
  farther: 0.85,
  /** Damage that others can do to the same target, as far as it is counted on. */
  focus: 0.7,
  /** With so many units in combat or fewer, the primary hero comes as well. */
  heroComes: 3,
} as const;
