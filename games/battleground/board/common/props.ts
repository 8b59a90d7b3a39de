// The props that all parts of the board share.

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
/** What a part of the board gets: the board's own props, and what all parts share. */
export type PartProps = Props & {
  /** Where the options of the decision lie on the field. */
  readonly choices: Choices;
  /** The figure whose sheet is open. */
  readonly selection: Selection;
  /** What the option pointed at would lead to. */
  readonly preview: Preview<BattlegroundKit> | undefined;
  /** The options picked so far, where several can be chosen. */
  readonly picks: Picks | undefined;
  /** The news being shown, act by act. */
  readonly play: Play;
};
/** A decision of this kind. */
export type Asked<A extends OpenDecision['ask']> = Extract<OpenDecision, { readonly ask: A }>;

/** The player of this view; for spectators, that of the open activation or the first seat. */
export function viewerOf({ eye, view }: Pick<Props, 'eye' | 'view'>): PlayerView | undefined {
  const { players, frames, order } = view.table;
  return players[typeof eye === 'number' ? eye : (frames[0]?.seat ?? order[0] ?? 0)];
}
export const figureIn = ({ table }: Props['view'], figure: FigureName | null | undefined): FigureView | undefined =>
  table.figures.find((one) => one.figure === figure);
/** The acting figure: the one of the innermost open frame. */
export const actingIn = ({ table }: Props['view']): FigureName | undefined => table.frames.at(-1)?.figure;
/** What a character, card or ability is called. */
export const nameOf = (what: string, t: Props['t']): string => t('board.name', { what });
