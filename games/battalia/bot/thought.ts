// What a mind knows while it decides. It reads the table itself, as building a view takes longer than most decisions.
import type { Seat } from '@tabularium/kernel';
import type { Memory } from '@tabularium/parts/bot';
import type { Faction } from '../content/kinds.ts';
import { vpOf } from '../rules/land/cities.ts';
import { type Player, playerOf, type Table } from '../table/table.ts';
import { favouriteOf } from './cards.ts';

export interface Thought {
  readonly seat: Seat;
  /** A guess, of which only what the seat can know is used. */
  readonly table: Table;
  readonly me: Player;
  /** The faction that most cards of this deck belong to. */
  readonly favourite: Faction | null;
  /** Worked out during this decision. */
  readonly memory: Memory;
}
export function thoughtOf(table: Table, seat: Seat): Thought {
  const me = playerOf(table, seat);
  return { seat, table, me, favourite: favouriteOf(table, me), memory: new Map() };
}

/** How far ahead of the best opponent. */
export function leadOf({ table, seat }: Thought): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < table.players.length; other++) if (other !== seat) most = Math.max(most, vpOf(table, other));
  return vpOf(table, seat) - most;
}
