// A match as a page knows it: the same whether it runs in this browser or on a server.

import type {
  ContentChange,
  DrawWord,
  Eye,
  GameEvent,
  MatchRecord,
  Pick,
  Reason,
  RefusalCode,
  Seat,
  SeatInfo,
  Setup,
  View,
} from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type { SeatInfo };

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  /** It is not played with the game's own content. */
  readonly hasOwnContent?: true;
  /** What that changes, where the match is open. */
  readonly changes?: readonly ContentChange[];
  /** Its game has changed since it was last played: how many decisions that cost. */
  readonly carried?: { readonly lost: number };
}
export interface Sight {
  readonly view: View<AnyKit>;
  readonly canUndo: boolean;
  /** Changes when what this eye may see changes, never with what others decide unseen. */
  readonly picture: number;
}
/** One line of what an eye was told. */
export interface Told {
  readonly n: number;
  readonly event: GameEvent;
}

export interface MatchLink {
  readonly info: MatchInfo;
  look(eye: Eye): Promise<Sight>;
  events(eye: Eye, since: number): Promise<readonly Told[]>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  about(seat: Seat, decision: string, option: number): Promise<unknown>;
  /** Rejects with a `LinkError`; nothing has changed then. */
  answer(seat: Seat, decision: string, pick: Pick): Promise<void>;
  undo(seat: Seat): Promise<void>;
  leave(seat: Seat): Promise<void>;
  /** Speaks of a draw; resolves once the bots have answered, too. */
  draw(seat: Seat, says: DrawWord): Promise<void>;
  record(): Promise<MatchRecord>;
  /** Called after every change, the bots' included. */
  subscribe(listener: () => void): () => void;
  /** Called for errors outside any call: a bot failed, a move could not be stored. */
  onTrouble(listener: (trouble: LinkError) => void): () => void;
  /** How long bots wait between visible moves, in milliseconds. */
  pace(milliseconds: number): void;
  close(): void;
}

/** Besides what the kernel refuses: the match is not there, is of another version of its game, is open elsewhere, could not be stored, a lesson waits for something else, or the program failed. */
export type LinkCode =
  | RefusalCode
  | 'no-such-match'
  | 'no-such-game'
  | 'no-such-lesson'
  | 'older-version'
  | 'newer-version'
  | 'open-elsewhere'
  | 'not-kept'
  | 'not-in-lesson'
  | 'stalled'
  | 'bot-failed'
  | 'draw-declined'
  | 'failed';

/** `refusal.<code>` of the house's messages says it in the reader's language. */
export class LinkError extends Error {
  readonly code: LinkCode;
  constructor(code: LinkCode, message: string) {
    super(message);
    this.name = 'LinkError';
    this.code = code;
  }
}
