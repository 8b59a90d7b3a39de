// The vocabulary of the game: its table, its questions and its events.
import type { Seat } from '@tabularium/kernel';

/** "There are at least `count` dice that show `face`." */
export interface Bid {
  readonly count: number;
  readonly face: number;
}
export interface Made extends Bid {
  readonly by: Seat;
}
/** How the last round ended: what was doubted, and what lay under the cups. */
export interface Showdown {
  readonly bid: Bid;
  readonly loser: Seat;
  readonly cups: readonly (readonly number[])[];
}
export interface Table {
  readonly content: object;
  /** The dice under every seat's cup; a seat without dice is out. Each is seen by its owner only. */
  cups: number[][];
  turn: Seat;
  /** Nothing before the first bid of a round. */
  bid: Made | null;
  last: Showdown | null;
}

export type Action = ({ readonly do: 'bid' } & Bid) | { readonly do: 'doubt' };
/** How an action is written in logs, tests and terminals. */
export const textOf = (action: Action): string => (action.do === 'bid' ? `bid ${action.count}x${action.face}` : action.do);

export interface BluffKit {
  table: Table;
  setup: { mode: 'classic'; seats: number; options: { dice?: number } };
  asks: { turn: Action };
  facts: { turn: { readonly opens: boolean } };
  event:
    | { kind: 'rolled' | 'shown'; rule: string; seat: Seat; dice: readonly number[] }
    | { kind: 'bid' | 'doubted'; rule: string; seat: Seat; count: number; face: number }
    | { kind: 'counted'; rule: string; count: number; face: number }
    | { kind: 'lost' | 'out' | 'left'; rule: string; seat: Seat };
  step: { at: 'turn'; seat: Seat };
}
