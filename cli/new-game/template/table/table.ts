// The vocabulary of the game: its table, its questions and its events.
import type { Seat } from '@tabularium/kernel';

export interface Table {
  readonly content: object;
  pile: number;
  /** The coins that each seat has taken. */
  taken: number[];
  turn: Seat;
  /** Who took coins last. */
  last: Seat | null;
}

export interface NewGameKit {
  table: Table;
  setup: { mode: 'classic'; seats: number; options: { pile?: number } };
  asks: { take: { readonly coins: number } };
  event: { kind: 'took'; rule: string; seat: Seat; coins: number };
  step: { at: 'turn'; seat: Seat };
}
