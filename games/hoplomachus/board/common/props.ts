// What every part of the board is drawn from.
import type { Preview } from '@tabularium/parts/board';
import type { BoardProps } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import type { Choices } from './choices.ts';

export type Props = BoardProps<HoplomachusKit, HoplomachusView>;
/** Props of a part of the board: the board's own, and where the decision's options are. */
export type PartProps = Props & { readonly choices: Choices };
/** What the highlighted option leads to. */
export type ShownPreview = Preview<HoplomachusKit> | undefined;
