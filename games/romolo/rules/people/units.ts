// Units: where they are, and whose. The only writer of `table.present`.
import type { UnitKind } from '../../content/kinds.ts';
import { playerOf, unitAt } from '../../table/names.ts';
import { type Listed, listed, listedIn } from '../../table/roster.ts';
import { type Hex, NONE, type OffMap, type Owner, type Table, type Unit, type UnitId } from '../../table/table.ts';

/** Puts a unit from outside the map into a hex, standing and without actions; `owner` matters for mercenaries. */
export function place(table: Table, id: UnitId, hex: Hex, owner: Owner = listed(table, id).owner): void {
  table.units[id] = newUnit(listed(table, id).kind, owner, hex);
  addPresent(table, hex, owner, 1);
}
/** Takes a unit off the map, or out of the fallen, and forgets its state. */
export function remove(table: Table, id: UnitId, to: OffMap | 'fallen'): void {
  const unit = table.units[id];
  if (typeof unit === 'object' && isOnMap(unit)) addPresent(table, unit.at, unit.owner, -1);
  table.units[id] = to === 'fallen' ? newUnit(unitAt(table, id).kind, unitAt(table, id).owner, NONE) : to;
}
/** Names every field, so that all units share one hidden class: that is fast. */
const newUnit = (kind: UnitKind, owner: Owner, at: Hex): Unit => ({
  kind,
  owner,
  at,
  lying: undefined,
  actions: 0,
  movesOnly: undefined,
  penalty: undefined,
  used: undefined,
  unhindered: undefined,
});
export function moveTo(table: Table, id: UnitId, hex: Hex): void {
  const unit = unitAt(table, id);
  addPresent(table, unit.at, unit.owner, -1);
  unit.at = hex;
  addPresent(table, hex, unit.owner, 1);
}
function addPresent({ present, players }: Table, hex: Hex, owner: Owner, by: number): void {
  const place = hex * players.length + owner;
  present[place] = (present[place] as number) + by;
}

/** How many units of an owner are in a hex. */
export const presentIn = ({ present, players }: Table, hex: Hex, owner: Owner): number => present[hex * players.length + owner] as number;
/** Those units, the oldest first. */
export function unitsIn(table: Table, hex: Hex, owner: Owner): UnitId[] {
  const found: UnitId[] = [];
  let left = presentIn(table, hex, owner);
  for (let id = 0; left > 0 && id < table.units.length; id++) {
    const unit = table.units[id];
    if (typeof unit !== 'object' || unit.at !== hex || unit.owner !== owner) continue;
    found.push(id);
    left--;
  }
  return found;
}
/** Those of them that stand. ROM-10.1 */
export const standingIn = (table: Table, hex: Hex, owner: Owner): UnitId[] =>
  unitsIn(table, hex, owner).filter((id) => unitAt(table, id).lying === undefined);
/** How many units of a kind an owner has on the map. */
export function count({ units }: Table, owner: Owner, kind: UnitKind): number {
  let found = 0;
  for (const unit of units) if (typeof unit === 'object' && unit.owner === owner && unit.kind === kind && isOnMap(unit)) found++;
  return found;
}
/** Soldiers and mercenaries on the map: fallen mercenaries do not count. ROM-8.2 */
export const military = (table: Table, owner: Owner): number => count(table, owner, 'soldier') + count(table, owner, 'mercenary');
/** The oldest unit of a kind that waits with its owner, or NONE. ROM-1.7 */
export function inReserve(table: Table, owner: Owner, kind: UnitKind): UnitId {
  const roster = listedIn(table);
  for (let id = 0; id < roster.length; id++) {
    const unit = roster[id] as Listed;
    if (unit.owner === owner && unit.kind === kind && table.units[id] === 'reserve') return id;
  }
  return NONE;
}
/** The oldest mercenary in the bank, or NONE. */
export const mercenaryInBank = (table: Table): UnitId => inReserve(table, NONE, 'mercenary');

export const isOnMap = (unit: Unit): boolean => unit.at !== NONE;
export const hasPenalty = (unit: Unit): boolean => unit.penalty !== undefined;
/** A penalty that counts. ROM-15.19 */
export const isPenalised = (unit: Unit): boolean => hasPenalty(unit) && !unit.unhindered;
/** Everybody's units on the map. */
export const allOnMap = ({ units }: Table): Unit[] => units.filter((unit) => typeof unit === 'object').filter(isOnMap);
/** On the map, or fallen: the fallen are paid once more. ROM-11.2 */
export function mercenariesOf(table: Table, owner: Owner, where?: 'map' | 'fallen'): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < table.units.length; id++) {
    const unit = table.units[id];
    if (typeof unit !== 'object' || unit.kind !== 'mercenary' || unit.owner !== owner) continue;
    if (where === undefined || (where === 'map') === isOnMap(unit)) found.push(id);
  }
  return found;
}
/** The units of an owner on the map, the oldest first. */
export function unitsOf({ units }: Table, owner: Owner): UnitId[] {
  const found: UnitId[] = [];
  for (let id = 0; id < units.length; id++) {
    const unit = units[id];
    if (typeof unit === 'object' && unit.owner === owner && isOnMap(unit)) found.push(id);
  }
  return found;
}
export const isStanding = (unit: Unit): boolean => isOnMap(unit) && unit.lying === undefined;

/** Another player who is not an ally. ROM-1.12 */
export const areEnemies = (table: Table, a: Owner, b: Owner): boolean => playerOf(table, a).team !== playerOf(table, b).team;
