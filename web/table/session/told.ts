// What the table may tell while the board still shows the news: the match as it was before, and the log up to the act being shown.
import type { Show } from '@tabularium/parts/board';
import { useState, useSyncExternalStore } from 'react';
import type { Picture } from './session.ts';

export interface Telling {
  readonly picture: Picture;
  /** The board plays the news, and the next question waits. */
  readonly isPlaying: boolean;
}
/** A short step of one's own is no reason to wait. */
const isOwnStep = ({ news, eye }: Picture, show: Show): boolean => {
  const [act, ...more] = show.acts(news);
  const event = act?.event;
  return (
    act !== undefined &&
    more.length === 0 &&
    act.steps <= 1 &&
    typeof event === 'object' &&
    event !== null &&
    'seat' in event &&
    event.seat === eye
  );
};

/** `before` is the last picture that was told; nothing of another person's is told again. */
export function toldOf(picture: Picture, before: Picture, show: Show): Telling {
  const current = show.current(picture.news);
  if (current === undefined || before.eye !== picture.eye || isOwnStep(picture, show)) return { picture, isPlaying: false };
  const { due, view, left, coach } = before;
  const line = picture.log.findLastIndex(({ event }) => event === current.event);
  const log = picture.log.slice(0, line + 1);
  return { picture: { ...picture, due, view, left, ...(coach && { coach }), decision: undefined, log }, isPlaying: true };
}
export function useTold(picture: Picture, show: Show): Telling {
  useSyncExternalStore(show.subscribe, () => show.now(picture.news));
  const [seen, setSeen] = useState({ picture, before: picture });
  let { before } = seen;
  if (seen.picture !== picture) {
    before = seen.picture;
    setSeen({ picture, before });
  }
  return toldOf(picture, before, show);
}
