// Shows the acts of the news one after the other.
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '../events.ts';
import { type Act, actsOf } from './timeline.ts';

export interface Play {
  readonly acts: readonly Act[];
  /** The number of the act that is being shown; as many as there are when all is over. */
  readonly now: number;
  readonly current: Act | undefined;
}
const NO_ACTS: readonly Act[] = [];

export function usePlay(news: readonly Event[], pace: number): Play {
  const isStill = pace === 0;
  const acts = useMemo(() => (isStill ? NO_ACTS : actsOf(news)), [news, isStill]);
  const [shown, setShown] = useState({ acts, now: 0 });
  const now = shown.acts === acts ? shown.now : 0;
  const current = acts[now];
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => setShown({ acts, now: now + 1 }), current.steps * pace);
    return () => clearTimeout(timer);
  }, [acts, now, current, pace]);
  return useMemo(() => ({ acts, now, current }), [acts, now, current]);
}
