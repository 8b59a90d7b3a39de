// What a page needs while the rules run elsewhere: the words of the game, and what can be chosen before a match.
import type { Naming } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import type { BattaliaView } from '../table/view.ts';
import { COLOURS } from './colours.ts';
import { words } from './naming.ts';

export const naming: Naming<BattaliaView> = {
  setup,
  words,
  colours: (view) => view.players.map(({ faction }) => (faction ? COLOURS[faction] : undefined)),
};
