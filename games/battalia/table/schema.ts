// What can be chosen before a match.
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import { FACTIONS } from '../content/kinds.ts';
import type { Setup } from './table.ts';

const SEATS = [2, 3, 4];
const NOT_EXILES = ['base', 'advanced', 'strongholds'];
/** BAT-18.8, BAT-18.10, BAT-18.12 */
const OPTIONS: readonly SetupOption[] = [
  { id: 'terrainRules', values: ['off', 'on'], default: 'off', modes: ['strongholds', 'exiles'] },
  { id: 'weeks', values: ['none', 2, 3, 4, 5], default: 'none' }, // BAT-18.7
  { id: 'quietWeek', values: ['off', 'on'], default: 'off' }, // BAT-15.5
  { id: 'removedFaction', values: ['random', ...FACTIONS], default: 'random', seats: [2] }, // BAT-3.30
  { id: 'extraStartCities', values: [0, 1, 2], default: 0, modes: NOT_EXILES }, // BAT-18.11
  { id: 'neutralCities', values: ['yes', 'no'], default: 'yes', modes: NOT_EXILES },
  { id: 'startHeroes', values: [0, 1, 2], default: 0, modes: NOT_EXILES }, // BAT-3.12
  { id: 'exileHeroes', values: [1, 2], default: 1, modes: ['exiles'] }, // BAT-18.2
  { id: 'level4Target', values: [5, 3, 4, 6, 7, 'off'], default: 5 }, // BAT-18.9
  { id: 'boardFull', values: ['on', 'off'], default: 'on' },
  { id: 'vpTarget', values: ['off', 12, 16, 20, 24, 28], default: 'off' },
  { id: 'memoryAid', values: ['off', 'on'], default: 'off' }, // BAT-20.5
];
/** Options that can end the game, with the value that switches them off. */
const ENDS = { level4Target: 'off', boardFull: 'off', vpTarget: 'off', weeks: 'none' } as const;

export const setup: SetupSchema<Setup> = {
  modes: ['base', 'advanced', 'strongholds', 'exiles'].map((id) => ({ id, seats: SEATS })),
  options: OPTIONS,
  conflicts: ({ options }) =>
    Object.entries(ENDS).every(([id, off]) => options[id] === off)
      ? [{ because: 'noEndCondition', rule: 'BAT-18.9', options: Object.keys(ENDS) }]
      : [],
  firstGame: {
    mode: 'base',
    seats: 2,
    options: {
      weeks: 'none',
      quietWeek: 'off',
      removedFaction: 'cloud',
      extraStartCities: 0,
      neutralCities: 'yes',
      startHeroes: 0,
      level4Target: 5,
      boardFull: 'on',
      vpTarget: 'off',
      memoryAid: 'off',
    },
  },
};
