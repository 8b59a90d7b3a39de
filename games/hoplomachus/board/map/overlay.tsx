// What can be pointed at: one cell over every hex. One listener for all of them; nothing is drawn again while the mouse moves.
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactElement, useContext, useRef, useState } from 'react';
import { type ArenaId, arenas } from '../../content/arenas.ts';
import type { HexName } from '../../table/asks.ts';
import { AttentionContext } from '../common/attention.ts';
import { type Bounds, centreAt, HEX_RADIUS, HEX_WIDTH, numberOf, placeIn, rowsOf, stepTo } from '../common/geometry.ts';
import styles from './overlay.module.css';

export interface Cell {
  readonly at: HexName;
  readonly label: string;
  readonly legal: boolean;
  /** What stands there would be attacked. */
  readonly isTarget: boolean;
  /** What stands there was chosen and waits for more. */
  readonly isChosen: boolean;
}
interface OverlayProps {
  readonly arena: ArenaId;
  readonly bounds: Bounds;
  readonly cells: ReadonlyMap<HexName, Cell>;
  readonly isPointed: (at: HexName) => boolean;
  readonly label: string;
  readonly take: (at: HexName) => void;
  /** What was chosen shall not be chosen any more. */
  readonly drop: () => void;
  /** Another hex is pointed at, or none. */
  readonly onHover: (at: HexName | undefined) => void;
  readonly reveal: (cell: Element) => void;
}

/** A finger that stays so long wants to know, not to choose; in milliseconds. */
const HOLD = 400;
type Arrow = Parameters<typeof stepTo>[2];
const ARROWS: ReadonlySet<string> = new Set<Arrow>(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);
const isArrow = (key: string): key is Arrow => ARROWS.has(key);
const hexAt = (target: EventTarget): HexName | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hex]')?.dataset['hex'] : undefined;

export function Overlay({ arena, bounds, cells, isPointed, label, take, drop, onHover, reveal }: OverlayProps): ReactElement {
  const attention = useContext(AttentionContext);
  const grid = useRef<HTMLDivElement>(null);
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; isOver: boolean }>(undefined);
  /** What a finger asked for stays until another is touched. */
  const byKeyboard = useRef(false);
  const byFinger = useRef(false);
  const [cursor, setCursor] = useState<HexName>();
  const { names } = arenas[arena];
  const tabStop = cursor ?? [...cells.values()].find(({ legal }) => legal)?.at ?? names[0];

  const hover = (at: HexName | undefined): void => {
    attention.set(at === undefined ? undefined : { hex: at });
    onHover(at);
  };
  const onPointerOver = (event: PointerEvent): void => {
    const isMoving = grid.current?.closest('[data-moving="true"]') !== null;
    if (event.pointerType === 'mouse' && !isMoving) hover(hexAt(event.target));
  };
  const onPointerDown = (event: PointerEvent): void => {
    const at = hexAt(event.target);
    byFinger.current = event.pointerType !== 'mouse';
    if (!byFinger.current || at === undefined) return;
    const held = {
      isOver: false,
      timer: setTimeout(() => {
        held.isOver = true;
        hover(at);
      }, HOLD),
    };
    hold.current = held;
  };
  const release = (): void => clearTimeout(hold.current?.timer);
  const onClick = (event: MouseEvent): void => {
    const at = hexAt(event.target);
    const wasHeld = hold.current?.isOver === true;
    hold.current = undefined;
    if (at === undefined || wasHeld) return;
    // A finger that chooses wants no card over what comes next.
    attention.set(byFinger.current && cells.get(at)?.legal ? undefined : { hex: at });
    take(at);
  };
  const focusOn = (hex: number): void => {
    const at = names[hex];
    const cell = at === undefined ? null : grid.current?.querySelector<HTMLElement>(`[data-hex="${at}"]`);
    if (!cell || at === undefined) return;
    setCursor(at);
    cell.focus({ preventScroll: true });
    reveal(cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = hexAt(event.target);
    if (at === undefined) return;
    if (isArrow(event.key)) {
      event.preventDefault();
      focusOn(stepTo(arenas[arena], numberOf(arena, at), event.key));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      take(at);
    } else if (event.key === 'Escape') drop();
  };
  return (
    // The cells get the focus, one of them at a time.
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles['overlay']}
      onPointerOver={onPointerOver}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hover(undefined)}
      onContextMenu={(event) => hold.current !== undefined && event.preventDefault()}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = hexAt(target);
        setCursor(at);
        byKeyboard.current = target.matches(':focus-visible');
        if (byKeyboard.current) hover(at);
      }}
      onBlur={() => byKeyboard.current && hover(undefined)}
    >
      {rowsOf(arenas[arena]).map((row) => (
        <div role="row" key={row[0]}>
          {row.map((hex) => {
            const cell = cells.get(names[hex] ?? '');
            return cell === undefined ? null : (
              <OneCell
                key={cell.at}
                {...cell}
                arena={arena}
                bounds={bounds}
                isPointed={isPointed(cell.at)}
                isTabStop={cell.at === tabStop}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface CellProps extends Cell {
  readonly arena: ArenaId;
  readonly bounds: Bounds;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
}
const OneCell = memo(
  ({ at, label, legal, isTarget, isChosen, arena, bounds, isPointed, isTabStop }: CellProps): ReactElement => (
    <div
      role="gridcell"
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={isChosen}
      data-hex={at}
      data-legal={legal}
      data-target={isTarget}
      data-pointed={isPointed}
      tabIndex={isTabStop ? 0 : -1}
      className={styles['cell']}
      style={{
        ...placeIn(bounds, centreAt(arena, at)),
        width: `${(HEX_WIDTH / bounds.width) * 100}%`,
        height: `${((2 * HEX_RADIUS) / bounds.height) * 100}%`,
      }}
    />
  ),
);
OneCell.displayName = 'OneCell';
