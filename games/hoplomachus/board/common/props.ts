// What every part of the board is drawn from.
import type { Preview } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import type { Choices } from './choices.ts';

export type Props = BoardProps<HoplomachusKit, HoplomachusView>;
/** A part of the board: what the board gets, and where on it the options of the decision are. */
export type PartProps = Props & { readonly choices: Choices };
/** What the option that is pointed at leads to. */
export type ShownPreview = Preview<HoplomachusKit> | undefined;
