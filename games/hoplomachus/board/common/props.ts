// What every part of the board is drawn from.
import type { Decision } from '@tabularium/kernel';
import type { AnyKit, BoardProps } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import type { Choices } from './choices.ts';

export type Props = BoardProps<HoplomachusKit, HoplomachusView>;
/** A part of the board: what the board gets, and where on it the options of the decision are. */
export type PartProps = Props & { readonly choices: Choices };

/** What is asked. The speaker does not know whose decision it is, and need not. */
export const questionOf = ({ speaker }: Pick<Props, 'speaker'>, decision: Decision<HoplomachusKit>): string =>
  speaker.ask(decision as unknown as Decision<AnyKit>);
