// The service worker stores the whole site. A newer version waits until the reader asks for it, so that no page changes under their eyes.
import { useSyncExternalStore } from 'react';

let take: (() => void) | undefined;
const listeners = new Set<() => void>();

function offer(way: () => void): void {
  take = way;
  for (const listener of listeners) listener();
}
/** Without a service worker, as over plain HTTP, `newer.ts` tells of a newer version. Pages load it only if they need it. */
addEventListener('newer', () => offer(() => location.reload()));

/** Makes the site work offline and watches for newer versions. */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  // A reader took the new version, here or in another window. The old one's files are gone, so this page must reload.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept || take) location.reload();
    isKept = true;
  });
  const registration = await serviceWorker.register('./sw.js');
  const look = (): void => {
    const { active, waiting } = registration;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    if (active && waiting) offer(() => waiting.postMessage('take-over'));
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Browsers check for updates when a page loads, but an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // offline; it will try again
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** A function that switches to the newer version, if there is one. */
export const useNewVersion = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => take);
