// Dice: rolled, exploding, counted. MOB-5.4, MOB-5.8, MOB-5.9
import type { Referee } from '../../table/table.ts';

export const SIDES = 6;
/** Explosion dice succeed with this or more, whatever the threshold. MOB-5.9 */
export const EXPLOSION_THRESHOLD = 5;

/** Rolls none if the count is 0 or less. The ten dice in the box are no limit, and no die falls off the table. MOB-5.14, MOB-5.21, MOB-5.22 */
export const rollDice = (ref: Referee, count: number): number[] => Array.from({ length: Math.max(0, count) }, () => ref.roll(SIDES));
/** Rolls one more die for every 6, again and again, and keeps them apart from the others. MOB-5.8 */
export function rollExplosions(ref: Referee, faces: readonly number[]): number[] {
  const exploded: number[] = [];
  for (let dice = countFrom(faces, SIDES); dice > 0; ) {
    const rolled = rollDice(ref, dice);
    exploded.push(...rolled);
    dice = countFrom(rolled, SIDES);
  }
  return exploded;
}
/** How many dice reach the threshold. MOB-5.5 */
function countFrom(faces: readonly number[], threshold: number): number {
  let count = 0;
  for (const face of faces) if (face >= threshold) count += 1;
  return count;
}
/** MOB-5.9 */
export const successesOf = (faces: readonly number[], explosions: readonly number[], threshold: number): number =>
  countFrom(faces, threshold) + countFrom(explosions, EXPLOSION_THRESHOLD);
