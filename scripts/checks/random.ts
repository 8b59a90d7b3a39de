// For vitest, before every file: generated cases begin where the run says, and there are as many as it can afford.
import * as fc from 'fast-check';
import { inject } from 'vitest';

const USUAL_RUNS = 100;

fc.configureGlobal({ seed: inject('seed'), numRuns: USUAL_RUNS * inject('budget') });
