// What can be chosen before a match.
import type { SetupSchema } from '@tabularium/kernel';
import type { BluffKit } from './table.ts';

export const DICE = 5; // BLU-1.1

export const setup: SetupSchema<BluffKit['setup']> = {
  modes: [{ id: 'classic', seats: [2, 3, 4] }], // BLU-1.1
  options: [{ id: 'dice', values: [3, DICE], default: DICE }], // BLU-1.2
  firstGame: { mode: 'classic', seats: 3, options: { dice: 3 } },
};
