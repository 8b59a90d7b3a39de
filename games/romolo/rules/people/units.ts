// Units and powers: where units are, whom they hinder, which characters are at hand. The only writer of `table.present`.
import { characters } from '../../content/characters.ts';
import type { Character, UnitKind } from '../../content/kinds.ts';
import { hexName, unitAt } from '../../table/names.ts';
import {
  type Held,
  type Hex,
  NONE,
  type Owner,
  type Player,
  type Referee,
  type Stance,
  type Table,
  type Unit,
  type UnitId,
  type Zone,
} from '../../table/table.ts';

// ---- where units are

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

export const standing = (unit: Unit): boolean => unit.zone === 'map' && unit.lying === null;

// ---- friend and foe

/** Another player who is not an ally. ROM-1.12 */
export const areEnemies = ({ players }: Table, a: Owner, b: Owner): boolean => (players[a] as Player).team !== (players[b] as Player).team;
/** What somebody's units in a hex are to another player's: as said in this turn, else for the hex, else everywhere. ROM-4.9 */
export function stanceIn({ players, turn }: Table, hex: Hex, by: Owner, toward: Owner): Stance {
  if (turn.owner === toward)
    for (const one of turn.answers) if (one.by === by && one.at === hex) return one.hostile ? 'hostile' : 'tolerant';
  const { stances, hexStances } = players[by] as Player;
  for (const one of hexStances) if (one.at === hex && one.toward === toward) return one.stance;
  return stances[toward] as Stance;
}
/** Enemies with units in a hex that are this to an owner's. A tower alone is no unit. ROM-4.10 */
function hasStance(table: Table, hex: Hex, owner: Owner, other: Owner, stance: Stance): boolean {
  const { players, present } = table;
  const isThere = (present[hex * players.length + other] as number) > 0;
  return isThere && areEnemies(table, owner, other) && stanceIn(table, hex, other, owner) === stance;
}
/** Somebody's units hinder this owner's units in the hex; those who have not said so do not. ROM-4.10 */
export function hostileIn(table: Table, hex: Hex, owner: Owner): boolean {
  for (let other = 0; other < table.players.length; other++) if (hasStance(table, hex, owner, other, 'hostile')) return true;
  return false;
}
/** Those who would have to be asked whether their units in the hex hinder this owner's. ROM-4.9 */
export function undecidedIn(table: Table, hex: Hex, owner: Owner): Owner[] {
  const found: Owner[] = [];
  for (let other = 0; other < table.players.length; other++) if (hasStance(table, hex, owner, other, 'ask')) found.push(other);
  return found;
}
/** They do, or may say so when it matters. */
export const mayHinderIn = (table: Table, hex: Hex, owner: Owner): boolean =>
  hostileIn(table, hex, owner) || undecidedIn(table, hex, owner).length > 0;

// ---- characters

export function heldBy({ players }: Table, owner: Owner, character: Character): Held | undefined {
  for (const held of (players[owner] as Player).characters) if (held.id === character) return held;
  return undefined;
}
/** A character whose power was not used in this turn. ROM-15.2 */
export function freshPower(table: Table, owner: Owner, character: Character): Held | undefined {
  const held = heldBy(table, owner, character);
  return held === undefined || held.used ? undefined : held;
}
/** Notes that a power is used, takes a charge where it has charges, and tells it. Dux is bound to charges alone. ROM-15.1, ROM-15.11 */
export function usePower(
  table: Table,
  ref: Referee,
  owner: Owner,
  character: Character,
  { at = NONE, unit = NONE }: { readonly at?: Hex; readonly unit?: UnitId } = {},
): void {
  const held = heldBy(table, owner, character);
  if (held === undefined) return;
  if (character !== 'dux') held.used = true;
  if (characters[character].charges > 0) held.charges -= 1;
  if (table.turn.owner === owner && table.turn.phase === 'action') table.turn.busy = true; // ROM-3.3
  ref.tell({
    kind: 'usedPower',
    rule: CHARACTER_RULES[character],
    seat: owner,
    character,
    at: at === NONE ? null : hexName(table, at),
    unit: unit === NONE ? null : unitAt(table, unit).name,
  });
}
/** Obsessor: its penalty does not count in this turn; the marker stays. ROM-15.19 */
export function unhinder(table: Table, ref: Referee, id: UnitId): void {
  const unit = unitAt(table, id);
  usePower(table, ref, unit.owner, 'obsessor', { at: unit.at, unit: id });
  unit.unhindered = true;
}
/** The rule of each character. */
export const CHARACTER_RULES: Readonly<Record<Character, string>> = {
  aedificator: 'ROM-15.5',
  apothecarius: 'ROM-15.6',
  architectus: 'ROM-15.7',
  artifex: 'ROM-15.8',
  consul: 'ROM-15.9',
  defensor: 'ROM-15.10',
  dux: 'ROM-15.11',
  eques: 'ROM-15.12',
  foederatus: 'ROM-15.13',
  furnarus: 'ROM-15.14',
  heros: 'ROM-15.15',
  mercator: 'ROM-15.16',
  nauta: 'ROM-15.17',
  negotiator: 'ROM-15.18',
  obsessor: 'ROM-15.19',
  patronus: 'ROM-15.20',
  praedo: 'ROM-15.21',
  praepositus: 'ROM-15.22',
  publicus: 'ROM-15.23',
  sacerdos: 'ROM-15.24',
  traductor: 'ROM-15.25',
};
