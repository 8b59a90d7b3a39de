// The server's database, read beside it: the match as it really is.
import { loadPlayable } from '@tabularium/games';
import type { Match } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { databaseIn } from '@tabularium/server/data-folder';
import { type Loaded, loaded } from '@tabularium/server/loading';
import { openSqlite, type Store } from '@tabularium/storage';

export interface Truth extends Loaded {
  readonly match: Match<AnyKit>;
}
export class Books {
  readonly #store: Store;
  private constructor(store: Store) {
    this.#store = store;
  }
  static async of(data: string): Promise<Books> {
    return new Books(await openSqlite(databaseIn(data)));
  }
  close(): Promise<void> {
    return this.#store.close();
  }
  async truth(table: string): Promise<Truth> {
    const row = await this.#store.match(table);
    const pkg = row && (await loadPlayable(row.game));
    if (!row || !pkg) throw new Error(`there is no table ${table}`);
    const read = await loaded(row, pkg, this.#store);
    if (!read.match) throw new Error(`the match of ${table} has not begun`);
    return { ...read, match: read.match };
  }
  async inputs(table: string): Promise<number> {
    return (await this.#store.match(table))?.inputs ?? 0;
  }
}
