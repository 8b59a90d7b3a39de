// A short lesson on cover and heights: a low wall stands between the shooter and the target, and a few steps aside it does not.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattlegroundKit } from '../table/table.ts';
import { type Layout, sceneFrom } from './layout.ts';

/** An open field with one low wall in the middle. */
const wall: Layout = {
  mode: 'first',
  elements: { L2: ['M15 M16'] },
  figures: { man_at_arms: 'M20 N W12 W08', skeletor: 'M12 S W02 W23' },
  active: 'man_at_arms',
};
const ROLLS = [
  [5, 1, 4, 5], // the Arm Cannon
  [1, 2, 3], // Skeletor defends
];

export const lesson: Lesson<BattlegroundKit> = {
  seat: 0,
  scenes: { wall: sceneFrom(wall, ROLLS) },
  steps: [
    {
      id: 'cover',
      scene: 'wall',
      parts: [
        { say: 'scene' },
        { say: 'move', expect: ['move'], hint: 'aside' },
        { say: 'where', expect: ['Q19'], hint: 'clear' },
        { say: 'face', expect: ['NW'], hint: 'toward' },
      ],
    },
    {
      id: 'clear',
      scene: 'wall',
      parts: [{ say: 'attack', expect: ['attack W12'], hint: 'cannon' }, { say: 'heights' }],
    },
  ],
  hintsWhile: { at: 'round' },
};
