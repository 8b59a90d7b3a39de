// What a match on a server has in addition: the people around it.
import type { Line, TableState } from '@tabularium/client';
import type { FairDice, Seat } from '@tabularium/kernel';

export interface Online {
  readonly table: TableState;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** False while the page tries to reach the server. Answers wait until it does. */
  readonly isConnected: boolean;
  /** What somebody here did waits for the connection. */
  readonly isSending: boolean;
  readonly lines: readonly Line[];
}
export interface OnlineLink {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => Online;
  /** Says something once, however often it is sent under the same key. */
  say(text: string, key: string): Promise<void>;
  /** Lets a bot play for somebody who is away. */
  standIn(seat: Seat): Promise<void>;
  /** Takes a seat back from a bot. */
  comeBack(seat: Seat): Promise<void>;
  /** What the dice of a finished match were made from. The commitment is the one this page saw when it opened the match. */
  dice(): Promise<FairDice>;
  /** The next table with the same people: its id, and the secret of its invitation. */
  rematch(): Promise<{ readonly id: string; readonly secret: string }>;
}
