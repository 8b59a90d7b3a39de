// Deployment zones, and objectives in the colours of whoever would score them.
import { memo, type ReactElement } from 'react';
import type { ObjectiveView, PieceView, ZoneView } from '../../table/view.ts';
import { Sign } from '../common/icon.tsx';
import { drawnX, drawnY, type Plane, UNIT, upright } from '../common/plane.ts';
import styles from './marks.module.css';

interface ZonesProps {
  readonly zones: readonly ZoneView[];
  readonly plane: Plane;
  readonly names: readonly string[];
  /** Zones matter before the battle; afterwards they only show who came from where. */
  readonly isSetup: boolean;
  /** Only while they are empty. */
  readonly areNamed: boolean;
}
export const Zones = memo(
  ({ zones, plane, names, isSetup, areNamed }: ZonesProps): ReactElement => (
    <>
      {zones.map(({ x, y, seat }, number) => (
        <g key={number} data-seat={seat ?? undefined} data-setup={isSetup} className={styles['zone']}>
          <rect x={drawnX(x[0])} y={drawnY(plane, y[1])} width={(x[1] - x[0]) * UNIT} height={(y[1] - y[0]) * UNIT} />
          {areNamed && (
            <text transform={upright(plane, { x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 })} dy="6">
              {seat === null ? number + 1 : (names[seat] ?? '')}
            </text>
          )}
        </g>
      ))}
    </>
  ),
);
Zones.displayName = 'Zones';

interface ObjectivesProps {
  readonly objectives: readonly ObjectiveView[];
  readonly pieces: readonly PieceView[];
  readonly plane: Plane;
}
/** A standard in the colours of whoever holds it; crossed swords where it is contested. */
export const Objectives = memo(
  ({ objectives, pieces, plane }: ObjectivesProps): ReactElement => (
    <>
      {objectives.map(({ piece: number, controlledBy, contested }) => {
        const piece = pieces[number];
        if (piece === undefined) return null;
        const [width, depth] = [piece.width * UNIT, piece.depth * UNIT];
        return (
          <g
            key={number}
            data-seat={controlledBy ?? undefined}
            data-state={contested ? 'contested' : controlledBy === null ? 'free' : 'held'}
          >
            <rect
              x={drawnX(piece.x) - width / 2}
              y={drawnY(plane, piece.y) - depth / 2}
              width={width}
              height={depth}
              className={styles['held']}
            />
            <g transform={upright(plane, piece)}>
              <circle r="17" className={styles['roundel']} />
              <Sign name={contested ? 'crossedSwords' : 'objective'} size={23} className={styles['flag']} />
            </g>
          </g>
        );
      })}
    </>
  ),
);
Objectives.displayName = 'Objectives';
