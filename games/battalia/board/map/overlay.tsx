// What can be pointed at: one cell over every space. One listener for all of them; nothing is drawn again while the mouse moves.
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactElement, useContext, useRef, useState } from 'react';
import type { SpaceName } from '../../table/asks.ts';
import { type Bounds, CELL, columnOf, cornerOf, placeIn, rowOf, spaceAt } from '../common/geometry.ts';
import { HoveredContext } from '../common/hovered.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import styles from './overlay.module.css';

/** What an option on a space does, in a sign. */
export interface Mark {
  readonly icon: IconName;
  readonly text?: string | undefined;
}
export interface Cell {
  readonly at: SpaceName;
  readonly label: string;
  readonly legal: boolean;
  readonly marks: readonly Mark[];
}
interface OverlayProps {
  readonly bounds: Bounds;
  /** Row by row. */
  readonly rows: readonly (readonly Cell[])[];
  readonly isPointed: (at: SpaceName) => boolean;
  readonly label: string;
  readonly take: (at: SpaceName) => void;
  /** Another space is pointed at, or none. */
  readonly onHover: (at: SpaceName | undefined) => void;
  readonly reveal: (cell: Element) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-space]') : null;

export function Overlay({ bounds, rows, isPointed, label, take, onHover, reveal }: OverlayProps): ReactElement {
  const hovered = useContext(HoveredContext);
  const hover = (at: SpaceName | undefined): void => {
    if (at === hovered.at()) return;
    hovered.set(at);
    onHover(at);
  };
  const grid = useRef<HTMLDivElement>(null);
  const first = rows.flat().find(({ legal }) => legal) ?? rows.flat()[0];
  const [cursor, setCursor] = useState<SpaceName>();
  const tabStop = cursor ?? first?.at;

  const onPointerOver = (event: PointerEvent): void => {
    const isMoving = grid.current?.closest('[data-moving="true"]') !== null;
    if (event.pointerType === 'mouse' && !isMoving) hover(cellOf(event.target)?.dataset['space']);
  };
  const onClick = (event: MouseEvent): void => {
    const at = cellOf(event.target)?.dataset['space'];
    if (at === undefined) return;
    hovered.set(at);
    take(at);
  };
  const focusOn = (at: SpaceName | undefined): void => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-space="${at}"]`);
    if (!cell || at === undefined) return;
    setCursor(at);
    cell.focus({ preventScroll: true });
    reveal(cell);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = cellOf(event.target)?.dataset['space'];
    if (at === undefined) return;
    const step = ARROWS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      focusOn(spaceAt(columnOf(at) + step[0], rowOf(at) + step[1]));
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      take(at);
    }
  };
  return (
    // The cells get the focus, one of them at a time.
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={styles['overlay']}
      onPointerOver={onPointerOver}
      onPointerLeave={() => hover(undefined)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = cellOf(target)?.dataset['space'];
        setCursor(at);
        if (target.matches(':focus-visible')) hover(at);
      }}
      onBlur={() => hover(undefined)}
    >
      {rows.map((cells) => (
        <div role="row" key={cells[0]?.at}>
          {cells.map((cell) => (
            <OneCell key={cell.at} cell={cell} bounds={bounds} isPointed={isPointed(cell.at)} isTabStop={cell.at === tabStop} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CellProps {
  readonly cell: Cell;
  readonly bounds: Bounds;
  readonly isPointed: boolean;
  readonly isTabStop: boolean;
}
const isSame = (before: CellProps, now: CellProps): boolean =>
  before.isTabStop === now.isTabStop &&
  before.isPointed === now.isPointed &&
  before.bounds === now.bounds &&
  (before.cell === now.cell || JSON.stringify(before.cell) === JSON.stringify(now.cell));
const OneCell = memo(({ cell, bounds, isPointed, isTabStop }: CellProps): ReactElement => {
  const { at, label, legal, marks } = cell;
  return (
    <div
      role="gridcell"
      aria-label={label}
      aria-disabled={!legal}
      data-space={at}
      data-legal={legal}
      data-pointed={isPointed}
      tabIndex={isTabStop ? 0 : -1}
      className={styles['cell']}
      style={{
        ...placeIn(bounds, cornerOf(at)),
        width: `${(CELL / bounds.width) * 100}%`,
        height: `${(CELL / bounds.height) * 100}%`,
      }}
    >
      {marks.length === 0 ? null : (
        <span className={styles['marks']} aria-hidden="true">
          {marks.map(({ icon, text }) => (
            <span key={icon} className={styles['mark']}>
              {text ?? <Icon name={icon} />}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}, isSame);
OneCell.displayName = 'OneCell';
