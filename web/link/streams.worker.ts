// A shared worker: holds the one stream of a browser, because over HTTP/1.1 six streams are all the connections that a browser opens to a site.
import { Api, Follower } from '@tabularium/client';
import { lockedName, onceFree } from './alive.ts';
import { LINGER } from './stream-words.ts';
import { type Port, switchboard } from './switchboard.ts';

const connect = switchboard({ follower: new Follower(new Api(), { linger: LINGER }), lock: lockedName(), onceFree });
addEventListener('connect', (event) => {
  for (const port of (event as MessageEvent).ports as readonly Port[]) connect(port);
});
