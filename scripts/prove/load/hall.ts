// A server process with tables laid before it started, and their guests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn } from '@tabularium/server/data-folder';
import { openSqlite } from '@tabularium/storage';
import { Host } from '../net/host.ts';
import { type Bytes, Guests, Lines } from './guests.ts';
import type { Play } from './plays.ts';
import { lay } from './tables.ts';

const SERVER = new URL('./server.ts', import.meta.url);

export class Hall implements AsyncDisposable {
  readonly host: Host;
  readonly guests: readonly Guests[];
  readonly #lines: Lines;
  readonly #data: string;

  private constructor(host: Host, guests: readonly Guests[], lines: Lines, data: string) {
    this.host = host;
    this.guests = guests;
    this.#lines = lines;
    this.#data = data;
  }
  /** Lays a table for each play and starts the server; nobody looks yet. With `profiles`, it leaves a CPU profile in that folder. */
  static async open(plays: readonly Play[], profiles?: string): Promise<Hall> {
    const data = mkdtempSync(join(tmpdir(), 'tabularium-load-'));
    const store = await openSqlite(databaseIn(data));
    const laid = await lay(store, plays);
    await store.close();
    const host = await Host.start(SERVER, [data], profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]);
    const lines = new Lines(host.port);
    return new Hall(
      host,
      laid.map((table) => new Guests(table, lines)),
      lines,
      data,
    );
  }
  async [Symbol.asyncDispose](): Promise<void> {
    for (const guests of this.guests) guests.leave();
    this.#lines.close();
    await this.host.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
  /** Everybody opens their page; tables for more than two have a spectator. */
  async fill(): Promise<void> {
    for (const guests of this.guests) await guests.come(this.host.port, guests.laid.play.seats > 2 ? 1 : 0);
  }
  /** Plays as many moves of every game, several at a time. Stops earlier if the tables of a game run out. */
  async play({ seconds, moves = Number.POSITIVE_INFINITY, game, inFlight }: Playing): Promise<Stretch> {
    const some = this.guests.filter(({ isOver, laid: { play } }) => !isOver && (game ?? play.game) === play.game);
    const kinds = Object.values(Object.groupBy(some, ({ laid }) => laid.play.game)).map((waiting = []) => ({ waiting, playing: 0 }));
    const end = performance.now() + seconds * 1000;
    let turn = 0;
    const isOver = (): boolean =>
      turn >= moves || performance.now() >= end || kinds.some(({ waiting, playing }) => waiting.length + playing === 0);
    const work = async (): Promise<void> => {
      while (!isOver()) {
        const kind = kinds[turn++ % kinds.length];
        const guests = kind?.waiting.shift();
        if (!kind || !guests) {
          await new Promise(setImmediate); // all its tables are being played
          continue;
        }
        kind.playing++;
        await guests.move();
        kind.playing--;
        if (!guests.isOver) kind.waiting.push(guests);
      }
    };
    return stretch(this.host, () => Promise.all(Array.from({ length: inFlight }, work)));
  }
  /** The bytes of all messages since this was last asked, by game and seats. */
  bytes(): ReadonlyMap<string, Bytes> {
    const found = new Map<string, Bytes>();
    for (const guests of this.guests) {
      const { game, seats } = guests.laid.play;
      const { deciding, watching } = guests.bytes;
      const all = found.get(`${game} ${seats}`) ?? { deciding: [], watching: [] };
      all.deciding.push(...deciding);
      all.watching.push(...watching);
      found.set(`${game} ${seats}`, all);
    }
    return found;
  }
}

export interface Playing {
  /** At most. */
  readonly seconds: number;
  readonly moves?: number;
  /** Only this game. */
  readonly game?: string;
  readonly inFlight: number;
}
/** What a server did in a stretch of time. */
export interface Stretch {
  /** Acts on the disk. */
  readonly acts: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly commits: number;
  readonly commitSeconds: number;
}
export async function stretch(host: Host, work: () => Promise<unknown>): Promise<Stretch> {
  const before = await host.usage();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const after = await host.usage();
  const { batches, acts, seconds: commitSeconds } = before.commits;
  return {
    acts: after.commits.acts - acts,
    seconds,
    cpu: after.cpu - before.cpu,
    commits: after.commits.batches - batches,
    commitSeconds: after.commits.seconds - commitSeconds,
  };
}
export function sumOf(all: readonly Stretch[]): Stretch {
  const total = (of: (one: Stretch) => number): number => all.reduce((sum, one) => sum + of(one), 0);
  return {
    acts: total(({ acts }) => acts),
    seconds: total(({ seconds }) => seconds),
    cpu: total(({ cpu }) => cpu),
    commits: total(({ commits }) => commits),
    commitSeconds: total(({ commitSeconds }) => commitSeconds),
  };
}
