// Coming into the arena, standing there, and leaving it. HOP-10.5, HOP-12.2, HOP-12.4
import { hexName, troopAt, unitAt } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type TacticChip, type Unit, type UnitId, type Zone } from '../../table/table.ts';
import { setHp } from '../units/health.ts';
import { healthOf, troopOf } from '../units/units.ts';
import { dropShards } from './shards.ts';

/** Puts a unit on this hex, wherever it was. */
export function placeUnit(table: Table, id: UnitId, hex: Hex): void {
  const unit = unitAt(table, id);
  liftUnit(table, id);
  unit.zone = 'arena';
  unit.at = hex;
  if (table.standing[hex] === NONE) table.standing[hex] = id; // one that flies over another does not stand there
}
/** Frees the hex of a unit. */
function liftUnit(table: Table, id: UnitId): void {
  const { at } = unitAt(table, id);
  if (at !== NONE && table.standing[at] === id) table.standing[at] = NONE;
}

/** Takes its chips and stands on the hex, dazed for this turn. Also used for rivals and support chips; the caller handles Vanguard. HOP-10.5, HOP-11.2 */
export function enterCombat(table: Table, ref: Referee, id: UnitId, hex: Hex): void {
  const unit = unitAt(table, id);
  const { seat } = troopOf(table, unit);
  setHp(table, unit, healthOf(table, unit)); // HOP-3.3
  placeUnit(table, id, hex);
  unit.fresh = true; // HOP-9.2
  unit.known = true;
  table.stirred = true; // HOP-18.2
  ref.tell({
    kind: 'deployed',
    rule: 'HOP-10.5',
    unit: unit.name,
    at: hexName(table, hex),
    hp: unit.hp,
    seat: seat === NONE ? null : seat,
  });
}
/** Leaves combat and loses its chips, tactics, shards and states. The caller tells why. HOP-12.2, HOP-12.4 */
export function leaveCombat(table: Table, ref: Referee, id: UnitId, to: Zone): void {
  const unit = unitAt(table, id);
  dropShards(table, ref, id, unit.at);
  for (const chip of table.chips) if (chip.unit === id) discardTactic(table, ref, chip); // HOP-8.4
  liftUnit(table, id);
  setHp(table, unit, 0);
  clearStates(unit);
  unit.zone = to;
  unit.at = NONE;
  if (to === 'camp') unit.known = true; // HOP-24.3
}
/** A tactic goes to the discard of its player, when it ends or its unit leaves. HOP-8.4 */
export function discardTactic(table: Table, ref: Referee, chip: TacticChip): void {
  chip.zone = 'discard';
  chip.unit = NONE;
  ref.tell({ kind: 'tacticDiscarded', rule: 'HOP-8.4', seat: troopAt(table, chip.troop).seat, tactic: chip.tactic });
}
function clearStates(unit: Unit): void {
  unit.fresh = false;
  unit.dazed = 0;
  unit.fatigued = 0;
  unit.ensnared = 0;
  unit.cursed = 0;
  unit.poisonedBy = NONE;
  unit.undied = false;
  clearTurn(unit);
}
/** Resets what counts for one turn only. */
export function clearTurn(unit: Unit): void {
  unit.walked = NONE;
  unit.used = 0;
  unit.engaged = false;
  unit.rite = false;
  unit.walled = false;
}
