// What a step of `npm test` is, and what it results in.

/** Something that went wrong, and how to see it alone. */
export interface Failure {
  readonly what: string;
  readonly reason: string;
  readonly command?: string;
}
export interface Outcome {
  /** Tests and tools that passed. */
  readonly passed: number;
  /** Tests alone. */
  readonly tests: number;
  readonly assertions: number;
  readonly failures: readonly Failure[];
  readonly retries: readonly Failure[];
}
export interface Step {
  readonly name: string;
  readonly lane: 'browser' | 'checks';
  readonly run: (niceness: number) => Promise<Outcome>;
}

export const NOTHING: Outcome = { passed: 0, tests: 0, assertions: 0, failures: [], retries: [] };
