// What a server refuses because it is too much, while everything else goes on.
import { once } from 'node:events';
import { connect } from 'node:net';
import { ServerError } from '@tabularium/client';
import { describe, expect, it, test, vi } from 'vitest';
import { LIMITS, NO_RATES } from '../limits.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, serving, until, watching } from './support/serving.ts';

const FEW = { most: 2, seconds: 3600 };
const key = (n: number): string => `key-${String(n).padStart(8, '0')}`;
/** The code with which a call is refused. */
const refusal = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'allowed',
    (error: unknown) => (error instanceof ServerError ? `${error.status} ${error.code}` : String(error)),
  );
async function eventually(look: () => Promise<boolean>): Promise<void> {
  const isThere = async (): Promise<void> => expect(await look()).toBe(true);
  await vi.waitFor(isThere, { timeout: 10_000, interval: 10 });
}
const TOO_MANY = '429 too-many';

describe('rates', () => {
  it('of calls count for an address, and say when to come back', async () => {
    await using house = await serving({ limits: { ...NO_RATES, calls: FEW } });
    for (let n = 0; n < 2; n++) expect((await fetch(`${house.base}/api/hello`)).status).toBe(200);
    const refused = await fetch(`${house.base}/api/hello`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1800');
    expect(await refused.json()).toEqual({ code: 'too-many', message: 'too many requests from your address: at most 2 an hour' });
    expect((await fetch(`${house.base}/`)).status).toBe(404); // files have their own rate
  });
  it('of files count for an address', async () => {
    await using house = await serving({ limits: { ...NO_RATES, files: FEW } });
    for (let n = 0; n < 2; n++) expect((await fetch(`${house.base}/`)).status).toBe(404);
    expect((await fetch(`${house.base}/`)).status).toBe(429);
    expect((await fetch(`${house.base}/api/hello`)).status).toBe(200);
  });
  it('of acts count for a person, and an act that was refused has not been done', async () => {
    await using house = await serving({ limits: { ...NO_RATES, acts: FEW } });
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    await bruno.table(table.id, invite).sit(guest(1));
    const mine = anna.table(table.id);
    await mine.start();
    for (let n = 0; n < 2; n++) expect(await refusal(mine.act({ key: key(n), seat: 0, do: 'undo' }))).not.toBe(TOO_MANY);
    expect(await refusal(mine.act({ key: key(2), seat: 0, do: 'leave' }))).toBe(TOO_MANY);
    expect(await house.store.acts(table.id)).toEqual([]);
    expect(await refusal(bruno.table(table.id).act({ key: key(3), seat: 1, do: 'leave' }))).toBe('allowed');
  });
  it('of tables count for a person, also those of a rematch', async () => {
    await using house = await serving({ limits: { ...NO_RATES, tables: FEW } });
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    await mine.act({ key: key(0), seat: 0, do: 'leave' });
    expect(await refusal(mine.rematch(SHARE))).toBe('allowed');
    expect(await refusal(mine.rematch(SHARE))).toBe('allowed'); // it is the same table
    expect(await refusal(anna.makeTable(newTable([ME, BOT])))).toBe(TOO_MANY);
    expect(await refusal(house.visitor().makeTable(newTable([ME, BOT])))).toBe('allowed');
  });
  it('of strangers count for an address: whoever throws their cookie away gains nothing', async () => {
    await using house = await serving({ limits: { ...NO_RATES, strangers: FEW } });
    const anna = house.visitor();
    await anna.makeTable(newTable([ME, BOT]));
    await house.visitor().makeTable(newTable([ME, BOT]));
    expect(await refusal(house.visitor().makeTable(newTable([ME, BOT])))).toBe(TOO_MANY);
    expect(await refusal(anna.makeTable(newTable([ME, BOT])))).toBe('allowed');
  });
  it('of lines count for a person', async () => {
    await using house = await serving({ limits: { ...NO_RATES, lines: FEW } });
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, OPEN]));
    const mine = anna.table(table.id);
    for (let n = 0; n < 2; n++) await mine.say({ key: key(n), text: 'hello' });
    expect(await refusal(mine.say({ key: key(2), text: 'hello' }))).toBe(TOO_MANY);
    expect(await house.store.lines(table.id)).toHaveLength(2);
  });
  it('of questions: the options asked about count', async () => {
    await using house = await serving({ limits: { ...NO_RATES, questions: { most: 30, seconds: 3600 } } });
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    const mine = anna.table(table.id);
    await mine.start();
    const ask = (count: number): Promise<string> => refusal(mine.abouts(0, 'any', Array<number>(count).fill(0)));
    expect(await ask(19)).not.toBe(TOO_MANY);
    expect(await ask(12)).toBe(TOO_MANY);
    expect(await refusal(mine.whyNot(0))).toBe('allowed');
    expect(await refusal(mine.whyNot(0))).toBe(TOO_MANY);
    expect(await ask(1)).not.toBe(TOO_MANY);
    expect(await ask(1)).toBe(TOO_MANY);
  });
  it('of tokens: they count per person', async () => {
    await using house = await serving({ limits: { ...NO_RATES, tokens: FEW } });
    const anna = house.visitor();
    await anna.makeTable(newTable([ME, BOT]));
    const token = async (): Promise<number> => (await anna.send('/api/me/tokens', {}, { name: 'program' })).status;
    expect([await token(), await token()]).toEqual([201, 201]);
    expect(await refusal(token())).toBe(TOO_MANY);
  });
});

