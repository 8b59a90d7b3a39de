// The ruler: anybody may measure at any time. It snaps to notches, as distances between units go from notch to notch.

import { distanceOf, type Vector } from '@tabularium/geometry';
import { Layer } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import { type PointerEvent, type ReactElement, type RefObject, useState } from 'react';
import { inSteps } from '../../content/shapes.ts';
import { notchAt, notchesOf, sizeOf } from '../../rules/units/bases.ts';
import { defOf, type Table } from '../../table/table.ts';
import { boundsOf, lineThrough, type Plane, pointAt, turning, upright } from '../common/plane.ts';
import styles from './ruler.module.css';

/** The ruler takes hold of a notch that is this near, in steps. */
const HOLD = 0.22;
export function heldAt(ground: Table, point: Vector): Vector {
  let found = point;
  let least = HOLD;
  for (const unit of ground.units) {
    if (unit.state !== 'deployed') continue;
    const def = defOf(ground, unit);
    for (const notch of notchesOf(def)) {
      const at = inSteps(notchAt(unit, sizeOf(def), notch));
      const far = distanceOf(point, at);
      if (far < least) {
        least = far;
        found = at;
      }
    }
  }
  return found;
}

export interface Measured {
  readonly from: Vector;
  readonly to: Vector;
}
interface SheetProps {
  readonly plane: Plane;
  readonly ground: Table;
  readonly drawing: RefObject<HTMLDivElement | null>;
  readonly measured: Measured | undefined;
  readonly measure: (measured: Measured | undefined) => void;
  readonly label: string;
}
/** Lies over the window while the tool is on, so that a drag measures instead of moving the table. */
export function RulerSheet({ plane, ground, drawing, measured, measure, label }: SheetProps): ReactElement {
  const [isDragged, setDragged] = useState(false);
  const pointOf = ({ clientX, clientY }: PointerEvent): Vector => {
    const box = drawing.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return heldAt(ground, pointAt(plane, { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }));
  };
  return (
    <div
      className={styles['sheet']}
      role="presentation"
      title={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
        measure({ from: pointOf(event), to: pointOf(event) });
      }}
      onPointerMove={(event) => isDragged && measured !== undefined && measure({ from: measured.from, to: pointOf(event) })}
      onPointerUp={() => setDragged(false)}
      onPointerCancel={() => setDragged(false)}
    />
  );
}
interface RulerLineProps {
  readonly measured: Measured;
  readonly plane: Plane;
  readonly t: Translate;
}
/** The brass ruler itself, with a mark for every step. */
export function RulerLine({ measured: { from, to }, plane, t }: RulerLineProps): ReactElement {
  const length = distanceOf(from, to);
  const bounds = boundsOf(plane);
  const way = length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: way.y * 0.16, y: -way.x * 0.16 };
  const marks = Array.from({ length: Math.floor(length) }, (_, i) => {
    const at = { x: from.x + way.x * (i + 1), y: from.y + way.y * (i + 1) };
    return lineThrough(plane, [
      { x: at.x - across.x, y: at.y - across.y },
      { x: at.x + across.x, y: at.y + across.y },
    ]);
  });
  return (
    <Layer bounds={bounds} className={styles['drawing']}>
      <g transform={turning(plane)}>
        <path d={lineThrough(plane, [from, to])} className={styles['edge']} />
        <path d={lineThrough(plane, [from, to])} className={styles['brass']} />
        <path d={marks.join('')} className={styles['marks']} />
        <g transform={upright(plane, to)} className={styles['reading']}>
          <rect x="-24" y="-34" width="48" height="22" rx="11" />
          <text y="-19">{t('board.field.measured', { steps: length })}</text>
        </g>
      </g>
    </Layer>
  );
}
