import { useEffect, useRef } from 'react';
import type { Playback } from './playback.ts';

/** Space plays and pauses, arrow keys step; with Shift they step by turns. */
export function usePlaybackKeys(playback: Playback): void {
  const latest = useRef(playback);
  latest.current = playback;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"]:not([data-beside])')) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, [role="menu"]')) return;
      const { seek, step, stepTurn, toggle, last } = latest.current;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
      const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null;
      if (by !== undefined) (shiftKey ? stepTurn : step)(by);
      else if (key === 'Home') seek(0);
      else if (key === 'End') seek(last);
      else if (key === ' ' && !isOnButton) toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
