// An activation: a ready figure, its card, the bonus, actions, the end. MOB-4.7, MOB-4.11 to MOB-4.30, MOB-10.2
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { fateOf } from '../../content/find.ts';
import type { CardName } from '../../table/asks.ts';
import { figureAt, figureName, figureOf, playerAt, playerOf } from '../../table/names.ts';
import { type FigureId, type Frame, NONE, type Player, type Referee, type Table } from '../../table/table.ts';
import { act } from '../actions/actions.ts';
import { resolveBonus } from '../actions/cards.ts';
import { handCardOf, layAside } from '../fate/hand.ts';
import { isInPlay, openFrame, watchAtEnd } from '../figures/frames.ts';
import { gainMana } from '../figures/mana.ts';
import { traitsCalled } from '../figures/traits.ts';
import { hasReady, passRound, setNextPhase } from './selection.ts';

/** The next player whose card is revealed activates a figure. MOB-4.10, MOB-4.29 */
export function* activate(table: Table, ref: Referee): Rules<void> {
  const seat = certain(table.order[0], 'a turn left in this phase');
  const [open] = table.frames;
  if (open === undefined) ref.checkpoint();
  if (open === undefined && !hasReady(table, seat)) takeBack(table, ref, seat);
  else {
    const id = open?.figure ?? (yield* chooseFigure(table, ref, seat));
    yield* ref.within({ at: 'activation', figure: figureName(table, id) }, resolve(table, ref, id));
  }
  table.order.shift();
  setNextPhase(table);
}
/** The selected card, between its reveal and the activation it is used for. */
const revealedBy = ({ selected }: Player): CardName => certain(selected, 'a revealed card');
/** No figure of the army is ready any more. MOB-4.30 */
function takeBack(table: Table, ref: Referee, seat: Seat): void {
  const player = playerAt(table, seat);
  const card = revealedBy(player);
  (fateOf(table.content, card) === undefined ? player.glory : player.fate).push(card);
  player.selected = null;
  ref.tell({ kind: 'cardBack', rule: 'MOB-4.30', seat, card });
  passRound(table, ref, seat);
}

// ---- who

function* chooseFigure(table: Table, ref: Referee, seat: Seat): Rules<FigureId> {
  const picked = yield* ref.choose(seat, {
    ask: 'activate',
    rule: 'MOB-4.11',
    options: () => own(table, seat).flatMap((id) => (whyNotActivate(table, id) === undefined ? [{ figure: figureName(table, id) }] : [])),
    ruledOut: () =>
      own(table, seat).flatMap((id) => {
        const reason = whyNotActivate(table, id);
        return reason === undefined ? [] : [{ ...reason, what: figureName(table, id) }];
      }),
    facts: () => ({ card: revealedBy(playerAt(table, seat)) }),
  });
  return figureOf(table, picked.figure);
}
const own = ({ figures }: Table, seat: Seat): FigureId[] => figures.flatMap((figure, id) => (figure.seat === seat ? [id] : []));
const OUT = { rule: 'MOB-7.2', because: 'knockedOut' } as const;
const ACTIVATED = { rule: 'MOB-4.28', because: 'activated' } as const;
const LAST = { rule: 'MOB-4.12', because: 'lastOfRoundBefore' } as const;
function whyNotActivate(table: Table, id: FigureId): typeof OUT | typeof ACTIVATED | typeof LAST | undefined {
  const figure = figureAt(table, id);
  if (!isInPlay(figure)) return OUT;
  if (figure.activated) return ACTIVATED;
  return isBarred(table, id) ? LAST : undefined;
}
/** The last figure activated in one round cannot be the first in the next, unless it is the only one left. MOB-4.12 */
export function isBarred(table: Table, id: FigureId): boolean {
  const { last, lastBefore, seat } = playerOf(table, id);
  const isFirst = last === NONE; // MOB-4.13
  return isFirst && lastBefore === id && own(table, seat).filter((other) => isInPlay(figureAt(table, other))).length > 1;
}

// ---- from the card to the end

function* resolve(table: Table, ref: Referee, id: FigureId): Rules<void> {
  const frame = table.frames[0] ?? begin(table, ref, id);
  if (!frame.begun) {
    yield* resolveBonus(table, ref, frame, certain(frame.cards[0], 'a revealed card')); // MOB-4.16
    yield* onActivation(table, ref, frame);
    frame.begun = true;
  }
  yield* act(table, ref, frame);
  end(table, ref, frame);
}
/** The figure has the AP of the card and gains its mana. MOB-4.14, MOB-6.65 */
function begin(table: Table, ref: Referee, id: FigureId): Frame {
  const player = playerOf(table, id);
  const card = revealedBy(player);
  const { ap, mana } = handCardOf(table.content, card);
  player.selected = null;
  player.last = id;
  figureAt(table, id).overwatch = false; // MOB-6.65
  const frame = openFrame(table, { kind: 'activation', figure: id, against: NONE, ap });
  frame.cards.push(card);
  ref.tell({ kind: 'activated', rule: 'MOB-4.14', seat: player.seat, figure: figureName(table, id), card, ap, mana });
  gainMana(table, ref, id, mana, card, 'MOB-4.14'); // MOB-4.15
  return frame;
}
/** What happens between the bonus and the first action, in an order that the player chooses. MOB-4.19, MOB-7.121 */
function* onActivation(table: Table, ref: Referee, { figure: id }: Frame): Rules<void> {
  const waiting = isInPlay(figureAt(table, id)) ? traitsCalled(table, id, 'onActivation') : [];
  while (waiting.length > 0) {
    const picked = yield* ref.choose(figureAt(table, id).seat, {
      ask: 'order',
      rule: 'MOB-7.121',
      options: () => [...new Set(waiting.map(({ from }) => from))].map((effect) => ({ effect })),
      facts: () => ({ figure: figureName(table, id) }),
    });
    const [next] = waiting.splice(
      waiting.findIndex(({ from }) => from === picked.effect),
      1,
    );
    if (next !== undefined) gainMana(table, ref, id, next.trait.mana, next.from, 'MOB-13.12');
  }
}
/** The cards stay on the figure and mark it as activated; if it is out, they are laid aside. Unused AP are lost. MOB-4.26, MOB-7.4 */
function end(table: Table, ref: Referee, frame: Frame): void {
  const figure = figureAt(table, frame.figure);
  table.frames.pop();
  if (isInPlay(figure)) {
    figure.cards.push(...frame.cards);
    figure.activated = true;
  } else layAside(playerOf(table, frame.figure), frame.cards);
  ref.tell({ kind: 'activationEnded', rule: 'MOB-4.26', figure: figureName(table, frame.figure) });
  watchAtEnd(table, ref, frame); // MOB-4.27
}
