// A first game: two players with their cities already founded: a forest at the edge, the capital with its warehouse, a farm beside it. The
// first turn is the first decision.
import type { First } from '@tabularium/parts/shape';
import { setup } from './table/schema.ts';

/** In the north or in the south. */
const EDGE = ['a2', 'g2'];
const CAPITAL = ['b2', 'f2'];
const FIELDS = ['b3', 'f3'];
/** Capital, farm and warehouse; one worker in the forest and one at home. */
const CITY = [CAPITAL, FIELDS, CAPITAL, EDGE, CAPITAL];

export const first: First = {
  setup: { ...setup.firstGame },
  answers: ['forest', 'forest', EDGE, EDGE, 'wheat', 'wheat', ...CITY, ...CITY],
};
