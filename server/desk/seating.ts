// Who sits where, and the start of the match.
import type { Seat } from '@tabularium/kernel';
import type { SeatRow } from '@tabularium/storage';
import { ServerProblem } from '../problems.ts';
import { reload } from './catching-up.ts';
import { touch } from './lasting.ts';
import { checkLives, type DeskState } from './state.ts';
import { sendOut, tellTable } from './telling.ts';

/** Throws if the seat is not free, as far as this node knows; the database has the last word. */
export function checkFree({ table: { row, seats } }: DeskState, seat: Seat): void {
  const found = seats[seat];
  if (!found) throw new ServerProblem('bad-request', `there is no seat ${seat} at this table`);
  checkLives(row);
  if (row.state !== 'open') throw new ServerProblem('not-open', 'this match has begun');
  if (found.person !== null || found.bot !== null) throw new ServerProblem('seat-taken', 'somebody else has sat down there');
}
export async function sit(state: DeskState, seat: SeatRow): Promise<void> {
  checkFree(state, seat.seat);
  if (!(await state.means.store.reseat(seat, { person: null, bot: null }, 'open'))) {
    await reload(state);
    checkFree(state, seat.seat);
    throw new ServerProblem('seat-taken', 'somebody else has sat down there'); // and has stood up again
  }
  await put(state, seat);
}
/** Gives a seat to somebody else, a bot or nobody. Refused unless the table is in `during`. */
export async function reseat(state: DeskState, seat: Seat, change: (seat: SeatRow) => SeatRow, during: 'open' | 'running'): Promise<void> {
  const before = state.table.seats[seat];
  if (!before) throw new ServerProblem('bad-request', `there is no seat ${seat} at this table`);
  checkLives(state.table.row);
  const after = change(before);
  if (!(await state.means.store.reseat(after, before, during))) {
    await reload(state);
    checkLives(state.table.row);
    if (state.table.row.state === during) throw new ServerProblem('seat-taken', 'somebody else has changed that seat: look again');
    throw new ServerProblem('not-open', during === 'open' ? 'this match has begun' : 'this match is not being played');
  }
  await put(state, after);
  state.onChange();
}
/** Makes new links: the old ones no longer lead to the table. */
export async function renewLinks(state: DeskState): Promise<void> {
  await state.means.store.renewLinks(state.table.row.id);
  await reload(state);
}
export async function start(state: DeskState): Promise<void> {
  const { means, table } = state;
  checkLives(table.row);
  if (table.row.state !== 'open') return; // somebody has started it already
  await means.store.begin(table.row.id, means.now());
  await reload(state);
  if (state.table.row.state === 'open') throw new ServerProblem('not-open', 'there are empty seats: fill each with a person or a bot');
}

async function put(state: DeskState, seat: SeatRow): Promise<void> {
  await touch(state);
  state.table = { ...state.table, seats: state.table.seats.with(seat.seat, seat) };
  tellTable(state);
  sendOut(state);
}
