// A first game: alone against the first immortal, with the Parthians. The Outrider has entered, and its rush is the first move.
import type { First } from '@tabularium/parts/shape';

export const first: First = {
  setup: { mode: 'onslaught', seats: 1, options: {} },
  answers: ['neutral.rostam', 'parthians', 'a3', 'deploy parthians.outrider', 'g3'],
};
