// What the units are called, beside them: for those who want to read it.
import { memo, type ReactElement } from 'react';
import type { UnitView } from '../../table/view.ts';
import { type Plane, UNIT, upright } from '../common/plane.ts';
import { ownNameOf, type Props } from '../common/props.ts';
import styles from './unit-names.module.css';

interface NamesProps {
  readonly units: readonly UnitView[];
  readonly plane: Plane;
  readonly t: Props['t'];
}
export const UnitNames = memo(
  ({ units, plane, t }: NamesProps): ReactElement => (
    <>
      {units.map((unit) =>
        unit.at === null ? null : (
          <text key={unit.unit} transform={upright(plane, unit)} dy={0.78 * UNIT} className={styles['name']} data-seat={unit.seat}>
            {ownNameOf(unit.unit, t)}
          </text>
        ),
      )}
    </>
  ),
);
UnitNames.displayName = 'UnitNames';
