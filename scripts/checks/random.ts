// A vitest setup file: generated cases start at the run's seed, and their number depends on its budget.
import * as fc from 'fast-check';
import { inject } from 'vitest';

const USUAL_RUNS = 100;

fc.configureGlobal({ seed: inject('seed'), numRuns: USUAL_RUNS * inject('budget') });