describe('an address', () => {
  const callFrom = (base: string, from: string): Promise<number> =>
    fetch(`${base}/api/hello`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);

  it('is not taken from what a request says of itself', async () => {
    await using house = await serving({ limits: { ...NO_RATES, calls: FEW } });
    expect(await callFrom(house.base, '192.0.2.1')).toBe(200);
    expect(await callFrom(house.base, '192.0.2.2')).toBe(200);
    expect(await callFrom(house.base, '192.0.2.3')).toBe(429);
  });
  it('behind a proxy is what the proxy saw, whatever was said before', async () => {
    await using house = await serving({ isBehindProxy: true, limits: { ...NO_RATES, calls: FEW } });
    expect(await callFrom(house.base, '10.9.9.1, 192.0.2.1')).toBe(200);
    expect(await callFrom(house.base, '10.9.9.2, 192.0.2.1')).toBe(200);
    expect(await callFrom(house.base, '10.9.9.3, 192.0.2.1')).toBe(429);
    expect(await callFrom(house.base, '10.9.9.3, 192.0.2.2')).toBe(200);
  });
});

describe('quotas', () => {
  it('hold how many tables somebody has that are not over', async () => {
    await using house = await serving({ limits: { ...NO_RATES, openTables: 2 } });
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    await anna.makeTable(newTable([ME, BOT]));
    expect(await refusal(anna.makeTable(newTable([ME, BOT])))).toBe('409 too-many-tables');
    const mine = anna.table(table.id);
    await mine.start();
    await mine.act({ key: key(0), seat: 0, do: 'leave' });
    await eventually(async () => (await mine.state()).state === 'over');
    expect(await refusal(anna.makeTable(newTable([ME, BOT])))).toBe('allowed');
  });
  it('hold how many streams a person has, until they are closed', async () => {
    await using house = await serving({ limits: { ...NO_RATES, streamsOfPerson: 1 } });
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    await bruno.table(table.id, invite).sit(guest(1));
    const first = new AbortController();
    await anna.table(table.id).stream({}, first.signal);
    const signal = AbortSignal.timeout(10_000);
    expect(await refusal(anna.table(table.id).stream({}, signal))).toBe(TOO_MANY);
    expect(await refusal(bruno.table(table.id).stream({}, signal))).toBe('allowed');
    first.abort();
    await eventually(async () => (await refusal(anna.table(table.id).stream({}, signal))) === 'allowed');
  });
  it('hold how many streams an address has', async () => {
    await using house = await serving({ limits: { ...NO_RATES, streamsOfAddress: 2 } });
    const { table, watch } = await house.visitor().makeTable(newTable([ME, OPEN]));
    const streams = Array.from({ length: 3 }, () => house.visitor().table(table.id, watch).stream({}, AbortSignal.timeout(10_000)));
    expect((await Promise.all(streams.map(refusal))).toSorted()).toEqual([TOO_MANY, 'allowed', 'allowed']);
  });
  it('hold how many watch a table, and leave room for those who play', async () => {
    await using house = await serving({ limits: { ...NO_RATES, watchersOfTable: 1 } });
    const anna = house.visitor();
    const { table, watch } = await anna.makeTable(newTable([ME, OPEN]));
    const signal = AbortSignal.timeout(10_000);
    const open = async (): Promise<string> => refusal(house.visitor().table(table.id, watch).stream({}, signal));
    expect(await open()).toBe('allowed');
    await eventually(async () => (await anna.table(table.id).state()).watchers === 1);
    expect(await open()).toBe('409 table-full');
    expect(await refusal(anna.table(table.id).stream({}, signal))).toBe('allowed');
  });
  it('hold how much content of one’s own a table keeps, and how large a request is', async () => {
    await using house = await serving({ limits: { ...NO_RATES, content: 1000, body: 5000 } });
    const make = (bytes: number): Promise<string> =>
      refusal(house.visitor().makeTable(newTable([ME, BOT], { content: { text: 'x'.repeat(bytes) } })));
    expect(await make(900)).not.toBe('413 too-large');
    expect(await make(1100)).toBe('413 too-large');
    expect(await make(6000)).toBe('413 too-large');
  });
});

