// The news of a picture being shown, act by act. Board and house follow the same show, so that log, figures and the next question
// reveal nothing that the board has not shown yet.
import { createContext } from 'react';

export interface Act<Event> {
  readonly event: Event;
  /** How long it lasts, in steps of the pace. */
  readonly steps: number;
}
type News<Event> = readonly Event[];
type Divide<Event> = (news: News<Event>) => readonly Act<Event>[];

export class Show<Event = unknown> {
  #divide: Divide<Event> | undefined;
  #known = new WeakMap<News<Event>, readonly Act<Event>[]>();
  readonly #shown = new WeakMap<News<Event>, number>();
  readonly #held = new WeakSet<News<Event>>();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Says how the board divides news into acts. Returns what takes the board away. */
  readonly divide = (by: Divide<Event>): (() => void) => {
    this.#divide = by;
    this.#known = new WeakMap();
    return () => {
      this.#divide = undefined;
      this.#tell();
    };
  };
  /** None while no board is there to show them. */
  acts(news: News<Event>): readonly Act<Event>[] {
    if (!this.#divide || news.length === 0) return NONE;
    const acts = this.#known.get(news) ?? this.#divide(news);
    this.#known.set(news, acts);
    return acts;
  }
  /** How many acts have been shown: the number of the one being shown, or any greater one if it is over. */
  now(news: News<Event>): number {
    return this.#shown.get(news) ?? 0;
  }
  current(news: News<Event>): Act<Event> | undefined {
    return this.acts(news)[this.now(news)];
  }
  readonly isOver = (news: News<Event>): boolean => this.current(news) === undefined;
  go(news: News<Event>, to: number): void {
    this.#shown.set(news, to);
    this.#tell();
  }
  /** Stops at this act until told otherwise, as when watching it again. */
  hold(news: News<Event>, at: number): void {
    this.#held.add(news);
    this.go(news, at);
  }
  isHeld(news: News<Event>): boolean {
    return this.#held.has(news);
  }
  readonly skip = (news: News<Event>): void => {
    if (this.now(news) !== Number.POSITIVE_INFINITY) this.go(news, Number.POSITIVE_INFINITY);
  };
  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
const NONE: readonly never[] = [];

/** The house's show; a board without one, as in a replay, has its own. */
export const ShowContext = createContext<Show | undefined>(undefined);
