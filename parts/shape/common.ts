// What the types of all parts of a game share.
import type { Kit, View } from '@tabularium/kernel';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A game of unknown type: asks are names, options are data. */
export interface AnyKit extends Kit {
  asks: Readonly<Record<string, unknown>>;
}

/** What an eye sees, with the game's own type of view. */
export type Sighted<K extends Kit, Sight extends object> = Omit<View<K>, 'table'> & { readonly table: Sight };

/** Sentences by key, nested; `speech` explains the keys and what a sentence may contain. */
export interface Messages {
  readonly [key: string]: string | Messages;
}
/** A sentence or word of the game's messages, filled with facts. */
export type Translate = (key: string, facts?: Readonly<Record<string, unknown>>) => string;
/** A sentence of the game's messages, not yet put into words. */
export interface Saying {
  readonly key: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}
