// The games that can be played: one line each.
import { battaliaPackage } from '@tabularium/battalia/package';
import type { GamePackage } from './shape.ts';

export const packages: readonly GamePackage[] = [battaliaPackage];

export * from './shape.ts';
