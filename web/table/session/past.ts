// What the others did last: the pictures in which they acted, to watch again.
import type { GameEvent } from '@tabularium/kernel';
import type { Act, Show } from '@tabularium/parts/board';
import type { Picture } from './session.ts';

/** A picture and the one before it, which its news starts from. */
export interface Shot {
  readonly before: Picture;
  readonly picture: Picture;
}
export interface Past {
  /** Since the viewer's last decision. */
  readonly current: readonly Shot[];
  /** The last time that others acted. */
  readonly last: readonly Shot[];
}
export const NO_PAST: Past = { current: [], last: [] };
/** The most pictures that are remembered. */
export const MOST = 80;
/** More events than this after one decision are more than its own outcome: the game itself has acted. */
const MUCH = 6;

/** Whether anybody else did something. */
export function areOthers(shots: readonly Shot[]): boolean {
  const isOther = ({ picture: { eye, due, news } }: Shot): boolean =>
    due.some((seat) => seat !== eye) || news.some((event) => 'seat' in event && typeof event.seat === 'number' && event.seat !== eye);
  return shots.some(isOther) || shots.reduce((sum, { picture }) => sum + picture.news.length, 0) >= MUCH;
}
export function remembered({ current, last }: Past, shot: Shot): Past {
  const { before, picture } = shot;
  if (picture.eye !== before.eye) return NO_PAST; // it was another person's
  if (picture.news.length === 0) return { current, last };
  const now = [...(before.decision ? [] : current), shot].slice(-MOST);
  return { current: now, last: areOthers(now) ? now : last };
}

/** One act to watch. */
export interface PastStep {
  readonly shot: Shot;
  /** A copy: what is watched again keeps its own progress. */
  readonly news: readonly GameEvent[];
  readonly act: number;
  /** How long it lasts, in steps of the pace. */
  readonly steps: number;
  /** What happens in it. */
  readonly events: readonly GameEvent[];
}
/** How long a picture without acts is shown. */
const QUIET = 1.5;
export const stepsIn = (shots: readonly Shot[], show: Pick<Show, 'acts'>): readonly PastStep[] =>
  shots.flatMap((shot): readonly PastStep[] => {
    const news = [...shot.picture.news];
    const acts = show.acts(news) as readonly Act<GameEvent>[];
    if (acts.length === 0) return [{ shot, news, act: 0, steps: QUIET, events: news }];
    return acts.map(({ event, steps }, act) => ({ shot, news, act, steps, events: [event] }));
  });
