// How long random tests go on, and where they begin: the same ones every time, unless the environment says otherwise.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** TABULARIUM_BUDGET: how many times as much is tried. */
    budget: number;
    /** TABULARIUM_SEED: the first seed. */
    seed: number;
  }
}

/** So many of something random, or more. */
export const times = (n: number): number => n * inject('budget');
/** So many seeds, or more: 1, 2, 3 and so on, unless they begin elsewhere. */
export const seeds = (n: number): readonly number[] => Array.from({ length: times(n) }, (_, i) => inject('seed') + i);
