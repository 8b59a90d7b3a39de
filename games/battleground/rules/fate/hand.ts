// Drawing fate cards. MOB-4.2, MOB-4.4, MOB-4.6
import type { Seat } from '@tabularium/kernel';
import type { Player, Referee, Table } from '../../table/table.ts';

export const HAND_LIMIT = 5; // MOB-4.4, MOB-10.6
/** How many of so many cards a player can draw: never above five in hand, and nothing from an empty deck. MOB-4.4, MOB-4.6 */
export const drawable = ({ fate, deck }: Player, cards: number): number =>
  Math.max(0, Math.min(cards, HAND_LIMIT - fate.length, deck.length));

/** Everybody sees how many, the owner which. */
export function drawFate(table: Table, ref: Referee, seat: Seat, cards: number, rule: string): void {
  const player = table.players[seat] as Player;
  const count = drawable(player, cards);
  if (count === 0) return;
  const drawn = player.deck.splice(0, count);
  player.fate.push(...drawn);
  ref.tell({ kind: 'drew', rule, seat, count });
  ref.tell({ kind: 'drewCards', rule, seat, cards: drawn }, [seat]);
}
