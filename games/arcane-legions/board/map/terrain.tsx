// The map on the table: its frame with a brass scale, dry grass, and the pieces of terrain.
import { memo, type ReactElement } from 'react';
import type { FieldView, PieceView } from '../../table/view.ts';
import { FRAME, type Plane, placed, UNIT, upright } from '../common/plane.ts';
import { PieceShape } from '../pieces/piece-shape.tsx';
import { blob, scatter } from '../pieces/scatter.ts';
import styles from './terrain.module.css';

interface TerrainProps {
  readonly field: FieldView;
  readonly plane: Plane;
}
export const Terrain = memo(({ field, plane }: TerrainProps): ReactElement => {
  const [width, depth] = [plane.width * UNIT, plane.depth * UNIT];
  return (
    <>
      <defs>
        <pattern id="arc-grass" width="160" height="160" patternUnits="userSpaceOnUse">
          {scatter(160, 160, 26, 3, 1).map(({ x, y, size }, i) => (
            <path
              key={i}
              d={`M${x + 80} ${y + 80}l${-2 * size} ${-4 * size}m${2 * size} ${4 * size}l0 ${-5 * size}m0 ${5 * size}l${2 * size} ${-4 * size}`}
              className={styles['tuft']}
            />
          ))}
        </pattern>
        <radialGradient id="arc-light" cx="0.5" cy="0.5" r="0.75">
          <stop offset="0" className={styles['lightInner']} />
          <stop offset="1" className={styles['lightOuter']} />
        </radialGradient>
      </defs>
      <rect x={-FRAME} y={-FRAME} width={width + 2 * FRAME} height={depth + 2 * FRAME} rx="8" className={styles['frame']} />
      <rect x="-3" y="-3" width={width + 6} height={depth + 6} className={styles['inlay']} />
      <rect width={width} height={depth} className={styles['map']} />
      <rect width={width} height={depth} fill="url(#arc-light)" />
      <rect width={width} height={depth} fill="url(#arc-grass)" />
      <Contours width={width} depth={depth} />
      <path d={gridPath(plane)} className={styles['grid']} />
      <Scale plane={plane} />
      {field.pieces.map((piece) => (
        <Piece key={piece.name} piece={piece} plane={plane} />
      ))}
    </>
  );
});
Terrain.displayName = 'Terrain';

/** Gentle heights, as maps show them. */
const Contours = ({ width, depth }: { readonly width: number; readonly depth: number }): ReactElement => (
  <g className={styles['contours']}>
    {scatter(width, depth, 300, 11, 0.6).map(({ x, y, size }, i) => (
      <g key={i} transform={`translate(${x + width / 2} ${y + depth / 2}) rotate(${i * 47})`}>
        {[1, 0.68, 0.38].map((part) => (
          <path key={part} d={blob(230 * size * part, 150 * size * part, 9, 0.3, i + 5, true)} />
        ))}
      </g>
    ))}
  </g>
);
/** A line every four steps. */
const gridPath = ({ width, depth }: Plane): string => {
  const across = Array.from({ length: Math.ceil(depth / 4) - 1 }, (_, i) => `M0 ${(depth - (i + 1) * 4) * UNIT}H${width * UNIT}`);
  const along = Array.from({ length: Math.ceil(width / 4) - 1 }, (_, i) => `M${(i + 1) * 4 * UNIT} 0V${depth * UNIT}`);
  return [...across, ...along].join('');
};
/** The frame is a ruler: a mark for every step, a number for every fourth. */
function Scale({ plane }: { readonly plane: Plane }): ReactElement {
  const { width, depth } = plane;
  const marks = (length: number): readonly number[] => Array.from({ length: length - 1 }, (_, i) => i + 1);
  const long = (mark: number): number => (mark % 4 === 0 ? 9 : 5);
  const down = marks(depth).map((y) => `M-3 ${(depth - y) * UNIT}h${-long(y)}M${width * UNIT + 3} ${(depth - y) * UNIT}h${long(y)}`);
  const across = marks(width).map((x) => `M${x * UNIT} -3v${-long(x)}M${x * UNIT} ${depth * UNIT + 3}v${long(x)}`);
  const off = (FRAME + 7) / 2 / UNIT;
  const numbers = [
    ...marks(width).flatMap((x) => (x % 4 === 0 ? [{ x: x - 0.18, y: -off }, { x: x - 0.18, y: depth + off }].map((at) => ({ at, n: x })) : [])), // biome-ignore format: one line
    ...marks(depth).flatMap((y) => (y % 4 === 0 ? [{ x: -off, y: y - 0.18 }, { x: width + off, y: y - 0.18 }].map((at) => ({ at, n: y })) : [])), // biome-ignore format: one line
  ];
  return (
    <g>
      <path d={[...down, ...across].join('')} className={styles['marks']} />
      {numbers.map(({ at, n }) => (
        <text key={`${at.x} ${at.y}`} transform={upright(plane, at)} dy="3" className={styles['number']}>
          {n}
        </text>
      ))}
    </g>
  );
}

const Piece = ({ piece, plane }: { readonly piece: PieceView; readonly plane: Plane }): ReactElement => (
  <g transform={placed(plane, piece)} data-piece={piece.kind}>
    <PieceShape kind={piece.kind} width={piece.width * UNIT} depth={piece.depth * UNIT} />
  </g>
);
