// The game as the kernel gets it.
import type { Game } from '@tabularium/kernel';
import { PILE, setup } from '../table/schema.ts';
import type { NewGameKit } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { play, result } from './play.ts';

export const newGame: Game<NewGameKit> = {
  id: 'new-game',
  version: 1,
  prefix: 'NEW',
  setup,
  content: {},
  open: ({ seats, options }, content) => ({
    content,
    pile: options.pile ?? PILE,
    taken: Array.from({ length: seats }, () => 0),
    turn: 0,
    last: null,
  }),
  play,
  see: ({ pile, taken, turn, last }) => ({ pile, taken: [...taken], turn, last }),
  guess: () => undefined, // nothing is hidden
  result,
  copy: (table) => ({ ...table, taken: [...table.taken] }),
  text: (_ask, { coins }) => `take ${coins}`,
  shape,
};
