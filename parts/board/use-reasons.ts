import type { Reason } from '@tabularium/kernel';
import { useEffect, useState } from 'react';

/** Why other things are not options of the open decision; empty until the rules have answered. */
export function useReasons(decision: string | undefined, whyNot: () => Promise<readonly Reason[]>): readonly Reason[] {
  const [known, setKnown] = useState<{ readonly decision: string; readonly reasons: readonly Reason[] }>();
  const isKnown = decision === undefined || known?.decision === decision;
  useEffect(() => {
    if (isKnown || decision === undefined) return undefined;
    let isWanted = true;
    void whyNot().then((reasons) => {
      if (isWanted) setKnown({ decision, reasons });
    });
    return () => {
      isWanted = false;
    };
  }, [decision, isKnown, whyNot]);
  return known !== undefined && known.decision === decision ? known.reasons : [];
}
