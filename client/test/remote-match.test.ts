import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Deed, RemoteMatch } from '../index.ts';
import { FakeServer, json, lost, problem, SOME_TABLE, step, whole } from './support/fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const UNDO: Deed = { do: 'undo', seat: 0 };

/** A match that somebody has open, at `x-0.1` with the number 1. */
async function opened() {
  const server = new FakeServer();
  const answers = {
    whole: () => json(whole('x-0.1', 1)) as Response | Promise<Response>,
    act: (): Response | Promise<Response> => json({}),
  };
  server.answer = ({ path }) => (path === '/match' ? answers.whole() : answers.act());
  const refusals: string[] = [];
  const connections: boolean[] = [];
  const match = new RemoteMatch(server.table, {
    onChange: () => undefined,
    onTable: () => undefined,
    onLines: () => undefined,
    onConnection: (isConnected) => connections.push(isConnected),
    onRefusal: ({ code }) => refusals.push(code),
  });
  await match.ready();
  await pass(0);
  const number = (): unknown => (match.mirror?.view('public').table as { readonly number: number } | undefined)?.number;
  return { server, answers, match, refusals, connections, number };
}

describe('a match on a server', () => {
  it('follows the steps, and does none twice', async () => {
    const { server, match, number } = await opened();
    server.line.send(step('x-0.2', 2));
    server.line.send(step('x-0.3', 3));
    server.line.send(step('x-0.2', 2));
    await pass(0);
    expect(number()).toBe(3);
    expect(match.mirror?.at).toBe('x-0.3');
    expect(server.count('/match')).toBe(1);
    match.close();
  });
  it('fetches the whole when a step is missing, and goes on with those that came meanwhile', async () => {
    const { server, answers, match, number } = await opened();
    let give = (_: Response): void => undefined;
    answers.whole = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    for (const n of [4, 5, 6]) server.line.send(step(`x-0.${n}`, n));
    await pass(0);
    give(json(whole('x-0.4', 40)));
    await pass(0);
    expect(number()).toBe(6);
    expect(server.count('/match')).toBe(2);
    match.close();
  });
  it('fetches the whole when it is told that it is stale, until it gets it', async () => {
    const { server, answers, match, number } = await opened();
    answers.whole = lost;
    server.line.send({ is: 'stale', at: 'x-0.8' });
    await pass(1000);
    expect(number()).toBe(1);
    answers.whole = () => json(whole('x-0.8', 8));
    await pass(3000);
    expect(number()).toBe(8);
    expect(server.lines).toHaveLength(1);
    match.close();
  });
  it('says so when the whole is refused', async () => {
    const { server, answers, match, refusals } = await opened();
    answers.whole = () => problem(403, 'wrong-link');
    server.line.send({ is: 'stale', at: 'x-0.8' });
    await pass(10_000);
    expect(refusals).toEqual(['wrong-link']);
    match.close();
  });
  it('begins its stream anew when that has other eyes than the match: somebody has sat down since', async () => {
    const { server, answers, match, number } = await opened();
    server.line.send({ is: 'stale', at: 'x-.0' });
    await pass(1000);
    expect(server.lines).toHaveLength(2);
    expect(server.line.wantsStart).toBe(true);
    const fetched = server.count('/match');
    server.line.send({ is: 'stale', at: 'x-0.1' }); // which is what the match shows already
    await pass(0);
    expect(server.count('/match')).toBe(fetched);
    server.line.send(step('x-0.2', 2));
    await pass(0);
    expect(number()).toBe(2);
    answers.whole = () => json(whole('x-0.2', 2));
    server.line.send(step('x-.1', 9)); // a step for other eyes is never applied
    await pass(0);
    expect(number()).toBe(2);
    match.close();
  });
  it('fetches the whole once more if it was on its way when the stream began', async () => {
    const { server, answers, match, number } = await opened();
    const given = [whole('x-0.7', 7), whole('x-0.8', 8)];
    answers.whole = () => json(given.shift());
    server.line.send({ is: 'stale', at: 'x-0.8' });
    await pass(0);
    expect(number()).toBe(8);
    expect(server.count('/match')).toBe(3);
    expect(server.lines).toHaveLength(1);
    match.close();
  });
  it('stops', async () => {
    const { server, match } = await opened();
    match.close();
    await pass(60_000);
    expect(server.line.isOpen).toBe(false);
    expect(server.lines).toHaveLength(1);
  });
});

