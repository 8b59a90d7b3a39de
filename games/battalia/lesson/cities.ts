// The second lesson: a city is founded and another one raised, and what both are worth.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattaliaKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

const rich: Layout = {
  options: { weeks: 3 },
  greats: ['hammer', 'sword', 'horn'],
  day: 3,
  board: { b2: 'hub 1 of 0 woods', f6: 'hub 1 of 1 canyons', f2: 'hub lakes neutral 4', b6: 'hub woods neutral 4', c2: 'straight E-W' },
  players: [
    {
      faction: 'bear',
      hand: ['friman bear', 'friman bear', 'friman bear', 'chief bear', 'chief bear', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply', 'supply', 'supply', 'friman bear'],
      haven: ['supply', 'supply', 'supply', 'supply'],
    },
    {
      faction: 'ember',
      hand: ['friman ember', 'friman ember', 'chief ember', 'supply', 'supply', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply', 'supply', 'supply', 'friman ember'],
    },
  ],
};

export const lesson: Lesson<BattaliaKit> = {
  seat: 0,
  scenes: { rich: { setup: setupOf(rich), table: tableOf(rich) } },
  steps: [
    {
      id: 'found',
      scene: 'rich',
      parts: [
        { say: 'scene' },
        { say: 'city', expect: ['city 1'], hint: 'cityFirst' },
        { say: 'type', expect: ['hub'], hint: 'open' },
        { say: 'stands' },
      ],
    },
    {
      id: 'raise',
      scene: 'rich',
      parts: [{ say: 'upgrade', expect: ['upgrade b2'], hint: 'chiefs' }, { say: 'points' }, { say: 'done' }],
    },
  ],
  hintsWhile: { at: 'day', week: 1 },
};
