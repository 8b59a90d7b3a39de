// When a bot may decide for somebody who is away.
import type { MatchRow, SeatRow } from '@tabularium/storage';

/** How long somebody must have been away, in milliseconds. */
const SILENCE = 10 * 60_000;

export interface Absence {
  /** Whether the person has the table open. */
  readonly isHere: boolean;
  /** Whether they have left the match: then a bot decides for them anyway. */
  readonly hasLeft: boolean;
  /** When this server started. Before that nobody could be here, so that counts for nobody as being away. */
  readonly began: number;
}
/** From when on players may let a bot decide; undefined if there is nobody to decide for, or they are here. */
export function botFrom({ state }: Pick<MatchRow, 'state'>, seat: SeatRow, { isHere, hasLeft, began }: Absence): number | undefined {
  if (state !== 'running' || seat.person === null || seat.bot !== null || isHere || hasLeft) return undefined;
  return Math.max(seat.seen, began) + SILENCE;
}
