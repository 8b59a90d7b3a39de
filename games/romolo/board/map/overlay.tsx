// What can be pointed at: one cell over every hex, and above them what stands there. One listener for all; nothing is drawn again while the mouse moves.
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import type { GameMap } from '../../content/maps.ts';
import type { HexName } from '../../table/asks.ts';
import { AttentionContext } from '../common/attention.ts';
import { ARROWS, type Arrow, type Bounds, centreOf, HEX_RADIUS, HEX_WIDTH, placeIn, rowsOf, stepTo } from '../common/geometry.ts';
import styles from './overlay.module.css';

export interface Cell {
  readonly at: HexName;
  readonly label: string;
  readonly legal: boolean;
  /** How it glows: as a plain choice, or as one that costs something. */
  readonly kind: 'plain' | 'penalty' | 'unknown';
  readonly isChosen: boolean;
}
/** What was clicked or pointed at. */
export type Target = { readonly hex: HexName } | { readonly unit: string } | { readonly piece: string };
interface OverlayProps {
  readonly map: GameMap;
  readonly bounds: Bounds;
  readonly cells: ReadonlyMap<HexName, Cell>;
  readonly isPointed: (at: HexName) => boolean;
  readonly label: string;
  readonly take: (target: Target) => void;
  readonly onHover: (target: Target | undefined) => void;
  readonly reveal: (cell: Element) => void;
  /** What stands on the hexes. */
  readonly children: ReactNode;
}
/** A finger that stays so long wants to know, not to choose; in milliseconds. */
const HOLD = 400;
const isArrow = (key: string): key is Arrow => (ARROWS as readonly string[]).includes(key);

function targetAt(target: EventTarget): Target | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-unit], [data-piece], [data-hex]') : null;
  const { unit, piece, hex } = found?.dataset ?? {};
  if (unit !== undefined) return { unit };
  if (piece !== undefined) return { piece };
  return hex === undefined ? undefined : { hex };
}
/** The hex that something belongs to. */
const hexAt = (target: EventTarget): HexName | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-at], [data-hex]') : null;
  return found?.dataset['at'] ?? found?.dataset['hex'];
};

export function Overlay({ map, bounds, cells, isPointed, label, take, onHover, reveal, children }: OverlayProps): ReactElement {
  const attention = useContext(AttentionContext);
  const grid = useRef<HTMLDivElement>(null);
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; isOver: boolean }>(undefined);
  const byKeyboard = useRef(false);
  const [cursor, setCursor] = useState<HexName>();
  const tabStop = cursor ?? [...cells.values()].find(({ legal }) => legal)?.at ?? map.names[0];

  const onPointerOver = (event: PointerEvent): void => {
    const isMoving = grid.current?.closest('[data-moving="true"]') !== null;
    if (event.pointerType !== 'mouse' || isMoving) return;
    attention.set(hexAt(event.target));
    onHover(targetAt(event.target));
  };
  const onPointerDown = (event: PointerEvent): void => {
    const at = hexAt(event.target);
    if (event.pointerType === 'mouse' || at === undefined) return;
    const held = {
      isOver: false,
      timer: setTimeout(() => {
        held.isOver = true;
        attention.set(at);
      }, HOLD),
    };
    hold.current = held;
    attention.set(undefined); // what another finger asked for
  };
  const release = (): void => clearTimeout(hold.current?.timer);
  const onClick = (event: MouseEvent): void => {
    const target = targetAt(event.target);
    const wasHeld = hold.current?.isOver === true;
    hold.current = undefined;
    if (target !== undefined && !wasHeld) take(target);
  };
  const focusOn = (hex: number): void => {
    const at = map.names[hex];
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
      focusOn(stepTo(map, map.names.indexOf(at), event.key));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      take({ hex: at });
    }
  };
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles['overlay']}
      onPointerOver={onPointerOver}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        attention.set(undefined);
        onHover(undefined);
      }}
      onContextMenu={(event) => hold.current !== undefined && event.preventDefault()}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = hexAt(target);
        if (at === undefined) return;
        setCursor(at);
        byKeyboard.current = target.matches(':focus-visible');
        if (!byKeyboard.current) return;
        attention.set(at);
        onHover({ hex: at });
      }}
      onBlur={() => {
        if (!byKeyboard.current) return;
        attention.set(undefined);
        onHover(undefined);
      }}
    >
      {rowsOf(map).map((row) => (
        <div role="row" key={row[0]}>
          {row.map((hex) => {
            const cell = cells.get(map.names[hex] ?? '');
            return cell === undefined ? null : (
              <OneCell
                key={cell.at}
                {...cell}
                place={map.places[hex] as GameMap['places'][number]}
                bounds={bounds}
                isPointed={isPointed(cell.at)}
                isTabStop={cell.at === tabStop}
              />
            );
          })}
        </div>
      ))}
      {children}
    </div>
  );
}

interface CellProps extends Cell {
  readonly place: GameMap['places'][number];
  readonly bounds: Bounds;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
}
const OneCell = memo(
  ({ at, label, legal, kind, isChosen, place, bounds, isPointed, isTabStop }: CellProps): ReactElement => (
    <div
      role="gridcell"
      aria-label={label}
      aria-disabled={!legal}
      aria-selected={isChosen}
      data-hex={at}
      data-legal={legal}
      data-kind={kind}
      data-pointed={isPointed}
      tabIndex={isTabStop ? 0 : -1}
      className={styles['cell']}
      style={{
        ...placeIn(bounds, centreOf(place)),
        width: `${(HEX_WIDTH / bounds.width) * 100}%`,
        height: `${((2 * HEX_RADIUS) / bounds.height) * 100}%`,
      }}
    />
  ),
);
OneCell.displayName = 'OneCell';
