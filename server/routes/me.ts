// What the server knows about whoever asks: their tables, and how to be forgotten.
import { Forget, MyTables, MyTablesQuery } from '@tabularium/client/schemas';
import { USUAL } from '@tabularium/parts/levels';
import type { SeatRow } from '@tabularium/storage';
import type { App } from '../app.ts';
import type { House } from '../house.ts';
import { ServerProblem } from '../problems.ts';
import { tableSummary } from '../table-state.ts';

/** How many tables one answer lists. */
const PAGE = 50;

export function meRoutes(app: App, house: House): void {
  const { shelf, people, store, now, keep } = house;

  app.get('/api/me/tables', { schema: { querystring: MyTablesQuery, response: { 200: MyTables } } }, async (request) => {
    const person = await people.of(request);
    if (!person) return { tables: [] };
    const rows = await store.matchesOf(person.id, PAGE + 1, afterIn(request.query.before));
    const page = rows.slice(0, PAGE);
    const seats = Map.groupBy(page.length === 0 ? [] : await store.seatsAt(page.map(({ id }) => id)), ({ match }): string => match);
    const seatsOf = (id: string): readonly SeatRow[] => seats.get(id) ?? [];
    const last = page.at(-1);
    return {
      tables: page.map((row) => {
        const presence = shelf.ifOpen(row.id)?.presence ?? []; // no need to open every match for a list
        return tableSummary(row, { seats: seatsOf(row.id), presence, now: now(), keep }, person);
      }),
      ...(rows.length > PAGE && last && { next: `${last.changed}-${last.id}` }),
    };
  });

  app.delete('/api/me', { schema: { body: Forget } }, async (request, reply) => {
    const person = await people.known(request);
    if (request.body.name !== person.name)
      throw new ServerProblem('bad-request', 'to be forgotten, send the name under which this server knows you');
    const changed = await store.forget(person.id, { bot: USUAL, name: '' });
    people.forget(person, reply);
    for (const id of changed) await shelf.ifOpen(id)?.refresh();
    reply.code(204);
  });
}

function afterIn(before: string | undefined): { readonly changed: number; readonly id: string } | undefined {
  const [changed, id] = before?.split('-') ?? [];
  return changed === undefined || id === undefined ? undefined : { changed: Number(changed), id };
}
