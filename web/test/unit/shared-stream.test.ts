// One stream for all pages of a browser: the pages' side and the worker's side, joined by wires that a test can cut.
import { Api, Follower, type Message } from '@tabularium/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../client/test/support/fake-server.ts';
import { SharedFollower } from '../../link/shared-follower.ts';
import { type Asked, LINGER, MOST_MISSED, PING, type Said } from '../../link/stream-words.ts';
import { type Port, switchboard } from '../../link/switchboard.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers that still run').toBe(0);
  vi.useRealTimers();
});
const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const GIVING_UP = (MOST_MISSED + 2) * PING;
/** Lets messages between pages and worker arrive. */
const moment = (): Promise<unknown> => pass(10);

/** The locks of a browser: each name with whoever waits for it. */
class Locks {
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly onceFree = (name: string, call: () => void): void => void this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), call]);
  free(name: string): void {
    for (const call of this.#waiting.get(name) ?? []) call();
    this.#waiting.delete(name);
  }
}
/** A shared worker that can crash. */
class FakeWorker {
  isAlive = true;
  readonly #connect: (port: Port) => void;
  constructor(server: FakeServer, locks = new Locks(), lock?: string) {
    const follower = new Follower(server.api, { linger: LINGER });
    this.#connect = switchboard({ follower, lock: lock === undefined ? undefined : Promise.resolve(lock), onceFree: locks.onceFree });
  }
  /** Connects a page. Returns how it asks. */
  connect(hear: (said: Said) => void): (asked: Asked) => void {
    let take = (_event: { readonly data: Asked }): void => undefined;
    this.#connect({
      postMessage: (said: Said) => queueMicrotask(() => this.isAlive && hear(said)),
      addEventListener: (_kind: string, listener: unknown) => {
        take = listener as typeof take;
      },
      start: () => undefined,
    });
    return (data) => queueMicrotask(() => this.isAlive && take({ data }));
  }
}
class Browser {
  readonly server = new FakeServer();
  readonly locks = new Locks();
  worker: FakeWorker | undefined = new FakeWorker(this.server);

  open(): Page {
    return new Page(this);
  }
}
class Page {
  readonly shared: SharedFollower;

  constructor(browser: Browser) {
    this.shared = new SharedFollower({
      follow: (table, following) => new Follower(browser.server.api).follow(table, following),
      connect: (onSaid) => {
        const ask = browser.worker?.connect(onSaid);
        return ask && { ask, close: () => undefined };
      },
      onceFree: browser.locks.onceFree,
    });
  }
  follow(id: string, link?: string) {
    const told = { messages: [] as Message[], connections: [] as boolean[], refusals: [] as string[] };
    const stream = this.shared.follow(new Api().table(id, link), {
      onMessage: (message) => told.messages.push(message),
      onConnection: (isConnected) => told.connections.push(isConnected),
      onRefusal: ({ status, code }) => told.refusals.push(`${status} ${code}`),
    });
    return { ...stream, ...told, steps: () => told.messages.filter(({ is }) => is === 'step') };
  }
}
const step = (n: number): Message => ({ is: 'step', at: `x-0.${n}`, eyes: {} });
const tablesOf = ({ server }: Browser): readonly string[] => [...server.line.have.keys()];

describe('pages of a browser', () => {
  it('share one stream, and each hears of its own table', async () => {
    const browser = new Browser();
    const [one, two] = [browser.open().follow('table1', 'secret'), browser.open().follow('table2')];
    await moment();
    expect(browser.server.lines).toHaveLength(1);
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    expect(browser.server.line.headers.get('tabularium-link')).toBe('secret');
    browser.server.line.send(step(1), 'table1');
    await moment();
    expect([one.steps(), two.steps()]).toEqual([[step(1)], []]);
    expect([one.connections, two.connections]).toEqual([[true], [true]]);
    one.stop();
    await pass(LINGER);
    expect(tablesOf(browser)).toEqual(['table2']);
    two.stop();
    await pass(LINGER);
    expect(browser.server.line.isOpen).toBe(false);
  });
  it('share a table too: a later page is told what the other knows', async () => {
    const browser = new Browser();
    const one = browser.open().follow('table1');
    await moment();
    browser.server.line.send(step(3), 'table1');
    await moment();
    const two = browser.open().follow('table1');
    await moment();
    expect(browser.server.lines).toHaveLength(1);
    expect(two.messages).toEqual([
      { is: 'table', table: { id: 'table1' } },
      { is: 'stale', at: 'x-0.3' },
    ]);
    one.stop();
    await pass(LINGER);
    browser.server.line.send(step(4), 'table1');
    await moment();
    expect([one.steps().length, two.steps().length]).toEqual([1, 1]);
    two.stop();
    await pass(LINGER);
  });
  it('are told what is refused', async () => {
    const browser = new Browser();
    browser.server.isSilent = true;
    const page = browser.open().follow('table1');
    await moment();
    browser.server.line.send({ is: 'refused', status: 403, code: 'wrong-link', message: '' }, 'table1');
    await moment();
    expect(page.refusals).toEqual(['403 wrong-link']);
    page.stop();
    await pass(LINGER);
  });
  it('look again together when the browser becomes somebody else', async () => {
    const browser = new Browser();
    const [one, two] = [browser.open().follow('table1'), browser.open().follow('table2')];
    await moment();
    one.again();
    await moment();
    expect(browser.server.lines).toHaveLength(2);
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    expect([one.connections, two.connections]).toEqual([[true], [true]]);
    expect(browser.server.line.wantsStart).toBe(false);
    one.again(true);
    await moment();
    expect(browser.server.line.wantsStart).toBe(true);
    for (const page of [one, two]) page.stop();
    await pass(LINGER);
  });
  it('leave their tables when they close, and follow them again when they reappear', async () => {
    const browser = new Browser();
    const page = browser.open();
    const followed = page.follow('table1');
    await moment();
    page.shared.leave();
    await pass(LINGER);
    expect(browser.server.line.isOpen).toBe(false);
    page.shared.comeBack();
    await moment();
    expect(browser.server.line.isOpen).toBe(true);
    followed.stop();
    await pass(LINGER);
  });
  it('may stay open for long without a word from the server', async () => {
    const browser = new Browser();
    const pages = [browser.open().follow('table1'), browser.open().follow('table2')];
    for (let n = 0; n < 10; n++) {
      await pass(20_000);
      browser.server.line.write(': beat\n\n');
    }
    expect(browser.server.lines).toHaveLength(1);
    for (const page of pages) page.stop();
    await pass(LINGER);
  });
});

