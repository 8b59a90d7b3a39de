// What a server sends about a match. Types only: a page that follows a match needs no schemas.
import type { GameEvent, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Delta } from './delta.ts';
import type { TableState } from './schemas.ts';

/** One line of an eye's log. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}
/** Everything an eye sees of a match at one moment. */
export interface Sight {
  readonly view: View<AnyKit>;
  readonly left: readonly Seat[];
  readonly canUndo: boolean;
  /** The rules can say what the options of the open decision lead to. */
  readonly hasPreviews: boolean;
}
/** An eye's part of the whole: what it sees beyond what everybody sees, and its log. */
export interface Own {
  /** Turns what everybody sees into what this eye sees; `null` if they are the same. */
  readonly own: Delta | null;
  readonly log: readonly Told[];
}
/** A match as a screen with these eyes sees it. */
export interface Whole {
  readonly at: string;
  /** What everybody sees. */
  readonly shared: Sight;
  /** Keyed by eye: the seat number, or `public`. */
  readonly eyes: Readonly<Record<string, Own>>;
}
/** What is new for an eye. */
export interface News {
  /** How `own` has changed. */
  readonly own?: Delta;
  /** Only the first `keep` lines of its log remain; if missing, all do. */
  readonly keep?: number;
  readonly more?: readonly Told[];
}
/** What a program gets of an eye's sight. */
export type WholeSight = Omit<Sight, 'hasPreviews'>;
/** Keyed by eye: its new log lines. After an undo lines come again, and replace the earlier ones from their `n` on. */
export type WholeNews = Readonly<Record<string, readonly Told[]>>;
/** A chat line. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  /** Missing for spectators. */
  readonly seat?: Seat;
  readonly text: string;
}
export type Message =
  /** The change since the previous step or the whole. */
  | {
      readonly is: 'step';
      readonly at: string;
      /** The acts of this very person that it includes. */
      readonly keys?: readonly string[];
      readonly shared?: Delta;
      readonly eyes: Readonly<Record<string, News>>;
    }
  /** For programs that asked for `whole`: everything their eyes see now, and their log lines since the last message. */
  | { readonly is: 'whole'; readonly at: string; readonly eyes: Readonly<Record<string, WholeSight>>; readonly news: WholeNews }
  /** The stream cannot continue from what the page has, so the page fetches the whole match. `at` is where the stream is. */
  | { readonly is: 'stale'; readonly at: string }
  /** The same for a page that asked to `start` anew: here is the whole match. */
  | { readonly is: 'start'; readonly whole: Whole }
  | { readonly is: 'table'; readonly table: TableState }
  | { readonly is: 'chat'; readonly lines: readonly Line[] }
  /** The server is stopping, or wants the page to reconnect after `retry` milliseconds. */
  | { readonly is: 'bye'; readonly retry: number };
