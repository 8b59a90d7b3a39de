import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { answer, fileFor } from '../site.ts';
import { type Serving, serving } from './support/serving.ts';

let root = '';
let dist = '';
const put = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  dist = join(root, 'dist');
  put('dist/index.html', '<h1>Tabularium</h1>');
  put('dist/assets/rules-1a2b.js', 'export {};');
  put('secret.txt', 'nobody may read this');
});
afterEach(() => rmSync(root, { recursive: true }));

test('an address means a file of the folder, and never one outside of it', () => {
  expect(fileFor(dist, '/')).toBe(join(dist, 'index.html'));
  expect(fileFor(dist, '/assets/rules-1a2b.js?v=1')).toBe(join(dist, 'assets', 'rules-1a2b.js'));
  for (const address of ['/nothing', '/assets', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00', '/%']) {
    expect(fileFor(dist, address)).toBeUndefined();
  }
});

test('a link is followed inside the folder, and never out of it', () => {
  symlinkSync(join(dist, 'assets', 'rules-1a2b.js'), join(dist, 'inside.js'));
  symlinkSync(join(root, 'secret.txt'), join(dist, 'outside.js'));
  symlinkSync(root, join(dist, 'folder'));
  expect(fileFor(dist, '/inside.js')).toBe(join(dist, 'assets', 'rules-1a2b.js'));
  expect(fileFor(dist, '/outside.js')).toBeUndefined();
  expect(fileFor(dist, '/folder/secret.txt')).toBeUndefined();
});

test('a file that cannot be opened is refused', async () => {
  const server = createServer((request, response) => void answer(request, response, join(dist, 'gone.js'), 'no-cache'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as { readonly port: number };
    for (let n = 0; n < 2; n++) expect((await fetch(`http://127.0.0.1:${port}/gone.js`)).status).toBe(404);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

describe('a server with the site', () => {
  const open = (): Promise<Serving> => serving({ site: dist });

  it('gives its files with their types, for as long as they may be kept', async () => {
    await using house = await open();
    const page = await fetch(house.base);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe('<h1>Tabularium</h1>');
    const script = await fetch(`${house.base}/assets/rules-1a2b.js`, { method: 'HEAD' });
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('content-length')).toBe('10');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await fetch(house.base, { method: 'POST' })).status).toBe(405);
  });

  it('lets a page load nothing but the site, and what its server says', async () => {
    await using house = await open();
    for (const path of ['/', '/assets/rules-1a2b.js', '/nothing']) {
      const policy = (await fetch(house.base + path)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; ");
      expect(policy).toContain("connect-src 'self'");
      expect(policy).not.toContain('unsafe');
    }
  });

  it('answers the API as if there were no site, also where there is nothing', async () => {
    await using house = await open();
    expect(await (await fetch(`${house.base}/api/hello`)).json()).toEqual({ tabularium: 1 });
    for (const path of ['/api/nothing', '/api/index.html', '/api/../api/nothing']) {
      const response = await fetch(house.base + path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(await response.json(), path).toEqual({ code: 'no-such-page', message: 'there is nothing here' });
    }
    expect((await fetch(`${house.base}/apiary`)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('goes on whatever is asked for', async () => {
    await using house = await open();
    for (const path of ['x'.repeat(3000), 'x/'.repeat(3000), 'index.html/more', '%00', 'assets', '..%2fsecret.txt'])
      expect((await fetch(`${house.base}/${path}`)).status, path).toBe(404);
    for (const path of ['%', '%ff']) {
      const response = await fetch(`${house.base}/${path}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: 'bad-request', message: 'this is no address' });
    }
    expect((await fetch(house.base)).status).toBe(200);
  });

  it('is as it was after a download that is broken off', async () => {
    put('dist/large.bin', 'x'.repeat(20_000_000));
    await using house = await open();
    const ended = new Promise((resolve) => house.server.app.server.once('request', (_, response) => response.once('close', resolve)));
    const socket = connect(Number(new URL(house.base).port), '127.0.0.1', () =>
      socket.write('GET /large.bin HTTP/1.1\r\nhost: site\r\n\r\n'),
    );
    socket.once('data', () => socket.resetAndDestroy());
    await ended;
    expect((await fetch(`${house.base}/large.bin`)).status).toBe(200);
  });
});

test('a server without the site says in JSON that there is nothing', async () => {
  await using house = await serving();
  const response = await fetch(house.base);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'no-such-page' });
});
