// The page's side of the common stream. Without a shared worker, as on some phones, the page has a stream of its own.
import { type Follow, type Following, ServerError, type Stream, type TableApi } from '@tabularium/client';
import { type Asked, MOST_MISSED, PING, type Said } from './stream-words.ts';

/** A connection to the worker. */
export interface Wire {
  readonly ask: (asked: Asked) => void;
  readonly close: () => void;
}
export interface Means {
  /** Connects to the worker, if there can be one. */
  readonly connect: (onSaid: (said: Said) => void, onFailure: () => void) => Wire | undefined;
  /** How to follow a table without it. */
  readonly follow: Follow;
  /** Calls back once whoever locked the name is gone. */
  readonly onceFree: (name: string, call: () => void) => void;
}
interface Followed {
  readonly table: TableApi;
  readonly following: Following;
  /** While the page is on its own. */
  own?: Stream;
}
/** A worker that has said nothing for so many milliseconds after the start will never come. */
const FIRST_WORD = 5000;

export class SharedFollower {
  readonly #means: Means;
  readonly #followed = new Map<number, Followed>();
  #last = 0;
  #wire: Wire | undefined;
  #isAlone = false;
  /** The worker has said something since the page began to follow tables. */
  #isKnown = false;
  #missed = 0;
  #watching: ReturnType<typeof setTimeout> | undefined;

  constructor(means: Means) {
    this.#means = means;
  }
  readonly follow: Follow = (table, following) => {
    const n = ++this.#last;
    const followed: Followed = { table, following };
    this.#followed.set(n, followed);
    this.#connect();
    this.#begin(n, followed);
    return {
      stop: () => {
        if (!this.#followed.delete(n)) return;
        if (followed.own) followed.own.stop();
        else this.#wire?.ask({ do: 'stop', n });
        if (this.#followed.size === 0) this.#rest();
      },
      again: (wantsStart = false) => {
        if (followed.own) followed.own.again(wantsStart);
        else this.#wire?.ask({ do: 'again', n, wantsStart });
      },
      hurry: () => this.hurry(),
    };
  };
  /** Call this when the network may have changed. */
  hurry(): void {
    this.#wire?.ask({ do: 'hurry' });
    for (const { own } of this.#followed.values()) own?.hurry();
  }
  /** The page closes, or rests until it is shown again. */
  leave(): void {
    this.#wire?.ask({ do: 'leave' });
    this.#rest();
  }
  /** The page is shown again. */
  comeBack(): void {
    if (this.#isAlone || this.#followed.size === 0) return;
    this.#connect();
    for (const [n, followed] of this.#followed) this.#begin(n, followed);
  }

  #begin(n: number, followed: Followed): void {
    const { table, following } = followed;
    if (this.#isAlone) followed.own ??= this.#means.follow(table, following);
    else this.#wire?.ask({ do: 'follow', n, id: table.id, link: table.link });
  }
  #connect(): void {
    if (this.#isAlone || this.#watching !== undefined) return;
    this.#wire ??= this.#means.connect(this.#hear, this.#goAlone);
    if (!this.#wire) return this.#goAlone();
    this.#missed = 0;
    this.#watching = setTimeout(this.#watch, FIRST_WORD);
  }
  #rest(): void {
    clearTimeout(this.#watching);
    this.#watching = undefined;
    this.#isKnown = false;
  }
  readonly #watch = (): void => {
    if (!this.#isKnown) return this.#goAlone();
    this.#watching = setTimeout(this.#watch, PING);
    if (this.#missed++ >= MOST_MISSED) this.#replace();
  };
  /** The worker has crashed. The browser starts another. */
  #replace(): void {
    this.#hangUp();
    for (const { following } of this.#followed.values()) following.onConnection(false);
    this.comeBack();
  }
  #hangUp(): void {
    this.#rest();
    this.#wire?.ask({ do: 'leave' });
    this.#wire?.close();
    this.#wire = undefined;
  }
  readonly #goAlone = (): void => {
    if (this.#isAlone) return;
    this.#hangUp();
    this.#isAlone = true;
    for (const [n, followed] of this.#followed) this.#begin(n, followed);
  };
  readonly #hear = (said: Said): void => {
    this.#isKnown = true;
    this.#missed = 0;
    if (said.is === 'lock') {
      const wire = this.#wire;
      this.#means.onceFree(said.name, () => this.#wire === wire && this.#replace());
    } else if (said.is === 'ping') this.#wire?.ask({ do: 'here' });
    else if (said.is === 'forgotten') this.comeBack();
    else this.#tell(said);
  };
  #tell(said: Exclude<Said, { readonly is: 'lock' | 'ping' | 'forgotten' }>): void {
    const { following } = this.#followed.get(said.n) ?? {};
    if (!following) return;
    if (said.is === 'told') following.onMessage(said.message);
    else if (said.is === 'connection') following.onConnection(said.isConnected);
    else following.onRefusal(new ServerError(said.status, said));
  }
}
