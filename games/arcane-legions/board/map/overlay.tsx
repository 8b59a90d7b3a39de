// The sheet over the table that takes mouse, finger and arrow keys.
import type { Vector } from '@tabularium/geometry';
import { useSheet } from '@tabularium/parts/board';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import type { Subject } from '../common/attention.ts';
import { type Plane, partAt, pointAt } from '../common/plane.ts';
import type { Targets } from '../common/targets.ts';
import styles from './overlay.module.css';

interface OverlayProps {
  readonly label: string;
  readonly plane: Plane;
  readonly targets: Targets;
  readonly take: (target: Subject) => void;
  /** Lists everything that can be done there. */
  readonly list: (target: Subject) => void;
  readonly onHover: (target: Subject | undefined) => void;
  /** A finger's first touch only shows what would happen, the second takes it. Where nothing can happen, one touch does both. */
  readonly firstTouch: (target: Subject) => 'shows' | 'takes' | 'both';
  /** Where the keyboard cursor begins. */
  readonly start: Vector;
  /** Everything there is to say about it. */
  readonly describe: (target: Subject) => string;
  readonly reveal: (element: Element) => void;
  /** Other keys that mean something here. */
  readonly onKey: (key: string) => boolean;
}
/** In the drawing as it is seen. */
const WAYS: Readonly<Record<string, Vector>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** Distance sideways counts more than distance ahead. */
const ASIDE = 2.4;
/** The nearest target that way. */
export function nextTarget(plane: Plane, targets: Targets, from: Vector, key: string): Subject | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const start = partAt(plane, from);
  const ratio = plane.turn % 2 === 0 ? plane.width / plane.depth : plane.depth / plane.width;
  let found: Subject | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets.all) {
    const place = targets.placeOf(target);
    if (place === undefined) continue;
    const part = partAt(plane, place);
    const [dx, dy] = [(part.x - start.x) * ratio, part.y - start.y];
    const [onward, aside] = [dx * way.x + dy * way.y, Math.abs(dx * way.y) + Math.abs(dy * way.x)];
    const far = onward + ASIDE * aside;
    if (onward <= 1e-4 || far >= least) continue;
    found = target;
    least = far;
  }
  return found;
}

export function Overlay(props: OverlayProps): ReactElement {
  const { label, plane, targets, take, list, onHover, firstTouch, start, describe, reveal, onKey } = props;
  const mark = useRef<HTMLSpanElement>(null);
  const [cursor, setCursor] = useState<Subject>();

  const { ref, handlers, targetOf, hover } = useSheet<Subject>({
    targetAt: (part) => targets.targetAt(pointAt(plane, part)),
    take,
    onHover,
    firstTouch,
  });
  const onContextMenu = (event: MouseEvent): void => {
    const target = targetOf(event);
    if (target === undefined || targets.numbersOf(target).length < 2) return;
    event.preventDefault();
    list(target);
  };
  const goTo = (target: Subject): void => {
    setCursor(target);
    hover(target);
    requestAnimationFrame(() => mark.current && reveal(mark.current));
  };
  const at = cursor === undefined ? undefined : targets.placeOf(cursor);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in WAYS) {
      event.preventDefault();
      const next = nextTarget(plane, targets, at ?? start, event.key);
      if (next !== undefined) goTo(next);
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey) list(cursor);
      else take(cursor);
    } else if (onKey(event.key)) event.stopPropagation();
  };
  const part = at && partAt(plane, at);
  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is gone through with the arrow keys
        tabIndex={0}
        className={styles['sheet']}
        {...handlers}
        onContextMenu={onContextMenu}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setCursor(undefined);
          if (cursor !== undefined) hover(undefined);
        }}
      />
      {cursor !== undefined && part !== undefined && (
        <>
          <span ref={mark} className={styles['cursor']} style={{ left: `${part.x * 100}%`, top: `${part.y * 100}%` }} />
          <p className="unseen" aria-live="polite">
            {describe(cursor)}
          </p>
        </>
      )}
    </>
  );
}
