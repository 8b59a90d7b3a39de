// The compass of the mat: each face of an arena die in its direction, in the corner beside the building. HOP-5.3
import { COMPASS } from '@tabularium/geometry';
import { memo, type ReactElement } from 'react';
import type { ArenaId } from '../../content/arenas.ts';
import { boundsOf, hexPath } from '../common/geometry.ts';
import styles from './compass.module.css';

const RADIUS = 36;
/** From its middle to the middle of a number. */
const TO_NUMBERS = 56;
/** From the upper right corner of the mat to its middle: beside the stands, and far enough in that a phone, which crops the stands, shows all of it. */
const INSET = { x: 164, y: 72 };

export const Compass = memo(({ arena }: { readonly arena: ArenaId }): ReactElement => {
  const { x, y, width } = boundsOf(arena);
  return (
    <g transform={`translate(${x + width - INSET.x} ${y + INSET.y})`} className={styles['compass']}>
      <path d={hexPath({ x: 0, y: 0 }, RADIUS)} className={styles['rose']} />
      {COMPASS.map((direction, number) => {
        // The first direction is north-east; each of the others is a sixth of a turn on.
        const turn = 60 * number - 60;
        const angle = (turn * Math.PI) / 180;
        return (
          <g key={direction}>
            <path d="M8 -5L30 0 8 5Z" transform={`rotate(${turn})`} className={styles['needle']} />
            <text x={Math.cos(angle) * TO_NUMBERS} y={Math.sin(angle) * TO_NUMBERS + 12}>
              {number + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
});
Compass.displayName = 'Compass';
