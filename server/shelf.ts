// The open tables of this node. A match in memory is only a cache: a dropped one is reloaded from the database.
import { loadPlayable } from '@tabularium/games';
import type { Means } from './desk/state.ts';
import { Desk } from './desk.ts';
import { ServerProblem } from './problems.ts';

export class Shelf {
  readonly #means: Means;
  readonly #onChange: (desk: Desk) => void;
  /** With more tables open than this, those that nobody looks at are dropped. */
  readonly #room: number;
  /** In order of last use. */
  readonly #desks = new Map<string, Desk>();
  readonly #opening = new Map<string, Promise<Desk>>();
  /** Dropped desks that somebody still uses: a table must never have two desks. */
  readonly #away = new Map<string, WeakRef<Desk>>();
  readonly #forgetting = new FinalizationRegistry((id: string) => {
    if (this.#away.get(id)?.deref() === undefined) this.#away.delete(id);
  });

  constructor(means: Means, onChange: (desk: Desk) => void, room = 500) {
    this.#means = means;
    this.#onChange = onChange;
    this.#room = room;
  }
  get size(): number {
    return this.#desks.size;
  }
  /** The table with this id. Throws if there is none. */
  async desk(id: string): Promise<Desk> {
    return this.ifOpen(id) ?? this.#opening.get(id) ?? this.#open(id);
  }
  /** The table with this id, as it stands by now, whichever node has changed it. */
  async fresh(id: string): Promise<Desk> {
    const known = this.ifOpen(id) ?? this.#opening.get(id);
    if (known === undefined) return this.#open(id);
    const desk = await known;
    if (this.#means.store.isShared) await desk.refresh();
    return desk;
  }
  /** Other nodes have changed these tables. By table: how many inputs its match has, if nothing else has changed, or 0. */
  heard(ids: readonly string[], inputs: readonly number[]): void {
    for (const [n, id] of ids.entries()) (this.#desks.get(id) ?? this.#away.get(id)?.deref())?.heard(inputs[n]);
  }
  /** Other nodes may have changed any table. */
  heardNothing(): void {
    this.heard([...this.#desks.keys(), ...this.#away.keys()], []);
  }
  /** Other nodes may have forgotten who has which table open here. */
  sayWhoIsHere(): void {
    for (const desk of this.#desks.values()) desk.sayWhoIsHere();
  }
  /** Time has passed: tables may be about to be closed. */
  lookAgain(): void {
    for (const desk of this.#desks.values()) desk.lookAgain();
  }
  /** The table with this id, if it is in memory. */
  ifOpen(id: string): Desk | undefined {
    const desk = this.#desks.get(id) ?? this.#away.get(id)?.deref();
    if (desk) this.#put(desk);
    return desk;
  }
  /** Asks everybody to reconnect later, and stores saves, from which newer versions of games can go on. */
  async close(retry: number): Promise<void> {
    await Promise.allSettled(this.#opening.values()); // whoever asked for a table that failed was told
    for (const desk of this.#desks.values()) desk.sendAway(retry);
    await Promise.allSettled(Array.from(this.#desks.values(), (desk) => desk.close())); // saves and presence are only caches
    this.#desks.clear();
  }

  async #open(id: string): Promise<Desk> {
    const opening = this.#fromDatabase(id);
    this.#opening.set(id, opening);
    try {
      const desk = await opening;
      this.#put(desk);
      this.#onChange(desk);
      return desk;
    } finally {
      this.#opening.delete(id);
    }
  }
  async #fromDatabase(id: string): Promise<Desk> {
    const row = await this.#means.store.match(id);
    if (!row) throw new ServerProblem('no-such-table', 'there is no such table');
    const pkg = await loadPlayable(row.game);
    if (!pkg) throw new ServerProblem('no-such-game', `this server has no game ${row.game}`);
    return Desk.open(row, pkg, this.#means, this.#onChange);
  }
  #put(desk: Desk): void {
    this.#desks.delete(desk.id);
    this.#desks.set(desk.id, desk);
    for (const other of this.#desks.values()) {
      if (this.#desks.size <= this.#room) return;
      if (other !== desk && other.isIdle) this.#putAway(other);
    }
  }
  #putAway(desk: Desk): void {
    this.#desks.delete(desk.id);
    this.#away.set(desk.id, new WeakRef(desk));
    this.#forgetting.register(desk, desk.id);
    desk.rest().catch(() => undefined); // a save is only a cache
  }
}
