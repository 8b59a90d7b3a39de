// A match as its page knows it, whether it runs in this browser or on a server.

import type { Counsel } from '@tabularium/bots/counsel';
import type { ContentChange, DrawWord, MatchRecord, Pick, Reason, RefusalCode, Said, Seat, SeatInfo, Setup } from '@tabularium/kernel';
import type { OnlineLink } from './online.ts';
import type { Scene } from './scene.ts';

export type { SeatInfo };

export interface MatchInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly seats: readonly SeatInfo[];
  /** The seats played at this screen; if missing, those of all people. */
  readonly here?: readonly Seat[];
  /** The match uses content that players wrote. */
  readonly hasOwnContent?: true;
  /** What that content changes; known while the match is open. */
  readonly changes?: readonly ContentChange[];
  /** The asks that the people's assistant answers; nothing if it is off. */
  readonly assisted?: readonly string[];
  /** The match that this one is a trial of. */
  readonly trialOf?: string;
  /** The game has changed since the match was last played, at the cost of `lost` decisions. */
  readonly carried?: { readonly lost: number };
}
export interface Answered {
  readonly scene: Scene | undefined;
  /** How many answers the match took. */
  readonly given: number;
}
/**
 * Every act resolves to the new scene, or to nothing if this screen would look the same. If it rejects with a `LinkError`, nothing has changed.
 */
export interface MatchLink {
  readonly info: MatchInfo;
  /** The scene on opening. */
  readonly first: Scene;
  /** `next` answers the seat's following questions until one does not fit. One undo takes back all of it. */
  answer(seat: Seat, decision: string, pick: Pick, next?: readonly Said[]): Promise<Answered>;
  undo(seat: Seat): Promise<Scene | undefined>;
  leave(seat: Seat): Promise<Scene | undefined>;
  /** Offers, accepts or ends talk of a draw. Bots reply within the same call. */
  draw(seat: Seat, says: DrawWord): Promise<Scene | undefined>;
  /** The next person has taken over the screen. */
  takeOver(): Promise<Scene | undefined>;
  /** The current scene, if it differs from the last one. */
  refresh(): Promise<Scene | undefined>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  about(seat: Seat, decision: string, option: number): Promise<unknown>;
  record(): Promise<MatchRecord>;
  /** The listener gets scenes that the page did not ask for: a bot has moved. */
  onScene(listener: (scene: Scene) => void): () => void;
  /** The listener gets errors outside any call: a bot failed, a move could not be stored. */
  onTrouble(listener: (trouble: LinkError) => void): () => void;
  /** Sets the pause between the bots' visible moves. */
  pace(milliseconds: number): void;
  close(): void;
  /** Has an assistant answer these asks for the people at this screen from now on. Not where nobody here plays. */
  readonly assist?: (asks: readonly string[]) => Promise<Scene | undefined>;
  /** What a bot would do in this seat's place, and why; an answer after it counts as advised. Not online. */
  readonly counsel?: (seat: Seat, decision: string) => Promise<Counsel>;
  /** What a match on a server adds. */
  readonly online?: OnlineLink;
}

/** The kernel's refusals, and what else can go wrong between a page and its match. */
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
  | 'unreachable'
  | 'no-person'
  | 'not-yours'
  | 'wrong-link'
  | 'removed'
  | 'no-such-table'
  | 'seat-taken'
  | 'not-open'
  | 'not-started'
  | 'not-over'
  | 'too-early'
  | 'key-used'
  | 'bad-request'
  | 'too-large'
  | 'too-many'
  | 'too-many-tables'
  | 'too-much-content'
  | 'table-full'
  | 'abandoned'
  | 'no-return'
  | 'bot-not-allowed'
  | 'stopping'
  | 'draw-declined'
  | 'failed';

/** The house's message `refusal.<code>` explains it to the reader. */
export class LinkError extends Error {
  readonly code: LinkCode;
  /** How many there may be, if there are too many. */
  readonly limit: number | undefined;
  constructor(code: LinkCode, message: string, limit?: number) {
    super(message);
    this.name = 'LinkError';
    this.code = code;
    this.limit = limit;
  }
}
