// What a server sends about a match. Types only: a page that follows a match needs no schemas.
import type { GameEvent, Helped, Seat, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { Delta } from './delta.ts';
import type { PackedDecision } from './packing.ts';
import type { TableState } from './schemas.ts';

/** One line of an eye's log. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}
/** What everybody sees of a match at one moment. */
export interface Shared extends Pick<View<AnyKit>, 'table' | 'waiting' | 'trail'> {
  readonly course: Pick<View<AnyKit>, 'undos' | 'agreed' | 'result'>;
  readonly left: readonly Seat[];
}
/** What a seat sees: how each part differs from what everybody sees, `null` if it does not, and what is only for the seat. */
export interface Own {
  readonly table: Delta;
  readonly waiting: Delta;
  readonly trail: Delta;
  readonly course: Delta;
  readonly decisions: readonly PackedDecision[];
  readonly canUndo: boolean;
  /** The rules can say what the options of the open decision lead to. */
  readonly hasPreviews: boolean;
  /** What was answered for the seat; missing if nothing was. */
  readonly helped?: readonly Helped[];
}
/** An eye's part of the whole. */
export interface EyePart {
  /** `null` for the public eye. */
  readonly own: Own | null;
  /** The number of the first event of its log; the others follow without a gap. */
  readonly from: number;
  readonly log: readonly GameEvent[];
}
/** A match as a screen with these eyes sees it. */
export interface Whole {
  readonly at: string;
  readonly shared: Shared;
  /** Keyed by eye: the seat number, or `public`. */
  readonly eyes: Readonly<Record<string, EyePart>>;
}
/** What is new for an eye. */
export interface News {
  /** How `own` has changed. */
  readonly own?: Delta;
  /** Only the first `keep` events of its log remain; if missing, all do. */
  readonly keep?: number;
  readonly more?: readonly GameEvent[];
  /** Its log begins with another event than before. */
  readonly from?: number;
}
/** What a program gets of an eye's sight. */
export interface WholeSight {
  readonly view: View<AnyKit>;
  readonly left: readonly Seat[];
  readonly canUndo: boolean;
}
/** Keyed by eye: its new log lines. After an undo lines come again, and replace the earlier ones from their `n` on. */
export type WholeNews = Readonly<Record<string, readonly Told[]>>;
/** A chat line. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  /** The same for all lines of one person, at any table, whatever their name; it leads to nothing else. */
  readonly by: string;
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
  /** On a stream of several tables: this one cannot be followed. The others go on. */
  | { readonly is: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** The server is stopping, or wants the page to reconnect after `retry` milliseconds. */
  | { readonly is: 'bye'; readonly retry: number };
