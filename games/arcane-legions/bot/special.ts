// What special orders and abilities bring.
import type { Ability } from '../content/kinds.ts';
import { ARTIFICER_PEGS, DIE } from '../content/tables.ts';
import { downedWhite } from '../rules/fate/restoring.ts';
import { specialists, touchable } from '../rules/orders/specials.ts';
import { abilityCount, slotOf, whiteSlots } from '../rules/units/figures.ts';
import { neighboursOf } from '../rules/units/placing.ts';
import { isEnemy } from '../rules/units/teams.ts';
import { defOf, type SlotId, type UnitId, unitAt } from '../table/table.ts';
import { blowOf, shotOf } from './blows.ts';
import { slotLoss } from './losing.ts';
import { withRegrouping } from './stance.ts';
import type { Thought } from './thought.ts';
import { figureWorth, harmOf, hitPointWorth } from './worth.ts';

/** A figure that comes back is worth a little less than one that was spared. */
const RETURNED = 0.8;
/** Pegs that a die brings on average, where there are enough. */
const LORD_PEGS = 3.5;
/** Death touch needs a 3 or more. ARC-14.23 */
const TOUCHED = 4 / 6;

export function specialWorth(thought: Thought, id: UnitId, ability: Ability, target: UnitId): number {
  const { table } = thought;
  switch (ability) {
    case 'armoredRush':
      return harmOf(thought, target, 2);
    case 'specialistLeader':
      return harmOf(thought, target, specialists(table, id));
    case 'artificer':
      return restoreWorth(thought, target, ARTIFICER_PEGS, ARTIFICER_PEGS);
    case 'lordOfTheDead':
      return restoreWorth(thought, target, DIE, LORD_PEGS);
    case 'healing':
    case 'necromancer':
      return restoreWorth(thought, id, abilityCount(table, id, ability), abilityCount(table, id, ability));
    case 'commandPosition':
      return 1; // a victory point
    case 'confusion':
      return confusionWorth(thought, target);
    case 'deathTouch':
      return (
        TOUCHED *
        Math.max(0, ...touchable(table, id, abilityCount(table, id, ability)).map((one) => touchWorth(thought, one.unit, one.slot)))
      );
    case 'deathTouchMaster':
      return TOUCHED * Math.max(0, ...touchable(table, id, Number.POSITIVE_INFINITY).map((one) => touchWorth(thought, one.unit, one.slot)));
    case 'thrownWeapon':
      return shotOf(thought, id, target, 'thrown')?.net ?? 0;
    case 'sniper':
      return shotOf(thought, id, target, 'sniper')?.net ?? 0;
    case 'fireburst':
      return splashWorth(thought, target, 1);
    case 'harshMistress':
      return mistressWorth(thought, id, target);
    default:
      return 0;
  }
}
function restoreWorth(thought: Thought, id: UnitId, limit: number, pegs: number): number {
  const { table } = thought;
  const def = defOf(table, unitAt(table, id));
  const downed = downedWhite(table, id, limit).reduce((sum, figure) => sum + slotOf(def, figure).pegs, 0);
  return RETURNED * hitPointWorth(thought, id) * Math.min(downed, pegs);
}
/** The enemy faces the other way: what that changes in all fights it is in. ARC-14.17 */
function confusionWorth(thought: Thought, target: UnitId): number {
  const balance = (): number =>
    neighboursOf(thought.table, target).reduce((sum, { unit, own, other }) => {
      if (!isEnemy(thought.table, target, unit)) return sum;
      const strike = unitAt(thought.table, unit).orders.melee === 0 ? 1 : 0.5;
      return (
        sum +
        strike * Math.max(0, blowOf(thought, unit, target, other, own).net) -
        0.7 * Math.max(0, blowOf(thought, target, unit, own, other).net)
      );
    }, 0);
  const now = balance();
  return withRegrouping(thought, target, { turn: 180 }, balance) - now;
}
/** Harm to one unit and to all beside it. ARC-14.22, ARC-14.32 */
export function splashWorth(thought: Thought, id: UnitId, amount: number): number {
  const { table } = thought;
  const hurt = (unit: UnitId): number => (thought.enemies.includes(unit) ? 1 : -1) * harmOf(thought, unit, amount);
  return neighboursOf(table, id).reduce((sum, { unit }) => sum + hurt(unit), hurt(id));
}
function mistressWorth(thought: Thought, id: UnitId, target: UnitId): number {
  return Math.max(...whiteSlots(thought.table, id).map((slot) => sacrificeWorth(thought, id, target, slot)), -1);
}
export const sacrificeWorth = (thought: Thought, id: UnitId, target: UnitId, slot: SlotId): number => {
  const { pegs } = slotOf(defOf(thought.table, unitAt(thought.table, id)), slot);
  return harmOf(thought, target, pegs) - slotLoss(thought, id, slot);
};

// ---- death touch. ARC-14.23, ARC-14.24

export const touchWorth = (thought: Thought, id: UnitId, slot: SlotId): number =>
  figureWorth(thought, id, slot) + 0.1 * slotOf(defOf(thought.table, unitAt(thought.table, id)), slot).abilities.length;
