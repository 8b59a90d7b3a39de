// Which units there are in a match, and what they are called: `yellow.worker.1`, `mercenary.3`, `automaton.soldier.2`. A unit's number is its place here.

import { deepFreeze } from '@tabularium/kernel';
import { bankStart } from '../content/constructions.ts';
import { COLOURS, type UnitKind } from '../content/kinds.ts';
import { AUTOMATON_UNITS, COLOUR_PIECES } from '../content/tables.ts';
import type { UnitName } from './asks.ts';
import { NONE, type Owner, type Table, type UnitId } from './table.ts';

export interface Listed {
  readonly kind: UnitKind;
  readonly name: UnitName;
  /** NONE: a mercenary, which belongs to whoever hires it. */
  readonly owner: Owner;
}
const some = (kind: UnitKind, of: string, owner: Owner, n: number): Listed[] =>
  Array.from({ length: n }, (_, i) => ({ kind, name: `${of}.${i + 1}`, owner }));
/** Each colour's units, then the bank's mercenaries, then the automaton's. ROM-2.11, ROM-16.2 */
function listUnits(seats: number, isSolo: boolean): Listed[] {
  const colours = COLOURS.slice(0, seats).flatMap((colour, seat) =>
    (['worker', 'soldier', 'explorer'] as const).flatMap((kind) => some(kind, `${colour}.${kind}`, seat, COLOUR_PIECES[kind])),
  );
  const mercenaries = some('mercenary', 'mercenary', NONE, bankStart(seats, 'mercenary'));
  return [...colours, ...mercenaries, ...(isSolo ? some('soldier', 'automaton.soldier', 1, AUTOMATON_UNITS) : [])];
}
interface Roster {
  readonly units: readonly Listed[];
  readonly numbers: ReadonlyMap<UnitName, UnitId>;
}
function rosterFor(seats: number, isSolo: boolean): Roster {
  const units = deepFreeze(listUnits(seats, isSolo));
  return { units, numbers: new Map(units.map(({ name }, id) => [name, id])) };
}
const SOLO = rosterFor(1, true);
const ROSTERS: readonly Roster[] = [1, 2, 3, 4].map((seats) => rosterFor(seats, false));

const rosterOf = ({ terms, order }: Table): Roster => (terms.mode === 'solo' ? SOLO : (ROSTERS[order.length - 1] as Roster));
export const listedIn = (table: Table): readonly Listed[] => rosterOf(table).units;
export const listed = (table: Table, id: UnitId): Listed => rosterOf(table).units[id] as Listed;
export const numberOf = (table: Table, name: UnitName): UnitId | undefined => rosterOf(table).numbers.get(name);
