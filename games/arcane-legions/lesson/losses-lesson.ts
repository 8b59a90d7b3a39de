// A short lesson on losses: which figures to give up, when a wound is cheaper, and how those who are left close their ranks.
import type { Lesson } from '@tabularium/parts/shape';
import type { ArcaneKit } from '../table/table.ts';
import { type Layout, sceneFrom } from './layout.ts';

/** The learner's turn is over, and the Spears stand front to front with the Arverni. */
const struck: Layout = {
  options: { battlefield: 'templeRuins' },
  cp: 0,
  units: {
    'A:R13': '8 8 N',
    'B:E01': '8 9 S S11-S3 S12-S4 S13-S9 S14-S10',
  },
};
const ROLLS = [
  [5, 4, 2, 2, 1, 1], // the Spears of Memphis attack
  [4, 1], // the Arverni defend
  [5, 2, 2, 2, 1, 1], // the Spears attack again
  [4, 2], // the Arverni defend
  [6, 5, 4, 4, 2, 1], // the Arverni attack
  [5, 3, 2], // the Spears defend
];

export const lesson: Lesson<ArcaneKit> = {
  seat: 0,
  scenes: { struck: sceneFrom(struck, ROLLS) },
  steps: [
    {
      id: 'struck',
      scene: 'struck',
      parts: [
        { say: 'scene', auto: ['B:E01 melee A:R13'] },
        { say: 'damage', expect: ['S11'], hint: 'spare', auto: ['S12'] },
      ],
    },
    {
      id: 'wound',
      scene: 'struck',
      parts: [
        { say: 'again', auto: ['B:E01 melee A:R13 push', 'S5'] },
        { say: 'damage', expect: ['S1'], hint: 'strong', auto: ['pass'] },
        { say: 'marked' },
      ],
    },
    {
      id: 'ranks',
      scene: 'struck',
      parts: [
        { say: 'order', expect: ['A:R13 regroup'], hint: 'ready' },
        { say: 'fill', expect: ['S13-S5'], hint: 'gap' },
        { say: 'done', expect: ['pass'], hint: 'finish' },
      ],
    },
    {
      id: 'answer',
      scene: 'struck',
      parts: [
        { say: 'attack', expect: ['A:R13 melee B:E01'], hint: 'now', auto: ['S3', 'S4', 'S6', 'S7'] },
        { say: 'result', look: 'A:R13 move' },
        { say: 'end', expect: ['pass'], hint: 'rest' },
        { say: 'healed' },
      ],
    },
  ],
  hintsWhile: { at: 'turn' },
};
