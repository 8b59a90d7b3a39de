import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileFor, isStale, listen, siteServer } from '../site.ts';

let root = '';
let dist = '';
const put = (path: string, text: string, time = 1000): void => {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
  utimesSync(join(file, '..'), time, time);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  dist = join(root, 'web', 'dist');
  put('web/dist/index.html', '<h1>Tabularium</h1>', 2000);
  put('web/dist/assets/rules-1a2b.js', 'export {};', 2000);
  put('web/main.tsx', 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site is stale when it was never built, or a source is younger', () => {
  expect(isStale(root, dist)).toBe(false);
  put('games/new.ts', 'new', 3000);
  expect(isStale(root, dist)).toBe(true);
  expect(isStale(root, join(root, 'nowhere'))).toBe(true);
});

test('tests and installed packages do not make a site stale', () => {
  put('web/test/unit/new.test.ts', 'new', 3000);
  put('web/node_modules/new/index.js', 'new', 3000);
  utimesSync(join(root, 'web'), 1000, 1000);
  expect(isStale(root, dist)).toBe(false);
});

test('an address means a file of the folder, and never one outside of it', () => {
  expect(fileFor(dist, '/')).toBe(join(dist, 'index.html'));
  expect(fileFor(dist, '/assets/rules-1a2b.js?v=1')).toBe(join(dist, 'assets', 'rules-1a2b.js'));
  for (const address of ['/nothing', '/assets', '/../main.tsx', '/%2e%2e/main.tsx', '/..%2fmain.tsx', '/%00', '/%']) {
    expect(fileFor(dist, address)).toBeUndefined();
  }
});

test('serves files with their types, on the first free port', async () => {
  const [first, second] = [siteServer(dist), siteServer(dist)];
  try {
    const port = await listen(first, 'localhost', 42_173);
    expect(await listen(second, 'localhost', port)).toBeGreaterThan(port);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe('<h1>Tabularium</h1>');
    const script = await fetch(`http://localhost:${port}/assets/rules-1a2b.js`, { method: 'HEAD' });
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`http://localhost:${port}/nothing`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/`, { method: 'POST' })).status).toBe(405);
  } finally {
    first.close();
    second.close();
  }
});
