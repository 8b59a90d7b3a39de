// Ends a worker that does not come back: a page that waits for ever tells nobody what to do.
import { LinkError } from './link.ts';

/** In seconds. Opening may fetch a whole game over a slow line; bots may think. */
export const PATIENCE = { opening: 120, match: 30, thinking: 60, replay: 30 } as const;
const SECOND = 1000;

/** Waits for an answer for `patience` seconds in which this page was awake, then calls `end` and rejects. */
export function within<T>(patience: number, answer: Promise<T>, end: () => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let seconds = 0;
    const clock = setInterval(() => {
      seconds++; // a sleeping device does not count
      if (seconds < patience) return;
      clearInterval(clock);
      end();
      reject(new LinkError('stalled', `no answer within ${patience} seconds`));
    }, SECOND);
    answer.then(resolve, reject).finally(() => clearInterval(clock));
  });
}

/** The same object with a time limit on its methods. After one has run out, every call is refused. */
export function watched<T extends object>(remote: T, patienceFor: (method: string) => number, end: () => void): T {
  let hasEnded = false;
  const stop = (): void => {
    hasEnded = true;
    end();
  };
  return new Proxy(remote, {
    get: (target, name) => {
      if (name === 'then') return undefined; // it is no promise itself
      const method = Reflect.get(target, name) as (...args: readonly unknown[]) => Promise<unknown>;
      return (...args: readonly unknown[]) =>
        hasEnded
          ? Promise.reject(new LinkError('stalled', 'it was ended before'))
          : within(patienceFor(String(name)), Reflect.apply(method, target, args), stop);
    },
  });
}
