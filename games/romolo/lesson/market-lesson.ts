// A short lesson on the market: what a forum is good for, where a sold cube goes, and when prices move.
import type { Lesson } from '@tabularium/parts/shape';
import type { RomoloKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** The small board: a forum in the capital, two farms beside it, and three cubes above the columns of the market. */
const trade: Layout = {
  round: 9,
  turn: { number: 17, busy: true },
  hexes: { c1: '2 warehouse forum', c2: '2 farm', e3: 'farm warehouse' },
  units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c2', 'blue.worker.1': 'e3' },
  stock: ['1 wood 2 salt', '2 wheat'],
  money: [2, 4],
  prices: { salt: 3, wheat: 1 },
  columns: { salt: ['wood', 'stone'], wheat: ['wood'] },
  bank: { farm: 5, warehouse: 5, forum: 3 },
};

export const lesson: Lesson<RomoloKit> = {
  seat: 0,
  scenes: { trade: { setup: setupOf(trade), table: tableOf(trade) } },
  steps: [
    {
      id: 'sale',
      scene: 'trade',
      parts: [
        { say: 'scene' },
        { say: 'sell', expect: ['sell yellow.worker.1'], hint: 'forum' },
        { say: 'column', expect: ['salt on wheat'], hint: 'dear' },
        { say: 'coins' },
      ],
    },
    {
      id: 'prices',
      scene: 'trade',
      parts: [
        { say: 'full' },
        { say: 'buy', expect: ['buy yellow.worker.2'], hint: 'now' },
        { say: 'wheat', expect: ['wheat'], hint: 'cheap' },
        { say: 'end', expect: ['pass'], hint: 'done', auto: ['pass'] },
        { say: 'moved' },
      ],
    },
  ],
  hintsWhile: { at: 'round' },
};
