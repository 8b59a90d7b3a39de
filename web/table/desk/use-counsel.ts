// "What would you do?": a strong bot looks ahead in the reader's place and points at its choice.
import type { Counsel } from '@tabularium/bots/counsel';
import type { Decision, Seat } from '@tabularium/kernel';
import { USUAL } from '@tabularium/parts/levels';
import type { AnyKit } from '@tabularium/parts/shape';
import { useState } from 'react';
import type { MatchLink } from '../../link/link.ts';

export interface Advice {
  readonly decision: Decision<AnyKit>;
  /** Undefined while it is thinking, or if it failed. */
  readonly counsel?: Counsel;
  readonly trouble?: unknown;
}
export interface Asking {
  /** Undefined while there is nothing to decide, null where nobody can ever be asked. */
  readonly ask: (() => void) | undefined | null;
  /** About the open decision. */
  readonly advice: Advice | undefined;
  readonly dismiss: () => void;
}

export function useCounsel(
  { counsel }: MatchLink,
  levels: readonly string[],
  seat: Seat | undefined,
  decision: Decision<AnyKit> | undefined,
  point: (option: number | undefined) => void,
): Asking {
  const [advice, setAdvice] = useState<Advice>();
  const dismiss = (): void => setAdvice(undefined);
  const conclude = (over: Advice['decision'], found: Pick<Advice, 'counsel' | 'trouble'>): void =>
    setAdvice((now) => (now?.decision === over ? { decision: over, ...found } : now));
  const ask = async (): Promise<void> => {
    if (!counsel || seat === undefined || !decision) return;
    setAdvice({ decision });
    try {
      const found = await counsel(seat, decision.id);
      conclude(decision, { counsel: found });
      const pick = found.advised[0]?.pick;
      if (typeof pick === 'number' && pick < decision.options.length) point(pick);
    } catch (trouble) {
      conclude(decision, { trouble });
    }
  };
  return {
    ask: !counsel || !levels.includes(USUAL) ? null : seat === undefined || !decision ? undefined : () => void ask(),
    advice: advice && advice.decision.id === decision?.id ? advice : undefined,
    dismiss,
  };
}
