// A newer version of the site than this page: how to find it, and how to go there. Only pages that need one load this.
import { useEffect, useRef } from 'react';

/** The event that `versions.ts` waits for, which has to be in the first script and not in another that both share. */
const NEWER = 'newer';
/** Makes the service worker answer with what the server has now. */
const NEW = '?new';

/** Whether the server has another version of the site than this page. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (script == null) return false;
  const response = await fetch(NEW, { cache: 'no-store' });
  return response.ok && !(await response.text()).includes(script);
}

/**
 * Loads this address in the newest version. Resolves if this page is it, or if the server cannot be reached. Other pages stay as they are:
 * a match that is played in one of them goes on.
 */
export async function seekNewer(): Promise<void> {
  if (!(await isOutdated().catch(() => false))) return;
  location.replace(NEW + location.hash);
  await new Promise(() => undefined); // this page ends here
}

/** Offers a newer version if there is one: a server that was away may have been updated. */
async function lookForNewer(): Promise<void> {
  const keeper = await (navigator as Partial<Navigator>).serviceWorker?.getRegistration();
  if (keeper) await keeper.update();
  else if (await isOutdated()) dispatchEvent(new Event(NEWER));
}
/** Looks for a newer version whenever the connection to the server is back. */
export function useNewerAfter(isConnected: boolean): void {
  const was = useRef(isConnected);
  useEffect(() => {
    if (isConnected && !was.current) lookForNewer().catch(() => undefined); // next time
    was.current = isConnected;
  }, [isConnected]);
}
