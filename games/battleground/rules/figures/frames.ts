// Open activations and interruptions, innermost last. Everything about one is in its frame. MOB-7.125
import { figureAt, figureName } from '../../table/names.ts';
import type { Figure, FigureId, Frame, Referee, Table } from '../../table/table.ts';
import { isStanding } from './figures.ts';

/** The innermost one. */
export const frameOf = (table: Table): Frame | undefined => table.frames.at(-1);
/** A figure's own frame, the innermost if it has several. MOB-7.80 */
export const frameOwnedBy = (table: Table, id: FigureId): Frame | undefined => table.frames.findLast(({ figure }) => figure === id);

export function openFrame(table: Table, { kind, figure, against, ap }: Pick<Frame, 'kind' | 'figure' | 'against' | 'ap'>): Frame {
  const frame: Frame = {
    kind,
    figure,
    against,
    ap,
    paid: { focus: 0, move: 0, overwatch: 0, melee: 0, ranged: 0, spell: 0 },
    used: [],
    cards: [],
    missions: [],
    next: [],
    lastAttack: null,
    hasMoved: false,
    hasJumped: false,
    watchAtEnd: 0,
    begun: false,
  };
  table.frames.push(frame);
  return frame;
}

/** On the battlefield, and not knocked out by an area attack that is still going on. MOB-7.48 */
export const isInPlay = (figure: Figure): boolean => isStanding(figure) && !figure.out;
/** Its figure can still act, even if the figure it interrupts is gone. MOB-7.4, MOB-7.32 */
export const isOpen = (table: Table, { figure }: Frame): boolean => isInPlay(figureAt(table, figure));

type Paid = keyof Frame['paid'];
/** The first action of a kind costs 1 AP, each further one 1 AP more. MOB-4.21, MOB-4.23 */
export const priceOf = ({ paid }: Frame, what: Paid): number => paid[what] + 1;
/** Free actions are not counted. MOB-7.71 */
export function pay(frame: Frame, what: Paid): number {
  const ap = priceOf(frame, what);
  frame.ap -= ap;
  frame.paid[what] += 1;
  return ap;
}

/** A figure has at most one overwatch token. MOB-6.57 */
export function gainWatch(figure: Figure): void {
  figure.overwatch = true;
  figure.watches += 1;
}
/** An effect gives an overwatch token at the end of the frame. MOB-7.122, MOB-7.124, MOB-14.13 */
export function watchAtEnd(table: Table, ref: Referee, { figure: id, watchAtEnd: tokens }: Frame): void {
  const figure = figureAt(table, id);
  if (tokens === 0 || figure.overwatch || !isInPlay(figure)) return;
  gainWatch(figure);
  ref.tell({ kind: 'watches', rule: 'MOB-14.13', figure: figureName(table, id), ap: 0 });
}
