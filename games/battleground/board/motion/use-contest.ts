// The dice to show: those of the current act, or else those on the table.
import { useMemo, useState } from 'react';
import type { Event } from '../../table/events.ts';
import type { PartProps } from '../common/props.ts';
import { type Contest, lying, told, toldAll } from './contest.ts';

interface Kept {
  readonly news: readonly Event[];
  /** The contest before this news. */
  readonly before: Contest | undefined;
}
export function useContest({ news, play, view }: Pick<PartProps, 'news' | 'play' | 'view'>): Contest | undefined {
  const [kept, setKept] = useState<Kept>({ news, before: undefined });
  if (kept.news !== news) setKept({ news, before: toldAll(kept.before, kept.news) });
  const { before } = kept.news === news ? kept : { before: toldAll(kept.before, kept.news) };
  const { current } = play;
  const shown = current === undefined ? news.length : news.indexOf(current.event) + 1;
  const contest = useMemo(() => news.slice(0, shown).reduce(told, before), [news, shown, before]);
  const { rolled } = view.table;
  if (current === undefined && rolled.length > 0) return lying(contest, rolled, view.trail);
  return contest === before && before?.net !== null ? undefined : contest;
}
