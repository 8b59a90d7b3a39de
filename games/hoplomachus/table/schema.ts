// What can be chosen before a match. Factions, titans and neutral heroes are chosen at the table.
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import { ARENAS } from '../content/arenas.ts';
import type { Mode, Setup } from './table.ts';

const COMPETITIVE: readonly Mode[] = ['skirmish', 'pandemonium', 'alliance'];
const OPTIONS: readonly SetupOption[] = [
  { id: 'arena', values: ARENAS, default: 'pozzuoli', modes: ['skirmish'] }, // HOP-23.3
  { id: 'playerA', values: ['first', 'second'], default: 'first', modes: ['ascension'], seats: [2] }, // HOP-23.2
  { id: 'heroBounty', values: ['defeated', 'defeating'], default: 'defeated', modes: ['pandemonium'] }, // HOP-16.7
  { id: 'headStart', values: ['off', 'on'], default: 'off', modes: ['skirmish'] }, // HOP-15.12
  { id: 'noProgressDraw', values: ['off', 'on'], default: 'off', modes: COMPETITIVE }, // HOP-18.2
  { id: 'roundLimit', values: ['off', 'on'], default: 'off' }, // HOP-18.4
];
const MODES: readonly { readonly id: Mode; readonly seats: readonly number[] }[] = [
  { id: 'onslaught', seats: [1, 2] },
  { id: 'ascension', seats: [1, 2] },
  { id: 'skirmish', seats: [2] },
  { id: 'pandemonium', seats: [3, 4] },
  { id: 'alliance', seats: [4] },
];

export const setup: SetupSchema<Setup> = {
  modes: MODES,
  options: OPTIONS,
  firstGame: { mode: 'onslaught', seats: 1, options: {} },
};
