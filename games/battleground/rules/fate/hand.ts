// Cards: drawn, held, laid aside. MOB-4.2 to MOB-4.6, MOB-4.10, MOB-4.47

import type { Seat } from '@tabularium/kernel';
import { fateOf, gloryOf } from '../../content/find.ts';
import type { Content } from '../../content/index.ts';
import type { FateDef, GloryDef } from '../../content/kinds.ts';
import type { CardName } from '../../table/asks.ts';
import { playerAt } from '../../table/names.ts';
import type { Player, Referee, Table } from '../../table/table.ts';
import { isCompleted } from './missions.ts';

export const HAND_LIMIT = 5; // MOB-4.4, MOB-10.6
/** How many of these cards a player can draw: up to five in hand, and none from an empty deck. MOB-4.4, MOB-4.6 */
export const drawable = ({ fate, deck }: Player, cards: number): number =>
  Math.max(0, Math.min(cards, HAND_LIMIT - fate.length, deck.length));

/** Everybody learns how many, only the owner which. */
export function drawFate(table: Table, ref: Referee, seat: Seat, cards: number, rule: string): void {
  const player = playerAt(table, seat);
  const count = drawable(player, cards);
  if (count === 0) return;
  const drawn = player.deck.splice(0, count);
  player.fate.push(...drawn);
  ref.tell({ kind: 'drew', rule, seat, count });
  ref.tell({ kind: 'drewCards', rule, seat, cards: drawn }, [seat]);
}

export const handOf = ({ fate, glory }: Player): CardName[] => [...fate, ...glory];
export function takeFromHand(player: Player, card: CardName): CardName {
  const hand = player.fate.includes(card) ? player.fate : player.glory;
  hand.splice(hand.indexOf(card), 1);
  return card;
}
/** A fate or glory card: hands hold nothing else. */
export const handCardOf = (content: Content, card: CardName): FateDef | GloryDef =>
  (fateOf(content, card) ?? gloryOf(content, card)) as FateDef | GloryDef;
/** To the discard pile; completed missions to the play area. MOB-4.47, MOB-7.4, MOB-7.75 */
export function layAside(player: Player, cards: CardName[]): void {
  for (const card of cards.splice(0)) (isCompleted(player, card) ? player.completed : player.discards).push(card);
}
