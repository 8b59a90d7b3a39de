// Going down a card: the dice of a titan or an immortal, and the next of its rows. HOP-13.17, HOP-14.12
import { DICE } from '../../content/kinds.ts';
import type { DieShown } from '../../table/events.ts';
import { NONE, type Table, type Turn } from '../../table/table.ts';

/** How many dice of each colour hit, in the order of DICE. */
export const hitsOf = (dice: readonly DieShown[]): number[] =>
  DICE.map((colour) => dice.filter(({ die, hit }) => hit && die === colour).length);
/** The first row comes next. */
export function openRows({ turn }: Table): void {
  turn.row = NONE;
  nextRow(turn);
}
export function nextRow(turn: Turn): void {
  turn.row += 1;
  turn.repeat = 0;
  turn.act = NONE;
  turn.done.length = 0;
}

/** The cards of the rulebook, each with a rule of its own. */
const CARDS = 6;
/** The rule of a card: its own, or for cards of other content the one that every card follows. HOP-24.7 */
export const cardRule = (chapter: 'HOP-21' | 'HOP-22', number: number): string =>
  number < CARDS ? `${chapter}.${number + 1}` : chapter === 'HOP-21' ? 'HOP-13.17' : 'HOP-14.12';
