import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Follower, follow } from '../follow.ts';
import type { ServerError } from '../index.ts';
import type { Message } from '../wire.ts';
import { FakeServer, lost, problem, SOME_TABLE } from './support/fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Somebody who follows a table, and what they were told about its match. */
function listener() {
  const messages: Message[] = [];
  const connections: boolean[] = [];
  const refusals: string[] = [];
  return {
    messages,
    connections,
    refusals,
    onMessage: (message: Message) => void messages.push(message),
    onConnection: (isConnected: boolean) => void connections.push(isConnected),
    onRefusal: ({ code }: ServerError) => void refusals.push(code),
  };
}
/** What was said besides the greeting. */
const news = ({ messages }: ReturnType<typeof listener>): readonly Message[] => messages.filter(({ is }) => is !== 'table');
function following(server: FakeServer) {
  const told = listener();
  return { ...follow(server.table, told), ...told, news: () => news(told) };
}
const at = (n: number): Message => ({ is: 'step', at: `x-0.${n}`, eyes: {} });
const chat: Message = { is: 'chat', lines: [{ n: 1, at: 0, name: 'Zoë', by: 'zoe', text: 'più' }] };

describe('following a table', () => {
  it('hands on what the server says, also in pieces, and no heartbeats', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    const event = `event: ${SOME_TABLE}\ndata: `;
    const bytes = new TextEncoder().encode(`${event}${JSON.stringify(chat)}\n\n${event}${JSON.stringify(at(1))}\n\n: beat\n\n`);
    for (const byte of bytes) server.line.write(Uint8Array.of(byte));
    await pass(0);
    expect(page.news()).toEqual([chat, at(1)]);
    expect(page.connections).toEqual([true]);
    page.stop();
  });
  it('comes back when the stream ends, from where it was', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    expect(server.line.have.get(SOME_TABLE)).toBeUndefined();
    server.line.send(at(7));
    server.line.end();
    await pass(600);
    expect(server.lines).toHaveLength(2);
    expect(server.line.have.get(SOME_TABLE)).toBe('x-0.7');
    expect(page.connections).toEqual([true, false, true]);
    page.stop();
  });
  it('comes back when the server cannot be reached, more and more slowly, and at once when it is told to', async () => {
    const server = new FakeServer();
    server.refusal = lost;
    const page = following(server);
    await pass(60_000);
    const tries = server.count('/stream');
    expect(tries).toBeGreaterThan(8);
    expect(tries).toBeLessThan(25); // after the first few tries it waits five to ten seconds
    expect(page.connections).toEqual([false]);
    server.refusal = undefined;
    page.hurry();
    await pass(0);
    expect(server.lines).toHaveLength(1);
    expect(page.connections).toEqual([false, true]);
    page.stop();
  });
  it('is quick again after a stream that held for a while', async () => {
    const server = new FakeServer();
    server.refusal = lost;
    const page = following(server);
    await pass(60_000);
    server.refusal = undefined;
    page.hurry();
    await pass(20_000);
    server.line.end();
    await pass(300);
    expect(server.lines).toHaveLength(2);
    page.stop();
  });
  it('stays away as long as a server that stops asks it to', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    server.line.send({ is: 'bye', retry: 5000 });
    server.line.end();
    await pass(4900);
    expect(server.lines).toHaveLength(1);
    await pass(200);
    expect(server.lines).toHaveLength(2);
    page.stop();
  });
  it('gives up a stream that says nothing, and not one that beats', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    for (let n = 0; n < 5; n++) {
      await pass(40_000);
      server.line.write(': beat\n\n');
      await pass(0);
    }
    expect(server.lines).toHaveLength(1);
    await pass(51_000);
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]?.isOpen).toBe(false);
    expect(page.connections).toEqual([true, false, true]);
    page.stop();
  });
  it('notices soon that it has slept: a closed laptop stops its timers, not the clock', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(10_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(6000);
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]?.isOpen).toBe(false);
    expect(page.connections).toEqual([true, false, true]);
    page.stop();
  });
  it('replaces a stream that may be dead when the network has changed, and no other', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(15_000);
    page.hurry();
    await pass(1000);
    expect(server.lines).toHaveLength(1);
    await pass(10_000);
    page.hurry();
    await pass(0);
    expect(server.lines).toHaveLength(2);
    expect(page.connections).toEqual([true]);
    server.isSilent = true;
    page.again();
    await pass(3000);
    page.hurry(); // the one that is being opened says nothing, but the other has just spoken
    await pass(0);
    expect(server.lines).toHaveLength(3);
    page.stop();
  });
  it.each([
    [403, 'wrong-link'],
    [404, 'no-such-table'],
    [409, 'older-version'],
  ])('ends where there is no use in coming back: %i', async (status, code) => {
    const server = new FakeServer();
    server.isSilent = true;
    const page = following(server);
    await pass(0);
    server.line.send({ is: 'refused', status, code, message: '' });
    await pass(60_000);
    expect(page.refusals).toEqual([code]);
    expect(server.count('/stream')).toBe(1);
    expect(server.line.isOpen).toBe(false);
  });
  it.each([400, 401])('ends where the request itself is wrong: %i', async (status) => {
    const server = new FakeServer();
    server.refusal = () => problem(status, 'wrong');
    const page = following(server);
    await pass(60_000);
    expect(page.refusals).toEqual(['wrong']);
    expect(server.count('/stream')).toBe(1);
  });
  it.each([404, 429, 500, 502, 503])('comes back after an error that may pass: %i', async (status) => {
    const server = new FakeServer();
    server.refusal = () => problem(status, 'failed');
    const page = following(server);
    await pass(1000);
    server.refusal = undefined;
    await pass(3000);
    expect(page.refusals).toEqual([]);
    expect(server.lines).toHaveLength(1);
    page.stop();
  });
  it('stops: nothing is asked or told any more', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    page.stop();
    await pass(60_000);
    expect(server.lines).toHaveLength(1);
    expect(server.line.isOpen).toBe(false);
    expect(page.connections).toEqual([true]);
    const resting = following(Object.assign(server, { refusal: lost }));
    await pass(0);
    resting.stop();
    resting.again();
    resting.hurry();
    const before = server.count('/stream');
    await pass(60_000);
    expect(server.count('/stream')).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('begins anew when it is told to, and hears the old stream until the new one speaks', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    server.isSilent = true;
    page.again();
    await pass(0);
    const [first, second] = server.lines;
    first?.send(at(1));
    await pass(0);
    expect(first?.isOpen).toBe(true);
    expect(page.news()).toEqual([at(1)]);
    second?.greet();
    await pass(0);
    expect(first?.isOpen).toBe(false);
    expect(second?.headers.get('tabularium-page')).toBe(first?.headers.get('tabularium-page'));
    second?.send(at(2));
    await pass(0);
    expect(page.news()).toEqual([at(1), at(2)]);
    expect(page.connections).toEqual([true]);
    page.stop();
  });
});

