import type { Reason } from '@tabularium/kernel';
import { useEffect, useState } from 'react';

/** Why other things are not options of the open decision; empty until the rules have answered. */
export function useReasons(decision: string | undefined, whyNot: () => Promise<readonly Reason[]>): readonly Reason[] {
  const [known, setKnown] = useState<{ readonly decision: string; readonly reasons: readonly Reason[] }>();
  const isKnown = decision === undefined || known?.decision === decision;
  useEffect(() => {
    if (isKnown || decision === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const reasons = await whyNot();
      if (isWanted) setKnown({ decision, reasons });
    };
    ask().catch(() => undefined); // another decision is open by now, or the server is away
    return () => {
      isWanted = false;
    };
  }, [decision, isKnown]); // `whyNot` is a new function each time the page is drawn, but the same question
  return known !== undefined && known.decision === decision ? known.reasons : [];
}
