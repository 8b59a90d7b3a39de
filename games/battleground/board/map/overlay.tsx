// Pointing at the field with a mouse, a finger or the arrow keys.
import { Layer, useSheet } from '@tabularium/parts/board';
import { type KeyboardEvent, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import { COLUMNS, ROWS } from '../../content/maps.ts';
import type { Hex } from '../../content/places.ts';
import { BOUNDS, centreOfHex, hexPath, type Point } from '../common/geometry.ts';
import styles from './overlay.module.css';
import type { Pointed } from './pointing.ts';
import { type Aiming, useAim } from './use-aim.ts';

interface OverlayProps {
  readonly label: string;
  readonly pointedAt: (point: Point) => Pointed | undefined;
  readonly take: (pointed: Pointed) => void;
  readonly onHover: (pointed: Pointed | undefined) => void;
  /** What a first touch does. Usually it shows what would happen, and a second touch does it; where nothing can happen, it does both. */
  readonly firstTouch: (pointed: Pointed) => 'shows' | 'takes' | 'both';
  /** Where the keyboard focus starts. */
  readonly start: Hex;
  /** Describes a hex for screen readers. */
  readonly describe: (hex: Hex) => string;
  /** The sides that the arrow keys go through instead of hexes. */
  readonly sides: readonly string[];
  readonly reveal: (element: Element) => void;
  readonly aiming: Aiming;
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

export function Overlay({
  label,
  pointedAt,
  take,
  onHover,
  firstTouch,
  start,
  describe,
  sides,
  reveal,
  aiming,
}: OverlayProps): ReactElement {
  const mark = useRef<SVGPathElement>(null);
  const [cursor, setCursor] = useState<Hex>();
  const at = cursor ?? start;

  const { ref, handlers, hover, isHovered } = useSheet<Pointed>({
    targetAt: ({ x, y }) => pointedAt({ x: BOUNDS.x + x * BOUNDS.width, y: BOUNDS.y + y * BOUNDS.height }),
    take,
    onHover,
    firstTouch,
  });
  const pointOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
    const { left, top, width, height } = (ref.current as HTMLDivElement).getBoundingClientRect();
    return { x: BOUNDS.x + ((clientX - left) / width) * BOUNDS.width, y: BOUNDS.y + ((clientY - top) / height) * BOUNDS.height };
  };
  const aim = useAim(aiming, pointOf);
  const goTo = (hex: Hex): void => {
    setCursor(hex);
    hover({ hex });
    requestAnimationFrame(() => mark.current && reveal(mark.current));
  };
  /** While a facing is asked for, the arrow keys turn the figure. */
  const turn = (by: number): void => {
    const now = sides.findIndex((side) => isHovered({ side }));
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
      const side = sides.find((one) => isHovered({ side: one }));
      take(side === undefined ? (pointedAt(centreOfHex(at)) ?? { hex: at }) : { side });
    }
  };
  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move across the field
        tabIndex={0}
        className={styles['sheet']}
        {...handlers}
        onPointerDown={(event) => {
          handlers.onPointerDown?.(event);
          aim.start(event);
        }}
        onPointerMove={(event) => aim.move(event) || handlers.onPointerMove?.(event)}
        onPointerUp={aim.finish}
        onPointerCancel={aim.cancel}
        onClick={(event) => aim.isSpent() || handlers.onClick?.(event)}
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
