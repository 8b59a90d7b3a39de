// A short lesson on interruptions: overwatch makes every test harder, the blow at somebody who leaves is easier.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattlegroundKit } from '../table/table.ts';
import { type Layout, sceneFrom } from './layout.ts';

/** Skeletor is active, and He-Man watches. */
const watched: Layout = {
  mode: 'first',
  map: 'grayskull_ruins',
  figures: { he_man: 'M16 N W01 overwatch', skeletor: 'M12 S W02 W23' },
  hands: ['FM01 FM05 FM08', 'FE01 FE06 FE09'],
  active: 'skeletor',
};
const ROLLS = [
  [5, 4, 4, 2, 1], // the Sword of Power
  [2], // its free reroll
  [4, 2, 1], // Skeletor defends
  [5, 4, 3, 2, 1], // the Sword of Power again
  [3], // its free reroll
  [5, 4, 1], // Skeletor defends
];

export const lesson: Lesson<BattlegroundKit> = {
  seat: 0,
  scenes: { watched: sceneFrom(watched, ROLLS) },
  steps: [
    {
      id: 'interrupt',
      scene: 'watched',
      parts: [
        { say: 'scene', auto: ['move', 'M15', 'S'] },
        { say: 'begun', look: 'focus' },
      ],
    },
    {
      id: 'harder',
      scene: 'watched',
      parts: [
        { say: 'card', expect: ['play FM01'], hint: 'help' },
        { say: 'bonus', expect: ['ability'], hint: 'four' },
        { say: 'attack', expect: ['attack W01'], hint: 'strike' },
        { say: 'free', expect: ['die 5'], hint: 'one' },
        { say: 'end', expect: ['pass'], hint: 'keep', auto: ['move', 'M12'] },
      ],
    },
    {
      id: 'flight',
      scene: 'watched',
      parts: [
        { say: 'chance', expect: ['he_man'], hint: 'free' },
        { say: 'only', look: 'move' },
        { say: 'attack', expect: ['attack W01'], hint: 'now' },
        { say: 'reroll', expect: ['die 5'], hint: 'one', auto: ['pass', 'S', 'pass'] },
        { say: 'done' },
      ],
    },
  ],
  hintsWhile: { at: 'round' },
};
