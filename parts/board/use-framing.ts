// The camera follows the show: whoever acts, and those affected, are brought into sight, at the zoom that the viewer chose if it fits.
import { useEffect } from 'react';
import type { Bounds, Point } from './bounds.ts';
import type { PanZoom, Part } from './use-pan-zoom.ts';
import type { Play } from './use-play.ts';

/** The part of the picture around some points, with room on all sides, as fractions of its size. */
export function partAround(points: readonly Point[], bounds: Bounds, room: number): Part {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const within = (at: number, low: number, all: number): number => Math.min(1, Math.max(0, (at - low) / all));
  const left = within(Math.min(...xs) - room, bounds.x, bounds.width);
  const top = within(Math.min(...ys) - room, bounds.y, bounds.height);
  return {
    x: left,
    y: top,
    width: within(Math.max(...xs) + room, bounds.x, bounds.width) - left,
    height: within(Math.max(...ys) + room, bounds.y, bounds.height) - top,
  };
}

interface Framing<Event> {
  readonly lens: PanZoom;
  readonly play: Play<Event>;
  readonly bounds: Bounds;
  /** Where the event happens; nowhere, if it is not on the map. */
  readonly pointsOf: (event: Event) => readonly Point[];
  /** How much is shown around it, in units of the picture. */
  readonly room: number;
}
/** Nothing moves while all of it is in sight, while the viewer drags, or without animation. */
export function useFraming<Event>({ lens, play, bounds, pointsOf, room }: Framing<Event>): void {
  useEffect(() => {
    const points = play.current === undefined ? [] : pointsOf(play.current.event);
    if (points.length > 0) lens.show(partAround(points, bounds, room), lens.scale());
  }, [play.acts, play.now]);
}
