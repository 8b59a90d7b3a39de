// One stream of several tables, as a browser follows all that it has open.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Api, Message, TableState } from '@tabularium/client';
import { describe, expect, it, vi } from 'vitest';
import { NO_RATES } from '../limits.ts';
import { Streams } from '../streams.ts';
import { guest, ME, newTable, OPEN, type Serving, serving } from './support/serving.ts';

const PAGE = 'page-of-a-browser';
const eventually = (look: () => void | Promise<void>): Promise<void> => vi.waitFor(look, { timeout: 10_000, interval: 10 });
const streamsOf = async ({ base }: Serving): Promise<number> =>
  Number(/^tabularium_streams (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1]);
const makeTable = (api: Api) => api.makeTable(newTable([ME, OPEN]));

/** An open stream, and what it has told. */
class Heard implements Disposable {
  readonly #over = new AbortController();
  #text = '';
  isOpen = true;

  /** Throws if the stream is refused. */
  static async from(api: Api, tables: readonly string[], links: readonly string[] = [], page = PAGE): Promise<Heard> {
    const heard = new Heard();
    const streamed = tables.map((one) => ({ id: one.split(/[:!]/)[0] ?? '', have: one.split(':')[1], wantsStart: one.endsWith('!') }));
    const { body } = await api.stream(streamed, { links, page, signal: heard.#over.signal });
    void heard.#read(body as ReadableStream<Uint8Array>);
    return heard;
  }
  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const bytes of body) this.#text += decoder.decode(bytes, { stream: true });
    } catch {
      // closed by us
    }
    this.isOpen = false;
  }
  [Symbol.dispose](): void {
    this.#over.abort();
  }
  of(table: string): readonly Message[] {
    const events = [...this.#text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)];
    return events.flatMap(([, id, data = '']) => (id === table ? [JSON.parse(data) as Message] : []));
  }
  /** How it told a table to be. */
  tables(id: string): readonly TableState[] {
    return this.of(id).flatMap((message) => (message.is === 'table' ? [message.table] : []));
  }
  has(id: string, kind: Message['is']): boolean {
    return this.of(id).some(({ is }) => is === kind);
  }
  refusals(id: string): readonly string[] {
    return this.of(id).flatMap((message) => (message.is === 'refused' ? [`${message.status} ${message.code}`] : []));
  }
}

describe('a stream of several tables', () => {
  it('tells what happens at each, with its name', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const [one, two] = [await makeTable(anna), await makeTable(anna)];
    using heard = await Heard.from(anna, [one.table.id, two.table.id]);
    await eventually(() => expect(heard.tables(one.table.id)).toHaveLength(1));
    await bruno.table(two.table.id, two.invite).sit(guest(1));
    await eventually(() => expect(heard.tables(two.table.id).at(-1)?.seats[1]?.name).toBe('Bruno'));
    expect(heard.tables(one.table.id)).toHaveLength(1);
    await anna.table(two.table.id).start();
    await eventually(() => expect(heard.has(two.table.id, 'stale')).toBe(true));
    expect(heard.has(one.table.id, 'stale')).toBe(false);
    expect(await streamsOf(house)).toBe(1);
  });
  it('goes on from what the page has', async () => {
    await using house = await serving();
    const anna = house.visitor();
    const { id } = (await anna.makeTable(newTable([ME, { kind: 'mine', name: 'Ada' }]))).table;
    await anna.table(id).start();
    const { at } = await anna.table(id).whole();
    using behind = await Heard.from(anna, [`${id}:x.1`]);
    await eventually(() => expect(behind.of(id)).toContainEqual({ is: 'stale', at }));
    using current = await Heard.from(anna, [`${id}:${at}`], [], 'page-of-another');
    await eventually(() => expect(current.tables(id)).toHaveLength(1));
    await anna.table(id).say({ key: 'the-last-word', text: 'hello' });
    await eventually(() => expect(current.has(id, 'chat')).toBe(true));
    expect(current.has(id, 'stale')).toBe(false);
    using anew = await Heard.from(anna, [`${id}!`], [], 'page-of-a-third');
    await eventually(() => expect(anew.of(id)).toContainEqual({ is: 'start', whole: expect.objectContaining({ at }) }));
  });
  it('refuses a table alone, and the others go on', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const [one, two, three] = [await makeTable(anna), await makeTable(anna), await makeTable(anna)];
    const ids = [one, two, three].map(({ table }) => table.id);
    using heard = await Heard.from(bruno, [...ids, 'nosuchtable'], ['wrong', three.watch, one.invite]);
    await eventually(() => {
      expect(heard.refusals('nosuchtable')).toEqual(['404 no-such-table']);
      expect(heard.refusals(two.table.id)).toEqual(['403 wrong-link']);
      for (const { table } of [one, three]) expect(heard.tables(table.id)).toHaveLength(1);
    });
    expect(heard.tables(two.table.id)).toEqual([]);
    await anna.table(one.table.id).rise(0);
    await eventually(() => expect(heard.tables(one.table.id).at(-1)?.seats[0]?.kind).toBe('open'));
  });
  it('must name tables, each once, and come from a page with a proper key', async () => {
    await using house = await serving();
    const statusOf = async (tables: string, page = PAGE): Promise<number> =>
      (await fetch(`${house.base}/api/stream?tables=${encodeURIComponent(tables)}`, { headers: { 'tabularium-page': page } })).status;
    const many = Array.from({ length: 1000 }, (_, n) => `table${n}`).join();
    for (const tables of ['', 'abc', 'abcdefgh;drop', 'abcdefgh,', many, 'abcdefgh,abcdefgh:x.1']) expect(await statusOf(tables)).toBe(400);
    expect(await statusOf('abcdefgh', 'short')).toBe(400);
    expect((await fetch(`${house.base}/api/stream`)).status).toBe(400);
    expect(await streamsOf(house)).toBe(0);
  });
  it('has a limited number of tables', async () => {
    await using house = await serving({ limits: { ...NO_RATES, tablesOfStream: 2 } });
    const anna = house.visitor();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await makeTable(anna)).table.id);
    using heard = await Heard.from(anna, ids);
    await eventually(() => {
      expect(ids.map((id) => heard.tables(id).length)).toEqual([1, 1, 0]);
      expect(ids.map((id) => heard.refusals(id))).toEqual([[], [], ['429 too-many']]);
    });
  });
  it('counts as a call for each table', async () => {
    await using house = await serving({ limits: { ...NO_RATES, calls: { most: 2, seconds: 3600 } } });
    const ids = ['nosuchtable1', 'nosuchtable2', 'nosuchtable3'];
    using heard = await Heard.from(house.visitor(), ids);
    const [missing, late] = ['404 no-such-table', '429 too-many'];
    await eventually(() => expect(ids.flatMap((id) => heard.refusals(id))).toEqual([missing, missing, late]));
  });
  it('says good-bye for every table, and ends', async () => {
    const house = await serving();
    const anna = house.visitor();
    const ids = [(await makeTable(anna)).table.id, (await makeTable(anna)).table.id];
    using heard = await Heard.from(anna, ids);
    await eventually(() => expect(ids.map((id) => heard.tables(id).length)).toEqual([1, 1]));
    await house.server.close();
    await eventually(() => expect(heard.isOpen).toBe(false));
    for (const id of ids) expect(heard.of(id).at(-1)).toEqual({ is: 'bye', retry: 1000 });
  });
});

