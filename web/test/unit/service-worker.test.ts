// The service worker, run with globals of our own.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SITE = 'https://table.example';
const SOURCE = readFileSync(new URL('../../sw.js', import.meta.url), 'utf8')
  .replace('__VERSION__', 'test')
  .replace('__FILES__', '["./", "assets/rules.js"]');

interface FetchEvent {
  readonly request: { readonly url: string; readonly method: string; readonly mode: string };
  respondWith(answer: Promise<unknown>): void;
}
/** What the worker answers to a request; nothing if it lets it pass. */
async function answered(path: string, { mode = 'cors', method = 'GET', site = SITE } = {}): Promise<unknown> {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const kept = new Map([
    ['./', 'the home page'],
    [`${SITE}/assets/rules.js`, 'the rules'],
  ]);
  const cache = { match: async (request: string | FetchEvent['request']) => kept.get(typeof request === 'string' ? request : request.url) };
  runInNewContext(SOURCE, {
    URL,
    caches: { open: async () => cache },
    fetch: async () => 'from the network',
    self: {
      location: { origin: SITE },
      addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    },
  });
  let answer: Promise<unknown> | undefined;
  listeners.get('fetch')?.({ request: { url: site + path, method, mode }, respondWith: (given) => (answer = given) });
  return answer;
}

test('answers from what it keeps, and a navigation with the home page', async () => {
  expect(await answered('/assets/rules.js')).toBe('the rules');
  expect(await answered('/assets/new.js')).toBe('from the network');
  expect(await answered('/', { mode: 'navigate' })).toBe('the home page');
  expect(await answered('/apiary', { mode: 'navigate' })).toBe('the home page');
});

test.each(['/api/hello', '/api/tables/abc/stream?have=1', '/api', '/metrics'])('lets %s pass', async (path) => {
  expect(await answered(path)).toBeUndefined();
  expect(await answered(path, { mode: 'navigate' })).toBeUndefined();
});

test('lets pass whatever is not a question to its own site', async () => {
  expect(await answered('/assets/rules.js', { method: 'POST' })).toBeUndefined();
  expect(await answered('/assets/rules.js', { site: 'https://elsewhere.example' })).toBeUndefined();
});