describe('a connection', () => {
  /** What the server says to these bytes until it closes the connection. */
  const told = (base: string, bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = '';
      const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });

  it('with headers that are too large is refused', async () => {
    await using house = await serving();
    const { length } = 'x'.repeat(LIMITS.header);
    expect(await told(house.base, `GET /api/hello HTTP/1.1\r\nhost: here\r\nx: ${'x'.repeat(length)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
    expect((await fetch(`${house.base}/api/hello`)).status).toBe(200);
  });
  it('that never comes to an end of its headers or body is closed', async () => {
    await using house = await serving({ limits: { ...NO_RATES, headersTimeout: 100, requestTimeout: 200 } });
    const halves = [
      'GET /api/hello HTTP/1.1\r\nhost: ',
      'POST /api/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    ];
    for (const text of await Promise.all(halves.map((half) => told(house.base, half)))) expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });
  it('is one of a limited number', async () => {
    await using house = await serving({ limits: { ...NO_RATES, connections: 1 } });
    const hello = 'GET /api/hello HTTP/1.1\r\nhost: here\r\n\r\n';
    const first = connect(Number(new URL(house.base).port), '127.0.0.1', () => first.write(hello));
    await once(first, 'data');
    expect(await told(house.base, hello).catch(() => '')).toBe('');
    first.destroy();
    await eventually(
      async () => (await told(house.base, hello.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')).catch(() => '')) !== '',
    );
  });
});

test('the usual limits leave room for people: nobody who plays quickly meets them', async () => {
  await using house = await serving({ limits: {} });
  const anna = house.visitor();
  const { table } = await anna.makeTable(newTable([ME, BOT]));
  const mine = anna.table(table.id);
  await mine.start();
  const { match } = watching(mine);
  await match.ready();
  for (let n = 0; n < 10; n++) {
    const found = await until(() => match.mirror?.view(0).result ?? match.mirror?.view(0).decisions[0], 'my turn');
    if (!('id' in (found as object))) break;
    const { id } = found as { readonly id: string };
    await mine.act({ key: key(n), seat: 0, do: 'answer', decision: id, pick: 0 });
    await until(() => match.mirror?.view(0).decisions[0]?.id !== id, 'the next turn');
  }
  match.close();
});
