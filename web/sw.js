// @ts-nocheck: a service worker has other globals than a page, and the build fills in version and files.
// Caches the whole site, so that it works offline.
const CACHE = 'tabularium-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  const all = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(all)));
});

// A new version takes over when the last page of the old one closes, or when a reader asks for it and all pages reload.
// So no page ever mixes files of two versions.
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

// What the server says is never kept, and never answered with a page.
const OF_THE_SERVER = /^\/(api(\/|$)|metrics$)/;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || OF_THE_SERVER.test(pathname)) return;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
