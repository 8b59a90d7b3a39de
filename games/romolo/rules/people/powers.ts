// The powers of characters: who holds them, which are at hand, using them. ROM-15
import { characters } from '../../content/characters.ts';
import type { Character } from '../../content/kinds.ts';
import { hexName, playerOf, unitAt, unitName } from '../../table/names.ts';
import { type Held, type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';

export function heldBy(table: Table, owner: Owner, character: Character): Held | undefined {
  for (const held of playerOf(table, owner).characters) if (held.id === character) return held;
  return undefined;
}
/** A character whose power was not used in this turn. ROM-15.2 */
export function freshPower(table: Table, owner: Owner, character: Character): Held | undefined {
  const held = heldBy(table, owner, character);
  return held === undefined || held.used ? undefined : held;
}
/** Names every field, so that all share one hidden class: that is fast. */
export const newHeld = (id: Character): Held => ({ id, used: undefined, charges: undefined, cubes: undefined });
export const chargesOf = ({ charges }: Held): number => charges ?? 0;
/** Marks a power as used, spends a charge if it has charges, and tells everybody. Dux is limited by charges alone. ROM-15.1, ROM-15.11 */
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
  if (characters[character].charges > 0) held.charges = chargesOf(held) - 1;
  if (table.turn.owner === owner && table.turn.phase === 'action') table.turn.busy = true; // ROM-3.3
  ref.tell({
    kind: 'usedPower',
    rule: CHARACTER_RULES[character],
    seat: owner,
    character,
    at: at === NONE ? null : hexName(table, at),
    unit: unit === NONE ? null : unitName(table, unit),
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
