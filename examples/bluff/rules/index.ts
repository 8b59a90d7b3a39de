// The game as the kernel gets it.
import type { Game } from '@tabularium/kernel';
import { DICE, setup } from '../table/schema.ts';
import { type BluffKit, textOf } from '../table/table.ts';
import shape from '../table/table-shape.json' with { type: 'json' };
import { play, result } from './play.ts';
import { guess, see, seeAs } from './see.ts';

export const bluff: Game<BluffKit> = {
  id: 'bluff',
  version: 1,
  prefix: 'BLU',
  setup,
  content: {},
  open: ({ seats, options }, content) => ({
    content,
    cups: Array.from({ length: seats }, () => Array.from({ length: options.dice ?? DICE }, () => 1)), // rolled before anybody looks
    turn: 0,
    bid: null,
    last: null,
  }),
  play,
  see,
  seeAs,
  guess,
  result,
  copy: (table) => ({ ...table, cups: table.cups.map((cup) => [...cup]) }),
  text: (_ask, option) => textOf(option),
  shape,
};
