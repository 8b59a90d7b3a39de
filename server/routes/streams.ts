// Streams of changes: one table for a program, all open tables of a browser over one connection.
import { Params, StreamHeaders, StreamQuery, TablesQuery } from '@tabularium/client/schemas';
import type { Message } from '@tabularium/client/wire';
import type { Person } from '@tabularium/storage';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { From } from '../audience.ts';
import type { Desk } from '../desk.ts';
import { checkMayLook, type House, linksOf } from '../house.ts';
import { answerTo, isOurs, OverLimit, ServerProblem, TooMany } from '../problems.ts';
import { networkOf } from '../rate-limit.ts';
import { wholes } from '../wholes.ts';

/** When a page comes again for a table that it can no longer follow, to be told why, in milliseconds. */
const RETRY = 1000;

/** The stream of a browser. */
interface Visit {
  /** By table: stops following it. */
  readonly stops: Map<string, () => void>;
  /** Gives up its place among the streams that are counted. */
  readonly letGo: () => void;
  readonly end: () => void;
}

export function streamRoutes(app: App, house: House): void {
  const { shelf, people, streams, guards } = house;
  /** By the key of the browser's own. A browser whose tables change opens its next stream before it closes the last. */
  const visits = new Map<string, Visit>();

  app.get('/api/tables/:id/stream', { schema: { params: Params, querystring: StreamQuery } }, async (request, reply) => {
    const desk = await shelf.fresh(request.params.id);
    await checkMayLook(house, desk, request);
    const person = await people.of(request);
    checkRoom(desk, person);
    const letGo = guards.stream(request, person);
    reply.hijack();
    let stop: (() => void) | undefined;
    let isClosed = false;
    const send = streams.open(reply.raw, () => {
      isClosed = true;
      letGo();
      stop?.();
    });
    const { have, whole, start } = request.query;
    const listener = whole === undefined ? send : wholes({ send, look: () => desk.whole(person), onFailure: () => reply.raw.destroy() });
    try {
      const guest = { person, send: listener, links: linksOf(request), end: () => void reply.raw.end() };
      stop = await desk.follow(guest, whole === undefined ? { have, wantsWhole: start !== undefined } : {});
      if (isClosed) stop();
    } catch (error) {
      reply.raw.destroy(); // the program reconnects by itself
      throw error;
    }
  });

  app.get('/api/stream', { schema: { querystring: TablesQuery, headers: StreamHeaders } }, async (request, reply) => {
    const tables = tablesIn(request.query.tables);
    const person = await people.of(request);
    const page = request.headers['tabularium-page'];
    const before = page === undefined ? undefined : visits.get(page);
    const letGo = placeFor(request, person, before);
    reply.hijack();
    const stops = new Map<string, () => void>();
    let isClosed = false;
    const visit: Visit = { stops, letGo, end: () => reply.raw.end() };
    if (page !== undefined) visits.set(page, visit);
    const send = streams.open(reply.raw, () => {
      isClosed = true;
      letGo();
      if (page !== undefined && visits.get(page) === visit) visits.delete(page);
      for (const stop of stops.values()) stop();
    });
    const follow = async ({ id, ...from }: Asked, n: number): Promise<void> => {
      const tell = (message: string): void => send(message, id);
      const end = (): void => {
        tell(JSON.stringify({ is: 'bye', retry: RETRY } satisfies Message));
        stops.get(id)?.();
      };
      try {
        if (n >= guards.limits.tablesOfStream)
          throw new TooMany(`too many open tables: at most ${guards.limits.tablesOfStream} at a time`, 60);
        if (n > 0) guards.calls.take(networkOf(request.ip)); // the request itself was counted
        const desk = await shelf.fresh(id);
        await checkMayLook(house, desk, request);
        if (!before?.stops.has(id)) checkRoom(desk, person);
        const stop = await desk.follow({ person, send: tell, links: linksOf(request), end }, from, () => before?.stops.get(id)?.());
        if (isClosed) stop();
        else stops.set(id, stop);
      } catch (error) {
        tell(JSON.stringify(refusal(error, request)));
      }
    };
    await Promise.all(tables.map(follow));
    before?.end();
  });

  /** Leaves room for those who play. */
  function checkRoom(desk: Desk, person: Person | undefined): void {
    const { watchersOfTable: most } = guards.limits;
    if (desk.seatsOf(person).length === 0 && desk.watchers >= most)
      throw new OverLimit('table-full', most, `${most} people are watching this table, and there is no room for more`);
  }
  /** Counts the stream of a browser in place of its last one. */
  function placeFor(request: FastifyRequest, person: Person | undefined, before: Visit | undefined): () => void {
    before?.letGo();
    try {
      return guards.stream(request, person);
    } catch (error) {
      before?.end(); // it is no longer counted
      throw error;
    }
  }
}

interface Asked extends From {
  readonly id: string;
}
function tablesIn(text: string): readonly Asked[] {
  const tables = text.split(',').map((one): Asked => {
    const [id = '', have] = one.split(/[:!]/);
    return one.endsWith('!') ? { id, wantsWhole: true } : { id, have };
  });
  const twice = tables.find(({ id }, n) => tables.findIndex((other) => other.id === id) !== n);
  if (twice) throw new ServerProblem('bad-request', `table ${twice.id} is named twice`);
  return tables;
}
/** Ends the stream of one table only. */
function refusal(error: unknown, { log }: FastifyRequest): Message {
  const known = answerTo(error);
  if (!known || isOurs(error)) log.error(error);
  return { is: 'refused', ...(known ?? { status: 500, code: 'failed', message: 'something went wrong here' }) };
}
