// The news of a picture, shown as acts one after the other.
import { useEffect, useMemo, useState } from 'react';

export interface Act<Event> {
  readonly event: Event;
  /** How long it lasts, in steps of the pace. */
  readonly steps: number;
}
/** The acts of the news. All together they take at most `most` steps: longer plays are sped up. */
export function actsIn<Event>(news: readonly Event[], most: number, stepsOf: (event: Event) => number | undefined): readonly Act<Event>[] {
  const acts = news.flatMap((event) => {
    const steps = stepsOf(event);
    return steps === undefined ? [] : [{ event, steps }];
  });
  const total = acts.reduce((sum, { steps }) => sum + steps, 0);
  return total <= most ? acts : acts.map((act) => ({ ...act, steps: (act.steps * most) / total }));
}

export interface Play<Event> {
  readonly acts: readonly Act<Event>[];
  /** The index of the act being shown; after the last one, the number of acts. */
  readonly now: number;
  readonly current: Act<Event> | undefined;
}
/** Shows the acts one after the other. */
export function usePlay<Event>(
  news: readonly Event[],
  pace: number,
  actsOf: (news: readonly Event[]) => readonly Act<Event>[],
): Play<Event> {
  const isStill = pace === 0;
  const acts = useMemo(() => (isStill ? [] : actsOf(news)), [news, isStill, actsOf]);
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
