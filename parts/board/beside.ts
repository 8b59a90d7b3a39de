import type { CSSProperties } from 'react';

const GAP = 6;
/** Above or below part of a box, wherever there is more room, and always inside the box. */
export function beside(box: HTMLElement | null, selector: string): CSSProperties {
  const cell = box?.querySelector(selector);
  if (!box || !cell) return {};
  const outer = box.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  const above = inner.top - outer.top;
  const below = outer.bottom - inner.bottom;
  const x = { '--x': `${inner.left - outer.left + inner.width / 2}px` };
  return above > below ? { ...x, bottom: outer.height - above + GAP } : { ...x, top: above + inner.height + GAP };
}
