// The dice to show now: those of the act being shown, or those that lie on the table.
import { useMemo, useState } from 'react';
import type { Event } from '../../table/events.ts';
import type { PartProps } from '../common/props.ts';
import { EMPTY, lying, type Tray, told, toldAll } from './clash.ts';

interface Kept {
  readonly news: readonly Event[];
  /** The tray as it was before the news. */
  readonly before: Tray;
}
export function useTray({ play: { current }, news, view }: Pick<PartProps, 'play' | 'news' | 'view'>): Tray {
  const [seen, setSeen] = useState<Kept>({ news, before: EMPTY });
  let kept = seen;
  if (seen.news !== news) {
    kept = { news, before: toldAll(seen.before, seen.news) };
    setSeen(kept);
  }
  const { before } = kept;
  const shown = current === undefined ? news.length : news.indexOf(current.event) + 1;
  const tray = useMemo(() => news.slice(0, shown).reduce(told, before), [news, shown, before]);
  const { diceOff } = view.table;
  return current === undefined && diceOff !== null ? lying(tray, diceOff) : tray;
}
