import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Following, follow } from '../follow.ts';
import type { Message } from '../wire.ts';
import { FakeServer, lost, problem } from './support/fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

/** Follows a table on the fake server. */
function following(server: FakeServer) {
  const messages: Message[] = [];
  const connections: boolean[] = [];
  const refusals: string[] = [];
  let have: string | undefined;
  const events: Following = {
    from: () => ({ have }),
    onMessage: (message) => {
      messages.push(message);
      if (message.is === 'step') have = message.at;
    },
    onConnection: (isConnected) => connections.push(isConnected),
    onRefusal: ({ code }) => refusals.push(code),
  };
  return { ...follow(server.table, events), messages, connections, refusals };
}
const at = (n: number): Message => ({ is: 'step', at: `x-0.${n}`, eyes: {} });

describe('following a table', () => {
  it('hands on what the server says, also in pieces, and no heartbeats', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    server.line.write(': hello\n\n');
    const chat: Message = { is: 'chat', lines: [{ n: 1, at: 0, name: 'Zoë', text: 'più' }] };
    const bytes = new TextEncoder().encode(`data: ${JSON.stringify(chat)}\n\ndata: ${JSON.stringify(at(1))}\n\n: beat\n\n`);
    for (const byte of bytes) server.line.write(Uint8Array.of(byte));
    await pass(0);
    expect(page.messages).toEqual([chat, at(1)]);
    expect(page.connections).toEqual([true]);
    page.stop();
  });
  it('comes back when the stream ends, from where it was', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    expect(server.line.have).toBeNull();
    server.line.send(at(7));
    server.line.end();
    await pass(600);
    expect(server.lines).toHaveLength(2);
    expect(server.line.have).toBe('x-0.7');
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
    server.refusal = undefined;
    page.hurry();
    await pass(0);
    expect(server.lines).toHaveLength(1);
    expect(page.connections.at(-1)).toBe(true);
    page.stop();
  });
  it('is quick again after a stream that held for a while', async () => {
    const server = new FakeServer();
    server.refusal = lost;
    const page = following(server);
    await pass(60_000);
    server.refusal = undefined;
    page.hurry();
    await pass(0);
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
    await pass(46_000);
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]?.isOpen).toBe(false);
    page.stop();
  });
  it.each([
    [403, 'wrong-link'],
    [404, 'no-such-table'],
    [409, 'older-version'],
  ])('ends where there is no use in coming back: %i', async (status, code) => {
    const server = new FakeServer();
    server.refusal = () => problem(status, code);
    const page = following(server);
    await pass(60_000);
    expect(page.refusals).toEqual([code]);
    expect(server.count('/stream')).toBe(1);
  });
  it.each([429, 500, 502, 503])('comes back after an error that may pass: %i', async (status) => {
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
    const before = server.count('/stream');
    await pass(60_000);
    expect(server.count('/stream')).toBe(before);
  });
  it('begins anew when it is told to, without saying that the server is gone', async () => {
    const server = new FakeServer();
    const page = following(server);
    await pass(0);
    page.again();
    await pass(600);
    expect(server.lines).toHaveLength(2);
    expect(server.lines[0]?.isOpen).toBe(false);
    expect(page.connections).toEqual([true, true]);
    page.stop();
  });
});
