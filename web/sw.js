// @ts-nocheck: a service worker has other globals than a page, and the build fills in version and files.
// Caches the whole site, so that it works offline.
const CACHE = 'tabularium/__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  const install = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    if (await isAwaited()) await self.skipWaiting();
  };
  event.waitUntil(install());
});

// A new version takes over when the last page of the old one closes, or when a reader asks for it and all pages reload.
// So no page ever mixes files of two versions.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('tabularium') && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(dropOthers());
});

// Versions whose caches are named with a hyphen show an invitation as a page that does not exist, and never ask for a newer version.
// If such a page is the only one that is open, it can be loaded again without harm.
const isAwaited = async () => {
  const names = await caches.keys();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return names.some((name) => name.startsWith('tabularium-')) && pages.length === 1 && /#\/(table|watch)\//.test(pages[0].url);
};

// What the server says is never kept, and never answered with a page.
const OF_THE_SERVER = /^\/(api(\/|$)|metrics$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || OF_THE_SERVER.test(pathname)) return;
  const isPage = request.mode === 'navigate';
  const isNew = searchParams.has('new'); // a page that needs a newer version asks for it (settings/newer.ts)
  if (isNew && !isPage) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(isPage ? './' : request, { ignoreSearch: true, ignoreVary: true });
    if (!isNew) return kept ?? fetch(request);
    const latest = await fetch(request.url, { cache: 'reload' }).catch(() => undefined);
    return latest?.ok && !latest.redirected ? latest : (kept ?? Response.error());
  };
  event.respondWith(answer());
});
