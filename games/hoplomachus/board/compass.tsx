// The compass of the mat: each face of an arena die in its direction, in the corner beside the building. HOP-5.3
import { COMPASS } from '@tabularium/geometry';
import { memo, type ReactElement } from 'react';
import type { ArenaId } from '../content/arenas.ts';
import styles from './compass.module.css';
import { boundsOf, hexPath } from './geometry.ts';

const RADIUS = 40;
/** From the lower left corner of the mat to the middle of the compass: beside the stands, and clear of the supply of chips above. */
const INSET = { x: 104, y: 72 };

export const Compass = memo(({ arena }: { readonly arena: ArenaId }): ReactElement => {
  const { x, y, height } = boundsOf(arena);
  return (
    <g transform={`translate(${x + INSET.x} ${y + height - INSET.y})`} className={styles['compass']}>
      <path d={hexPath({ x: 0, y: 0 }, RADIUS)} className={styles['rose']} />
      {COMPASS.map((direction, number) => {
        // The first direction is north-east; each of the others a sixth further round.
        const turn = 60 * number - 60;
        const angle = (turn * Math.PI) / 180;
        return (
          <g key={direction}>
            <path d="M8 -5L30 0 8 5Z" transform={`rotate(${turn})`} className={styles['needle']} />
            <text x={Math.cos(angle) * (RADIUS + 16)} y={Math.sin(angle) * (RADIUS + 16) + 8}>
              {number + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
});
Compass.displayName = 'Compass';
