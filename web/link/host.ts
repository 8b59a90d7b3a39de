// What a page asks of whoever runs its match in this browser. Every act is one call, and brings back what came of it.
import type { DrawWord, MatchRecord, Pick, Reason, Said, Seat } from '@tabularium/kernel';
import type { LinkCode, MatchInfo } from './link.ts';
import type { Scene } from './scene.ts';

export interface Done {
  /** Nothing if this screen sees no difference. */
  readonly scene: Scene | undefined;
  /** A bot has to decide: call `play`. */
  readonly isBotsTurn: boolean;
  /** How many answers were given. */
  readonly given?: number;
  /** What else went wrong: a bot failed, and a random move stood in. */
  readonly trouble?: { readonly code: LinkCode; readonly message: string };
}
export interface Begun extends Done {
  readonly info: MatchInfo;
  readonly scene: Scene;
}
export interface Host {
  begin(): Promise<Begun>;
  /** The scene, if anything has changed since the last one. */
  refresh(): Promise<Done>;
  /** `next` answers what is asked of the seat right after it, as far as it fits; all of it is taken back at once. */
  answer(seat: Seat, decision: string, pick: Pick, next?: readonly Said[]): Promise<Done>;
  undo(seat: Seat): Promise<Done>;
  leave(seat: Seat): Promise<Done>;
  draw(seat: Seat, says: DrawWord): Promise<Done>;
  /** The next person has taken the screen. */
  takeOver(): Promise<Done>;
  /** Lets bots decide until there is something to see or a person's turn comes. */
  play(): Promise<Done>;
  /** How long bots wait between visible moves, in milliseconds. */
  pace(milliseconds: number): Promise<void>;
  whyNot(seat: Seat): Promise<readonly Reason[]>;
  /** What each of these options leads to. */
  abouts(seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]>;
  record(): Promise<MatchRecord>;
}
