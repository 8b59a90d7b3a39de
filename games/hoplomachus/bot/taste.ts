// How much the bot likes things, in points of the formula for chips. Found by letting bots of different tastes play each other.
export const TASTE = {
  /** Of a unit's worth, what it keeps as long as it stands at all. */
  standing: 0.45,
  /** A primary hero whose fall ends the game. */
  criticalHero: 110,
  /** What a blow is worth compared with one received. */
  caution: 0.5,
  /** A titan's hp. */
  titanHp: 6,
  /** An immortal's hp. */
  immortalHp: 6,
  /** Being close to what it wants. */
  approach: 12,
  /** Of that, what a hex farther away leaves. */
  farther: 0.85,
  /** Of the favor of a stone. */
  stone: 1,
  favor: 1,
  /** Damage of others on the same target, as far as it is counted on. */
  focus: 0.7,
  /** A hero that could fall joins in if its worth there is more. */
  heroJoins: -20,
  heroNeeded: 3,
  lastLine: 60,
  hurry: 0.1,
};
