// A short lesson on special orders: abilities that work while a figure stands on them, beside the unit and at a distance.
import type { Lesson } from '@tabularium/parts/shape';
import type { ArcaneKit } from '../table/table.ts';
import { type Layout, sceneFrom } from './layout.ts';

/** The Phalanx between the First Cohort in front of it, Atia's Coven beside it and the Velites two steps away; the Archers keep the battle open. */
const phalanx: Layout = {
  options: { battlefield: 'templeRuins' },
  units: {
    'A:R01': '8 11 N S10-S6 S13-S7 S11-S8 S12-S9',
    'A:R02': '4.5 12 E',
    'A:R17': '9.5 12 W',
    'B:E06': '8 12 S S8-S6 S9-S7',
    'B:E02': '11 15 S',
  },
};
const ROLLS = [
  [6, 5, 4, 3, 2, 1], // the First Cohort attacks
  [5, 3], // the Phalanx defends
  [2], // and rerolls its 5, for the Bad Luck of the Coven
  [6, 5, 4, 4, 3, 1], // the Velites throw
  [4, 2], // the Phalanx defends
];

export const lesson: Lesson<ArcaneKit> = {
  seat: 0,
  scenes: { phalanx: sceneFrom(phalanx, ROLLS) },
  steps: [
    { id: 'diamond', scene: 'phalanx', parts: [{ say: 'scene' }, { say: 'empty', look: 'A:R02 shot B:E06' }] },
    {
      id: 'confuse',
      scene: 'phalanx',
      parts: [
        { say: 'order', expect: ['A:R17 confusion B:E06'], hint: 'behind' },
        { say: 'turned', look: 'A:R17 confusion B:E06' },
      ],
    },
    {
      id: 'rear',
      scene: 'phalanx',
      parts: [{ say: 'attack', expect: ['A:R01 melee B:E06'], hint: 'now', auto: ['S10', 'S11', 'S1', 'S2'] }, { say: 'result' }],
    },
    {
      id: 'javelins',
      scene: 'phalanx',
      parts: [
        { say: 'order', expect: ['A:R02 regroup'], hint: 'ready' },
        { say: 'slots', expect: ['S9-S1'], hint: 'first', auto: ['S10-S2'] },
        { say: 'done', expect: ['pass'], hint: 'finish' },
      ],
    },
    {
      id: 'throw',
      scene: 'phalanx',
      parts: [{ say: 'order', expect: ['A:R02 thrownWeapon B:E06'], hint: 'near' }, { say: 'won' }],
    },
  ],
  hintsWhile: { at: 'turn' },
};
