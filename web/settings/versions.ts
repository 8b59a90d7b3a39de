// The service worker stores the whole site. A newer version waits until the reader asks for it, so that no page changes under their eyes.
import { useSyncExternalStore } from 'react';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Makes the site work offline and watches for newer versions. */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  // A reader took the new version, here or in another window. The old one's files are gone, so this page must reload.
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
  // Browsers check for updates when a page loads, but an installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // offline; it will try again
  });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
const takeNew = (): void => waiting?.postMessage('take-over');

/** A function that switches to the waiting version, if there is one. */
export const useNewVersion = (): (() => void) | undefined => useSyncExternalStore(subscribe, () => waiting && takeNew);
