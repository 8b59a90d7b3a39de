// A match as a page knows it: the same whether it runs in this browser or on a server.

import type { ContentChange, DrawWord, MatchRecord, Pick, Reason, RefusalCode, Said, Seat, SeatInfo, Setup } from '@tabularium/kernel';
import type { Scene } from './scene.ts';

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
export interface Answered {
  readonly scene: Scene | undefined;
  /** How many answers were given. */
  readonly given: number;
}
/** Every act gives the scene it led to, or nothing if this screen sees no difference; or it rejects with a `LinkError`, and nothing has changed. */
export interface MatchLink {
  readonly info: MatchInfo;
  /** The scene to begin with. */
  readonly first: Scene;
  /** `next` answers what is asked of the seat right after it, as far as it fits; all of it is taken back at once. */
  answer(seat: Seat, decision: string, pick: Pick, next?: readonly Said[]): Promise<Answered>;
  undo(seat: Seat): Promise<Scene | undefined>;
  leave(seat: Seat): Promise<Scene | undefined>;
  /** Speaks of a draw; bots have answered then, too. */
  draw(seat: Seat, says: DrawWord): Promise<Scene | undefined>;
  /** The next person has taken the screen. */
  takeOver(): Promise<Scene | undefined>;
  /** The scene, if anything has changed since the last one. */
  refresh(): Promise<Scene | undefined>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  about(seat: Seat, decision: string, option: number): Promise<unknown>;
  record(): Promise<MatchRecord>;
  /** Called with scenes that come unasked: a bot has moved. */
  onScene(listener: (scene: Scene) => void): () => void;
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
