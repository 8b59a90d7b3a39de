// Moves the camera to where something happens: what can be chosen, or what is being shown.
import type { Vector } from '@tabularium/geometry';
import type { PanZoom } from '@tabularium/parts/board';
import { useEffect, useRef, useState } from 'react';
import type { Event } from '../../table/events.ts';
import type { UnitView } from '../../table/view.ts';
import type { Handle } from '../common/handle.ts';
import { boundsOf, type Plane, partAt, placeCalled, UNIT } from '../common/plane.ts';
import { type PartProps, unitIn, unitInFocus } from '../common/props.ts';

/** The camera never draws a step larger than so many pixels. */
const LARGEST = 72;
/** When figures have to be told apart. */
const LARGEST_FIGURES = 120;
/** How many steps are shown around what matters, and around a unit that may do anything. */
const MARGIN = 2;
const ROOM = 4.5;
const CLOSE = 1.6;
/** If it would show this much of the table, it shows all of it, in the middle of the window. */
const NEARLY_ALL = 0.85;

interface CameraGoal {
  readonly points: readonly Vector[];
  readonly room: number;
  readonly largest?: number;
}
/** The places of an event, if it has any. */
function placesIn(event: Event, units: readonly UnitView[]): readonly Vector[] {
  const told = event as Partial<Record<'unit' | 'target' | 'from' | 'to' | 'at', unknown>>;
  const poses = [told.from, told.to, told.at].flatMap((name) => (typeof name === 'string' ? (placeCalled(name) ?? []) : []));
  const named = units.filter(({ unit, at }) => at !== null && (unit === told.unit || unit === told.target));
  return [...poses, ...named];
}
function cameraGoal(props: PartProps, handles: readonly Handle[]): CameraGoal {
  const { view, decision, choices, play } = props;
  const { units } = view.table;
  const event = play.current?.event;
  if (event !== undefined) return { points: placesIn(event, units), room: ROOM };
  if (decision === undefined) return { points: [], room: ROOM };
  const actor = unitIn(view, unitInFocus(props));
  const standing = actor === undefined || actor.at === null ? [] : [actor];
  const against = unitIn(view, choices.against);
  if (handles[0]?.kind === 'figure') return { points: handles.map(({ at }) => at), room: CLOSE, largest: LARGEST_FIGURES };
  const laid = handles[0]?.kind === 'piece' ? view.table.field.pieces : []; // where to lay a piece depends on the others
  if (handles.length > 0) return { points: [...handles.map(({ ghost, at }) => ghost?.place ?? at), ...standing, ...laid], room: MARGIN };
  if (choices.about !== undefined) return { points: [...standing, ...(against?.at ? [against] : [])], room: ROOM };
  if (decision.ask === 'order') return { points: units.filter(({ at }) => at !== null), room: MARGIN };
  const chosen = units.filter(({ unit, at }) => at !== null && choices.units.has(unit));
  return { points: chosen, room: ROOM };
}

export function useCamera(lens: PanZoom, props: PartProps, handles: readonly Handle[], plane: Plane, isFollowing: boolean): void {
  const { decision, play } = props;
  const isNew = useRef(true);
  const size = useSize(lens);
  useEffect(() => {
    // The whole table, in the middle of the window; at first only if there is nothing to look at.
    if (!isNew.current || !isFollowing || cameraGoal(props, handles).points.length === 0) lens.fit();
    isNew.current = false;
  }, [plane]);
  useEffect(() => {
    const width = lens.plane.current?.offsetWidth;
    if (!isFollowing || width === undefined || width === 0) return;
    const { points, room, largest = LARGEST } = cameraGoal(props, handles);
    if (points.length === 0) {
      if (decision !== undefined && play.current === undefined) lens.fit(); // it is not about anything on the table
      return;
    }
    const inside = (at: number, most: number): number => Math.min(most, Math.max(0, at));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const low = { x: inside(Math.min(...xs) - room, plane.width), y: inside(Math.min(...ys) - room, plane.depth) };
    const high = { x: inside(Math.max(...xs) + room, plane.width), y: inside(Math.max(...ys) + room, plane.depth) };
    const [a, b] = [partAt(plane, low), partAt(plane, high)];
    const part = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
    if (Math.min(part.width, part.height) > NEARLY_ALL) return lens.fit();
    lens.show(part, largest / ((UNIT / boundsOf(plane).width) * width));
  }, [decision?.id, play.current, isFollowing, plane.turn, size]);
}
/** How long a window keeps its size before it counts, in milliseconds. */
const REST = 150;
/** The window changes its size when something is unfolded below it. */
function useSize({ window }: PanZoom): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    if (window.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new ResizeObserver(([entry]) => {
      clearTimeout(timer);
      timer = setTimeout(() => entry && setSize(`${Math.round(entry.contentRect.width)} ${Math.round(entry.contentRect.height)}`), REST);
    });
    watch.observe(window.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, []);
  return size;
}
