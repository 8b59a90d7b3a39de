// Scrolls a part of the board that lies beyond the edge of a small screen, or under the question, into sight.
import { type RefObject, useEffect } from 'react';

/** How much of it must be visible below its upper edge, in pixels. */
const DEEP = 40;
/** `within` is the part of the board that shows it, itself or the map; `occasion` changes when somebody should look there. */
export function useInSight(
  within: RefObject<HTMLElement | null>,
  selector: string | undefined,
  occasion: string,
  block: 'start' | 'center',
): void {
  useEffect(() => {
    const frame = within.current;
    const wanted = selector === undefined ? null : frame?.querySelector(selector);
    if (!frame || !wanted) return;
    const { left, top, width, height } = wanted.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, DEEP)];
    const around = frame.getBoundingClientRect();
    const isInside = x > around.left && x < around.right && y > around.top && y < around.bottom; // otherwise the reader has zoomed in on purpose
    if (isInside && !frame.contains(document.elementFromPoint(x, y))) wanted.scrollIntoView({ block });
  }, [occasion]);
}
