// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import type { Colour } from '../content/kinds.ts';
import { setup } from '../table/schema.ts';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { givesUp } from './gives-up.ts';
import { goal } from './goal.ts';
import { words } from './naming.ts';
import { sound } from './sounds.ts';

/** The colours of the pieces. */
const COLOURS: Readonly<Record<Colour, string>> = {
  yellow: '#c79a1e',
  blue: '#2c66a8',
  red: '#b0362c',
  brown: '#75492a',
};

export const naming: Naming<RomoloView, RomoloKit> = {
  setup,
  words,
  goal,
  givesUp,
  sound,
  colours: (view) => view.players.flatMap(({ seat, colour }) => (seat === null || colour === 'automaton' ? [] : [COLOURS[colour]])),
};
