// What can be chosen before a match. ARC-18.6
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import { ALL_SEATS, TOTALS } from '../content/tables.ts';
import type { Mode, Setup } from './table.ts';

const SWITCH = ['off', 'on'] as const;
const GROUND = ['map', 'placed'] as const;
const OPEN: readonly Mode[] = ['standard', 'custom'];
const VARIANTS: readonly Mode[] = ['kingOfTheHill', 'deathBeforeDishonor'];
/** Modes to which people bring armies, or build them at the table. ARC-2.1 */
export const BUILT: readonly Mode[] = [...OPEN, ...VARIANTS];
const upTo = (from: number, to: number, by: number): number[] => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const OPTIONS: readonly SetupOption[] = [
  { id: 'points', values: Object.keys(TOTALS).map(Number), default: 7000, modes: ['standard', ...VARIANTS] }, // ARC-13.1 to ARC-13.3, ARC-13.10
  { id: 'total', values: upTo(500, 20_000, 250), default: 5000, modes: ['custom'] }, // ARC-13.6
  { id: 'commandPoints', values: upTo(1, 20, 1), default: 8, modes: ['custom'] }, // ARC-13.6
  { id: 'victoryPoints', values: upTo(1, 99, 1), default: 15, modes: ['custom'] }, // ARC-13.6
  { id: 'tableSize', values: [75, 100, 125, 150], default: 100, modes: ['custom'] }, // ARC-13.6
  {
    id: 'battlefield',
    values: ['random', 'firstBattle', 'templeRuins', 'brokenGround', 'placed'],
    default: 'random',
    modes: OPEN,
    seats: [2],
  },
  { id: 'layout', values: GROUND, default: 'map', modes: OPEN, seats: [3, 4, 5, 6] },
  { id: 'ground', values: GROUND, default: 'map', modes: VARIANTS },
  { id: 'teams', values: SWITCH, default: 'off', modes: BUILT, seats: [4, 6] }, // ARC-13.8
  { id: 'halfSteps', values: SWITCH, default: 'off' }, // ARC-5.4
  { id: 'factionPenalty', values: SWITCH, default: 'off', modes: BUILT }, // ARC-13.9
  { id: 'stalemateRounds', values: ['off', 5, 10, 20], default: 'off' }, // ARC-12.12
];
const MODES: readonly { readonly id: Mode; readonly seats: readonly number[] }[] = [
  { id: 'firstBattle', seats: [2] },
  { id: 'standard', seats: ALL_SEATS },
  { id: 'kingOfTheHill', seats: ALL_SEATS },
  { id: 'deathBeforeDishonor', seats: ALL_SEATS },
  { id: 'custom', seats: ALL_SEATS },
];

export const setup: SetupSchema<Setup> = {
  modes: MODES,
  options: OPTIONS,
  firstGame: { mode: 'firstBattle', seats: 2, options: { halfSteps: 'off', stalemateRounds: 'off' } },
};
