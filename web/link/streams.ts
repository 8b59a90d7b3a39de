// How this page follows tables: over one stream with all other pages of the browser.
import { Api, Follower } from '@tabularium/client';
import { lockedName, onceFree } from './alive.ts';
import { SharedFollower, type Wire } from './shared-follower.ts';
import { type Asked, LINGER, type Said } from './stream-words.ts';

const own = new Follower(new Api(), { linger: LINGER });
let lock: Promise<string> | undefined;
const shared = new SharedFollower({
  follow: (table, following) => own.follow(table, following),
  connect: (onSaid, onFailure) => {
    if (!('SharedWorker' in globalThis)) return undefined;
    const worker = new SharedWorker(new URL('./streams.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', onFailure);
    worker.port.addEventListener('message', ({ data }: MessageEvent<Said>) => onSaid(data));
    worker.port.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    const ask = (asked: Asked): void => worker.port.postMessage(asked);
    lock ??= lockedName();
    void lock?.then((name) => ask({ do: 'lock', name }));
    return { ask, close: () => worker.port.close() } satisfies Wire;
  },
  onceFree,
});
export const { follow: followTable } = shared;

const hurry = (): void => shared.hurry();
addEventListener('online', hurry);
addEventListener('offline', hurry); // a server on this machine may still be there
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && hurry());
addEventListener('pagehide', () => shared.leave());
addEventListener('pageshow', ({ persisted }) => persisted && shared.comeBack());
