// The news as they are shown. News that come while dice are still to be shown wait for them; everything else is cut short.
import type { Act } from '@tabularium/parts/board';
import { useEffect, useMemo, useState } from 'react';
import type { Event } from '../../table/events.ts';
import type { Telling } from '../common/props.ts';
import { actsOf } from './timeline.ts';

interface Retold {
  readonly events: readonly Event[];
  readonly acts: readonly Act<Event>[];
}
const DICE: ReadonlySet<Event['kind']> = new Set(['rolledOff', 'rolled', 'rolledDie', 'dieChanged', 'allDiceRaised', 'compared']);
/** Acts still to be shown are hurried, so that the board is never more than so many steps behind. */
const MOST_BEHIND = 4;

/** What is shown when news come during act `now`. */
export function toldOn({ events, acts }: Retold, now: number, news: readonly Event[], coming: readonly Act<Event>[]): Retold {
  const left = acts.slice(now);
  const rest = left.slice(0, left.findLastIndex(({ event }) => DICE.has(event.kind)) + 1);
  const [first] = rest;
  if (first === undefined) return { events: news, acts: coming };
  const total = rest.reduce((sum, { steps }) => sum + steps, 0);
  const haste = Math.min(1, MOST_BEHIND / total);
  return {
    events: [...events.slice(events.indexOf(first.event)), ...news],
    acts: [...rest.map((act) => ({ ...act, steps: act.steps * haste })), ...coming],
  };
}
export function useTelling(news: readonly Event[], pace: number): Telling {
  const isStill = pace === 0;
  const [seen, setSeen] = useState(() => ({ news, isStill, events: news, acts: isStill ? [] : actsOf(news), now: 0 }));
  let telling = seen;
  if (seen.news !== news || seen.isStill !== isStill) {
    const told = isStill || seen.news === news ? { events: news, acts: [] } : toldOn(seen, seen.now, news, actsOf(news));
    telling = { news, isStill, ...told, now: 0 };
    setSeen(telling);
  }
  const { events, acts, now } = telling;
  const current = acts[now];
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(
      () => setSeen((before) => (before.acts === acts ? { ...before, now: now + 1 } : before)),
      current.steps * pace,
    );
    return () => clearTimeout(timer);
  }, [acts, now, current, pace]);
  return useMemo(() => ({ events, acts, now, current }), [events, acts, now, current]);
}
