// Which unit enters, and where.
import { ranked } from '@tabularium/parts/bot';
import { attackDice } from '../rules/combat/dice.ts';
import { deployHexes } from '../rules/turn/deployment.ts';
import { levelOf } from '../rules/units/units.ts';
import type { Asks } from '../table/asks.ts';
import { defOf, hexOf, unitAt, unitOf } from '../table/names.ts';
import type { Hex, Table, UnitId } from '../table/table.ts';
import { meanOf, oddsOf } from './blows.ts';
import { scoreAt } from './ground.ts';
import { imagineDeployed, type Situation } from './situation.ts';
import { TASTE } from './taste.ts';

/** Always deploys somebody, but a hero that must not fall waits until it is needed. */
export function rankDeployed(situation: Situation, options: readonly Asks['deploy'][], pass: boolean): readonly number[] {
  const { table } = situation;
  if (options.length === 0) return [0]; // pass: asked only to hide that no unit can be deployed
  const ids = options.map(({ unit }) => unitOf(table, unit));
  const waits = (id: UnitId): boolean => isPrecious(table, id) && situation.own.length > TASTE.heroComes;
  const order = ranked(ids, (id) => valueOf(situation, id) - (isPrecious(table, id) ? LAST : 0));
  return pass && waits(ids[order[0] as number] as UnitId) ? [options.length, ...order] : order;
}
/** More than any place is worth. */
const LAST = 1000;
/** A primary hero, except in Pandemonium, where it is an ordinary unit. HOP-16.8 */
const isPrecious = (table: Table, id: UnitId): boolean =>
  defOf(table, unitAt(table, id)).rank === 'hero' && table.terms.mode !== 'pandemonium';
export function rankEntry(situation: Situation, options: readonly Asks['deployAt'][], id: UnitId): readonly number[] {
  return ranked(options, ({ at }) => entryAt(situation, id, hexOf(situation.table.terms.arena, at)));
}
/** Its best place, and what kind of fighter it is. */
function valueOf(situation: Situation, id: UnitId): number {
  const { table } = situation;
  let place = Number.NEGATIVE_INFINITY;
  for (const hex of deployHexes(table, unitAt(table, id))) place = Math.max(place, entryAt(situation, id, hex));
  return place + fighter(table, id);
}
function entryAt(situation: Situation, id: UnitId, hex: Hex): number {
  return imagineDeployed(situation.table, id, hex, () => scoreAt(situation, id, hex, unitAt(situation.table, id).walked));
}
/** Dice count most, then Range and Movement; in Onslaught, how long it can hold a stone. */
export function fighter(table: Table, id: UnitId): number {
  const unit = unitAt(table, id);
  const { health, movement, range } = defOf(table, unit);
  const hits = meanOf(oddsOf(table, unit, attackDice(table, id, null)));
  if (table.terms.mode === 'onslaught') return 2 * hits + 2 * health + movement + (levelOf(table, unit, 'armor') > 0 ? ARMOR : 0);
  return 5 * hits + 2 * (range - 1) + movement + 0.5 * health;
}
const ARMOR = 4;
