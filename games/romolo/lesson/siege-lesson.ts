// A short lesson on war: an army before an enemy capital, a battle against a tower, and what casualties do to it.
import type { Lesson } from '@tabularium/parts/shape';
import type { RomoloKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** The small board: blue's capital in e3 is defended by its tower alone. */
const siege: Layout = {
  round: 9,
  turn: { number: 17, busy: true },
  hexes: { c1: 'warehouse', c2: '2 farm', e3: 'warehouse' },
  units: {
    'yellow.worker.1': 'c2 acted 0 used',
    'yellow.soldier.1': 'e3',
    'yellow.soldier.2': 'e3',
    'yellow.soldier.3': 'e2',
    'blue.worker.1': 'd2',
  },
  stock: ['4 wheat', '2 wheat'],
  money: [4, 4],
  bank: { farm: 6, warehouse: 6 },
};

const ALL = 'yellow.soldier.1 + yellow.soldier.2 + yellow.soldier.3';

export const lesson: Lesson<RomoloKit> = {
  seat: 0,
  scenes: { siege: { setup: setupOf(siege), table: tableOf(siege) } },
  steps: [
    {
      id: 'army',
      scene: 'siege',
      parts: [
        { say: 'scene' },
        { say: 'move', expect: ['move yellow.soldier.3 e3'], hint: 'together' },
        { say: 'war', expect: ['pass'], hint: 'stay' },
      ],
    },
    {
      id: 'siege',
      scene: 'siege',
      parts: [
        { say: 'attack', expect: ['e3 seat 1'], hint: 'fight', auto: [ALL] },
        { say: 'token', expect: ['blank'], hint: 'keep', auto: ['blank'] },
        { say: 'hit', expect: ['tower'], hint: 'tower' },
        { say: 'cracked' },
      ],
    },
  ],
  hintsWhile: { at: 'round' },
};
