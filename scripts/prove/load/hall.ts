// Servers with tables that were laid before they started, and the guests of these tables.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseIn } from '@tabularium/server/data-folder';
import { openPostgres, openSqlite } from '@tabularium/storage';
import { Host, type Usage } from '../net/host.ts';
import { type Bytes, Guests, Lines } from './guests.ts';
import type { Play } from './plays.ts';
import { lay } from './tables.ts';

const SERVER = new URL('./server.ts', import.meta.url);

export interface HallOptions {
  /** The address of a PostgreSQL database; by default, a file of its own. */
  readonly database?: string | undefined;
  /** How many servers share that database. */
  readonly nodes?: number;
  /** The servers leave CPU profiles in this folder. */
  readonly profiles?: string | undefined;
}

export class Hall implements AsyncDisposable {
  readonly hosts: readonly Host[];
  readonly guests: readonly Guests[];
  readonly #lines: readonly Lines[];
  readonly #data: string;

  private constructor(hosts: readonly Host[], guests: readonly Guests[], lines: readonly Lines[], data: string) {
    this.hosts = hosts;
    this.guests = guests;
    this.#lines = lines;
    this.#data = data;
  }
  /** Lays a table for each play and starts the servers; nobody looks yet. */
  static async open(plays: readonly Play[], { database, nodes = 1, profiles }: HallOptions): Promise<Hall> {
    const data = mkdtempSync(join(tmpdir(), 'tabularium-load-'));
    const store = await (database === undefined ? openSqlite(databaseIn(data)) : openPostgres(database));
    const laid = await lay(store, plays, `t${randomBytes(4).toString('hex')}`);
    await store.close();
    const flags = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
    const hosts: Host[] = [];
    for (let n = 0; n < nodes; n++) hosts.push(await Host.start(SERVER, [database ?? databaseIn(data)], flags));
    const lines = hosts.map(({ port }) => new Lines(port));
    const guests = laid.map((table) => new Guests(table, lines));
    return new Hall(hosts, guests, lines, data);
  }
  async [Symbol.asyncDispose](): Promise<void> {
    for (const guests of this.guests) guests.leave();
    for (const lines of this.#lines) lines.close();
    for (const host of this.hosts) await host.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
  /** Everybody opens their page; tables for more than two have a spectator. */
  async fill(): Promise<void> {
    for (const guests of this.guests) await guests.come(guests.laid.play.seats > 2 ? 1 : 0);
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
    return this.stretch(() => Promise.all(Array.from({ length: inFlight }, work)));
  }
  /** What the servers do while something happens. */
  async stretch(work: () => Promise<unknown>): Promise<Stretch> {
    const before = await this.#usage();
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1000;
    const after = await this.#usage();
    const more = (of: (one: Usage) => number): number =>
      after.reduce((sum, one) => sum + of(one), 0) - before.reduce((sum, one) => sum + of(one), 0);
    return {
      acts: more(({ commits }) => commits.acts),
      seconds,
      cpu: more(({ cpu }) => cpu),
      commits: more(({ commits }) => commits.batches),
      commitSeconds: more(({ commits }) => commits.seconds),
    };
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
  #usage(): Promise<readonly Usage[]> {
    return Promise.all(this.hosts.map((host) => host.usage()));
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
/** What servers did in a stretch of time. */
export interface Stretch {
  /** Acts on the disk. */
  readonly acts: number;
  readonly seconds: number;
  readonly cpu: number;
  readonly commits: number;
  readonly commitSeconds: number;
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