describe('a page that answers no pings', () => {
  it('has left its tables, and is told so if it was only frozen', async () => {
    const browser = new Browser();
    const one = browser.open().follow('table1');
    const said: Said[] = [];
    const ask = browser.worker?.connect((word) => void said.push(word)) ?? (() => undefined);
    ask({ do: 'follow', n: 1, id: 'table2', link: undefined });
    await moment();
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    for (let passed = 0; passed < GIVING_UP; passed += 20_000) {
      browser.server.line.write(': beat\n\n');
      await pass(20_000);
    }
    expect(tablesOf(browser)).toEqual(['table1']);
    expect(one.connections).toEqual([true]);
    expect(said.filter(({ is }) => is === 'ping')).toHaveLength(MOST_MISSED);
    ask({ do: 'here' });
    await moment();
    expect(said.at(-1)).toEqual({ is: 'forgotten' });
    ask({ do: 'follow', n: 1, id: 'table2', link: undefined });
    await moment();
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    ask({ do: 'leave' });
    one.stop();
    await pass(LINGER);
  });
  it('follows its tables again when it hears that', async () => {
    const asked: Asked[] = [];
    let say = (_said: Said): void => undefined;
    const shared = new SharedFollower({
      follow: () => expect.fail('it has a worker'),
      connect: (onSaid) => {
        say = onSaid;
        return { ask: (one) => void asked.push(one), close: () => undefined };
      },
      onceFree: () => undefined,
    });
    const nothing = (): void => undefined;
    const { stop } = shared.follow(new Api().table('table1'), { onMessage: nothing, onConnection: nothing, onRefusal: nothing });
    const follow: Asked = { do: 'follow', n: 1, id: 'table1', link: undefined };
    say({ is: 'ping' });
    say({ is: 'forgotten' });
    expect(asked).toEqual([follow, { do: 'here' }, follow]);
    stop();
  });
});

describe('a worker', () => {
  it('that does not exist leaves every page a stream of its own', async () => {
    const browser = new Browser();
    browser.worker = undefined;
    const [one, two] = [browser.open().follow('table1'), browser.open().follow('table2')];
    await moment();
    expect(browser.server.lines).toHaveLength(2);
    expect([one.connections, two.connections]).toEqual([[true], [true]]);
    one.again();
    two.hurry();
    await moment();
    expect(browser.server.lines).toHaveLength(3);
    for (const page of [one, two]) page.stop();
    expect(browser.server.lines.map(({ isOpen }) => isOpen)).toEqual([false, false, false]);
  });
  it('that never says a word is not waited for', async () => {
    const browser = new Browser();
    if (browser.worker) browser.worker.isAlive = false;
    const page = browser.open().follow('table1');
    await pass(4000);
    expect(browser.server.lines).toHaveLength(0);
    await pass(1010);
    expect(browser.server.lines).toHaveLength(1);
    expect(page.connections).toEqual([true]);
    page.stop();
  });
  it('that crashes is missed, and another takes its place', async () => {
    const browser = new Browser();
    const [one, two] = [browser.open().follow('table1'), browser.open().follow('table2')];
    await pass(PING);
    if (browser.worker) browser.worker.isAlive = false;
    const dead = browser.server.line;
    browser.worker = new FakeWorker(browser.server);
    await pass(GIVING_UP);
    expect(browser.server.line).not.toBe(dead);
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    expect([one.connections, two.connections]).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
    for (const page of [one, two]) page.stop();
    await pass(LINGER);
    vi.clearAllTimers(); // those of the worker that crashed
  });
});

describe('where there are locks', () => {
  it('a page that crashes has left its tables at once', async () => {
    const browser = new Browser();
    browser.worker = new FakeWorker(browser.server, browser.locks);
    const one = browser.open().follow('table1');
    const ask = browser.worker.connect(() => undefined);
    ask({ do: 'lock', name: 'a page' });
    ask({ do: 'follow', n: 1, id: 'table2', link: undefined });
    await moment();
    expect(tablesOf(browser)).toEqual(['table1', 'table2']);
    browser.locks.free('a page');
    await pass(LINGER);
    expect(tablesOf(browser)).toEqual(['table1']);
    one.stop();
    await pass(LINGER);
  });
  it('a worker that crashes is replaced at once', async () => {
    const browser = new Browser();
    browser.worker = new FakeWorker(browser.server, browser.locks, 'a worker');
    const page = browser.open().follow('table1');
    await moment();
    browser.worker.isAlive = false;
    browser.worker = new FakeWorker(browser.server, browser.locks, 'another worker');
    browser.locks.free('a worker');
    await moment();
    expect(browser.server.lines).toHaveLength(2);
    expect(page.connections).toEqual([true, false, true]);
    page.stop();
    await pass(LINGER);
    vi.clearAllTimers(); // those of the worker that crashed
  });
});
