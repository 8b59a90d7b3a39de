// The selection of cards: who activates next, until both have passed. MOB-4.8 to MOB-4.10, MOB-4.31

import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import type { CardName } from '../../table/asks.ts';
import { playerAt } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { handCardOf, handOf, takeFromHand } from '../fate/hand.ts';
import { isInPlay } from '../figures/frames.ts';

/** Players who have not passed secretly pick a card or pass; both choices are revealed together. MOB-4.8, MOB-4.9, MOB-4.31 */
export function* select(table: Table, ref: Referee): Rules<void> {
  ref.checkpoint();
  const seats = table.players.flatMap(({ seat, passed }) => (passed ? [] : [seat]));
  const able = seats.filter((seat) => canSelect(table, seat));
  const picks =
    able.length === 0
      ? []
      : yield* ref.within(
          { at: 'selection' },
          ref.together('select', able, (seat) => pick(table, ref, seat)),
        );
  const cards = seats.map((seat) => ({ seat, card: picks[able.indexOf(seat)] ?? null }));
  reveal(table, ref, cards, able.length > 0);
}
/** Depends on public knowledge only, so not asking a player reveals nothing. MOB-4.9 */
const canSelect = (table: Table, seat: Seat): boolean => {
  return handOf(playerAt(table, seat)).length > 0 && hasReady(table, seat);
};
export const hasReady = ({ figures }: Table, seat: Seat): boolean =>
  figures.some((figure) => figure.seat === seat && isInPlay(figure) && !figure.activated);
function* pick(table: Table, ref: Referee, seat: Seat): Rules<CardName | null> {
  const picked = yield* ref.choose(seat, {
    ask: 'select',
    rule: 'MOB-4.8',
    options: () => [...new Set(handOf(playerAt(table, seat)))].map((card) => ({ card })),
    pass: true,
    always: true,
  });
  return picked === PASS ? null : picked.card;
}

interface Picked {
  readonly seat: Seat;
  readonly card: CardName | null;
}
/** The higher initiative activates first; the first player wins ties. MOB-4.10 */
function reveal(table: Table, ref: Referee, picked: readonly Picked[], isChosen: boolean): void {
  const cards = picked.map(({ seat, card }) => ({
    seat,
    card,
    initiative: card === null ? null : handCardOf(table.content, card).initiative,
  }));
  const shown = cards.filter(({ card }) => card !== null);
  const isTie = shown.length > 1 && new Set(shown.map(({ initiative }) => initiative)).size === 1;
  const favor = (seat: Seat): number => (seat === table.firstPlayer ? 0 : 1);
  const order = shown
    .toSorted((a, b) => (b.initiative ?? 0) - (a.initiative ?? 0) || favor(a.seat) - favor(b.seat))
    .map(({ seat }) => seat);
  if (isChosen) ref.tell({ kind: 'revealed', rule: 'MOB-4.10', cards, first: order[0] ?? null, tie: isTie });
  for (const { seat, card } of cards) {
    const player = playerAt(table, seat);
    if (card === null) passRound(table, ref, seat);
    else player.selected = takeFromHand(player, card);
  }
  table.order = order;
  setNextPhase(table);
}
/** Cards are selected until both players have passed. MOB-4.31, MOB-4.33 */
export function setNextPhase(table: Table): void {
  table.phase = table.order.length > 0 ? 'activate' : table.players.every(({ passed }) => passed) ? 'upkeep' : 'select';
}
/** A player who passes has no more activations in this round. MOB-4.31 */
export function passRound(table: Table, ref: Referee, seat: Seat): void {
  playerAt(table, seat).passed = true;
  ref.tell({ kind: 'passed', rule: 'MOB-4.31', seat });
}
