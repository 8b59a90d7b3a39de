import type { Step } from './game.ts';

export type RefusalCode =
  | 'stale-decision'
  | 'not-your-decision'
  | 'no-such-option'
  | 'no-such-seat'
  | 'bad-setup'
  | 'bad-content'
  | 'bad-save'
  | 'bad-record'
  | 'nothing-to-undo'
  | 'no-agreed-draw'
  | 'draw-offered'
  | 'no-draw-offered'
  | 'agreed-already'
  | 'match-over'
  | 'match-running'
  | 'lean-match';

/** A request that cannot be met. Nothing has changed; the message says what to do instead. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

export const trailText = (trail: readonly Step[]): string => trail.map((step) => Object.values(step).join(' ')).join(' > ') || '(top)';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A defect in a game's rules. The message ends with the trail, which says where they were. */
export class RulesError extends Error {
  readonly trail: readonly Step[];
  constructor(message: string, trail: readonly Step[], cause?: unknown) {
    super(`${message}\n  at ${trailText(trail)}`, { cause });
    this.name = 'RulesError';
    this.trail = trail;
  }
}
