// What a page asks of the worker that runs its match. Every act is one call and returns its outcome.
import type { Counsel } from '@tabularium/bots/counsel';
import type { DrawWord, MatchRecord, Pick, Reason, Said, Seat } from '@tabularium/kernel';
import type { LinkCode, MatchInfo } from './link.ts';
import type { Scene } from './scene.ts';

export interface Done {
  /** Undefined if this screen would look the same. */
  readonly scene: Scene | undefined;
  /** A bot has to decide, so the page should call `play`. */
  readonly isBotsTurn: boolean;
  /** How many answers the match took. */
  readonly given?: number;
  /** Something that went wrong on the way: a bot failed, and a random move replaced its answer. */
  readonly trouble?: { readonly code: LinkCode; readonly message: string };
}
export interface Begun extends Done {
  readonly info: MatchInfo;
  readonly scene: Scene;
}
export interface Host {
  begin(): Promise<Begun>;
  /** The current scene, if it differs from the last one. */
  refresh(): Promise<Done>;
  /** `next` answers the seat's following questions until one does not fit. One undo takes back all of it. */
  answer(seat: Seat, decision: string, pick: Pick, next?: readonly Said[]): Promise<Done>;
  undo(seat: Seat): Promise<Done>;
  leave(seat: Seat): Promise<Done>;
  draw(seat: Seat, says: DrawWord): Promise<Done>;
  /** The next person has taken over the screen. */
  takeOver(): Promise<Done>;
  /** Lets bots decide until something visible happens or it is a person's turn. */
  play(): Promise<Done>;
  /** Has an assistant answer these asks for the people from now on. */
  assist(asks: readonly string[]): Promise<Done>;
  /** Sets the pause between the bots' visible moves. */
  pace(milliseconds: number): Promise<void>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  /** What each of these options would lead to. */
  abouts(seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]>;
  /** What a bot would do in this seat's place, and why. */
  counsel(seat: Seat, decision: string): Promise<Counsel>;
  record(): Promise<MatchRecord>;
}
