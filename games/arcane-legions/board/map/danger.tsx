// Threats, drawn over the table: the ground enemies could cover, how far they shoot, and whom they could strike or shoot.
import { memo, type ReactElement } from 'react';
import type { Table } from '../../table/table.ts';
import type { UnitView } from '../../table/view.ts';
import { Sign } from '../common/icon.tsx';
import { type Plane, placed, UNIT, upright } from '../common/plane.ts';
import { Range } from './aids.tsx';
import styles from './danger.module.css';
import type { Danger } from './use-danger.ts';

interface GroundProps {
  readonly danger: Danger | undefined;
  readonly ground: Table;
  readonly plane: Plane;
}
export const DangerGround = memo(({ danger, ground, plane }: GroundProps): ReactElement | null => {
  if (danger === undefined) return null;
  return (
    <g data-threats="true">
      <path d={danger.area} className={styles['ground']} />
      {danger.shooters.map((unit) => (
        <Range key={unit.unit} unit={unit} ground={ground} plane={plane} />
      ))}
    </g>
  );
});
DangerGround.displayName = 'DangerGround';

interface ThreatenedProps {
  readonly danger: Danger | undefined;
  readonly units: readonly UnitView[];
  readonly plane: Plane;
}
/** The units that could be attacked. */
export const Threatened = memo(({ danger, units, plane }: ThreatenedProps): ReactElement | null =>
  danger === undefined ? null : (
    <>
      {units.map((unit) => (
        <Threat key={unit.unit} unit={unit} danger={danger} plane={plane} />
      ))}
    </>
  ),
);
Threatened.displayName = 'Threatened';
/** How many enemies could attack it in melee, and how many from afar. */
function Threat({ unit, danger, plane }: { readonly unit: UnitView; readonly danger: Danger; readonly plane: Plane }): ReactElement | null {
  const counts = [
    { sign: 'crossedSwords', count: danger.struck.get(unit.unit) ?? 0 },
    { sign: 'bow', count: danger.shot.get(unit.unit) ?? 0 },
  ] as const;
  const told = counts.filter(({ count }) => count > 0);
  if (told.length === 0) return null;
  const [width, depth] = [unit.width * UNIT + 8, unit.depth * UNIT + 8];
  return (
    <>
      <rect transform={placed(plane, unit)} x={-width / 2} y={-depth / 2} width={width} height={depth} rx="5" className={styles['ring']} />
      <g transform={upright(plane, unit)} className={styles['plate']} data-threatened={unit.unit}>
        <rect x={-15 * told.length} y="-9" width={30 * told.length} height="18" rx="9" />
        {told.map(({ sign, count }, number) => (
          <g key={sign} transform={`translate(${30 * number - 15 * (told.length - 1)} 0)`}>
            <g transform="translate(-6 0)">
              <Sign name={sign} size={12} />
            </g>
            <text x="7" dy="3.600">
              {count}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