describe('a match on several nodes', () => {
  it('lets the stream begin with the whole when another node answers, and does not fetch for ever', async () => {
    const { server, answers, match, number } = await opened();
    answers.whole = () => json(whole('y-0.3', 8)); // always the other node
    server.line.send({ is: 'stale', at: 'z-0.5' });
    await pass(1000);
    expect(server.lines.map(({ wantsStart }) => wantsStart)).toEqual([false, true]);
    server.line.send({ is: 'start', whole: whole('z-0.6', 10) });
    await pass(0);
    expect(number()).toBe(10);
    for (let n = 7; n < 20; n++) server.line.send(step(`z-0.${n}`, n));
    await pass(60_000);
    expect(number()).toBe(19);
    expect(server.count('/match')).toBe(2);
    server.line.end();
    await pass(1000);
    expect(server.line.wantsStart).toBe(false);
    expect(server.line.have.get(SOME_TABLE)).toBe('z-0.19');
    match.close();
  });
  it('keeps what the stream began with when a slower answer comes', async () => {
    const { server, answers, match, number } = await opened();
    let give = (_: Response): void => undefined;
    answers.whole = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    server.line.send({ is: 'stale', at: 'z-0.5' });
    server.line.send({ is: 'start', whole: whole('z-0.5', 5) });
    server.line.send(step('z-0.6', 6));
    await pass(0);
    give(json(whole('y-0.1', 1)));
    await pass(1000);
    expect(number()).toBe(6);
    expect(server.lines).toHaveLength(1);
    match.close();
  });
  it('never goes back: what the stream begins with is not shown if something newer was fetched while it was on its way', async () => {
    const { server, answers, match, number } = await opened();
    const heard = (at: string, events: number) => {
      const { shared, eyes } = whole(at, events);
      const log = Array.from({ length: events }, (_, n) => ({ kind: 'said', n, rule: 'X-1' }));
      return { at, shared, eyes: { public: { ...eyes['public'], own: null, from: 0, log } } };
    };
    answers.whole = () => json(heard('y-0.3', 8));
    server.line.send({ is: 'stale', at: 'z-0.5' });
    await pass(1000);
    expect(number()).toBe(8);
    server.line.send({ is: 'start', whole: heard('z-0.5', 5) });
    await pass(0);
    expect(number()).toBe(8);
    await pass(1000);
    server.line.send({ is: 'start', whole: heard('z-0.8', 9) });
    server.line.send(step('z-0.9', 10));
    await pass(1000);
    expect(number()).toBe(10);
    match.close();
  });
  it('recognises an act by its key, whichever node has acknowledged it', async () => {
    const { server, answers, match } = await opened();
    answers.act = () => json({ at: 'y-0.7', given: 1 });
    const acting = match.act(UNDO, 'the-key-of-it');
    await pass(0);
    server.line.send(step('x-0.2', 2, 'another-key', 'the-key-of-it'));
    await pass(0);
    expect(await acting).toMatchObject({ given: 1 });
    expect(server.count('/match')).toBe(1);
    match.close();
  });
  it('recognises an act that came before its acknowledgement, also while it fetches', async () => {
    const { server, answers, match } = await opened();
    let give = { act: (_: Response): void => undefined, whole: (_: Response): void => undefined };
    answers.act = () => new Promise((resolve) => Object.assign(give, { act: resolve }));
    answers.whole = () => new Promise((resolve) => Object.assign(give, { whole: resolve }));
    const acting = match.act(UNDO, 'the-key-of-it');
    server.line.send({ is: 'stale', at: 'x-0.2' });
    await pass(0);
    server.line.send(step('x-0.2', 2, 'the-key-of-it'));
    await pass(0);
    give.whole(json(whole('x-0.2', 2)));
    await pass(0);
    give.act(json({ at: 'y-0.7' }));
    await pass(0);
    expect(await acting).toMatchObject({ at: 'y-0.7' });
    expect(server.count('/match')).toBe(2);
    match.close();
  });
  it('fetches the whole if no step brings an acknowledged act, and takes one that was asked for before for nothing', async () => {
    const { server, answers, match } = await opened();
    const given = [whole('y-0.6', 6), whole('y-0.7', 7)];
    let give = (_: Response): void => undefined;
    answers.whole = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    server.line.send({ is: 'stale', at: 'y-0.6' });
    await pass(0);
    answers.act = () => json({ at: 'v-0.9' });
    let isDone = false;
    void match.act(UNDO).then(() => {
      isDone = true;
    });
    await pass(0);
    give(json(given[0]));
    await pass(1900);
    expect(isDone).toBe(false);
    await pass(200);
    expect(server.count('/match')).toBe(3);
    give(json(given[1]));
    await pass(0);
    expect(isDone).toBe(true);
    match.close();
  });
  it('takes a stream that began after the acknowledgement for the outcome', async () => {
    const { server, answers, match, number } = await opened();
    answers.act = () => json({ at: 'y-0.7' });
    const acting = match.act(UNDO);
    await pass(0);
    server.line.end();
    await pass(1000);
    server.line.send({ is: 'start', whole: whole('z-0.1', 7) });
    await pass(0);
    await acting;
    expect(number()).toBe(7);
    match.close();
  });
  it('tries again what another node can do', async () => {
    const { server, answers, match } = await opened();
    let tries = 0;
    answers.act = () =>
      tries++ < 2
        ? Response.json({ code: 'older-version', message: 'elsewhere' }, { status: 409, headers: { 'retry-after': '2' } })
        : json({ at: 'x-0.1' });
    const acting = match.act(UNDO);
    await pass(5000);
    await acting;
    expect(server.count('/act')).toBe(3);
    match.close();
  });
});

