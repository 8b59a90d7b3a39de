// Shards: whose they are, who carries them, and what they give. HOP-14.21 to HOP-14.24
import type { ShardBoon, TitanDef, TitanTrait } from '../../content/rival-kinds.ts';
import { arenaOf, defOf, hexName, isUnit, type Target, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Shard, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { whyInert } from '../units/inert.ts';
import { distanceOf, isRival } from '../units/units.ts';

/** The card of the titan in play; undefined outside Ascension. */
export const titanDef = (table: Table): TitanDef | undefined => table.content.titans[table.titan];
export const traitOf = <Is extends TitanTrait['is']>(table: Table, is: Is): Extract<TitanTrait, { is: Is }> | undefined =>
  titanDef(table)?.traits.find((trait): trait is Extract<TitanTrait, { is: Is }> => trait.is === is);
export const boonOf = <Is extends ShardBoon['is']>(table: Table, is: Is): Extract<ShardBoon, { is: Is }> | undefined =>
  titanDef(table)?.boons.find((boon): boon is Extract<ShardBoon, { is: Is }> => boon.is === is);
export const shardAt = (table: Table, shard: number): Shard => table.shards[shard] as Shard;
export const hexOfTarget = (table: Table, target: Target): Hex =>
  isUnit(target) ? unitAt(table, target.unit).at : shardAt(table, target.shard).at;
/** Whose chips lie under shards: their place in the supply. */
export const shardColour = (table: Table): 0 | 1 => (titanDef(table)?.shards.colour === 'red' ? 0 : 1);

/** It has hit points of the other side: players may hit blue ones, rivals red ones. HOP-14.21 */
export function isHostileShard(table: Table, unit: Unit, shard: number): boolean {
  return shardAt(table, shard).hp > 0 && (shardColour(table) === 1) !== isRival(table, unit);
}
/** Broken, and not under a sentinel. HOP-22.4 */
export const isMendable = (table: Table, { at, active, hp, gone }: Shard): boolean =>
  !gone && at !== NONE && !active && hp === 0 && table.standing[at] === NONE;
/** Hostile shards within so many hexes. */
export function hostileShards(table: Table, unit: Unit, within: number): number[] {
  const found: number[] = [];
  for (let shard = 0; shard < table.shards.length; shard++)
    if (isHostileShard(table, unit, shard) && distanceOf(table, unit.at, shardAt(table, shard).at) <= within) found.push(shard);
  return found;
}

/** The shards on adjacent pedestals that a unit can use the card's action on: First Strike does not help a dazed unit here. HOP-14.24 */
export function shardsInReach(table: Table, unit: Unit): number[] {
  const action = titanDef(table)?.shards.action ?? null;
  const found: number[] = [];
  if (action === null || isRival(table, unit) || defOf(table, unit).rank === 'sentinel' || whyInert(unit) !== null) return found;
  for (let shard = 0; shard < table.shards.length; shard++) {
    const { at, hp, active } = shardAt(table, shard);
    if (at === NONE || arenaOf(table).kinds[at] !== 'pedestal' || distanceOf(table, unit.at, at) !== 1) continue;
    if (action === 'silence' ? active : hp === 0) found.push(shard);
  }
  return found;
}

/** The unit takes and holds the shard, which is then neither active nor inactive. HOP-14.22 */
export function takeShard(table: Table, ref: Referee, id: UnitId, number: number, rule: string): void {
  const shard = shardAt(table, number);
  ref.tell({ kind: 'shardTaken', rule, unit: unitName(table, id), at: hexName(table, shard.at) });
  shard.at = NONE;
  shard.holder = id;
  shard.active = false;
  shard.loose = true;
}
export function flipShard(table: Table, ref: Referee, number: number, active: boolean, rule: string): void {
  const shard = shardAt(table, number);
  shard.active = active;
  ref.tell({ kind: 'shardFlipped', rule, at: hexName(table, shard.at), active });
}
/** A unit that leaves drops its shards on its hex, active side up. HOP-12.2, HOP-14.22 */
export function dropShards(table: Table, ref: Referee, id: UnitId, at: Hex): void {
  let count = 0;
  for (const shard of table.shards)
    if (shard.holder === id) {
      shard.holder = NONE;
      shard.at = at;
      shard.active = true;
      count += 1;
    }
  if (count > 0) ref.tell({ kind: 'shardDropped', rule: 'HOP-14.22', at: hexName(table, at), count });
}
/** A player's unit picks up loose shards on the hex it walks over; rivals do not. HOP-14.23 */
export function pickUp(table: Table, ref: Referee, id: UnitId): void {
  const unit = unitAt(table, id);
  if (table.shards.length === 0 || isRival(table, unit)) return;
  for (let shard = 0; shard < table.shards.length; shard++)
    if (shardAt(table, shard).at === unit.at && shardAt(table, shard).loose) takeShard(table, ref, id, shard, 'HOP-14.23');
}

/** A shard lost its last hit point: as the card says, its breaker takes it, it stays inactive, or it leaves the game. */
export function breakShard(table: Table, ref: Referee, number: number, by: UnitId | null, rule: string): void {
  const shard = shardAt(table, number);
  const broken = titanDef(table)?.shards.broken ?? null;
  ref.tell({ kind: 'shardBroken', rule, at: hexName(table, shard.at) });
  shard.active = false;
  if (broken === 'equip' && by !== null && canCarry(table, unitAt(table, by))) takeShard(table, ref, by, number, rule); // HOP-22.2
  if (broken === 'remove') {
    shard.gone = true; // HOP-22.5
    shard.at = NONE;
  }
}
const canCarry = (table: Table, unit: Unit): boolean =>
  unit.zone === 'arena' && !isRival(table, unit) && defOf(table, unit).rank !== 'sentinel';
