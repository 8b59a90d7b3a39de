// The sounds of the table: each event as it is shown, the call to one's turn, the end.
import type { GameEvent } from '@tabularium/kernel';
import type { Show } from '@tabularium/parts/board';
import type { Naming, SoundName } from '@tabularium/parts/shape';
import { useEffect, useRef } from 'react';
import { useHouse } from '../../settings/house.tsx';
import type { Picture } from '../session/session.ts';

/** More at once is noise. */
const MOST = 3;

/** The sounds of some events, each once. */
export const soundsOf = (events: readonly GameEvent[], sound: Naming['sound']): readonly SoundName[] =>
  [...new Set(events.flatMap((event) => sound?.(event) ?? []))].slice(0, MOST);

/** The events to hear when `now` acts have been shown: those since the act before, or all of them if nobody waited. */
export function heardAt(news: readonly GameEvent[], show: Pick<Show, 'acts'>, now: number, isStill: boolean): readonly GameEvent[] {
  if (isStill) return news;
  const places = show.acts(news).map(({ event }) => news.findIndex((one) => one === event));
  if (now > places.length) return []; // skipped
  return news.slice(now === 0 ? 0 : (places[now - 1] ?? -1) + 1, now === places.length ? news.length : (places[now] ?? -1) + 1);
}

async function ring(names: readonly SoundName[]): Promise<void> {
  if (names.length === 0 || !navigator.userActivation.hasBeenActive) return; // browsers allow no sound before the first click
  const { play } = await import('./synth.ts');
  await play(names);
}

interface Heard {
  readonly picture: Picture;
  readonly show: Show;
  readonly sound: Naming['sound'];
  /** Changes when the viewer is called. */
  readonly call: unknown;
  /** The match is over, and everything has been shown: `won` is whether the viewer has won. */
  readonly end: { readonly won: boolean } | undefined;
}
export function useSounds({ picture: { news }, show, sound, call, end }: Heard): void {
  const { sound: setting, pace } = useHouse();
  const isOn = setting === 'on';
  const now = show.now(news);
  const last = useRef({ news, now, call, isOver: end !== undefined });
  useEffect(() => {
    const before = last.current;
    last.current = { news, now, call, isOver: end !== undefined };
    if (!isOn) return;
    const isNew = before.news !== news || before.now !== now;
    const events = isNew && news.length > 0 ? heardAt(news, show, now, pace === 0) : [];
    const names = [...soundsOf(events, sound)];
    if (call !== undefined && call !== before.call) names.push('bell');
    if (end && !before.isOver) names.push(end.won ? 'fanfare' : 'dirge');
    void ring(names);
  }, [news, now, call, end !== undefined, isOn]);
}
