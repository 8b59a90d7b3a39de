// The service worker, run with globals of the test's own.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const SITE = 'https://table.example';
const SOURCE = readFileSync(new URL('../../sw.js', import.meta.url), 'utf8')
  .replace('__VERSION__', 'test')
  .replace('__FILES__', '["./", "assets/rules.js"]');
const CACHE = 'tabularium/test';

interface SwEvent {
  readonly request?: { readonly url: string; readonly method: string; readonly mode: string };
  readonly data?: unknown;
  respondWith?(answer: Promise<unknown>): void;
  waitUntil?(done: Promise<unknown>): void;
}
/** A browser: what it has kept, and which pages are open. */
interface Browser {
  readonly caches?: readonly string[];
  readonly pages?: readonly string[];
  readonly network?: (address: unknown) => unknown;
}
const KEPT = new Map([
  ['./', 'the home page'],
  [`${SITE}/assets/rules.js`, 'the rules'],
]);

/** Starts the worker. Returns what it does with an event, and what it has done. */
function worker({ caches: names = [CACHE], pages = [], network = () => 'from the network' }: Browser = {}) {
  const listeners = new Map<string, (event: SwEvent) => void>();
  const done = { dropped: [] as string[], hasTakenOver: false };
  const cache = {
    match: async (request: string | { readonly url: string }) => KEPT.get(typeof request === 'string' ? request : request.url),
    addAll: async () => undefined,
  };
  runInNewContext(SOURCE, {
    URL,
    Request: Object,
    Response: { error: () => 'nothing' },
    caches: { open: async () => cache, keys: async () => names, delete: async (name: string) => done.dropped.push(name) },
    fetch: async (address: unknown) => network(address),
    self: {
      location: { origin: SITE },
      clients: { matchAll: async () => pages.map((path) => ({ url: SITE + path })), claim: async () => undefined },
      skipWaiting: async () => {
        done.hasTakenOver = true;
      },
      addEventListener: (name: string, listener: (event: SwEvent) => void) => listeners.set(name, listener),
    },
  });
  const happen = async (name: string, event: SwEvent = {}): Promise<unknown> => {
    let answer: Promise<unknown> | undefined;
    const wait = (given: Promise<unknown>): void => {
      answer = given;
    };
    listeners.get(name)?.({ ...event, respondWith: wait, waitUntil: wait });
    return answer;
  };
  return { happen, done };
}
/** What the worker answers to a request; nothing if it lets it pass. */
const answered = (path: string, { mode = 'cors', method = 'GET', site = SITE } = {}, browser?: Browser): Promise<unknown> =>
  worker(browser).happen('fetch', { request: { url: site + path, method, mode } });

test('answers from what it keeps, and a navigation with the home page', async () => {
  expect(await answered('/assets/rules.js')).toBe('the rules');
  expect(await answered('/assets/new.js')).toBe('from the network');
  expect(await answered('/', { mode: 'navigate' })).toBe('the home page');
  expect(await answered('/apiary', { mode: 'navigate' })).toBe('the home page');
});

test.each(['/api/hello', '/api/stream?tables=abc', '/api', '/metrics'])('lets %s pass', async (path) => {
  expect(await answered(path)).toBeUndefined();
  expect(await answered(path, { mode: 'navigate' })).toBeUndefined();
});

test('lets requests to other sites pass', async () => {
  expect(await answered('/assets/rules.js', { method: 'POST' })).toBeUndefined();
  expect(await answered('/assets/rules.js', { site: 'https://elsewhere.example' })).toBeUndefined();
});

describe('a page that needs a newer version', () => {
  const newest = { ok: true, redirected: false };
  test('is answered by the server, and from the cache only if the server cannot', async () => {
    const asked = (network: Browser['network']): Promise<unknown> => answered('/?new', { mode: 'navigate' }, network && { network });
    expect(await asked(() => newest)).toBe(newest);
    expect(await asked(() => Promise.reject(new TypeError('offline')))).toBe('the home page');
    expect(await asked(() => ({ ok: false, redirected: false }))).toBe('the home page');
    expect(await asked(() => ({ ok: true, redirected: true }))).toBe('the home page');
  });
  test('finds out whether there is a newer version', async () => {
    expect(await answered('/?new')).toBeUndefined();
  });
});

describe('a new version', () => {
  const takesOver = async (browser: Browser): Promise<boolean> => {
    const { happen, done } = worker(browser);
    await happen('install');
    return done.hasTakenOver;
  };
  const INVITED = '/#/table/abcdefgh/secret';
  test.each([
    ['nobody has the site open', { caches: ['tabularium-old', CACHE], pages: [] }, false],
    ['an old version has an invitation alone', { caches: ['tabularium-old', CACHE], pages: [INVITED] }, true],
    ['or a link to watch', { caches: ['tabularium-old', CACHE], pages: ['/#/watch/abcdefgh/secret'] }, true],
    ['it has another page', { caches: ['tabularium-old', CACHE], pages: ['/#/match/abc'] }, false],
    ['it has another page, too, where somebody may play', { caches: ['tabularium-old', CACHE], pages: [INVITED, '/#/'] }, false],
    ['the version before can ask by itself', { caches: ['tabularium/old', CACHE], pages: [INVITED] }, false],
    ['there was none before', { caches: [CACHE], pages: [INVITED] }, false],
  ])('where %s', async (_what, browser, isTakingOver) => {
    expect(await takesOver(browser)).toBe(isTakingOver);
  });
  test('takes over when it is told to, and drops what others have kept', async () => {
    const { happen, done } = worker({ caches: ['tabularium-old', 'tabularium/older', CACHE, 'of another site'] });
    await happen('message', { data: 'hello' });
    expect(done.hasTakenOver).toBe(false);
    await happen('message', { data: 'take-over' });
    expect(done.hasTakenOver).toBe(true);
    await happen('activate');
    expect(done.dropped).toEqual(['tabularium-old', 'tabularium/older']);
  });
});
