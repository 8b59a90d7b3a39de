import { useEffect } from 'react';

/** Brings a rule into sight and moves the reading position there. */
export function useScrollTo(anchor: string | undefined, isReady: boolean): void {
  useEffect(() => {
    if (anchor === undefined || !isReady) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [anchor, isReady]);
}
