// Locks that show whether a page or a worker is alive: the browser frees them as soon as their holder is gone, even if it crashed.
import { newKey } from '@tabularium/client';

/** Locks a name of our own for good. Undefined over plain HTTP, where there are no locks. */
export function lockedName(): Promise<string> | undefined {
  const { locks } = navigator as Partial<Navigator>;
  const name = `tabularium-${newKey()}`;
  return locks && new Promise((resolve) => void locks.request(name, () => new Promise(() => resolve(name))));
}
/** Calls back once whoever locked the name is gone. */
export function onceFree(name: string, call: () => void): void {
  void navigator.locks.request(name, call);
}
