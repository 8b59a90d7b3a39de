// What can be chosen before a match. MOB-17.6
import type { SetupOption, SetupSchema } from '@tabularium/kernel';
import { maps } from '../content/maps.ts';
import type { Mode, Setup } from './table.ts';

/** The limits in points that an army can be given. MOB-9.1 */
const POINTS = { least: 60, most: 150, step: 10, usual: 100 } as const;
const LIMITS = Array.from({ length: (POINTS.most - POINTS.least) / POINTS.step + 1 }, (_, i) => POINTS.least + i * POINTS.step);
const OPTIONS: readonly SetupOption[] = [
  { id: 'masters', values: ['first', 'second'], default: 'first' }, // MOB-1.1
  { id: 'points', values: LIMITS, default: POINTS.usual, modes: ['standard'] }, // MOB-9.1
  { id: 'map', values: ['random', ...maps.map(({ id }) => id)], default: 'random', modes: ['standard'] }, // MOB-9.8
  { id: 'expansion', values: ['off', 'on'], default: 'off', modes: ['standard'] }, // MOB-9.2
];
const MODES: readonly { readonly id: Mode; readonly seats: readonly number[] }[] = [
  { id: 'first', seats: [2] },
  { id: 'standard', seats: [2] },
];

export const setup: SetupSchema<Setup> = {
  modes: MODES,
  options: OPTIONS,
  firstGame: { mode: 'first', seats: 2, options: { masters: 'first' } },
};
