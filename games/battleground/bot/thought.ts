// What every decision of the bot starts from: a table to try things on, its seat, and how long the match may last.
import type { Seat } from '@tabularium/kernel';
import type { Memory } from '@tabularium/parts/bot';
import { LAST_ROUND } from '../rules/fate/points.ts';
import { isInPlay } from '../rules/figures/frames.ts';
import { figureAt, playerAt } from '../table/names.ts';
import type { Figure, FigureId, Player, Table } from '../table/table.ts';

export interface Thought {
  readonly seat: Seat;
  /** A guess that is right about everything public. It belongs to the bot, which may move figures for a moment. */
  readonly table: Table;
  readonly me: Player;
  readonly foe: Player;
  /** Figures on the battlefield. */
  readonly own: readonly FigureId[];
  readonly enemies: readonly FigureId[];
  /** Not counting the current one. */
  readonly roundsLeft: number;
  readonly memory: Memory;
}

export function thoughtOf(table: Table, seat: Seat): Thought {
  const of = (whose: Seat): FigureId[] => table.figures.flatMap((figure, id) => (figure.seat === whose && isInPlay(figure) ? [id] : []));
  return {
    seat,
    table,
    me: playerAt(table, seat),
    foe: table.players[1 - seat] as Player,
    own: of(seat),
    enemies: of(1 - seat),
    roundsLeft: LAST_ROUND - table.round,
    memory: new Map(),
  };
}
/** A key for two figures. */
export const pairOf = (a: FigureId, b: FigureId): number => a * 64 + b;
export const isFoe = ({ seat, table }: Thought, id: FigureId): boolean => figureAt(table, id).seat !== seat;
/** The figure can still be activated in this round. */
export const isReady = ({ table }: Thought, id: FigureId): boolean => {
  const figure = figureAt(table, id);
  const isActing = table.frames.some((frame) => frame.kind === 'activation' && frame.figure === id);
  return isInPlay(figure) && !figure.activated && !isActing && !passed(table, figure);
};
const passed = (table: Table, { seat }: Figure): boolean => table.players[seat]?.passed ?? true;

export const most = (values: readonly number[], least = 0): number => values.reduce((a, b) => (b > a ? b : a), least);
