// The priorities of a rival, and which of several targets ranks highest. Questions only.
import type { Priority } from '../../content/rival-kinds.ts';
import { arenaOf, defOf, isUnit, neighboursOf, type Target, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { hexOfTarget, isMendable, shardAt, titanDef } from '../arena/shards.ts';
import { distanceOf, isHero, opponentsOf, shardsOf } from '../units/units.ts';
import { deadliness } from './dice.ts';

/** Of immortals and arena units. HOP-13.7 */
const ONSLAUGHT: readonly Priority[] = ['onStone', 'hero', 'strongest'];

/** The list of a rival, highest first: that of its mode, or of the titan's card. HOP-11.5, HOP-13.7, HOP-14.17 */
export function prioritiesOf(table: Table, id: UnitId): readonly Priority[] {
  const titan = titanDef(table);
  if (titan === undefined) return ONSLAUGHT; // HOP-13.7
  const { id: name, rank } = defOf(table, unitAt(table, id));
  if (rank === 'titan') return titan.priority;
  if (rank === 'part') return titan.parts.find(({ unit }) => unit === name)?.priority ?? titan.priority;
  return titan.allies?.priority ?? titan.priority; // HOP-14.17
}

/** What a rival goes for: an opponent, a shard, or a hex for movement only. HOP-11.13 */
export type Mark = Target | { readonly at: Hex };
export const isHex = (mark: Mark): mark is { readonly at: Hex } => 'at' in mark;
export const hexOfMark = (table: Table, mark: Mark): Hex => (isHex(mark) ? mark.at : hexOfTarget(table, mark));

/** Everything in the arena that a rival may mark or target: its opponents, and shards if its list names them. HOP-14.21, HOP-22.5 */
export function foesOf(table: Table, id: UnitId): Target[] {
  const rival = unitAt(table, id);
  const foes: Target[] = opponentsOf(table, rival).map((unit) => ({ unit }));
  if (titanDef(table)?.shards.colour === 'red' && prioritiesOf(table, id).includes('activeShard'))
    for (let shard = 0; shard < table.shards.length; shard++) {
      const { active, hp } = shardAt(table, shard);
      if (active && hp > 0) foes.push({ shard });
    }
  return foes;
}
/** Hexes next to a broken shard whose pedestal holds no sentinel. HOP-22.4 */
export function hexesByBrokenShards(table: Table): Hex[] {
  const hexes: Hex[] = [];
  for (const shard of table.shards)
    if (isMendable(table, shard))
      for (const hex of neighboursOf(table, shard.at)) if (hex !== NONE && !hexes.includes(hex)) hexes.push(hex);
  return hexes;
}

/** The targets that match a priority; superlatives compare only these targets. HOP-11.5 */
export function matching(table: Table, priority: Priority, among: readonly Target[]): Target[] {
  switch (priority) {
    case 'onStone':
      return unitsWith(table, among, ({ at }) => arenaOf(table).kinds[at] === 'stone');
    case 'onInner':
      return unitsWith(table, among, ({ at }) => arenaOf(table).kinds[at] === 'inner');
    case 'hero':
      return unitsWith(table, among, (unit) => isHero(table, unit));
    case 'shardholder':
      return among.filter((target) => isUnit(target) && shardsOf(table, target.unit) > 0);
    case 'nextToActiveShard':
      return unitsWith(table, among, (unit) => isByActiveShard(table, unit));
    case 'activeShard':
      return among.filter((target) => !isUnit(target));
    case 'strongest':
      return most(among, (id) => unitAt(table, id).hp);
    case 'weakest':
      return most(among, (id) => -unitAt(table, id).hp);
    case 'deadliest':
      return most(among, (id) => deadliness(table, id));
    case 'leastDeadly':
      return most(among, (id) => -deadliness(table, id));
    case 'fastest':
      return most(among, (id) => defOf(table, unitAt(table, id)).movement); // HOP-3.7
    case 'slowest':
      return most(among, (id) => -defOf(table, unitAt(table, id)).movement);
    case 'nextToBrokenShard':
      return []; // a hex, never a target. HOP-11.13
  }
}
function unitsWith(table: Table, among: readonly Target[], test: (unit: Unit) => boolean): Target[] {
  return among.filter((target) => isUnit(target) && test(unitAt(table, target.unit)));
}
function most(among: readonly Target[], value: (id: UnitId) => number): Target[] {
  let best = Number.NEGATIVE_INFINITY;
  let found: Target[] = [];
  for (const target of among) {
    if (!isUnit(target)) continue; // shards count only where a list names them. HOP-22.5
    const worth = value(target.unit);
    if (worth > best) {
      best = worth;
      found = [];
    }
    if (worth === best) found.push(target);
  }
  return found;
}
const isByActiveShard = (table: Table, unit: Unit): boolean =>
  table.shards.some(({ at, active, gone }) => active && !gone && at !== NONE && distanceOf(table, at, unit.at) === 1);

/** The highest priority that any target matches, and the targets that match it. */
export interface Highest {
  readonly priority: Priority;
  readonly targets: readonly Target[];
}
/** The targets that rank highest for a rival. Superlatives compare only these targets; distance does not matter. HOP-11.17 */
export function highestOf(table: Table, id: UnitId, among: readonly Target[]): Highest | null {
  if (among.length === 0) return null;
  for (const priority of prioritiesOf(table, id)) {
    const targets = matching(table, priority, among);
    if (targets.length > 0) return { priority, targets };
  }
  return null;
}
