// The dice of both sides against each other. ARC-9.8 to ARC-9.11, ARC-10.11
import { CRITICAL_SIXES, DIE } from '../../content/tables.ts';

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
/** A die of both rows against each other. */
export interface Rank {
  /** Null: a phantom stands there. */
  readonly attack: number | null;
  readonly defence: number | null;
  readonly hit: 'attacker' | 'defender' | null;
}
/** Both rows are sorted from high to low; what one has too many is compared with phantoms. ARC-9.8, ARC-9.9, ARC-10.11 */
export const ranksOf = (attack: readonly number[], defence: readonly number[], terms: Comparison): Rank[] =>
  Array.from({ length: Math.max(attack.length, terms.isMelee ? defence.length : 0) }, (_, rank) => {
    const [own, other] = [attack[rank] ?? null, defence[rank] ?? null];
    const [a, d] = [own ?? terms.phantoms[0], other ?? terms.phantoms[1]];
    const isHit = own !== null && (a > d || (terms.tiesHit && a === d));
    const isHitBack = other !== null && terms.isMelee && d > a;
    return { attack: own, defence: other, hit: isHit ? 'defender' : isHitBack ? 'attacker' : null };
  });
/** Hits on the attacker and on the defender, each of them 1 damage. ARC-9.10 */
export function compare(attack: readonly number[], defence: readonly number[], terms: Comparison): readonly [number, number] {
  const ranks = ranksOf(attack, defence, terms);
  const hitsOn = (who: Rank['hit']): number => ranks.filter(({ hit }) => hit === who).length;
  return [hitsOn('attacker'), hitsOn('defender')];
}
