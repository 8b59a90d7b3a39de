// The worker's side of the common stream: follows tables for all pages of a browser.
import type { Follower, Stream } from '@tabularium/client';
import { type Asked, MOST_MISSED, PING, type Said } from './stream-words.ts';

export type Port = Pick<MessagePort, 'postMessage' | 'addEventListener' | 'start'>;
export interface Means {
  readonly follower: Pick<Follower, 'follow'>;
  /** What this worker has locked as long as it lives. */
  readonly lock: Promise<string> | undefined;
  /** Calls back once whoever locked the name is gone. */
  readonly onceFree: (name: string, call: () => void) => void;
}

/** A function to call with the port of every page that connects. */
export const switchboard = (means: Means) => (port: Port) => {
  const following = new Map<number, Stream>();
  let missed = 0;
  let isForgotten = false;
  let pinging: ReturnType<typeof setTimeout> | undefined;
  const say = (said: Said): void => port.postMessage(said);
  const leave = (): void => {
    clearTimeout(pinging);
    pinging = undefined;
    for (const { stop } of following.values()) stop();
    following.clear();
  };
  /** Pages that crash say nothing. */
  const ping = (): void => {
    isForgotten = missed++ >= MOST_MISSED;
    if (isForgotten) return leave();
    say({ is: 'ping' });
    pinging = setTimeout(ping, PING);
  };
  const take = (asked: Asked): void => {
    switch (asked.do) {
      case 'follow': {
        const { n, id, link } = asked;
        if (pinging === undefined) ping();
        following.get(n)?.stop();
        const stream = means.follower.follow(
          { id, link },
          {
            onMessage: (message) => say({ is: 'told', n, message }),
            onConnection: (isConnected) => say({ is: 'connection', n, isConnected }),
            onRefusal: ({ status, code, message }) => say({ is: 'refusal', n, status, code, message }),
          },
        );
        following.set(n, stream);
        return;
      }
      case 'stop':
        following.get(asked.n)?.stop();
        following.delete(asked.n);
        if (following.size === 0) leave();
        return;
      case 'again':
        return following.get(asked.n)?.again(asked.wantsStart);
      case 'hurry':
        for (const { hurry } of following.values()) hurry();
        return;
      case 'lock':
        return means.onceFree(asked.name, leave);
      case 'leave':
        return leave();
      case 'here':
        return;
    }
  };
  port.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    missed = 0;
    if (isForgotten) say({ is: 'forgotten' });
    isForgotten = false;
    take(data);
  });
  port.start();
  void means.lock?.then((name) => say({ is: 'lock', name }));
};
