// How often a card may still be played this turn. Cards of one form and faction are a pool; cards on the table are used before the hand.
import type { Seat } from '@tabularium/kernel';
import { LIT_USES } from '../../content/cards.ts';
import type { Form } from '../../content/kinds.ts';
import { litOn } from '../../content/oracle.ts';
import { FORM_INDEX, FORMS, POOLS, poolAt } from '../../content/pools.ts';
import type { Card, Laid, Player, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { cardOf, sawCard, takeOut } from './zones.ts';

export const poolOfLaid = (table: Table, laid: Laid): number => poolAt(FORM_INDEX[laid.form], cardOf(table, laid.card).factionIndex);

/** Is this the artifact under the sun ray? BAT-16.4 */
export const isLit = (table: Table, form: number): boolean => FORM_INDEX[litOn(table.day)] === form;
/** A card has one use, a lit artifact two; a tent is pitched only once, and great artifacts are never lit. BAT-8.2, BAT-8.18, BAT-16.5, BAT-16.7 */
export const freshUses = (table: Table, form: number): number => (isLit(table, form) ? (LIT_USES[form] as number) : 1);

/** What a player could play, counted by form whatever the faction. */
export interface Purse {
  /** Uses in hand and on the table; an undeclared wild card counts once, as wild. */
  readonly uses: readonly number[];
}
const EMPTY_PURSE: readonly number[] = FORMS.map(() => 0);
export function purseOf(table: Table, seat: Seat): Purse {
  const { hand, laid } = playerOf(table, seat);
  const uses = EMPTY_PURSE.slice();
  const lit = FORM_INDEX[litOn(table.day)];
  for (const card of hand) {
    const { form } = cardOf(table, card);
    uses[form] = (uses[form] as number) + (form === lit ? freshUses(table, form) : 1);
  }
  for (const item of laid) uses[FORM_INDEX[item.form]] = (uses[FORM_INDEX[item.form]] as number) + item.uses;
  return { uses };
}

const NO_USES: readonly number[] = Array.from({ length: POOLS }, () => 0);
/** The uses of every pool, in hand and on the table. */
export function usesByPool(table: Table, seat: Seat): number[] {
  const { hand, laid } = playerOf(table, seat);
  const uses = NO_USES.slice();
  for (const card of hand) {
    const { pool, form } = cardOf(table, card);
    uses[pool] = (uses[pool] as number) + freshUses(table, form);
  }
  for (const item of laid) if (item.uses > 0) uses[poolOfLaid(table, item)] = (uses[poolOfLaid(table, item)] as number) + item.uses;
  return uses;
}

/** The card on the table that a use of the pool takes: the one with the fewest uses left, a touched one among equals. */
export function nextOnTable(table: Table, seat: Seat, pool: number): Laid | undefined {
  let next: Laid | undefined;
  for (const item of playerOf(table, seat).laid) {
    if (item.uses === 0 || poolOfLaid(table, item) !== pool) continue;
    if (next === undefined || item.uses < next.uses || (item.uses === next.uses && item.touched && !next.touched)) next = item;
  }
  return next;
}

/** Lays down a card that has just left its pile; it stays on the table this turn. BAT-8.4 */
function lay(table: Table, seat: Seat, card: Card): Laid {
  const { kind, form } = cardOf(table, card);
  const item: Laid = { card, form: kind, uses: freshUses(table, form), line: 0, touched: false, under: -1 };
  playerOf(table, seat).laid.push(item);
  sawCard(table, seat, card, 'all');
  return item;
}
export const layFromHand = (table: Table, seat: Seat, pool: number): Laid =>
  lay(table, seat, takeOut(table, playerOf(table, seat).hand, pool));

/** The card of a pool to use now, laid down if it is still in hand. A wild card takes the form it is used as, with two uses if that is lit. BAT-8.15 */
export function ready(table: Table, seat: Seat, pool: number, as: Form): Laid {
  const item = nextOnTable(table, seat, pool) ?? layFromHand(table, seat, pool);
  if (item.form === 'wild') {
    item.form = as;
    item.uses = freshUses(table, FORM_INDEX[as]);
  }
  return item;
}
/** Uses a card of a pool once; several uses may go into one line or into several. BAT-5.13, BAT-8.3 */
export function use(table: Table, seat: Seat, pool: number, as: Form): Laid {
  const item = ready(table, seat, pool, as);
  item.uses -= 1;
  return item;
}

/** Takes a laid card off the table. */
export function takeUp(player: Player, item: Laid): Card {
  player.laid.splice(player.laid.indexOf(item), 1);
  return item.card;
}
