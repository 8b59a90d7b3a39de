import { useEffect } from 'react';

/** Scrolls to a rule and moves the focus there, for screen readers. */
export function useScrollTo(anchor: string | undefined, isReady: boolean): void {
  useEffect(() => {
    if (anchor === undefined || !isReady) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  }, [anchor, isReady]);
}
