// A first game: two players, the base rules, and a faction and a starting city for everybody. The first turn is the first decision.
import type { First } from '@tabularium/parts/shape';
import { FACTIONS } from './content/kinds.ts';
import { setup } from './table/schema.ts';

/** Nobody chooses the last of the starting cities. */
export const first: First = { setup: { ...setup.firstGame }, answers: [[...FACTIONS], [...FACTIONS], ['b2', 'f6']] };
