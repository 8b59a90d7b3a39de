// How many random tests are made, and with which seeds: the same every time, unless the environment says otherwise.
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** TABULARIUM_BUDGET: multiplies the number of tries. */
    budget: number;
    /** TABULARIUM_SEED: the first seed. */
    seed: number;
  }
}

/** `n` random tries, or more with a larger budget. */
export const times = (n: number): number => n * inject('budget');
/** `n` seeds, or more with a larger budget: 1, 2, 3 and so on, unless the first is given. */
export const seeds = (n: number): readonly number[] => Array.from({ length: times(n) }, (_, i) => inject('seed') + i);
