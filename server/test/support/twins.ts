// Two servers with two tables that look alike to somebody, and everything the servers tell them.
import { once } from 'node:events';
import { type Passage, type Save, type Seat, sealed, seedFrom } from '@tabularium/kernel';
import { openSqlite, type Store } from '@tabularium/storage';
import { makeServer, type TableServer } from '../../index.ts';
import { NO_RATES } from '../../limits.ts';
import { hashOf, type RandomText, watchOf } from '../../secrets.ts';
import type { AnyMatch } from './playing.ts';
import { thinker } from './serving.ts';

const LIMITS = { ...NO_RATES, streamsOfAddress: 10_000, streamsOfPerson: 10_000 };
const SECRET = 'the same secret at both tables';
export const WATCH = watchOf({ secret: SECRET, links: 0 });
/** Somebody with one seat, whoever has all the others, and a spectator with a link. */
export type Who = 'eye' | 'others' | 'spectator';

/** A match as `eye` may imagine this one from its last checkpoint. All guesses will roll the same. */
export function guessOf(match: AnyMatch, eye: Seat, whim: string): Save {
  const { seal: _seal, ...body } = match.branch(eye, whim).save();
  const seats = Array.from({ length: match.setup.seats }, () => '');
  return sealed({ ...body, seed: seedFrom(SECRET, seats), words: 0, draws: [], inputs: [], counters: { ...body.counters, inputs: 0 } });
}
/** Ids and secrets that are the same at both servers, as long as both ask for the same ones. */
function counting(): RandomText {
  let n = 0;
  return (length) => hashOf(String(n++)).slice(0, length);
}

export class Twin implements AsyncDisposable {
  readonly #server: TableServer;
  readonly #store: Store;
  readonly #streams: (() => void)[] = [];

  private constructor(server: TableServer, store: Store) {
    this.#server = server;
    this.#store = store;
  }
  /** By default, the server has a database of its own in memory. */
  static async open(opening: Promise<Store> = openSqlite(':memory:')): Promise<Twin> {
    const store = await opening;
    const server = await makeServer({ store, thinker, limits: LIMITS, pause: 0, random: counting(), now: () => 1_000_000 });
    for (const id of ['eye', 'others']) await store.addPerson({ id, name: id, emblem: 'owl', made: 1 }, hashOf(`token of ${id}`));
    return new Twin(server, store);
  }
  async [Symbol.asyncDispose](): Promise<void> {
    for (const close of this.#streams) close();
    await this.#server.close();
  }
  /** Sets up a table where this match goes on. */
  async seat(id: string, save: Save, eye: Seat): Promise<void> {
    const { game, version, setup } = save;
    const passages: readonly Passage[] = [{ after: 0, from: version, lost: 0, save }];
    const row = {
      id,
      game,
      version,
      setup: JSON.stringify(setup),
      secret: SECRET,
      state: 'running',
      host: 'eye',
      made: 1,
      changed: 1,
    } as const;
    const seats = Array.from({ length: setup.seats }, (_, seat) => {
      const person = seat === eye ? 'eye' : 'others';
      return { match: id, seat, person, bot: null, name: `${person} ${seat}`, emblem: 'owl', share: '' };
    });
    await this.#store.addMatch({ ...row, passages: JSON.stringify(passages) }, seats);
  }
  /** Asks, and returns the whole answer except the time of day. */
  async ask(who: Who, url: string, body?: object): Promise<string> {
    const answer = await this.#server.app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/tables/${url}`,
      headers: headersOf(who),
      ...(body && { payload: body }),
    });
    const { date: _date, ...headers } = answer.headers;
    return JSON.stringify([answer.statusCode, headers, answer.body]);
  }
  /** Follows tables. Resolves once the first of them has come; returns a function that returns everything that has arrived. */
  async follow(who: Who, url: string): Promise<() => string> {
    const answer = await this.#server.app.inject({
      method: 'GET',
      url: `/api/${url}`,
      headers: headersOf(who),
      payloadAsStream: true,
    });
    const { date: _date, ...headers } = answer.headers;
    let heard = JSON.stringify([answer.statusCode, headers]);
    if (answer.statusCode !== 200) throw new Error(`the stream was refused: ${heard}`);
    const stream = answer.stream();
    stream.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    this.#streams.push(() => stream.destroy());
    while (!heard.includes('"is":"stale"')) await once(stream, 'data');
    return () => heard;
  }
}
const headersOf = (who: Who): Record<string, string> =>
  who === 'spectator' ? { 'tabularium-link': WATCH } : { cookie: `tabularium=token of ${who}` };
