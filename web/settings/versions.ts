// The service worker keeps the whole site. A newer version waits until somebody asks for it: no page changes while it is being read.
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** From now on the site works offline and learns of newer versions. */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  // The new version was asked for, here or in another window: what this page has not loaded yet is gone with the old one.
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept || waiting) location.reload();
    isKept = true;
  });
  const registration = await serviceWorker.register('../sw.js');
  const look = (): void => {
    if (!registration.active || !registration.waiting) return;
    waiting = registration.waiting;
    for (const listener of listeners) listener();
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed app may stay open for weeks, and the browser looks for updates only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // no network: next time
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
const takeNew = (): void => waiting?.postMessage('take-over');

/** Loads the new version; nothing while there is none. */
export const useNewVersion = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => waiting && takeNew);
