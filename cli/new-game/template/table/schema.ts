// What can be chosen before a match.
import type { SetupSchema } from '@tabularium/kernel';
import type { NewGameKit } from './table.ts';

export const PILE = 21; // NEW-1.1

export const setup: SetupSchema<NewGameKit['setup']> = {
  modes: [{ id: 'classic', seats: [2, 3, 4] }], // NEW-1.1
  options: [{ id: 'pile', values: [PILE, 31], default: PILE }], // NEW-1.2
  firstGame: { mode: 'classic', seats: 2, options: { pile: PILE } },
};
