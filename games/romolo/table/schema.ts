// What can be chosen before a match. ROM-18.6
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import type { Mode, Setup } from './table.ts';

const SWITCH = ['off', 'on'] as const;
const OPTIONS: readonly SetupOption[] = [
  { id: 'battleDie', values: SWITCH, default: 'off' }, // ROM-10.32
  { id: 'coinsSecret', values: SWITCH, default: 'on', modes: ['free', 'teams'] }, // ROM-12.8
  { id: 'eventMode', values: ['line', 'bag'], default: 'line', modes: ['solo'] }, // ROM-2.15
  { id: 'laterCoins', values: SWITCH, default: 'off', modes: ['free', 'teams'] }, // ROM-2.16
  { id: 'roundLimit', values: SWITCH, default: 'off' }, // ROM-13.9
];
const MODES: readonly { readonly id: Mode; readonly seats: readonly number[] }[] = [
  { id: 'free', seats: [2, 3, 4] },
  { id: 'teams', seats: [4] },
  { id: 'solo', seats: [1] },
];

export const setup: SetupSchema<Setup> = {
  modes: MODES,
  options: OPTIONS,
  firstGame: { mode: 'free', seats: 2, options: { battleDie: 'off', coinsSecret: 'on' } },
};
