// What keeps a table open, and who was here until when.
import { closesAt } from '../lasting.ts';
import type { DeskState } from './state.ts';

/** Finer than this the database need not know when something happened, in milliseconds. */
const HOUR = 3600 * 1000;
const MINUTE = 60_000;

/** Somebody has done something at the table other than play, so it stays open. */
export async function touch(state: DeskState): Promise<void> {
  const { row } = state.table;
  const { store, now } = state.means;
  const at = now();
  if (at - row.changed < HOUR || (row.state !== 'open' && row.state !== 'running')) return;
  await store.touch(row.id, at);
  state.table = { ...state.table, row: { ...state.table.row, changed: at } };
}
export const isClosing = ({ table: { row }, means: { keep, now } }: DeskState): boolean => closesAt(row, keep, now()) !== undefined;

/** Notes that a person is here, or was until now. Resolves once it is stored. */
export async function noteSeen(state: DeskState, person: string, precision = 0): Promise<void> {
  const { row, seats } = state.table;
  const { store, now } = state.means;
  const at = now();
  if (!seats.some((seat) => seat.person === person && seat.seen + precision < at)) return;
  state.table = { ...state.table, seats: seats.map((seat) => (seat.person === person && seat.seen < at ? { ...seat, seen: at } : seat)) };
  await store.seen(row.id, person, at);
}
/** The same for somebody who acts, and may do so often. */
export const noteActing = (state: DeskState, person: string): Promise<void> => noteSeen(state, person, MINUTE);
