// What everybody at a table is told: who sits there, what is said, and the match.
import type { Line, Message } from '@tabularium/client/wire';
import type { LineRow, Person } from '@tabularium/storage';
import type { From } from '../audience.ts';
import { mayLook } from '../links.ts';
import { ServerProblem } from '../problems.ts';
import { hashOf } from '../secrets.ts';
import { noteSeen, touch } from './lasting.ts';
import { type DeskState, type Guest, hereIn, seatsOf, stateFor } from './state.ts';

/** Lets a guest follow the table. Returns a function that stops it. */
export async function comeIn(state: DeskState, guest: Guest, from: From, takeOver?: () => void): Promise<() => void> {
  const { guests, means, table } = state;
  const rows = await means.store.lines(table.row.id);
  tellLines(state, rows);
  guests.set(guest, {});
  takeOver?.();
  tellTable(state);
  if (rows.length > 0) guest.send(textOf({ is: 'chat', lines: rows.map(lineOf) })); // a page that reconnects may still have deleted lines
  listen(state, guest, from);
  return () => {
    guests.get(guest)?.stop?.();
    if (!guests.delete(guest)) return;
    const { id } = guest.person ?? {};
    if (id !== undefined && !hereIn(state).people.includes(id)) noteSeen(state, id).catch(() => undefined); // the server may have stopped
    tellTable(state);
  };
}
/** Sends a guest what happens in the match. */
export function listen(state: DeskState, guest: Guest, from: From): void {
  const { guests, audience, table } = state;
  const following = guests.get(guest);
  if (table.match && following) following.stop = audience.listen(table.match, seatsOf(state, guest.person), guest, from);
}
export function tellTable(state: DeskState): void {
  for (const [guest, following] of state.guests) {
    const message = textOf({ is: 'table', table: stateFor(state, guest.person) });
    if (following.table !== message) guest.send(message);
    following.table = message;
  }
  state.announcements.look(state);
}
/** Tells the guests what was said since they were last told, and which lines were deleted. */
export function tellLines(state: DeskState, rows: readonly LineRow[]): void {
  const { lastLine, goneLines } = state;
  const lines = rows.filter(({ n, text }) => n > lastLine || (text === '' && !goneLines.has(n))).map(lineOf);
  if (lines.length > 0) tellAll(state, { is: 'chat', lines });
  state.lastLine = Math.max(lastLine, lines.at(-1)?.n ?? 0);
  for (const { n, text } of lines) if (text === '') goneLines.add(n);
}
/** Ends the streams of those who may no longer look. When they come back, they are told why. */
export function sendOut({ guests, table }: DeskState): void {
  for (const { person, links, end } of guests.keys()) if (!mayLook(table, person, links)) end();
}
export function tellAll({ guests }: DeskState, message: Message): void {
  const text = textOf(message);
  for (const { send } of guests.keys()) send(text);
}

/** Says something once, however often the request is repeated. */
export async function say(state: DeskState, person: Person, key: string, text: string): Promise<void> {
  const { means, table } = state;
  const [seat] = seatsOf(state, person);
  const { name } = table.seats.find((one) => one.seat === seat) ?? person;
  const { line, isNew } = await means.store.addLine({
    match: table.row.id,
    person: person.id,
    key,
    name,
    seat: seat ?? null,
    at: means.now(),
    text,
  });
  if (line.text !== text) throw new ServerProblem('key-used', 'something else was said under this key');
  if (!isNew) return;
  tellLines(state, await means.store.linesAfter(table.row.id, state.lastLine)); // at another node somebody may have spoken first
  await touch(state);
  tellTable(state);
}

const textOf = (message: Message): string => JSON.stringify(message);
const lineOf = ({ n, at, name, person, seat, text }: LineRow): Line => ({
  n,
  at,
  name,
  by: hashOf(`the chat of ${person}`).slice(0, 16),
  ...(seat !== null && { seat }),
  text,
});
