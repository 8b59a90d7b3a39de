// What can be pointed at: one sheet over the whole field that knows from a point what is meant. Nothing is drawn again while the mouse moves.
import { Layer } from '@tabularium/parts/board';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactElement, useRef, useState } from 'react';
import { COLUMNS, ROWS } from '../content/maps.ts';
import type { Hex } from '../table.ts';
import { BOUNDS, centreOfHex, hexPath, type Point } from './geometry.ts';
import styles from './overlay.module.css';
import type { Target } from './targets.ts';

interface OverlayProps {
  readonly label: string;
  readonly targetAt: (point: Point) => Target | undefined;
  readonly take: (target: Target) => void;
  readonly onHover: (target: Target | undefined) => void;
  /** A finger touches twice: the first time it only shows what would happen. Where nothing can happen, it shows and looks at once. */
  readonly firstTouch: (target: Target) => 'shows' | 'takes' | 'both';
  /** Where somebody with a keyboard begins. */
  readonly start: Hex;
  /** All that can be said of a hex. */
  readonly describe: (hex: Hex) => string;
  /** Sides that can be gone through with the arrow keys instead of hexes. */
  readonly sides: readonly string[];
  readonly reveal: (element: Element) => void;
}
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
function stepFrom(hex: Hex, key: string): Hex {
  const [columns, rows] = STEPS[key] ?? [0, 0];
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(hex / ROWS) + columns));
  const row = Math.min(ROWS - 1, Math.max(0, (hex % ROWS) + rows));
  return column * ROWS + row;
}

export function Overlay({ label, targetAt, take, onHover, firstTouch, start, describe, sides, reveal }: OverlayProps): ReactElement {
  const sheet = useRef<HTMLDivElement>(null);
  const mark = useRef<SVGPathElement>(null);
  const last = useRef('');
  const byFinger = useRef(false);
  const [cursor, setCursor] = useState<Hex>();
  const at = cursor ?? start;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = (sheet.current as HTMLDivElement).getBoundingClientRect();
    return { x: BOUNDS.x + ((clientX - left) / width) * BOUNDS.width, y: BOUNDS.y + ((clientY - top) / height) * BOUNDS.height };
  };
  const hover = (target: Target | undefined): void => {
    const key = JSON.stringify(target ?? null);
    if (key === last.current) return;
    last.current = key;
    onHover(target);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || sheet.current?.closest('[data-moving="true"]')) return;
    placeHint(sheet.current, event);
    hover(targetAt(pointOf(event)));
  };
  const onClick = (event: MouseEvent): void => {
    const target = targetAt(pointOf(event));
    if (target === undefined) return hover(undefined);
    if (byFinger.current) {
      const first = firstTouch(target);
      placeHint(sheet.current, event);
      hover(first === 'takes' ? undefined : target);
      if (first === 'shows') return;
    }
    take(target);
  };
  const goTo = (hex: Hex): void => {
    setCursor(hex);
    hover({ hex });
    requestAnimationFrame(() => mark.current && reveal(mark.current));
  };
  /** Arrow keys turn the figure while its facing is asked for. */
  const turn = (by: number): void => {
    const now = sides.findIndex((side) => last.current === JSON.stringify({ side }));
    const side = sides[(now + by + sides.length) % sides.length];
    if (side !== undefined) hover({ side });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key in STEPS) {
      event.preventDefault();
      if (sides.length > 0) turn(event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1);
      else goTo(stepFrom(at, event.key));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const side = sides.find((one) => last.current === JSON.stringify({ side: one }));
      take(side === undefined ? (targetAt(centreOfHex(at)) ?? { hex: at }) : { side });
    }
  };
  return (
    <>
      <div
        ref={sheet}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the field is gone through with the arrow keys
        tabIndex={0}
        className={styles['sheet']}
        onPointerMove={onPointerMove}
        onPointerDown={({ pointerType }) => {
          byFinger.current = pointerType !== 'mouse';
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hover(undefined)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => target.matches(':focus-visible') && goTo(at)}
        onBlur={() => {
          setCursor(undefined);
          if (cursor !== undefined) hover(undefined);
        }}
      />
      {cursor !== undefined && (
        <>
          <Layer bounds={BOUNDS} className={styles['above']}>
            <path ref={mark} d={hexPath(centreOfHex(cursor))} className={styles['cursor']} />
          </Layer>
          <p className="unseen" aria-live="polite">
            {describe(cursor)}
          </p>
        </>
      )}
    </>
  );
}
/** The note about what is pointed at stands in the other half of the window. */
function placeHint(sheet: HTMLElement | null, { clientX, clientY }: MouseEvent): void {
  const box = sheet?.closest<HTMLElement>('[data-hint]');
  if (!box) return;
  const { left, top, width, height } = box.getBoundingClientRect();
  box.dataset['hint'] = `${clientY > top + height / 2 ? 't' : 'b'}${clientX > left + width / 2 ? 'l' : 'r'}`;
}
