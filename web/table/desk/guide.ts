import type { ReactNode } from 'react';

/** Guides the player: the coach of a lesson. A guided match is not stored, so it has no replay. */
export interface Guide {
  /** Shown above the question. */
  readonly note: (showRule: (id: string) => void) => ReactNode;
  /** The option to highlight while the player points at none. */
  readonly pointed: number | undefined;
  /** The options that the guide accepts; undefined for all. */
  readonly wanted: readonly number[] | undefined;
  /** The match waits for the guide, not for a decision. */
  readonly isHolding: boolean;
}
