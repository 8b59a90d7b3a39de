// What can be chosen before a match. ARC-18.6
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import { TOTALS } from './content/tables.ts';
import type { Mode, Setup } from './table.ts';

const SWITCH = ['off', 'on'] as const;
const OPEN: readonly Mode[] = ['standard', 'custom'];
const VARIANTS: readonly Mode[] = ['kingOfTheHill', 'deathBeforeDishonor'];
/** To which people bring armies, or put them together at the table. ARC-2.1 */
export const BUILT: readonly Mode[] = [...OPEN, ...VARIANTS];
const upTo = (from: number, to: number, by: number): number[] => Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const OPTIONS: readonly SetupOption[] = [
  { id: 'points', values: Object.keys(TOTALS).map(Number), default: 7000, modes: ['standard'] }, // ARC-13.1 to ARC-13.3
  { id: 'total', values: upTo(2000, 12_000, 1000), default: 5000, modes: ['custom'] }, // ARC-13.6
  { id: 'commandPoints', values: upTo(1, 20, 1), default: 8, modes: ['custom'] }, // ARC-13.6
  { id: 'victoryPoints', values: upTo(3, 99, 3), default: 15, modes: ['custom'] }, // ARC-13.6
  {
    id: 'battlefield',
    values: ['random', 'firstBattle', 'templeRuins', 'brokenGround', 'placed'],
    default: 'random',
    modes: OPEN,
    seats: [2],
  },
  { id: 'ground', values: ['printed', 'placed'], default: 'printed', modes: VARIANTS },
  { id: 'teams', values: SWITCH, default: 'off', modes: OPEN, seats: [4, 6] }, // ARC-13.8
  { id: 'halfSteps', values: SWITCH, default: 'on' }, // ARC-5.4
  { id: 'factionPenalty', values: SWITCH, default: 'off', modes: BUILT }, // ARC-13.9
  { id: 'stalemateRounds', values: [5, 10, 20], default: 10 }, // ARC-12.12
  { id: 'draws', values: SWITCH, default: 'off' }, // ARC-12.12
];
const MODES: readonly { readonly id: Mode; readonly seats: readonly number[] }[] = [
  { id: 'firstBattle', seats: [2] },
  { id: 'standard', seats: [2, 3, 4, 5, 6] },
  { id: 'kingOfTheHill', seats: [2] },
  { id: 'deathBeforeDishonor', seats: [2] },
  { id: 'custom', seats: [2, 3, 4, 5, 6] },
];

export const setup: SetupSchema<Setup> = {
  modes: MODES,
  options: OPTIONS,
  firstGame: { mode: 'firstBattle', seats: 2, options: { halfSteps: 'on', stalemateRounds: 10, draws: 'off' } },
};