describe('following several tables', () => {
  /** Tables of a browser, each with somebody who follows it. */
  function browser(server: FakeServer, linger = 300) {
    const follower = new Follower(server.api, { linger });
    return {
      open: (id: string, link?: string) => {
        const told = listener();
        return { ...follower.follow({ id, link }, told), ...told, news: () => news(told) };
      },
    };
  }
  it('needs one stream, which carries the links in a header', async () => {
    const server = new FakeServer();
    const { open } = browser(server);
    const pages = [open('table1', 'secret1'), open('table2'), open('table3', 'secret3')];
    await pass(0);
    expect(server.lines).toHaveLength(1);
    expect([...server.line.have.keys()]).toEqual(['table1', 'table2', 'table3']);
    expect(server.line.headers.get('tabularium-link')).toBe('secret1,secret3');
    server.line.send(at(1), 'table2');
    server.line.send(at(8), 'table3');
    await pass(0);
    expect(pages.map((page) => page.news())).toEqual([[], [at(1)], [at(8)]]);
    for (const page of pages) page.stop();
    await pass(300);
    expect(server.line.isOpen).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('opens another stream when a table comes or goes, and only then closes the last', async () => {
    const server = new FakeServer();
    const { open } = browser(server);
    const one = open('table1');
    await pass(0);
    server.line.send(at(4), 'table1');
    await pass(0);
    server.isSilent = true;
    const two = open('table2');
    await pass(0);
    const [first, second] = server.lines;
    expect([...(second?.have ?? [])]).toEqual([
      ['table1', 'x-0.4'],
      ['table2', undefined],
    ]);
    second?.greet('table1');
    await pass(0);
    first?.send(at(5), 'table1'); // too late: this table comes over the second stream now
    await pass(0);
    expect(one.news()).toEqual([at(4)]);
    expect(first?.isOpen).toBe(true);
    second?.greet('table2');
    await pass(0);
    expect(first?.isOpen).toBe(false);
    server.isSilent = false;
    one.stop();
    await pass(299);
    expect(server.lines).toHaveLength(2);
    await pass(1);
    expect([...server.line.have.keys()]).toEqual(['table2']);
    expect(two.connections).toEqual([true]);
    two.stop();
    await pass(300);
  });
  it('keeps its stream where a table is followed again in a moment, and tells the new page what the last one knew', async () => {
    const server = new FakeServer();
    const { open } = browser(server);
    const lobby = open('table1');
    await pass(0);
    server.line.send(chat, 'table1');
    server.line.send(at(4), 'table1');
    await pass(0);
    lobby.stop();
    const match = open('table1');
    await pass(1000);
    expect(server.lines).toHaveLength(1);
    expect(match.connections).toEqual([true]);
    expect(match.messages).toEqual([{ is: 'table', table: { id: 'table1' } }, chat, { is: 'stale', at: 'x-0.4' }]);
    server.line.send(at(5), 'table1');
    await pass(0);
    expect(match.news().at(-1)).toEqual(at(5));
    expect(lobby.news()).toHaveLength(2);
    match.stop();
    await pass(300);
  });
  it('loses only the table that is refused', async () => {
    const server = new FakeServer();
    server.isSilent = true;
    const { open } = browser(server);
    const [gone, going] = [open('table1'), open('table2')];
    await pass(0);
    server.line.send({ is: 'refused', status: 404, code: 'no-such-table', message: '' }, 'table1');
    server.line.greet('table2');
    await pass(60_000 / 4);
    expect([gone.refusals, going.refusals]).toEqual([['no-such-table'], []]);
    expect(server.lines).toHaveLength(1);
    expect(going.connections).toEqual([true]);
    const again = open('table1', 'the right link');
    await pass(0);
    expect(server.lines).toHaveLength(2);
    expect([...server.line.have.keys()]).toEqual(['table2', 'table1']);
    for (const page of [going, again]) page.stop();
    await pass(300);
  });
  it('comes back for a table that could not be opened now, while the others go on', async () => {
    const server = new FakeServer();
    server.isSilent = true;
    const { open } = browser(server);
    const [full, going] = [open('table1'), open('table2')];
    await pass(0);
    server.line.greet('table2');
    server.line.send({ is: 'refused', status: 429, code: 'too-many', message: '' }, 'table1');
    server.isSilent = false;
    await pass(0);
    expect(full.connections).toEqual([false]);
    await pass(600);
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]?.isOpen).toBe(false);
    expect(full.connections).toEqual([false, true]);
    expect([full.refusals, going.connections]).toEqual([[], [true]]);
    for (const page of [full, going]) page.stop();
    await pass(300);
  });
  it('keeps the stream it has while the next is refused', async () => {
    const server = new FakeServer();
    const { open } = browser(server);
    const one = open('table1');
    await pass(0);
    server.refusal = () => problem(429, 'too-many');
    const two = open('table2');
    await pass(5000);
    server.lines[0]?.send(at(1), 'table1');
    await pass(0);
    expect(one.news()).toEqual([at(1)]);
    expect([one.connections, two.connections]).toEqual([[true], [false]]);
    server.refusal = undefined;
    await pass(10_000);
    expect(two.connections).toEqual([false, true]);
    for (const page of [one, two]) page.stop();
    await pass(300);
  });
  it('does not mind that the server ends the last stream before the next has told everything', async () => {
    const server = new FakeServer();
    const { open } = browser(server);
    const one = open('table1');
    await pass(0);
    server.isSilent = true;
    const two = open('table2');
    await pass(0);
    server.lines[0]?.end();
    await pass(5000);
    expect(server.lines).toHaveLength(2);
    server.line.greet();
    await pass(0);
    expect([one.connections, two.connections]).toEqual([[true], [true]]);
    server.line.end();
    await pass(0);
    expect([one.connections, two.connections]).toEqual([
      [true, false],
      [true, false],
    ]);
    for (const page of [one, two]) page.stop();
    await pass(300);
  });
});
