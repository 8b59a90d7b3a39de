// What every part of the board is drawn from.

import type { Seat } from '@tabularium/kernel';
import type { BoardProps } from '@tabularium/parts/shape';
import type { Faction } from '../../content/kinds.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { BattaliaView } from '../../table/view.ts';
import type { Choices } from './choices.ts';

export type Props = BoardProps<BattaliaKit, BattaliaView>;
/** A part of the board: what the board gets, and where on it the options of the decision are. */
export type PartProps = Props & { readonly choices: Choices };

/** A colour of theme.module.css: the faction's, or the seat's own as long as it has none. */
export const seatColour = (seat: Seat, faction: Faction | null | undefined): string => `var(--${faction ?? `seat-${seat}`})`;
