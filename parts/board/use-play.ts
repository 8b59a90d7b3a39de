// The news of a picture, shown as acts one after the other.
import { use, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Act, Show, ShowContext } from './show.ts';

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
/** Shows the acts one after the other. Until the last one has been shown, the house holds back log, figures and the next question. */
export function usePlay<Event>(
  news: readonly Event[],
  pace: number,
  actsOf: (news: readonly Event[]) => readonly Act<Event>[],
): Play<Event> {
  const [own] = useState(() => new Show<Event>());
  const show = (use(ShowContext) as Show<Event> | undefined) ?? own;
  const isStill = pace === 0;
  useLayoutEffect(() => show.divide(actsOf), [show, actsOf]);
  const acts = useMemo(() => (isStill ? [] : actsOf(news)), [news, isStill, actsOf]);
  const now = Math.min(
    useSyncExternalStore(show.subscribe, () => show.now(news)),
    acts.length,
  );
  const current = acts[now];
  useEffect(() => {
    if (current === undefined || show.isHeld(news)) return undefined;
    const timer = setTimeout(() => show.go(news, now + 1), current.steps * pace);
    return () => clearTimeout(timer);
  }, [show, news, now, current, pace]);
  return useMemo(() => ({ acts, now, current }), [acts, now, current]);
}
