// The map on the table: its frame with a brass scale, dry grass, and the pieces of terrain.
import { memo, type ReactElement } from 'react';
import type { PieceKind } from '../../content/kinds.ts';
import type { FieldView, PieceView } from '../../table/view.ts';
import { FRAME, type Plane, placed, UNIT, upright } from '../common/plane.ts';
import { blob, scatter } from './scatter.ts';
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

// ---- pieces

const Piece = ({ piece, plane }: { readonly piece: PieceView; readonly plane: Plane }): ReactElement => (
  <g transform={placed(plane, piece)} data-piece={piece.kind}>
    <PieceShape kind={piece.kind} width={piece.width * UNIT} depth={piece.depth * UNIT} />
  </g>
);
interface ShapeProps {
  readonly kind: PieceKind;
  readonly width: number;
  readonly depth: number;
}
/** A piece about the origin. Its outline is what counts; what is in it is for the eye. */
export function PieceShape({ kind, width, depth }: ShapeProps): ReactElement {
  const Drawing = DRAWINGS[kind];
  return (
    <>
      <rect
        x={-width / 2 + 3}
        y={-depth / 2 + 4}
        width={width}
        height={depth}
        rx="3"
        className={styles['shadow']}
        data-flat={kind === 'marsh' || kind === 'objective'}
      />
      <Drawing width={width} depth={depth} />
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx="1" className={styles['outline']} data-kind={kind} />
    </>
  );
}
type Drawn = (props: Omit<ShapeProps, 'kind'>) => ReactElement;
const area = (width: number, depth: number, className: string | undefined, rx = 2): ReactElement => (
  <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx={rx} className={className} />
);
const Wood: Drawn = ({ width, depth }) => (
  <>
    {area(width, depth, styles['floor'], 6)}
    {scatter(width - 20, depth - 18, 21, 17, 0.55).map(({ x, y, size }, i) => (
      <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
        <circle cx="2" cy="3" r="11" className={styles['treeShade']} />
        <path d={blob(23, 23, 9, 0.22, i + 2, true)} className={styles['tree']} data-tone={i % 3} />
        <path d={blob(13, 12, 7, 0.25, i + 40, true)} transform="translate(-2.500 -3)" className={styles['crown']} />
      </g>
    ))}
  </>
);
const Marsh: Drawn = ({ width, depth }) => (
  <>
    {area(width, depth, styles['damp'], 14)}
    <path d={blob(width * 1.04, depth * 1.04, 14, 0.1, 8, true)} className={styles['mire']} />
    {scatter(width - 18, depth - 18, 17, 23, 0.7).map(({ x, y, size }, i) =>
      i % 5 < 2 ? (
        <g key={i} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d={blob(22, 12, 8, 0.3, i + 9, true)} className={styles['pool']} />
          <path d="M-7 -1q4 -3 9 -1" className={styles['glint']} />
        </g>
      ) : (
        <path key={i} d={`M${x} ${y}q-3 -6 -5 -9M${x} ${y}q0 -7 0 -11M${x} ${y}q3 -6 5 -9`} className={styles['reed']} />
      ),
    )}
  </>
);
const Rocks: Drawn = ({ width, depth }) => (
  <>
    {area(width, depth, styles['scree'], 8)}
    {[
      [-0.2, -0.16, 0.58, 0.62, 3],
      [0.24, 0.14, 0.5, 0.56, 9],
      [-0.24, 0.29, 0.4, 0.34, 14],
      [0.26, -0.29, 0.38, 0.34, 21],
    ].map(([x = 0, y = 0, w = 0, h = 0, seed = 0]) => (
      <g key={seed} transform={`translate(${x * width} ${y * depth})`}>
        <path d={blob(w * width, h * depth, 8, 0.26, seed, false)} className={styles['rock']} />
        <path
          d={blob(w * width * 0.62, h * depth * 0.6, 6, 0.3, seed + 1, false)}
          transform="translate(-3 -4)"
          className={styles['facet']}
        />
        <path d={`M${-w * width * 0.12} ${h * depth * 0.02}l${w * width * 0.3} ${h * depth * 0.24}`} className={styles['crack']} />
      </g>
    ))}
  </>
);
const Temple: Drawn = ({ width, depth }) => {
  const columns = (count: number, length: number): readonly number[] =>
    Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * length);
  const [inside, behind] = [width - 26, depth - 26];
  const round = [
    ...columns(7, inside).flatMap((x) => [{ x, y: -behind / 2 }, { x, y: behind / 2 }]), // biome-ignore format: one line
    ...columns(4, behind)
      .slice(1, -1)
      .flatMap((y) => [{ x: -inside / 2, y }, { x: inside / 2, y }]), // biome-ignore format: one line
  ];
  return (
    <>
      {area(width, depth, styles['stair'])}
      {area(width - 9, depth - 9, styles['stair'])}
      {area(width - 17, depth - 17, styles['marble'])}
      {area(inside - 20, behind - 20, styles['cella'])}
      <path d={`M${-(inside - 20) / 2} 0H${(inside - 20) / 2}`} className={styles['ridge']} />
      {round.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle cx="1.500" cy="2" r="5" className={styles['columnShade']} />
          <circle r="5" className={styles['column']} />
          <circle r="2.600" className={styles['capital']} />
        </g>
      ))}
    </>
  );
};
const Wall: Drawn = ({ width, depth }) => {
  const stones = Math.round(width / 15);
  const [wide, high] = [width / stones, depth / 2];
  return (
    <>
      {area(width, depth, styles['mortar'])}
      {[0, 1].flatMap((row) =>
        Array.from({ length: stones }, (_, i) => (
          <rect
            key={`${row} ${i}`}
            x={-width / 2 + i * wide + 0.8}
            y={-depth / 2 + row * high + 0.8}
            width={wide - 1.6}
            height={high - 1.6}
            rx="1.5"
            className={styles['stone']}
            data-tone={(i * 2 + row * 3) % 4}
          />
        )),
      )}
    </>
  );
};
const Palisade: Drawn = ({ width, depth }) => {
  const stakes = Math.round(width / 8);
  const wide = width / stakes;
  return (
    <>
      {Array.from({ length: stakes }, (_, i) => {
        const x = -width / 2 + i * wide;
        return (
          <path
            key={i}
            d={`M${x + 0.6} ${depth / 2}V${-depth / 2 + 5}l${wide / 2 - 0.6} -5l${wide / 2 - 0.6} 5V${depth / 2}Z`}
            className={styles['stake']}
            data-tone={i % 3}
          />
        );
      })}
      <path d={`M${-width / 2} ${depth * 0.12}H${width / 2}`} className={styles['rope']} />
    </>
  );
};
const Objective: Drawn = ({ width, depth }) => {
  const wide = width / 4;
  return (
    <>
      {area(width, depth, styles['paving'])}
      <path
        d={[1, 2, 3]
          .map((i) => `M${-width / 2} ${-depth / 2 + i * wide}H${width / 2}M${-width / 2 + i * wide} ${-depth / 2}V${depth / 2}`)
          .join('')}
        className={styles['joints']}
      />
      <circle r={width * 0.36} className={styles['disc']} />
      <circle r={width * 0.27} className={styles['discInner']} />
    </>
  );
};
const DRAWINGS: Readonly<Record<PieceKind, Drawn>> = {
  temple: Temple,
  rocks: Rocks,
  wall: Wall,
  wood: Wood,
  marsh: Marsh,
  palisade: Palisade,
  objective: Objective,
};
