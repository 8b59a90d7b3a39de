// The ground that a unit could cover with all its movement points, shaded; enemies it could touch are marked.
import { memo, type ReactElement, useEffect, useState } from 'react';
import type { UnitName } from '../../table/asks.ts';
import type { Table } from '../../table/table.ts';
import type { UnitView } from '../../table/view.ts';
import { drawnX, drawnY, type Plane, placed, UNIT } from '../common/plane.ts';
import styles from './reach.module.css';
import { CELL, type ReachArea, reachAreaOf } from './reach-area.ts';

/** How long a unit is selected before its reach is worked out, in milliseconds. */
const MOMENT = 120;
export function useReach(ground: Table, unit: UnitName | undefined, points: number, plane: Plane): ReachArea | undefined {
  const [known, setKnown] = useState<{ readonly key: string; readonly ground: Table; readonly area: ReachArea | undefined }>();
  const key = unit === undefined ? undefined : `${unit} ${points}`;
  useEffect(() => {
    if (key === undefined || unit === undefined) return undefined;
    const timer = setTimeout(() => setKnown({ key, ground, area: reachAreaOf(ground, unit, points, plane.width, plane.depth) }), MOMENT);
    return () => clearTimeout(timer);
  }, [key, ground]);
  return key !== undefined && known?.key === key && known.ground === ground ? known.area : undefined;
}
interface ReachProps {
  readonly area: ReachArea | undefined;
  readonly plane: Plane;
  readonly units: readonly UnitView[];
}
export const Reach = memo(({ area, plane, units }: ReachProps): ReactElement | null => {
  if (area === undefined) return null;
  const ground = area.rows.map(
    ({ row, from, to }) =>
      `M${drawnX(from * CELL)} ${drawnY(plane, (row + 1) * CELL)}h${(to - from) * CELL * UNIT}v${CELL * UNIT}H${drawnX(from * CELL)}Z`,
  );
  return (
    <g>
      <path d={ground.join('')} className={styles['ground']} data-whole={area.isWhole} />
      {units.map((unit) => {
        if (!area.enemies.includes(unit.unit)) return null;
        const [width, depth] = [unit.width * UNIT + 12, unit.depth * UNIT + 12];
        return (
          <rect
            key={unit.unit}
            transform={placed(plane, unit)}
            x={-width / 2}
            y={-depth / 2}
            width={width}
            height={depth}
            rx="6"
            className={styles['touched']}
          />
        );
      })}
    </g>
  );
});
Reach.displayName = 'Reach';
