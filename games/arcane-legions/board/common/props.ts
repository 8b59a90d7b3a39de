// What every part of the board is drawn from.

import type { Decision } from '@tabularium/kernel';
import type { Play, Preview } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { ArcaneKit, Table } from '../../table/table.ts';
import type { ArcaneView, PlayerView, UnitView } from '../../table/view.ts';
import type { Choices } from './choices.ts';
import type { Entry } from './ledger.ts';
import type { Selection } from './use-selection.ts';

export type Props = BoardProps<ArcaneKit, ArcaneView>;
export type OpenDecision = Decision<ArcaneKit>;
/** Props of every part of the board: those of the board, and what the parts share. */
export type PartProps = Props & {
  /** Which units and slots the options of the decision are about. */
  readonly choices: Choices;
  /** The selected unit. */
  readonly selection: Selection;
  /** What the option that is pointed at would lead to. */
  readonly preview: Preview<ArcaneKit> | undefined;
  /** The news as they are shown one after the other. */
  readonly play: Play<Event>;
  /** Who scored what and why. */
  readonly ledger: readonly Entry[];
  /** The table, rebuilt from the view so that the rules can be asked about it. */
  readonly ground: Table;
};
/** A decision of this kind. */
export type Asked<A extends OpenDecision['ask']> = Extract<OpenDecision, { readonly ask: A }>;

/** Whose view it is; for spectators, that of the active player, or of the first seat. */
export function viewerOf({ eye, view }: Pick<Props, 'eye' | 'view'>): PlayerView | undefined {
  const { players, turn, order } = view.table;
  return players[typeof eye === 'number' ? eye : (turn?.seat ?? order[0] ?? 0)];
}
export const unitIn = ({ table }: Props['view'], unit: UnitName | null | undefined): UnitView | undefined =>
  table.units.find((one) => one.unit === unit);
/** The unit that a question is about, or the one that was selected. */
export const unitInFocus = ({ choices, selection }: Pick<PartProps, 'choices' | 'selection'>): UnitName | undefined =>
  choices.about ?? selection.unit ?? undefined;

/** What a card, unit, figure or ability is called; units with their player. */
export const nameOf = (what: string, t: Props['t']): string => t('board.name', { what });
/** The same without the player. */
export const ownNameOf = (what: string, t: Props['t']): string => t('board.own', { what });
