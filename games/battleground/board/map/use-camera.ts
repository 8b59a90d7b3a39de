// Moves the view to the action: to the options, or to the news being shown.
import type { PanZoom, Part } from '@tabularium/parts/board';
import { useEffect } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { FigureName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { figureAsked, placeAsked } from '../common/choices.ts';
import { BOUNDS, INCH, type Point, spotOf } from '../common/geometry.ts';
import { actingIn, type PartProps } from '../common/props.ts';

/** The camera never makes a hex larger than this, in pixels. */
const LARGEST = 54;
/** Margins in inches: around the places to choose from, and around a figure that acts. */
const MARGIN = 1.8;
const ROOM = 6;

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };
/** The figures that an event is about. */
function figuresOf(event: Event): readonly FigureName[] {
  const named = event as Partial<Record<'figure' | 'target' | 'against' | 'with', unknown>>;
  return [named.figure, named.target, named.against, named.with].filter((name) => typeof name === 'string');
}
function placesOf({ view, decision, choices, play }: PartProps): { readonly points: readonly Point[]; readonly room: number } {
  const { figures } = view.table;
  const standing = figures.flatMap(({ at }) => (at === null ? [] : [at]));
  const of = (names: readonly (FigureName | undefined)[]): PositionName[] =>
    figures.flatMap(({ figure, at }) => (at !== null && names.includes(figure) ? [at] : []));
  const all = (names: readonly PositionName[], room: number): { points: Point[]; room: number } => ({
    points: names.map((name) => spotOf(name).centre),
    room,
  });
  const event = play.current?.event;
  if (event !== undefined) {
    const path = 'path' in event ? [event.from, ...event.path] : [];
    return all([...path, ...of(figuresOf(event))], ROOM / 2);
  }
  if (decision === undefined) return all(of([actingIn(view)]), ROOM);
  const actor = figureAsked(decision) ?? actingIn(view);
  if (decision.ask === 'deployAt' || decision.ask === 'claim') return all([...choices.places.keys()], MARGIN);
  if (choices.places.size > 0) return all([...choices.places.keys(), ...of([actor])], MARGIN);
  if (choices.sides.size > 0)
    return all(
      [placeAsked(decision), ...of([choices.turning])].flatMap((at) => at ?? []),
      ROOM,
    );
  const named = of([...choices.figures.keys(), actor]);
  if (choices.figures.size > 0 && named.length > 0) return all(named, ROOM / 2);
  return actor === undefined || named.length === 0 ? all(standing, MARGIN) : all(named, ROOM);
}

export function useCamera(lens: PanZoom, props: PartProps, isFollowing: boolean): void {
  const { decision, play } = props;
  useEffect(() => {
    const width = lens.plane.current?.offsetWidth;
    if (!isFollowing || width === undefined || width === 0) return;
    const { points, room } = placesOf(props);
    if (points.length === 0) {
      if (decision !== undefined) lens.show(WHOLE, 1);
      return;
    }
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const around = room * INCH;
    const left = Math.max(BOUNDS.x, Math.min(...xs) - around);
    const top = Math.max(BOUNDS.y, Math.min(...ys) - around);
    const right = Math.min(BOUNDS.x + BOUNDS.width, Math.max(...xs) + around);
    const bottom = Math.min(BOUNDS.y + BOUNDS.height, Math.max(...ys) + around);
    const part = {
      x: (left - BOUNDS.x) / BOUNDS.width,
      y: (top - BOUNDS.y) / BOUNDS.height,
      width: (right - left) / BOUNDS.width,
      height: (bottom - top) / BOUNDS.height,
    };
    lens.show(part, LARGEST / ((INCH / BOUNDS.width) * width));
  }, [decision?.id, play.current, isFollowing]);
}
