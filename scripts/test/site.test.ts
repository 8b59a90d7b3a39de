import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStale, listen, siteServer } from '../site.ts';

const OUR_PACKAGE = readFileSync(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8');

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
  put('package.json', OUR_PACKAGE);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a site is stale when it was never built, or a source is younger', () => {
  expect(isStale(root, dist)).toBe(false);
  expect(isStale(root, join(root, 'nowhere'))).toBe(true);
});

test.each((JSON.parse(OUR_PACKAGE) as { readonly workspaces: readonly string[] }).workspaces)(
  'a site is stale when %s has changed',
  (name) => {
    put(`${name.replace('*', 'battalia')}/new.ts`, 'new', 3000);
    expect(isStale(root, dist)).toBe(true);
  },
);

test('tests and installed packages do not make a site stale', () => {
  put('web/test/unit/new.test.ts', 'new', 3000);
  put('web/node_modules/new/index.js', 'new', 3000);
  utimesSync(join(root, 'web'), 1000, 1000);
  expect(isStale(root, dist)).toBe(false);
});

/** A server that is closed whatever happens. */
async function serving(server: Server, use: (port: number) => Promise<void>): Promise<void> {
  try {
    await use(await listen(server, 'localhost', 42_173));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('nothing that is asked for ends the server', () =>
  serving(siteServer(dist), async (port) => {
    for (const path of ['x'.repeat(3000), 'x/'.repeat(3000), 'index.html/more', '%ff', '%00', 'assets'])
      expect((await fetch(`http://localhost:${port}/${path}`)).status).toBe(404);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  }));

test('a download that is broken off leaves the server as it was', () => {
  put('web/dist/large.bin', 'x'.repeat(20_000_000));
  const server = siteServer(dist);
  return serving(server, async (port) => {
    const ended = new Promise((resolve) => server.once('request', (_, response) => response.once('close', resolve)));
    const socket = connect(port, 'localhost', () => socket.write('GET /large.bin HTTP/1.1\r\nhost: site\r\n\r\n'));
    socket.once('data', () => socket.resetAndDestroy());
    await ended;
    expect((await fetch(`http://localhost:${port}/large.bin`)).status).toBe(200);
  });
});

test('a page may load nothing but the site', () =>
  serving(siteServer(dist), async (port) => {
    for (const path of ['', 'assets/rules-1a2b.js', 'nothing']) {
      const policy = (await fetch(`http://localhost:${port}/${path}`)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; ");
      expect(policy).not.toContain('unsafe');
    }
  }));

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
