// Where matches are played while servers are killed: one server on a file, or several on a PostgreSQL database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastDice } from '@tabularium/kernel';
import { databaseIn } from '@tabularium/server/data-folder';
import { openPostgres, openSqlite, type Store } from '@tabularium/storage';
import { type PostgresServer, startPostgres } from '@tabularium/storage/testing/postgres';
import { pause } from './player.ts';
import { Victim } from './victim.ts';

/** How many servers share a PostgreSQL database. */
const NODES = 2;
/** The longest that a database stays away, in milliseconds. */
const LONGEST_AWAY = 1500;

export class Scene implements AsyncDisposable {
  readonly #victims: readonly Victim[];
  readonly #postgres: PostgresServer | undefined;
  /** Opens the servers' database. */
  readonly open: () => Promise<Store>;
  readonly #clear: () => void;

  private constructor(victims: readonly Victim[], postgres: PostgresServer | undefined, open: () => Promise<Store>, clear: () => void) {
    this.#victims = victims;
    this.#postgres = postgres;
    this.open = open;
    this.#clear = clear;
  }
  /** `database` is the address of an empty PostgreSQL database, or `postgres` for a server of our own; without it there is a file. */
  static async set(database: string | undefined): Promise<Scene> {
    if (database === undefined) {
      const data = mkdtempSync(join(tmpdir(), 'tabularium-kill-'));
      const clear = (): void => rmSync(data, { recursive: true, force: true });
      return new Scene([await Victim.on(data)], undefined, () => openSqlite(databaseIn(data)), clear);
    }
    const postgres = database === 'postgres' ? await startPostgres() : undefined;
    const address = (await postgres?.newDatabase()) ?? database;
    const victims: Victim[] = [];
    for (let n = 0; n < NODES; n++) victims.push(await Victim.on(address));
    return new Scene(
      victims,
      postgres,
      () => openPostgres(address),
      () => undefined,
    );
  }
  get bases(): readonly string[] {
    return this.#victims.map(({ base }) => base);
  }
  /** Kills one of the servers and starts it again. */
  async killOne(dice: FastDice): Promise<void> {
    const victim = this.#victims[dice.below(this.#victims.length)] as Victim;
    await victim.kill();
    await victim.start();
  }
  /** Kills the database as in a crash, and starts it again after a while. */
  async restartDatabase(dice: FastDice): Promise<void> {
    await this.#postgres?.stop();
    await pause(dice.below(LONGEST_AWAY));
    await this.#postgres?.start();
  }
  /** Kills all servers for good. */
  async end(): Promise<void> {
    for (const victim of this.#victims) await victim.kill();
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
    await this.#postgres?.[Symbol.asyncDispose]();
    this.#clear();
  }
}
