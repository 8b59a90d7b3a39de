// What every part of the board is drawn from.
import type { Decision } from '@tabularium/kernel';
import type { Preview } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import { maps } from '../../content/maps.ts';
import type { HexName } from '../../table/asks.ts';
import type { RomoloKit } from '../../table/table.ts';
import type { HexView, PlayerView, RomoloView } from '../../table/view.ts';
import type { Choices } from './choices.ts';
import type { Selection } from './use-selection.ts';

export type Props = BoardProps<RomoloKit, RomoloView>;
export type OpenDecision = Decision<RomoloKit>;
/** What every part of the board gets: the board's own props, the chosen unit, and where the options are. */
export type PartProps = Props & { readonly choices: Choices; readonly selection: Selection };
/** For parts that preview the option pointed at. */
export type WithPreview = PartProps & { readonly preview: Preview<RomoloKit> | undefined };
/** A decision of this kind. */
export type Asked<A extends OpenDecision['ask']> = Extract<OpenDecision, { readonly ask: A }>;
/** A part of the board that answers such a decision. */
export type WithDecision<A extends OpenDecision['ask']> = PartProps & { readonly decision: Asked<A> };

/** The player whose view it is; for spectators the active player. */
export function viewerOf({ eye, view }: Pick<Props, 'eye' | 'view'>): PlayerView | undefined {
  const { players, turn, order } = view.table;
  return players[typeof eye === 'number' ? eye : (turn?.seat ?? order[0] ?? 0)];
}
/** What somebody is called. */
export const whoIs = ({ seat }: Pick<PlayerView, 'seat'>, names: readonly string[], t: Props['t']): string =>
  seat === null ? t('draw.automaton') : (names[seat] ?? String(seat + 1));
/** Half coins as they are written: 2½. */
export const coinText = (half: number): string => `${half >= 2 || half % 2 === 0 ? Math.floor(half / 2) : ''}${half % 2 === 0 ? '' : '½'}`;

export const mapOf = ({ terms }: Pick<RomoloView, 'terms'>) => maps[terms.map] as (typeof maps)[number];
export const hexAt = ({ hexes }: Pick<RomoloView, 'hexes'>, at: HexName | null | undefined): HexView | undefined =>
  hexes.find((hex) => hex.at === at);
