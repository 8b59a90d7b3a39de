// Which unit enters, and where.
import type { Asks } from '../asks.ts';
import { defOf, hexOf, unitAt, unitOf } from '../names.ts';
import { deployHexes } from '../rules/deploy.ts';
import { attackDice } from '../rules/dice.ts';
import { levelOf, rangeOf } from '../rules/units.ts';
import type { Hex, Table, UnitId } from '../table.ts';
import { meanOf, oddsOf } from './blows.ts';
import { scoreAt } from './ground.ts';
import { TASTE } from './taste.ts';
import { best, imagineDeployed, type Thought } from './thought.ts';
import { fullWorth, pointsFor } from './worth.ts';

export function chooseDeployed(thought: Thought, options: readonly Asks['deploy'][], pass: boolean): number {
  const { table } = thought;
  const values = options.map(({ unit }) => valueOf(thought, unitOf(table, unit)));
  const chosen = best(values, (value) => value);
  return pass && (values[chosen] ?? 0) < (thought.own.length <= TASTE.heroNeeded ? -1000 : TASTE.heroJoins) ? options.length : chosen;
}
export function chooseEntry(thought: Thought, options: readonly Asks['deployAt'][]): number {
  const { table } = thought;
  const id = unitOf(table, thought.facts.unit ?? '');
  return best(options, ({ at }) => entryAt(thought, id, hexOf(table.terms.arena, at)));
}
/** Its best place, what kind of fighter it is, and what is at stake with it. */
function valueOf(thought: Thought, id: UnitId): number {
  const { table } = thought;
  const unit = unitAt(table, id);
  let place = Number.NEGATIVE_INFINITY;
  for (const hex of deployHexes(table, unit)) place = Math.max(place, entryAt(thought, id, hex));
  const isCritical = defOf(table, unit).rank === 'hero' && table.terms.mode !== 'pandemonium';
  const isNeeded = thought.own.length <= TASTE.heroNeeded;
  const stake = isCritical && !isNeeded ? fullWorth(table, unit) - pointsFor(defOf(table, unit)) : 0;
  return place + fighter(table, id) - stake - (isCritical ? 40 : 0);
}
function entryAt(thought: Thought, id: UnitId, hex: Hex): number {
  return imagineDeployed(thought.table, id, hex, () => scoreAt(thought, id, hex, unitAt(thought.table, id).walked));
}
/** Dice and hit points count, and being felt from afar. */
export function fighter(table: Table, id: UnitId): number {
  const unit = unitAt(table, id);
  const { health, movement } = defOf(table, unit);
  const hits = meanOf(oddsOf(table, unit, attackDice(table, id, null)));
  return 3 * hits + health + 0.5 * movement + (rangeOf(table, unit) - 1) + (levelOf(table, unit, 'armor') > 0 ? 2 : 0);
}
