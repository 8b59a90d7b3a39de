// Where the field is small, its figures are drawn larger than their hexes, to be told apart.
import { type PanZoom, ZOOMED } from '@tabularium/parts/board';
import { type RefObject, useEffect, useRef } from 'react';
import { BOUNDS, HEX_RADIUS, type Point } from '../common/geometry.ts';

/** The smallest base, from its middle to its edge in pixels, and the most it may be enlarged. */
const READABLE = 18;
const MOST = 2.4;
/** They grow in steps of this size: each makes the browser restyle everything on the field. */
const STEP = 0.2;

/** Keeps the factor in a custom property of the window, without a redraw; the ref is for what a pointer means. */
export function useGrow(lens: PanZoom): RefObject<number> {
  const grow = useRef(1);
  useEffect(() => {
    const [window, plane] = [lens.window.current, lens.plane.current];
    if (window === null || plane === null) return undefined;
    const measure = (): void => {
      const hex = (HEX_RADIUS / BOUNDS.width) * plane.offsetWidth * lens.scale();
      const exact = hex === 0 ? 1 : Math.min(MOST, Math.max(1, READABLE / (hex * 0.78)));
      const next = Math.ceil((exact - 1) / STEP - 0.01) * STEP + 1;
      if (next === grow.current) return;
      grow.current = next;
      window.style.setProperty('--grow', next.toFixed(2));
    };
    measure();
    window.addEventListener(ZOOMED, measure);
    const observer = new ResizeObserver(measure);
    observer.observe(plane);
    return () => {
      window.removeEventListener(ZOOMED, measure);
      observer.disconnect();
    };
  }, []);
  return grow;
}

/** How much a figure may grow before it would touch its nearest neighbour. `all` contains itself. */
export function roomAround(all: readonly Point[], { x, y }: Point): number {
  const gaps = all.map((other) => Math.hypot(other.x - x, other.y - y)).filter((gap) => gap > 1);
  return Math.max(1, Math.min(MOST, ...gaps.map((gap) => gap / (2 * HEX_RADIUS * 0.86))));
}
