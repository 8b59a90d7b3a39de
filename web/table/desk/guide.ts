import type { ReactNode } from 'react';

/** Somebody who looks over the player's shoulder: the coach of a lesson. A guided match is not stored, so it has no replay. */
export interface Guide {
  /** What is said, above the question. */
  readonly note: (showRule: (id: string) => void) => ReactNode;
  /** What is pointed at while the player points at nothing. */
  readonly pointed: number | undefined;
  /** The only options that are accepted; missing: all of them. */
  readonly wanted: readonly number[] | undefined;
  /** The match waits for the guide, not for whoever has to decide. */
  readonly isHolding: boolean;
}
