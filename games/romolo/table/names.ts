// What hexes and units are called outside, and their numbers inside.
import type { Terrain } from '../content/kinds.ts';
import { type GameMap, maps } from '../content/maps.ts';
import type { HexName, UnitName, Who } from './asks.ts';
import { listed, numberOf } from './roster.ts';
import { type Hex, type HexState, NONE, type Owner, type Player, type Table, type Unit, type UnitId } from './table.ts';

export const mapOf = (table: Table): GameMap => maps[table.terms.map] as GameMap;
export const hexName = (table: Table, hex: Hex): HexName => mapOf(table).names[hex] as HexName;
/** NONE if the map has no such hex. */
export const hexOf = (table: Table, name: HexName): Hex => mapOf(table).names.indexOf(name);
export const hexAt = (table: Table, hex: Hex): HexState => table.hexes[hex] as HexState;

/** A unit on the map or fallen. Must not be called for any other. */
export function unitAt(table: Table, id: UnitId): Unit {
  const unit = table.units[id];
  if (typeof unit !== 'object') throw new Error(`unit ${id} is not on the map but ${unit === undefined ? 'none of this match' : unit}`);
  return unit;
}
export const unitName = (table: Table, id: UnitId): UnitName => listed(table, id).name;
/** NONE if no unit of this match has that name. */
export const unitOf = (table: Table, name: UnitName): UnitId => numberOf(table, name) ?? NONE;
export const playerOf = (table: Table, owner: Owner): Player => table.players[owner] as Player;
/** The terrain a player took for its start hexes. Must not be called before it is taken. ROM-2.3 */
export function startTerrainOf(table: Table, owner: Owner): Terrain {
  const { startTerrain } = playerOf(table, owner);
  if (startTerrain === null) throw new Error(`player ${owner} has not taken a start terrain: ask once everybody has chosen`);
  return startTerrain;
}

const AUTOMATON: Owner = 1;
/** An owner as events and options name it: the automaton is no seat. */
export const who = (table: Table, owner: Owner): Who => (playerOf(table, owner).automaton ? 'automaton' : owner);
export const ownerOf = (told: Who): Owner => (told === 'automaton' ? AUTOMATON : told);
