// Tells other nodes who has the table open at this one.
import { setTimeout as pause } from 'node:timers/promises';
import type { Presence } from '@tabularium/storage';
import { type DeskState, hereIn } from './state.ts';

/** How long to wait for more to change, in milliseconds: somebody who reloads a page comes back at once. */
const GATHERING = 200;
/** How long until a failed attempt is repeated, in milliseconds. */
const AGAIN = 2000;
const NOBODY: Presence = { people: [], watchers: 0 };

/** What other nodes know of who is here. */
export class Announcements {
  #told = JSON.stringify(NOBODY);
  #telling: Promise<void> | undefined;
  readonly #over = new AbortController();

  /** The table may have other guests now. */
  look(state: DeskState): void {
    if (state.means.store.isShared && !this.#over.signal.aborted && this.#isNew(state)) this.#telling ??= this.#tell(state);
  }
  /** Other nodes may have taken this one for dead, and have forgotten who is here. */
  again(state: DeskState): void {
    this.#told = JSON.stringify(NOBODY);
    this.look(state);
  }
  /** Nobody will be here any more. */
  async close({ means: { store }, table: { row } }: DeskState): Promise<void> {
    this.#over.abort();
    await this.#telling;
    if (this.#told !== JSON.stringify(NOBODY)) await store.putPresence(row.id, [], 0);
  }

  #isNew(state: DeskState): boolean {
    return JSON.stringify(hereIn(state)) !== this.#told;
  }
  async #tell(state: DeskState): Promise<void> {
    const { means, table } = state;
    const { signal } = this.#over;
    for (let wait = GATHERING; this.#isNew(state); ) {
      await pause(wait, undefined, { ref: false, signal }).catch(() => undefined); // the end
      if (signal.aborted) break;
      const here = hereIn(state);
      try {
        await means.store.putPresence(table.row.id, here.people, here.watchers);
        this.#told = JSON.stringify(here);
        wait = GATHERING;
      } catch {
        wait = AGAIN; // the database does not answer
      }
    }
    this.#telling = undefined;
  }
}
