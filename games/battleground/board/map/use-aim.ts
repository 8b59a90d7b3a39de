// Choosing a place and a facing in one gesture: press on a place, drag the way the figure shall face, let go.
import { type PointerEvent, useRef } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import { FACINGS, type FacingName } from '../../table/asks.ts';
import { type Point, raised } from '../common/geometry.ts';

export interface Aimed {
  readonly at: PositionName;
  readonly facing: FacingName | undefined;
}
export interface Aiming {
  /** The place where a gesture may begin. */
  readonly placeAt: (point: Point) => PositionName | undefined;
  /** A finger that has not touched the place before moves the field instead. */
  readonly isShown: (at: PositionName) => boolean;
  /** Draws the gesture; undefined when it is over. */
  readonly show: (aimed: Aimed | undefined) => void;
  readonly take: (at: PositionName, facing: FacingName) => void;
}
/** How far from the middle of the place a drag begins to set a facing, in units of the drawing. */
const NEAREST = 16;

export function facingToward(at: PositionName, { x, y }: Point): FacingName | undefined {
  const from = raised(at);
  const [dx, dy] = [x - from.x, y - from.y];
  if (Math.hypot(dx, dy) < NEAREST) return undefined;
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI;
  return FACINGS[Math.round((angle + 360) / 60) % FACINGS.length];
}

export function useAim({ placeAt, isShown, show, take }: Aiming, pointOf: (event: PointerEvent) => Point) {
  const held = useRef<Aimed>(undefined);
  const isDone = useRef(false);
  const end = (event: PointerEvent): void => {
    held.current = undefined;
    mark(event, false);
    show(undefined);
  };
  return {
    /** Begins the gesture, if it may begin here. */
    start: (event: PointerEvent): void => {
      isDone.current = false;
      const at = event.button === 0 ? placeAt(pointOf(event)) : undefined;
      if (at === undefined || (event.pointerType !== 'mouse' && !isShown(at))) return;
      held.current = { at, facing: undefined };
      mark(event, true);
    },
    /** Returns whether the pointer draws a gesture. */
    move: (event: PointerEvent): boolean => {
      const now = held.current;
      if (now === undefined) return false;
      const facing = facingToward(now.at, pointOf(event));
      if (facing !== now.facing) {
        held.current = { at: now.at, facing };
        show(held.current);
      }
      return facing !== undefined;
    },
    finish: (event: PointerEvent): void => {
      const now = held.current;
      if (now === undefined) return;
      end(event);
      if (now.facing === undefined) return;
      isDone.current = true;
      take(now.at, now.facing);
    },
    cancel: (event: PointerEvent): void => {
      if (held.current !== undefined) end(event);
    },
    /** The click after a gesture means nothing. */
    isSpent: (): boolean => isDone.current,
  };
}
/** Meanwhile the field does not move under the pointer. */
function mark({ currentTarget, pointerId }: PointerEvent, isOn: boolean): void {
  const window = currentTarget.closest<HTMLElement>('[data-lens]');
  if (window) window.dataset['aiming'] = String(isOn);
  if (isOn) currentTarget.setPointerCapture(pointerId);
}
