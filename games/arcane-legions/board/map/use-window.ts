// The window on the table: whether it is a wide one, and whether a step is drawn large enough to tell figures apart.
import type { PanZoom } from '@tabularium/parts/board';
import { type RefObject, useEffect, useState } from 'react';
import type { Heading } from '../../content/kinds.ts';
import type { FieldView } from '../../table/view.ts';
import { boundsOf, type Plane, type Quarter, quarter, UNIT } from '../common/plane.ts';

/** A window lies if it is more than this many times as wide as it is high. */
const LYING = 1.5;
export function useIsLying(box: RefObject<HTMLElement | null>): boolean {
  const [isLying, setLying] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setLying(entry.contentRect.width > entry.contentRect.height * LYING);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return isLying;
}
/** The viewer's edge is at the bottom; in a window that lies a long table lies too, with that edge on the left. */
export function turnFor({ width, depth }: Pick<FieldView, 'width' | 'depth'>, heading: Heading, isLying: boolean): Quarter {
  const below = quarter(-heading / 2);
  const isLong = below % 2 === 0 ? depth > width : width > depth;
  return isLying && isLong ? quarter(below + 1) : below;
}

/** Figures can be told apart if a step has this many pixels. */
const NEAR = 46;
export function useIsNear(lens: PanZoom, plane: Plane): boolean {
  const [isNear, setNear] = useState(false);
  const { width } = boundsOf(plane);
  useEffect(() => {
    const [window, drawing] = [lens.window.current, lens.plane.current];
    if (window === null || drawing === null) return undefined;
    const look = (): void => {
      const scale = Number(/scale\(([\d.]+)\)/.exec(drawing.style.transform)?.[1] ?? 1); // it may still be moving there
      setNear(((drawing.offsetWidth * scale) / width) * UNIT >= NEAR);
    };
    const moved = new MutationObserver(look);
    moved.observe(window, { attributes: true, attributeFilter: ['data-moving'] }); // when it comes to rest
    const resized = new ResizeObserver(look);
    resized.observe(drawing);
    return () => {
      moved.disconnect();
      resized.disconnect();
    };
  }, [width]);
  return isNear;
}
