// A piece of terrain as a small picture, turned as it would lie.
import type { ReactElement } from 'react';
import type { PieceKind } from '../../content/kinds.ts';
import { pieces } from '../../content/tables.ts';
import { UNIT } from '../common/plane.ts';
import { PieceShape } from './piece-shape.tsx';
import styles from './piece-thumb.module.css';

/** In steps: all pieces are drawn to the same scale, and the longest fits however it is turned. */
const SIDE = 3.3;
export function PieceThumb({ kind, degrees = 0 }: { readonly kind: PieceKind; readonly degrees?: number }): ReactElement {
  const { width, depth } = pieces[kind];
  const side = SIDE * UNIT;
  return (
    <svg className={styles['piece']} viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} aria-hidden="true" focusable="false">
      <g transform={`rotate(${degrees})`}>
        <PieceShape kind={kind} width={width * UNIT} depth={depth * UNIT} />
      </g>
    </svg>
  );
}
