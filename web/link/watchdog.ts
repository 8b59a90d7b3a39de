// Ends a worker that has stopped answering, so that the page can say so instead of waiting forever.
import { LinkError } from './link.ts';

/** In seconds. Opening may download a whole game over a slow connection, and bots take time to think. */
export const PATIENCE = { opening: 120, match: 30, thinking: 60, replay: 30 } as const;
const SECOND = 1000;

/** Waits up to `patience` seconds for an answer, then calls `end` and rejects. Time while the device sleeps does not count. */
export function within<T>(patience: number, answer: Promise<T>, end: () => void): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let seconds = 0;
    const clock = setInterval(() => {
      seconds++; // a sleeping device does not tick
      if (seconds < patience) return;
      clearInterval(clock);
      end();
      reject(new LinkError('stalled', `no answer within ${patience} seconds`));
    }, SECOND);
    answer.then(resolve, reject).finally(() => clearInterval(clock));
  });
}

/** The same object with a time limit on its methods. Once a call has timed out, all later calls are refused. */
export function watched<T extends object>(remote: T, patienceFor: (method: string) => number, end: () => void): T {
  let hasEnded = false;
  const stop = (): void => {
    hasEnded = true;
    end();
  };
  return new Proxy(remote, {
    get: (target, name) => {
      if (name === 'then') return undefined; // so that `await` does not take it for a promise
      const method = Reflect.get(target, name) as (...args: readonly unknown[]) => Promise<unknown>;
      return (...args: readonly unknown[]) =>
        hasEnded
          ? Promise.reject(new LinkError('stalled', 'it was ended before'))
          : within(patienceFor(String(name)), Reflect.apply(method, target, args), stop);
    },
  });
}