it('a stream that nobody reads is cut off', async () => {
  const streams = new Streams({});
  const closed = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    const send = streams.open(response, closed.resolve);
    for (let n = 0; n < 1000 && !response.destroyed; n++) send('x'.repeat(100_000), 'sometable');
    if (!response.destroyed) closed.reject(new Error('it holds whatever is sent'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  await closed.promise;
  expect(streams.size).toBe(0);
  socket.destroy();
  streams.close();
  server.close();
});

describe('the next stream of a page', () => {
  it('replaces the last, and nobody seems to leave or to come', async () => {
    await using house = await serving({ limits: { ...NO_RATES, watchersOfTable: 1, streamsOfPerson: 1, streamsOfAddress: 2 } });
    const [anna, watcher] = [house.visitor(), house.visitor()];
    const [one, two] = [await makeTable(anna), await makeTable(anna)];
    const links = [one.watch, two.watch];
    using host = await Heard.from(anna, [one.table.id], [], 'page-of-the-host');
    using first = await Heard.from(watcher, [one.table.id], links);
    await eventually(() => expect(host.tables(one.table.id).at(-1)?.watchers).toBe(1));
    const told = host.tables(one.table.id).length;

    using second = await Heard.from(watcher, [one.table.id, two.table.id], links);
    await eventually(() => {
      for (const { table } of [one, two]) expect(second.tables(table.id)).toHaveLength(1);
      expect(first.isOpen).toBe(false);
    });
    using hostAgain = await Heard.from(anna, [one.table.id], [], 'page-of-the-host');
    await eventually(() => {
      expect(hostAgain.tables(one.table.id)).toHaveLength(1);
      expect(host.isOpen).toBe(false);
    });
    expect(host.tables(one.table.id)).toHaveLength(told);
    for (const heard of [second, hostAgain])
      expect(heard.tables(one.table.id)).toMatchObject([{ watchers: 1, seats: [{ here: true }, {}] }]);
    expect(await streamsOf(house)).toBe(2);
  });
  it('leaves the tables that it does not name', async () => {
    await using house = await serving();
    const anna = house.visitor();
    const [one, two] = [await makeTable(anna), await makeTable(anna)];
    const isHere = async (id: string): Promise<boolean | undefined> => (await anna.table(id).state()).seats[0]?.here;
    using first = await Heard.from(anna, [one.table.id, two.table.id]);
    await eventually(() => expect(first.tables(two.table.id)).toHaveLength(1));
    using _second = await Heard.from(anna, [one.table.id]);
    await eventually(async () => expect(await isHere(two.table.id)).toBe(false));
    expect(await isHere(one.table.id)).toBe(true);
  });
  it('looks with the eyes of who the browser is now', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await makeTable(anna);
    using stranger = await Heard.from(bruno, [table.id], [invite]);
    await eventually(() => expect(stranger.tables(table.id)).toHaveLength(1));
    await bruno.table(table.id, invite).sit(guest(1));
    using seated = await Heard.from(bruno, [table.id]);
    await eventually(() => expect(seated.tables(table.id)[0]?.seats[1]?.mine).toBe(true));
    expect(stranger.tables(table.id).some(({ seats }) => seats[1]?.mine)).toBe(false);
  });
  it('of another page takes its own place', async () => {
    await using house = await serving({ limits: { ...NO_RATES, streamsOfPerson: 1 } });
    const anna = house.visitor();
    const { id } = (await makeTable(anna)).table;
    const first = await Heard.from(anna, [id]);
    await expect(Heard.from(anna, [id], [], 'page-of-another')).rejects.toMatchObject({ status: 429, code: 'too-many' });
    expect(first.isOpen).toBe(true);
    first[Symbol.dispose]();
    await eventually(async () => (await Heard.from(anna, [id], [], 'page-of-another'))[Symbol.dispose]());
  });
});