describe('an act', () => {
  it('is done once what came of it is seen', async () => {
    const { server, answers, match } = await opened();
    answers.act = () => json({ at: 'x-0.2', given: 1 });
    let isDone = false;
    const acting = match.act(UNDO).then((ack) => {
      isDone = true;
      return ack;
    });
    await pass(100);
    expect(isDone).toBe(false);
    server.line.send(step('x-0.2', 2));
    await pass(0);
    expect(await acting).toEqual({ at: 'x-0.2', given: 1 });
    match.close();
  });
  it('fetches the whole if the step does not come', async () => {
    const { answers, match, number } = await opened();
    answers.act = () => json({ at: 'x-0.2' });
    const acting = match.act(UNDO);
    answers.whole = () => json(whole('x-0.2', 2));
    await pass(2100);
    await acting;
    expect(number()).toBe(2);
    match.close();
  });
  it('is sent again under the same key until it is acknowledged', async () => {
    const { server, answers, match, connections } = await opened();
    let tries = 0;
    answers.act = () => {
      tries++;
      if (tries === 1) return lost();
      if (tries === 2) return problem(503, 'not-kept');
      return json({ at: 'x-0.1', again: true });
    };
    const acting = match.act(UNDO);
    await pass(5000);
    expect(await acting).toEqual({ at: 'x-0.1', again: true });
    expect(connections).toEqual([true, false, false, true]);
    const acts = server.asked.filter(({ path }) => path === '/act').map(({ body }) => body);
    expect(acts).toHaveLength(3);
    expect(new Set(acts.map((act) => JSON.stringify(act))).size).toBe(1);
    expect(acts[0]).toMatchObject({ ...UNDO, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    match.close();
  });
  it('that is refused is not sent again', async () => {
    const { server, answers, match } = await opened();
    answers.act = () => problem(409, 'nothing-to-undo');
    await expect(match.act(UNDO)).rejects.toMatchObject({ code: 'nothing-to-undo', status: 409 });
    await pass(10_000);
    expect(server.count('/act')).toBe(1);
    match.close();
  });
  it('is given up when the match is closed', async () => {
    const { server, answers, match } = await opened();
    answers.act = lost;
    const acting = match.act(UNDO).catch((error: unknown) => error);
    await pass(100);
    match.close();
    await pass(10_000);
    expect(await acting).toMatchObject({ code: 'unreachable' });
    expect(server.count('/act')).toBeLessThan(3);
  });
  it('has a key of its own', async () => {
    const { server, answers, match } = await opened();
    answers.act = () => json({ at: 'x-0.1' });
    await match.act(UNDO);
    await match.act(UNDO);
    const keys = server.asked.filter(({ path }) => path === '/act').map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
    match.close();
  });
});
