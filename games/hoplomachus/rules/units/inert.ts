// Why a unit cannot act: its states, the most obvious first.
import type { Reason } from '@tabularium/kernel';
import type { Table, Unit } from '../../table/table.ts';
import { isHampered, levelOf } from './units.ts';

const INACTIVE: Reason = { rule: 'HOP-4.2', because: 'heroInactive' };
const FATIGUED: Reason = { rule: 'HOP-9.4', because: 'fatigued' };
const DAZED: Reason = { rule: 'HOP-9.3', because: 'dazed' };
const FRESH: Reason = { rule: 'HOP-9.2', because: 'freshlyDeployed' };
export const HAMPERED: Reason = { rule: 'HOP-5.10', because: 'onInnerHex' };

/** Neither moves nor acts. */
export function whyInert(unit: Unit): Reason | null {
  if (!unit.active) return INACTIVE; // HOP-4.2
  if (unit.fatigued > 0) return FATIGUED; // HOP-9.4
  if (unit.dazed > 0) return DAZED; // HOP-9.3
  return unit.fresh ? FRESH : null; // HOP-9.2
}
/** Can neither attack nor use a Special; First Strike helps against the daze of this turn only. HOP-9.3, HOP-19.1 */
export function whyNotFight(table: Table, unit: Unit): Reason | null {
  const why = whyInert(unit);
  if (why === FRESH) return isHampered(table, unit) ? HAMPERED : levelOf(table, unit, 'firstStrike') > 0 ? null : FRESH;
  return why ?? (isHampered(table, unit) ? HAMPERED : null); // HOP-5.10
}
/** A list with the reason, or an empty one if there is none. */
export const listed = (reason: Reason | null | undefined, what: string): Reason[] =>
  reason === null || reason === undefined ? [] : [{ ...reason, what }];
