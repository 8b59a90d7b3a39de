// What can be pointed at on a board: a cell over every place. One listener serves them all, and nothing is redrawn while the mouse moves.
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { type Bounds, type Point, placeIn } from './bounds.ts';
import styles from './cell-grid.module.css';

export interface Cell {
  /** The name of the place. */
  readonly at: string;
  /** Its upper left corner; for hexes, which CSS shifts, the middle. */
  readonly place: Point;
  /** Read aloud. */
  readonly label: string;
  /** A click on it chooses something. */
  readonly legal: boolean;
  /** What stands there was chosen, and another choice is to follow. */
  readonly isChosen?: boolean;
  /** For the game's CSS: `data-kind`. */
  readonly kind?: string;
}
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof ARROWS)[number];
const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

interface CellGridProps {
  readonly label: string;
  readonly bounds: Bounds;
  /** The size of every cell, in the board's units. */
  readonly size: { readonly width: number; readonly height: number };
  readonly rows: readonly (readonly Cell[])[];
  /** The game's class for a cell. */
  readonly className: string | undefined;
  readonly isPointed: (at: string) => boolean;
  /** The next place on the screen in that direction. */
  readonly beside: (at: string, arrow: Arrow) => string | undefined;
  /** A place was chosen by click or key. `on` is the cell, or something that stands there, marked with `data-at`. */
  readonly take: (at: string, on: Element) => void;
  /** Another place is looked at, or none: by pointing, by keyboard focus, or by holding a finger on it. */
  readonly look: (at: string | undefined, on?: Element) => void;
  /** Escape was pressed: lets go of what was chosen. */
  readonly drop?: () => void;
  readonly reveal: (cell: Element) => void;
  /** What lies over the cells. */
  readonly children?: ReactNode;
}
/** A finger held this long asks instead of choosing; in milliseconds. */
const HOLD = 400;

/** The selector of a place's cell. */
export const cellOf = (at: string): string => `[data-cell="${at}"]`;
function spotOf(target: EventTarget): { readonly at: string; readonly on: Element } | undefined {
  if (!(target instanceof Element)) return undefined;
  const { cell, at = cell } = target.closest<HTMLElement | SVGElement>('[data-cell], [data-at]')?.dataset ?? {};
  return at === undefined ? undefined : { at, on: target };
}

export function CellGrid(props: CellGridProps): ReactElement {
  const { label, bounds, size, rows, className, isPointed, beside, take, look, drop, reveal, children } = props;
  const grid = useRef<HTMLDivElement>(null);
  const finger = useRef<{ readonly timer: ReturnType<typeof setTimeout>; hasStayed: boolean }>(undefined);
  const byKeyboard = useRef(false);
  const [cursor, setCursor] = useState<string>();
  const cells = rows.flat();
  const tabStop = cursor ?? (cells.find(({ legal }) => legal) ?? cells[0])?.at;
  const isMoving = (): boolean => grid.current?.closest('[data-moving="true"]') != null;

  const onPointerOver = ({ pointerType, target }: PointerEvent): void => {
    const spot = spotOf(target);
    if (pointerType === 'mouse' && !isMoving()) look(spot?.at, spot?.on);
  };
  const onPointerDown = ({ pointerType, target }: PointerEvent): void => {
    const spot = spotOf(target);
    release();
    finger.current = undefined;
    if (pointerType === 'mouse' || spot === undefined) return;
    const touch = {
      hasStayed: false,
      timer: setTimeout(() => {
        if (isMoving()) return;
        touch.hasStayed = true;
        look(spot.at, spot.on);
      }, HOLD),
    };
    finger.current = touch;
  };
  const release = (): void => clearTimeout(finger.current?.timer);
  const onClick = ({ target }: MouseEvent): void => {
    const { current: touch } = finger;
    finger.current = undefined;
    const spot = spotOf(target);
    if (spot === undefined || touch?.hasStayed) return;
    if (touch !== undefined) look(undefined); // after a tap that chooses, no note may cover what comes next
    take(spot.at, spot.on);
  };
  const focusOn = (at: string): void => {
    const cell = grid.current?.querySelector<HTMLElement>(cellOf(at));
    if (!cell) return;
    setCursor(at);
    cell.focus({ preventScroll: true });
    reveal(cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const spot = spotOf(event.target);
    if (spot === undefined) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = beside(spot.at, event.key);
      if (next !== undefined) focusOn(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      take(spot.at, spot.on);
    } else if (event.key === 'Escape') drop?.();
  };
  return (
    // One cell at a time is in the tab order.
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles['grid']}
      onPointerOver={onPointerOver}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && look(undefined)}
      onContextMenu={(event) => finger.current !== undefined && event.preventDefault()}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const spot = spotOf(target);
        if (spot === undefined) return;
        setCursor(spot.at);
        byKeyboard.current = target.matches(':focus-visible');
        if (byKeyboard.current) look(spot.at, spot.on);
      }}
      onBlur={() => byKeyboard.current && look(undefined)}
    >
      {rows.map((row) => (
        <div role="row" key={row[0]?.at}>
          {row.map(({ place, ...cell }) => (
            <OneCell
              key={cell.at}
              {...cell}
              {...placeIn(bounds, place)}
              width={`${(size.width / bounds.width) * 100}%`}
              height={`${(size.height / bounds.height) * 100}%`}
              className={`${styles['cell']} ${className}`}
              isPointed={isPointed(cell.at)}
              isTabStop={cell.at === tabStop}
            />
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}

interface CellProps extends Omit<Cell, 'place'> {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  readonly className: string;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
}
const OneCell = memo(
  ({ at, label, legal, isChosen, kind, className, isPointed, isTabStop, ...box }: CellProps): ReactElement => (
    <div
      role="gridcell"
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={isChosen}
      data-cell={at}
      data-legal={legal}
      data-kind={kind}
      data-pointed={isPointed}
      tabIndex={isTabStop ? 0 : -1}
      className={className}
      style={box}
    />
  ),
);
OneCell.displayName = 'OneCell';
