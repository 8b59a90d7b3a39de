// What every choice of the bot starts from: a table on which it may push units about, and whose side it is on.
import type { Seat } from '@tabularium/kernel';
import { combatants, healthOf, teamOf } from '../rules/units/units.ts';
import { standingOn, unitAt } from '../table/names.ts';
import { type Hex, NONE, type Step, type Table, type UnitId } from '../table/table.ts';
import { type Threat, threatsOf } from './danger.ts';
import { recount } from './worth.ts';

export interface Situation {
  readonly seat: Seat;
  readonly team: number;
  /** A guess, true in everything that is open. The bot's own copy, so units may be moved for a moment. */
  readonly table: Table;
  readonly trail: readonly Step[];
  /** Units in combat: of this seat, of its side, and of all others. */
  readonly own: readonly UnitId[];
  readonly friends: readonly UnitId[];
  readonly foes: readonly UnitId[];
  /** What the foes can do until the next turn; worked out on first use. */
  threats(): readonly Threat[];
}
export function situationOf(table: Table, seat: Seat, trail: readonly Step[]): Situation {
  recount(table);
  const team = table.troops[seat]?.team ?? NONE;
  const all = combatants(table);
  const isFriend = (id: UnitId): boolean => teamOf(table, unitAt(table, id)) === team;
  let threats: readonly Threat[] | undefined;
  const situation: Situation = {
    seat,
    team,
    table,
    trail,
    own: all.filter((id) => unitAt(table, id).troop === seat),
    friends: all.filter(isFriend),
    foes: all.filter((id) => !isFriend(id)),
    threats: () => {
      threats ??= threatsOf(situation);
      return threats;
    },
  };
  return situation;
}

/** Evaluates something with a unit on another hex, having walked so many hexes. */
export function imagine<T>(table: Table, id: UnitId, hex: Hex, walked: number, look: () => T): T {
  const unit = unitAt(table, id);
  const { at, walked: before } = unit;
  if (hex === at) {
    unit.walked = walked;
    const seen = look();
    unit.walked = before;
    return seen;
  }
  const there = standingOn(table, hex);
  if (at !== NONE) table.standing[at] = NONE;
  table.standing[hex] = id;
  unit.at = hex;
  unit.walked = walked;
  const seen = look();
  unit.walked = before;
  unit.at = at;
  table.standing[hex] = there;
  if (at !== NONE) table.standing[at] = id;
  return seen;
}
/** Evaluates something with a unit from a camp just deployed. */
export function imagineDeployed<T>(table: Table, id: UnitId, hex: Hex, look: () => T): T {
  const unit = unitAt(table, id);
  const { zone, hp, fresh } = unit;
  unit.zone = 'arena';
  unit.hp = healthOf(table, unit);
  unit.fresh = true;
  const seen = imagine(table, id, hex, unit.walked, look);
  unit.zone = zone;
  unit.hp = hp;
  unit.fresh = fresh;
  return seen;
}
