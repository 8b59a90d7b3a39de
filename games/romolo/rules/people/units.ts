// Units: where they are, and whose. The only writer of `table.present`.
import type { UnitKind } from '../../content/kinds.ts';
import { unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Player, type Table, type Unit, type UnitId, type Zone } from '../../table/table.ts';

/** Puts a unit that is outside the map into a hex, standing and without actions. Whose it is must be said before. */
export function place(table: Table, id: UnitId, hex: Hex): void {
  const unit = unitAt(table, id);
  unit.zone = 'map';
  unit.at = hex;
  addPresent(table, hex, unit.owner, 1);
}
/** Takes a unit off the map, or out of the fallen; nothing of what happened to it stays with it. */
export function remove(table: Table, id: UnitId, zone: Exclude<Zone, 'map'>): void {
  const unit = unitAt(table, id);
  if (unit.zone === 'map') addPresent(table, unit.at, unit.owner, -1);
  unit.zone = zone;
  unit.at = NONE;
  unit.lying = null;
  unit.actions = 0;
  unit.movesOnly = false;
  unit.penalty = false;
  unit.penaltyTurn = 0;
  unit.used = false;
  unit.unhindered = false;
}
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
  for (let id = 0; left > 0; id++) {
    const unit = table.units[id] as Unit;
    if (unit.at !== hex || unit.owner !== owner) continue;
    found.push(id);
    left--;
  }
  return found;
}
/** Those of them that stand. ROM-10.1 */
export const standingIn = (table: Table, hex: Hex, owner: Owner): UnitId[] =>
  unitsIn(table, hex, owner).filter((id) => unitAt(table, id).lying === null);
/** Units of a kind that an owner has on the map. */
export function count({ units }: Table, owner: Owner, kind: UnitKind): number {
  let found = 0;
  for (const unit of units) if (unit.owner === owner && unit.kind === kind && unit.zone === 'map') found++;
  return found;
}
/** Soldiers and mercenaries on the map: fallen mercenaries do not count. ROM-8.2 */
export const military = (table: Table, owner: Owner): number => count(table, owner, 'soldier') + count(table, owner, 'mercenary');
/** The oldest unit of a kind that waits with its owner, or NONE. ROM-1.7 */
export const inReserve = ({ units }: Table, owner: Owner, kind: UnitKind): UnitId =>
  units.findIndex((unit) => unit.owner === owner && unit.kind === kind && unit.zone === 'reserve');
/** The oldest mercenary in the bank, or NONE. */
export const mercenaryInBank = (table: Table): UnitId => inReserve(table, NONE, 'mercenary');

export const isStanding = (unit: Unit): boolean => unit.zone === 'map' && unit.lying === null;

/** Another player who is not an ally. ROM-1.12 */
export const areEnemies = ({ players }: Table, a: Owner, b: Owner): boolean => (players[a] as Player).team !== (players[b] as Player).team;
