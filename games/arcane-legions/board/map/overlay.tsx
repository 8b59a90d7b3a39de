// The sheet over the table that takes mouse, finger and arrow keys.
import type { Vector } from '@tabularium/geometry';
import { useSheet } from '@tabularium/parts/board';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useEffect, useRef, useState } from 'react';
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
  /** Whether pressing the mouse here and dragging aims instead of moving the table. */
  readonly canAim: (target: Subject) => boolean;
  /** What a drag from a target to a point means. */
  readonly aimedAt: (from: Subject, pressed: Vector, point: Vector) => Subject | undefined;
  /** What a second touch means. */
  readonly touchedAt: (point: Vector) => Subject | undefined;
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

/** A drag with the mouse: where it was pressed, and on what; off after Escape. */
interface Aim {
  readonly from: Subject;
  readonly pressed: Vector;
  readonly isOff: boolean;
}
export function Overlay(props: OverlayProps): ReactElement {
  const { label, plane, targets, take, list, onHover, firstTouch, start, canAim, aimedAt, touchedAt, describe, reveal, onKey } = props;
  const mark = useRef<HTMLSpanElement>(null);
  const [cursor, setCursor] = useState<Subject>();

  const byFinger = useRef(false);
  const aim = useRef<Aim>(undefined);
  const { ref, handlers, targetOf, hover } = useSheet<Subject>({
    targetAt: (part) => {
      const point = pointAt(plane, part);
      if (aim.current !== undefined) return aim.current.isOff ? undefined : aimedAt(aim.current.from, aim.current.pressed, point);
      return (byFinger.current ? touchedAt(point) : undefined) ?? targets.targetAt(point);
    },
    take,
    onHover,
    firstTouch,
  });
  const latest = useRef({ canAim, targets, plane });
  latest.current = { canAim, targets, plane };
  useEffect(() => {
    const sheet = ref.current;
    if (sheet === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const end = (): void => {
      aim.current = undefined;
    };
    /** Otherwise the window below would move the table. */
    const begin = (event: PointerEvent): void => {
      end();
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const { left, top, width, height } = sheet.getBoundingClientRect();
      const pressed = pointAt(latest.current.plane, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
      const from = latest.current.targets.targetAt(pressed);
      if (from === undefined || !latest.current.canAim(from)) return;
      event.stopPropagation();
      sheet.setPointerCapture(event.pointerId);
      aim.current = { from, pressed, isOff: false };
    };
    const onEscape = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || aim.current === undefined) return;
      event.preventDefault();
      aim.current = { ...aim.current, isOff: true };
      hover(undefined);
    };
    sheet.addEventListener('pointerdown', begin, { signal });
    sheet.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', onEscape, { signal, capture: true });
    document.addEventListener('click', end, { signal }); // the sheet has taken it by then
    return () => stop.abort();
  }, []);
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
        onPointerDownCapture={(event) => {
          byFinger.current = event.pointerType !== 'mouse';
          handlers.onPointerDown?.(event);
        }}
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
