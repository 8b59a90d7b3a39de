import { networkInterfaces } from 'node:os';
import { openSqlite } from '@tabularium/storage';
import { describe, expect, it, vi } from 'vitest';
import { makeServer } from '../index.ts';
import { BOT, ME, newTable, OPEN, serving, thinker } from './support/serving.ts';

/** This machine's address in its network. */
const OWN = Object.values(networkInterfaces())
  .flatMap((cards = []) => cards)
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const valueOf = (text: string, name: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('whether a server is well', () => {
  it('is told as long as its database answers', async () => {
    await using house = await serving();
    for (const [path, said] of [
      ['/api/health', { ok: true }],
      ['/api/ready', { ready: true }],
    ] as const) {
      const response = await fetch(house.base + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toEqual(said);
    }
    house.store.ping = () => Promise.reject(new Error('the disk at /secret/path is gone'));
    for (const path of ['/api/health', '/api/ready']) {
      const response = await fetch(house.base + path);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ code: 'failed', message: 'something went wrong here' });
    }
  });
  it('is told while it stops: it is not ready, and begins nothing new', async () => {
    let mayGo = (): void => undefined;
    const slow = { ...thinker, close: () => new Promise<void>((resolve) => (mayGo = resolve)) };
    const house = await serving({ thinker: slow });
    const closing = house.server.close();
    const ready = await fetch(`${house.base}/api/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: 'stopping' });
    expect((await fetch(`${house.base}/api/health`)).status).toBe(200);
    await expect(house.visitor().makeTable(newTable([ME, BOT]))).rejects.toMatchObject({ status: 503, code: 'stopping', isPassing: true });
    mayGo();
    await closing;
    await expect(fetch(`${house.base}/api/ready`)).rejects.toThrow();
  });
});

describe('the counters', () => {
  it('count requests by route and status, streams, tables, acts and commits', async () => {
    await using house = await serving();
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, OPEN]));
    await fetch(`${house.base}/api/tables/${table.id}`);
    await fetch(`${house.base}/api/nothing`);
    await fetch(`${house.base}/nothing`);
    const mine = anna.table(table.id);
    await mine.fill(1, { level: 'random', name: 'Bo' });
    await mine.start();
    const stream = new AbortController();
    await mine.stream({}, stream.signal);
    await mine.act({ key: 'key-00000001', seat: 0, do: 'leave' });
    const read = async (): Promise<string> => (await fetch(`${house.base}/metrics`)).text();
    const text = await read();
    expect(text).toContain('# TYPE tabularium_requests_total counter\n');
    for (const [name, value] of [
      ['tabularium_requests_total{route="/api/tables",status="201"}', 1],
      ['tabularium_requests_total{route="/api/tables/:id",status="403"}', 1],
      ['tabularium_requests_total{route="unknown",status="404"}', 1],
      ['tabularium_requests_total{route="site",status="404"}', 1],
      ['tabularium_streams', 1],
      ['tabularium_desks', 1],
      ['tabularium_acts_total', 1],
      ['tabularium_commits_total', 1],
    ] as const)
      expect([name, valueOf(text, name)]).toEqual([name, value]);
    expect(valueOf(text, 'tabularium_commit_seconds_total')).toBeGreaterThan(0);
    expect(text).not.toContain(table.id);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/);
    stream.abort();
    await vi.waitFor(async () => expect(valueOf(await read(), 'tabularium_streams')).toBe(0));
    expect(valueOf(await read(), 'tabularium_requests_total{route="/api/tables/:id/stream",status="200"}')).toBe(1);
  });
  it('are for this machine alone, and not for what a proxy on it passes on', async () => {
    await using house = await serving();
    expect((await fetch(`${house.base}/metrics`)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const response = await fetch(`${house.base}/metrics`, { headers: { [header]: '192.0.2.1' } });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'no-such-page' });
    }
  });
  it('are for everybody if that is asked for', async () => {
    await using house = await serving({ hasOpenMetrics: true });
    expect((await fetch(`${house.base}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200);
  });
  it.skipIf(OWN === undefined)('are refused to whoever comes over the network', async () => {
    const server = await makeServer({ store: await openSqlite(':memory:'), thinker });
    try {
      const port = await server.listen(0, '0.0.0.0');
      expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
      expect((await fetch(`http://${OWN}:${port}/metrics`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });
});

describe('the log', () => {
  it('has a line for every request, and names no person, address, secret or table', async () => {
    const lines: string[] = [];
    await using house = await serving({ log: 'requests', logTo: { write: (line) => lines.push(line) } });
    const anna = house.visitor();
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    await anna.table(table.id, invite).state();
    await fetch(`${house.base}/api/hello?private=thing`, { headers: { cookie: 'tabularium=stolen' } });
    const answered = (): readonly unknown[] =>
      lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'answered');
    await vi.waitFor(() => expect(answered()).toHaveLength(3));
    expect(answered()).toMatchObject([
      { method: 'POST', route: '/api/tables', status: 201 },
      { method: 'GET', route: '/api/tables/:id', status: 200 },
      { method: 'GET', route: '/api/hello', status: 200 },
    ]);
    const said = lines.filter((line) => !line.includes('Server listening')).join('');
    for (const secret of ['127.0.0.1', '::1', 'Anna', table.id, invite, 'private', 'thing', 'stolen']) expect(said).not.toContain(secret);
  });
  it('has only what failed, if that is asked for', async () => {
    const lines: string[] = [];
    await using house = await serving({ log: 'failures', logTo: { write: (line) => lines.push(line) } });
    await fetch(`${house.base}/api/hello`);
    await fetch(`${house.base}/api/nothing`);
    expect(lines).toEqual([]);
    house.store.ping = () => Promise.reject(new Error('the disk is gone'));
    await fetch(`${house.base}/api/health`);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['the disk is gone']);
  });
});
