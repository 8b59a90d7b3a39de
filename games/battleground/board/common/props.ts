// What every part of the board is drawn from.

import type { Decision } from '@tabularium/kernel';
import type { Picks, Preview } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { FigureName } from '../../table/asks.ts';
import type { BattlegroundKit } from '../../table/table.ts';
import type { BattlegroundView, FigureView, PlayerView } from '../../table/view.ts';
import type { Play } from './acts.ts';
import type { Choices } from './choices.ts';
import type { Selection } from './use-selection.ts';

export type Props = BoardProps<BattlegroundKit, BattlegroundView>;
export type OpenDecision = Decision<BattlegroundKit>;
/** A part of the board: what the board gets, and what all parts of it share. */
export type PartProps = Props & {
  /** Where on the field the options of the decision are. */
  readonly choices: Choices;
  /** The figure whose sheet is open. */
  readonly selection: Selection;
  /** What the option that is pointed at would lead to. */
  readonly preview: Preview<BattlegroundKit> | undefined;
  /** Where several can be chosen: those picked so far. */
  readonly picks: Picks | undefined;
  /** The news as they are shown one after the other. */
  readonly play: Play;
};
/** A decision of this kind. */
export type Asked<A extends OpenDecision['ask']> = Extract<OpenDecision, { readonly ask: A }>;

/** The seat of this view; for spectators that of the open activation, or the first seat. */
export function viewerOf({ eye, view }: Pick<Props, 'eye' | 'view'>): PlayerView | undefined {
  const { players, frames, order } = view.table;
  return players[typeof eye === 'number' ? eye : (frames[0]?.seat ?? order[0] ?? 0)];
}
export const figureIn = ({ table }: Props['view'], figure: FigureName | null | undefined): FigureView | undefined =>
  table.figures.find((one) => one.figure === figure);
/** The acting figure: that of the innermost open frame. */
export const actingIn = ({ table }: Props['view']): FigureName | undefined => table.frames.at(-1)?.figure;
/** What a character, card or ability is called. */
export const nameOf = (what: string, t: Props['t']): string => t('board.name', { what });
