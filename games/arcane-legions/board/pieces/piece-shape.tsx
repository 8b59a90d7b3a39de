// A piece of terrain, drawn from above: woods, marshes, rocks, a temple, walls, palisades, objectives.
import type { ReactElement } from 'react';
import type { PieceKind } from '../../content/kinds.ts';
import styles from './piece-shape.module.css';
import { blob, scatter } from './scatter.ts';

interface ShapeProps {
  readonly kind: PieceKind;
  readonly width: number;
  readonly depth: number;
}
/** A piece around the origin. Only its outline matters in the game. */
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
