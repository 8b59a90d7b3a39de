// Roads: one drawing for all of them, so that they run on from card to card.
import type { Point } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { CELL, cornerOf } from '../common/geometry.ts';
import styles from './roads.module.css';

export interface RoadPiece {
  readonly corner: Point;
  /** `N-E-S`. */
  readonly exits: string;
}
const HALF = CELL / 2;
const ENDS: Readonly<Record<string, readonly [number, number]>> = { N: [HALF, 0], E: [CELL, HALF], S: [HALF, CELL], W: [0, HALF] };
const STRAIGHT = new Set(['N-S', 'E-W']);

/** From every exit to the middle; two exits at a right angle make a bend. */
function drawingOf({ corner: { x, y }, exits }: RoadPiece): string {
  const ends = exits.split('-').flatMap((side) => {
    const end = ENDS[side];
    return end === undefined ? [] : [`${x + end[0]} ${y + end[1]}`];
  });
  const middle = `${x + HALF} ${y + HALF}`;
  const [from, to] = ends;
  if (ends.length === 2 && from !== undefined && to !== undefined)
    return STRAIGHT.has(exits) ? `M${from}L${to}` : `M${from}Q${middle} ${to}`;
  return ends.map((end) => `M${end}L${middle}`).join('');
}
/** Where four roads meet, or one ends, there is a small square. */
const squares = (pieces: readonly RoadPiece[]): readonly Point[] =>
  pieces.filter(({ exits }) => exits.split('-').length % 3 === 1).map(({ corner }) => ({ x: corner.x + HALF, y: corner.y + HALF }));

export function Roads({ pieces }: { readonly pieces: readonly RoadPiece[] }): ReactElement {
  const way = pieces.map(drawingOf).join('');
  const middles = squares(pieces);
  const discs = (radius: number, className: string | undefined): ReactElement[] =>
    middles.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={className} />);
  return (
    <g className={styles['roads']}>
      <path d={way} className={styles['roadShadow']} />
      <path d={way} className={styles['roadEdge']} />
      {discs(18, styles['squareEdge'])}
      <path d={way} className={styles['roadStones']} />
      <path d={way} className={styles['roadSurface']} />
      {discs(14.5, styles['squareSurface'])}
      <path d={way} className={styles['roadRuts']} />
    </g>
  );
}

/** The roads of the cards that lie on the map. */
export const roadsOf = (spaces: readonly { readonly at: string; readonly exits: string }[]): RoadPiece[] =>
  spaces.filter(({ exits }) => exits !== '').map(({ at, exits }) => ({ corner: cornerOf(at), exits }));
