// What a server sends of a match. Types only: a page that follows a match needs no schemas.
import type { GameEvent, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Delta } from './delta.ts';
import type { TableState } from './schemas.ts';

/** One line of what an eye was told. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}
/** All that an eye sees of a match at one moment. */
export interface Sight {
  readonly view: View<AnyKit>;
  readonly left: readonly Seat[];
  readonly canUndo: boolean;
  /** The rules say what the options of the open decision lead to. */
  readonly hasPreviews: boolean;
}
/** An eye's part of the whole: what it sees beyond what everybody sees, and its log. */
export interface Own {
  /** From what everybody sees to what this eye sees; `null` if that is the same. */
  readonly own: Delta | null;
  readonly log: readonly Told[];
}
/** A match as a screen with these eyes sees it. */
export interface Whole {
  readonly at: string;
  /** What everybody sees. */
  readonly shared: Sight;
  /** By eye: seats by number, and `public`. */
  readonly eyes: Readonly<Record<string, Own>>;
}
/** What is new for an eye. */
export interface News {
  /** How `own` has changed. */
  readonly own?: Delta;
  /** The first `keep` lines of its log stand; all if it is missing. */
  readonly keep?: number;
  readonly more?: readonly Told[];
}
/** What a program is sent of an eye. */
export type WholeSight = Omit<Sight, 'hasPreviews'>;
/** By eye, what it was told. After an undo lines come again: those from their `n` on replace the earlier ones. */
export type WholeNews = Readonly<Record<string, readonly Told[]>>;
/** A line of the chat. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  /** Missing for spectators. */
  readonly seat?: Seat;
  readonly text: string;
}
export type Message =
  /** From the whole or the step before to this. */
  | { readonly is: 'step'; readonly at: string; readonly shared?: Delta; readonly eyes: Readonly<Record<string, News>> }
  /** For programs that asked for the whole: all that their eyes see now, and what they were told since the last message. */
  | { readonly is: 'whole'; readonly at: string; readonly eyes: Readonly<Record<string, WholeSight>>; readonly news: WholeNews }
  /** What the page has cannot be gone on from: it fetches the whole. `at` is where the stream is. */
  | { readonly is: 'stale'; readonly at: string }
  | { readonly is: 'table'; readonly table: TableState }
  | { readonly is: 'chat'; readonly lines: readonly Line[] }
  /** The server stops, or wants the page to come back after `retry` milliseconds. */
  | { readonly is: 'bye'; readonly retry: number };
