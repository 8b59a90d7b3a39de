// What hexes and chips are called outside, and their numbers inside.
import { type Arena, type ArenaId, arenas } from '../content/arenas.ts';
import type { UnitDef } from '../content/kinds.ts';
import type { HexName, TargetOption, UnitName } from './asks.ts';
import type { Hex, Shard, Table, Troop, TroopId, Unit, UnitId } from './table.ts';

export const arenaOf = (table: Table): Arena => arenas[table.terms.arena];
export const hexName = (table: Table, hex: Hex): HexName => arenaOf(table).names[hex] as HexName;
/** NONE if the arena has no such hex. */
export const hexOf = (arena: ArenaId, name: HexName): Hex => arenas[arena].names.indexOf(name);
export const hexesOf = (table: Table, path: readonly Hex[]): HexName[] => path.map((hex) => hexName(table, hex));

/** The six hexes around a hex, in the order of the compass; NONE beyond the edge. */
export const neighboursOf = (table: Table, hex: Hex): readonly Hex[] => arenaOf(table).neighbours[hex] as readonly Hex[];
/** The next hex in a direction; NONE beyond the edge. */
export const hexToward = (table: Table, hex: Hex, direction: number): Hex => neighboursOf(table, hex)[direction] as Hex;
/** Who stands on a hex, or NONE. */
export const standingOn = (table: Table, hex: Hex): UnitId => table.standing[hex] as UnitId;

export const troopAt = (table: Table, id: TroopId): Troop => table.troops[id] as Troop;
export const unitAt = (table: Table, id: UnitId): Unit => table.units[id] as Unit;
export const defOf = (table: Table, unit: Unit): UnitDef => table.content.units[unit.def] as UnitDef;
export const unitName = (table: Table, id: UnitId): UnitName => unitAt(table, id).name;
/** NONE if no chip of this match has that name. */
export const unitOf = (table: Table, name: UnitName): UnitId => table.units.findIndex((unit) => unit.name === name);

/** What is attacked: a unit, or the shard with this number. */
export type Target = { readonly unit: UnitId } | { readonly shard: number };
export const isUnit = (target: Target): target is { readonly unit: UnitId } => 'unit' in target;
export const targetName = (table: Table, target: Target): TargetOption =>
  isUnit(target) ? { unit: unitName(table, target.unit) } : { shard: hexName(table, (table.shards[target.shard] as Shard).at) };
export const targetOf = (table: Table, option: TargetOption): Target =>
  'unit' in option
    ? { unit: unitOf(table, option.unit) }
    : { shard: table.shards.findIndex((shard) => shard.at === hexOf(table.terms.arena, option.shard) && shard.hp > 0) };
