// Who scored what, when and why, from the news this board saw: the table itself keeps only the sums.
import type { Seat } from '@tabularium/kernel';
import { useState } from 'react';
import type { UnitName } from '../../table/asks.ts';
import type { Event, VpReason } from '../../table/events.ts';
import type { ArcaneView, PlayerView } from '../../table/view.ts';

export interface Entry {
  readonly round: number;
  readonly seat: Seat;
  readonly change: number;
  readonly total: number;
  readonly why: VpReason;
  readonly unit: UnitName | null;
}
/** The scores in some news; `last` is the round in which the news end. */
export function entriesIn(news: readonly Event[], last: number): readonly Entry[] {
  const begun = news.find((event) => event.kind === 'roundBegan');
  let round = begun === undefined ? last : begun.round - 1;
  const entries: Entry[] = [];
  for (const event of news) {
    if (event.kind === 'roundBegan') round = event.round;
    if (event.kind !== 'vp') continue;
    const { seat, change, total, why, unit } = event;
    entries.push({ round, seat, change, total, why, unit });
  }
  return entries;
}
/** Without what was taken back: each player's entries end with their present points. */
export function notTakenBack(entries: readonly Entry[], players: readonly Pick<PlayerView, 'seat' | 'vp'>[]): readonly Entry[] {
  const ends = players.map(({ seat, vp }) => entries.findLastIndex((entry) => entry.seat === seat && entry.total === vp));
  return entries.filter(({ seat }, number) => number <= (ends[players.findIndex((player) => player.seat === seat)] ?? -1));
}
/** What a player had before the first entry. */
export const earlier = (entries: readonly Entry[], { seat, vp }: Pick<PlayerView, 'seat' | 'vp'>): number => {
  const first = entries.find((entry) => entry.seat === seat);
  return first === undefined ? vp : first.total - first.change;
};

export function useLedger(news: readonly Event[], { round, players }: ArcaneView): readonly Entry[] {
  const [seen, setSeen] = useState(() => ({ news, entries: notTakenBack(entriesIn(news, round), players) }));
  if (seen.news === news) return seen.entries;
  const entries = notTakenBack([...seen.entries, ...entriesIn(news, round)], players);
  setSeen({ news, entries });
  return entries;
}
