// Whom a rival attacks, and what it does right after. HOP-11.17, HOP-14.18
import type { Rules } from '@tabularium/kernel';
import type { DieShown } from '../../table/events.ts';
import { hexName, hexOf, type Target, targetName, targetOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { reachOf } from '../arena/hexes.ts';
import { hexOfTarget } from '../arena/shards.ts';
import { attack, attackTargets } from '../combat/attack.ts';
import { type Highest, highestOf } from '../combat/priorities.ts';
import { walk } from '../combat/walking.ts';
import { players } from '../units/seats.ts';
import { distanceOf, isInCombat, isStuck, levelOf, rangeOf } from '../units/units.ts';

/** What a rival may attack now: the targets in Range that rank highest for it. HOP-11.17, HOP-19.13 */
export const targetsOf = (table: Table, id: UnitId, within?: number): Highest | null =>
  highestOf(table, id, attackTargets(table, id, within));

/** What an immortal's effects need of its attack. */
export interface Attacked {
  readonly target: Target;
  /** The hex where the target was. */
  readonly at: Hex;
  readonly dice: readonly DieShown[];
}
/** Attacks the highest-ranking target in Range, or within so many hexes, if there is one. HOP-11.17, HOP-14.18 */
export function* rivalAttack(table: Table, ref: Referee, id: UnitId, within?: number): Rules<Attacked | null> {
  const highest = targetsOf(table, id, within);
  if (highest === null) return null;
  const target = yield* chooseRivalTarget(table, ref, id, highest, 'HOP-11.17');
  return yield* attackThis(table, ref, id, target);
}
export function* attackThis(table: Table, ref: Referee, id: UnitId, target: Target): Rules<Attacked> {
  const at = hexOfTarget(table, target);
  const { dice } = yield* attack(table, ref, id, target);
  yield* rivalHitAndRun(table, ref, id, target);
  return { target, at, dice };
}
/** Hit and Run: a hex farther from its target that keeps it in Range, if there is one. HOP-19.32 */
export function* rivalHitAndRun(table: Table, ref: Referee, id: UnitId, target: Target): Rules<void> {
  const unit = unitAt(table, id);
  if (levelOf(table, unit, 'hitAndRun') === 0 || !isInCombat(unit) || isStuck(unit)) return;
  const at = hexOfTarget(table, target);
  if (at === NONE) return; // the target is gone
  const distance = distanceOf(table, unit.at, at);
  const better = reachOf(table, unit, 1).ends.filter(
    (hex) => distanceOf(table, hex, at) > distance && distanceOf(table, hex, at) <= rangeOf(table, unit),
  );
  if (better.length === 0) return;
  const { at: chosen } = yield* ref.choose(players(table), {
    rule: 'HOP-19.32',
    ask: 'rivalTo',
    options: () => better.map((hex) => ({ at: hexName(table, hex), path: [hexName(table, hex)] })),
    facts: () => ({ unit: unit.name, mark: targetName(table, target), priority: null }),
  });
  yield* walk(table, ref, id, [hexOf(table.terms.arena, chosen)], 'hitAndRun', 'HOP-19.32');
}
/** The players choose among equals; distance does not matter. HOP-11.17 */
export function* chooseRivalTarget(table: Table, ref: Referee, id: UnitId, { priority, targets }: Highest, rule: string): Rules<Target> {
  const options = targets.map((target) => targetName(table, target));
  const chosen = yield* ref.choose(players(table), {
    rule,
    ask: 'rivalTarget',
    options: () => options,
    facts: () => ({ unit: unitName(table, id), priority }),
  });
  ref.tell({ kind: 'targeted', rule, unit: unitName(table, id), target: chosen, priority });
  return targetOf(table, chosen);
}
