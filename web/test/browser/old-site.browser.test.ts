// An invitation opened in an older version of the site, kept by the service worker, leads to the new version.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ME, newTable, OPEN } from '../../../server/test/support/serving.ts';
import { onlineWords } from '../../settings/online-words.ts';
import { hrefOf } from '../../settings/routes.ts';
import type { App } from './app.ts';
import { barriersOn } from './checks.ts';
import { battalia, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { type OnlineSite, serveOnline } from './online.ts';
import { question, settled, startMatch, takeOption } from './table.ts';

/** The service worker of versions without tables on servers. */
const oldWorker = (files: string): string => `
const CACHE = 'tabularium-0123456789abcdef';
const FILES = ${files};
self.addEventListener('install', (event) => {
  const all = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(all)));
});
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('tabularium-') && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOthers());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});`;

/** The built site in a folder of its own, where it can change. */
class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'tabularium-old-site-'));
  constructor() {
    cpSync(inject('dist'), this.folder, { recursive: true });
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
  }
  change(name: string, edit: (text: string) => string): void {
    const file = join(this.folder, name);
    const before = readFileSync(file, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`${name} is not built as this test believes`);
    writeFileSync(file, after);
  }
  /** Makes it a version without tables on servers. */
  age(): void {
    const knows = (name: string): boolean => readFileSync(join(this.folder, 'assets', name), 'utf8').includes('===`table`');
    const routes = readdirSync(join(this.folder, 'assets')).filter((name) => name.endsWith('.js') && knows(name));
    for (const name of routes) this.change(join('assets', name), (text) => text.replaceAll('===`table`', '===`unheard-of`'));
    this.change('sw.js', (text) => oldWorker(/^const FILES = (.*);$/m.exec(text)?.[1] ?? ''));
  }
  /** Makes it the version that was built. */
  renew(): void {
    cpSync(inject('dist'), this.folder, { recursive: true });
  }
  /** Makes it the version after that: its first script has another name. */
  publish(version: string): void {
    this.change('index.html', (text) =>
      text
        .replace('<head>', `<head><meta name="version" content="${version}" />`)
        .replace('src="./assets/index-', 'src="./assets/./index-'),
    );
    this.change('sw.js', (text) => text.replace(/tabularium\/\w{16}/, `tabularium/${version}`));
  }
}
async function serve(site: Site): Promise<OnlineSite> {
  const online = await serveOnline(site.folder);
  onTestFinished(() => online[Symbol.asyncDispose]());
  return online;
}
/** Opens the site and waits until the service worker has kept it. */
async function keptSite({ site }: OnlineSite): Promise<App> {
  const app = await visit({ ...OTHER, keepsSite: true }, site);
  await expect.poll(() => app.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  return app;
}
async function invitation({ site, visitor }: OnlineSite): Promise<string> {
  const { table, invite } = await visitor().makeTable(newTable([ME, OPEN]));
  return `${site}${hrefOf({ page: 'table', id: table.id, secret: invite })}`;
}
const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? null);
/** Marks a page, to see later that it was not reloaded. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in globalThis);

test('a version without tables is replaced, if the invitation is all that is open', async () => {
  const site = new Site();
  site.age();
  const online = await serve(site);
  const { page, context } = await keptSite(online);
  const t = await onlineWords('it');
  site.renew();
  const tab = await context.newPage();
  await page.close();
  await tab.goto(await invitation(online));
  await tab.getByText(t('lobby.invited', { name: 'Anna' })).waitFor();
});

test('while a match is played in another tab, such a version is replaced only when the reader agrees', async () => {
  const site = new Site();
  site.age();
  const online = await serve(site);
  const app = await keptSite(online);
  const t = await onlineWords('it');
  await startMatch(app, battalia().pkg, { seats: ['me', 'bot'], seed: 'old site' });
  await takeOption(app, 0);
  const asked = await question(app);
  await mark(app.page);
  site.renew();
  const tab = await app.context.newPage();
  await tab.goto(await invitation(online));
  await tab.getByRole('heading', { name: t('lost.title') }).waitFor();
  await tab.getByText(t('version.ready')).waitFor();
  expect(await isMarked(app.page)).toBe(true);
  await tab.getByRole('button', { name: t('version.take') }).click();
  await tab.getByText(t('lobby.invited', { name: 'Anna' })).waitFor();
  await expect.poll(() => isMarked(app.page).catch(() => true)).toBe(false);
  await settled(app);
  expect(await question(app)).toBe(asked);
});

test('a version that does not know an address gives way to one that may, and disturbs no other tab', async () => {
  const site = new Site();
  const online = await serve(site);
  const app = await keptSite(online);
  const t = await onlineWords('it');
  await startMatch(app, battalia().pkg, { seats: ['me', 'bot'], seed: 'old site' });
  await mark(app.page);
  const tab = await app.context.newPage();
  const unknown = `${online.site}#/salon/abcdefgh`;
  await tab.goto(unknown);
  await tab.getByRole('heading', { name: t('lost.title') }).waitFor(); // there is no other version
  expect(await barriersOn(tab)).toEqual([]);
  await tab.goto(online.site);
  await tab.getByRole('main').waitFor();

  site.publish('the-next');
  await tab.evaluate(() => {
    location.hash = '#/salon/abcdefgh';
  });
  await expect.poll(() => versionOf(tab).catch(() => 'it is being loaded')).toBe('the-next');
  await tab.getByRole('heading', { name: t('lost.title') }).waitFor();
  expect(tab.url()).toBe(unknown);
  expect(await isMarked(app.page)).toBe(true);
  expect(await versionOf(app.page)).toBeNull();

  // Without the server, the page says that it does not know the address.
  await app.context.setOffline(true);
  const offline = await app.context.newPage();
  await offline.goto(unknown);
  await offline.getByRole('heading', { name: t('lost.title') }).waitFor();
  expect(await versionOf(offline)).toBeNull();
  app.mishaps.length = 0; // the browser rightly reports that it got no answer
});

test('a page too old for its server moves to the new version', async () => {
  const site = new Site();
  const online = await serve(site);
  const { context } = await keptSite(online);
  site.publish('the-next');
  const tab = await context.newPage();
  await tab.route('**/api/hello', (route) => route.fulfill({ json: { tabularium: 2 } }));
  await tab.goto(await invitation(online));
  await expect.poll(() => versionOf(tab).catch(() => 'it is being loaded')).toBe('the-next');
});
