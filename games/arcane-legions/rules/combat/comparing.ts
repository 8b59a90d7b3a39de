// The dice of both sides against each other. ARC-9.8 to ARC-9.11, ARC-10.11
import { CRITICAL_SIXES, DIE, PHANTOM } from '../../content/tables.ts';

export const sorted = (dice: readonly number[]): number[] => [...dice].sort((a, b) => b - a);
/** Natural sixes of the attacker alone. ARC-9.11, ARC-14.21 */
export const isCritical = (dice: readonly number[], isDeadly: boolean): boolean =>
  dice.filter((face) => face === DIE).length >= CRITICAL_SIXES - (isDeadly ? 1 : 0);

export interface Comparison {
  /** Phantom dice that stand for the attacker and for the defender. ARC-9.9, ARC-14.19 */
  readonly phantoms: readonly [number, number];
  /** A tie hits the defender. ARC-14.69 */
  readonly tiesHit: boolean;
  /** Only in melee do defence dice hurt. ARC-10.11 */
  readonly isMelee: boolean;
}
/** Hits on the attacker and on the defender, each of them 1 damage. Both rows are sorted, high to low. ARC-9.10 */
export function compare(attack: readonly number[], defence: readonly number[], terms: Comparison): readonly [number, number] {
  let [onAttacker, onDefender] = [0, 0];
  for (let rank = 0; rank < Math.max(attack.length, defence.length); rank++) {
    const own = attack[rank];
    const other = defence[rank];
    if (own !== undefined) {
      const against = other ?? terms.phantoms[1];
      if (own > against || (terms.tiesHit && own === against)) onDefender += 1;
    }
    if (other !== undefined && terms.isMelee && other > (own ?? terms.phantoms[0])) onAttacker += 1;
  }
  return [onAttacker, onDefender];
}
/** ARC-14.19 */
export const phantomFor = (isCursed: boolean): number => (isCursed ? PHANTOM - 1 : PHANTOM);
