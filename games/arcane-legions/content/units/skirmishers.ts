// Small units, for battles of few points. They stand behind all others: matches know units by their number in the list. ARC-13.6, ARC-18.10
import type { UnitDef } from '../kinds.ts';
import { slots, small, unit } from '../write.ts';

const FOOT = small('white', 1);

export const skirmishers: readonly UnitDef[] = [
  unit('R19', 'sortie', 450, ['roman', null, 'human', 'infantry'], {
    costs: [1, 1, 2, 1],
    colours: ['blue', 'red', 'grey', 'red'],
    bar: [],
    slots: [
      slots(1, FOOT, 'D', '1R01'),
      slots(1, FOOT, 'D', null),
      slots(2, FOOT, 'A', '1R01'),
      slots(1, FOOT, 'A', null),
      slots(2, FOOT, 'M', '1R01'),
      slots(1, FOOT, 'AD', null),
    ],
  }),
  unit('E19', 'sortie', 425, ['egyptian', null, 'undead', 'infantry'], {
    costs: [1, 2, 2, 2],
    colours: ['red', 'red', 'grey', 'red'],
    bar: [],
    slots: [
      slots(2, FOOT, 'A', '1E03'),
      slots(1, FOOT, 'A', null),
      slots(1, FOOT, 'D', '1E03'),
      slots(1, FOOT, 'D', null),
      slots(3, FOOT, 'M', '1E03'),
    ],
  }),
  unit('H18', 'sortie', 400, ['han', 'imperial', 'human', 'infantry'], {
    costs: [1, 2, 2, 2],
    colours: ['blue', 'red', 'grey', 'red'],
    bar: [],
    slots: [
      slots(2, FOOT, 'D', '1H01'),
      slots(1, FOOT, 'D', null),
      slots(1, FOOT, 'A', '1H01'),
      slots(2, FOOT, 'A', null),
      slots(2, FOOT, 'M', '1H01'),
    ],
  }),
  unit('M11', 'sortie', 425, ['mercenary', 'slavic', 'mythological', 'infantry'], {
    costs: [1, 1, 2, 1],
    colours: ['red', 'red', 'grey', 'red'],
    bar: [],
    slots: [
      slots(1, FOOT, 'A', '1M05'),
      slots(2, FOOT, 'A', null),
      slots(1, FOOT, 'D', '1M05'),
      slots(1, FOOT, 'D', null),
      slots(3, FOOT, 'M', '1M05'),
    ],
  }),
];
