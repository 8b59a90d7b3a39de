// The ground that a unit could cover with all its movement points, shaded; enemies it could touch are marked.
import { memo, type ReactElement } from 'react';
import type { UnitView } from '../../table/view.ts';
import { type Plane, placed, UNIT } from '../common/plane.ts';
import styles from './reach.module.css';
import type { Reached } from './use-reach.ts';

interface ReachProps {
  readonly reached: Reached | undefined;
  /** It costs a figure. */
  readonly isPush: boolean;
  readonly plane: Plane;
  readonly units: readonly UnitView[];
}
export const Reach = memo(({ reached, isPush, plane, units }: ReachProps): ReactElement | null => {
  if (reached === undefined) return null;
  return (
    <g data-reach={reached.unit} data-push={isPush} data-whole={reached.isWhole}>
      <path d={reached.area} className={styles['ground']} />
      {units.map((unit) => {
        if (!reached.enemies.includes(unit.unit)) return null;
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
