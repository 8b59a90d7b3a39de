// What titans do to shards. HOP-22.4, HOP-22.5
import type { Rules } from '@tabularium/kernel';
import { hexToward, isUnit, standingOn, type Target } from '../../table/names.ts';
import { type Hex, NONE, type Shard } from '../../table/table.ts';
import { flipShard, hexOfTarget, isMendable, shardAt, shardColour } from '../arena/shards.ts';
import { least } from '../rivals/mark.ts';
import { heal } from '../units/health.ts';
import { distanceOf, isOpponent } from '../units/units.ts';
import { type Acting, chooseAt, chooseOn, hurt } from './effects.ts';

/** An adjacent broken shard becomes active again; without one the titan heals. HOP-22.4 */
export function* reforge(acting: Acting, hp: number, heals: number): Rules<void> {
  const { table, ref, id, unit, rule } = acting;
  const colour = shardColour(table);
  const broken = table.shards.filter((shard) => isMendable(table, shard) && distanceOf(table, unit.at, shard.at) === 1);
  if (broken.length === 0) {
    heal(table, ref, id, heals, id, rule);
    return;
  }
  const chips = Math.min(hp, table.supply[colour]); // HOP-3.5
  if (chips === 0) return;
  const at = yield* chooseAt(
    acting,
    broken.map((shard) => shard.at),
  );
  const number = table.shards.findIndex((shard) => shard.at === at);
  table.supply[colour] -= chips;
  shardAt(table, number).hp = chips;
  flipShard(table, ref, number, true, rule);
}

const activeShards = ({ table }: Acting): Target[] =>
  table.shards.flatMap(({ active, hp, at }, shard) => (active && hp > 0 && at !== NONE ? [{ shard }] : []));

/** HOP-22.5 */
export function* wear(acting: Acting, amount: number): Rules<void> {
  const { table } = acting;
  const most = least(activeShards(acting), (target) => (isUnit(target) ? 0 : -shardAt(table, target.shard).hp));
  if (most.length > 0) yield* hurt(acting, [yield* chooseOn(acting, most)], amount);
}
/** The active shard nearest to what was attacked; a shard that was attacked itself is spared. HOP-22.5 */
export function* fork(acting: Acting, amount: number): Rules<void> {
  const { table } = acting;
  const { aim } = table.turn;
  if (aim === NONE) return;
  const others = activeShards(acting).filter((target) => hexOfTarget(table, target) !== aim);
  const nearest = least(others, (target) => distanceOf(table, aim, hexOfTarget(table, target)));
  if (nearest.length > 0) yield* hurt(acting, [yield* chooseOn(acting, nearest)], amount);
}
/** Player units and shards on the straight line to the edge. HOP-22.5 */
export function* quake(acting: Acting, direction: number, amount: number): Rules<void> {
  const { table, unit } = acting;
  const struck: Target[] = [];
  for (let hex = hexToward(table, unit.at, direction); hex !== NONE; hex = hexToward(table, hex, direction))
    struck.push(...struckOn(acting, hex));
  yield* hurt(acting, struck, amount);
}
function struckOn({ table, unit }: Acting, hex: Hex): Target[] {
  const found: Target[] = [];
  const id = standingOn(table, hex);
  const other = table.units[id];
  if (other !== undefined && isOpponent(table, unit, other)) found.push({ unit: id });
  for (const [shard, { at, hp }] of (table.shards as readonly Shard[]).entries()) if (at === hex && hp > 0) found.push({ shard });
  return found;
}
