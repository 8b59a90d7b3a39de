// What the land looks like from above: every terrain has its own drawing, and no two hexes of a kind are quite the same.
import type { Point } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { Terrain } from '../../content/kinds.ts';
import { hexPath } from '../common/geometry.ts';
import styles from './terrain.module.css';

/** A tile, face up. `grain` chooses among its variants: any number that stays the same for the hex. */
export const Tile = memo(
  ({ terrain, centre, grain }: { readonly terrain: Terrain; readonly centre: Point; readonly grain: number }): ReactElement => {
    const Drawing = DRAWINGS[terrain];
    return (
      <g data-terrain={terrain}>
        <path d={hexPath(centre)} className={styles['ground']} />
        <path d={hexPath(centre, 108)} className={styles['inner']} />
        <g transform={`translate(${centre.x} ${centre.y})${grain % 2 === 0 ? '' : ' scale(-1 1)'}`}>
          <Drawing grain={grain} />
        </g>
      </g>
    );
  },
);
Tile.displayName = 'Tile';

/** The middle of a hex is for pieces: what grows there stands along its edge. */
const DRAWINGS: Readonly<Record<Terrain, (props: { readonly grain: number }) => ReactElement>> = {
  plain: () => (
    <>
      <path d="M-92 30Q-40 4 0 22T92 14V52L0 105-92 52Z" className={styles['field']} />
      <path
        d="M-84 40Q-36 16 2 32T88 26M-78 54Q-34 30 4 44T80 42M-66 66Q-28 44 6 57T64 57M-48 76Q-20 58 8 69T46 70"
        className={styles['furrow']}
      />
      <path d={ears(-74, -22)} className={styles['ears']} />
      <path d={ears(62, -40)} className={styles['ears']} />
    </>
  ),
  hill: () => (
    <>
      <path d="M-96 20Q-78 -44 -50 -40T-8 -6Q8 -58 40 -50T96 6V50L0 108-96 50Z" className={styles['slope']} />
      <path
        d="M-50 -40Q-34 -38 -22 -16-34 -22 -42 -10-52 -24 -64 -18-58 -34 -50 -40ZM40 -50Q56 -46 66 -24 54 -32 44 -16 34 -30 22 -24 28 -44 40 -50Z"
        className={styles['peak']}
      />
      <path d="M-80 40q14-8 28 0M34 60q16-10 32 0M-30 84q14-8 28 0M60 24q10-6 22 0" className={styles['stones']} />
    </>
  ),
  forest: ({ grain }) => (
    <>
      {TREES.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size + (grain % 3) * 0.05})`}>
          <path d="M-3 0h6v12h-6Z" className={styles['trunk']} />
          <path d="M0-34 16-10H9L20 4H-20L-9-10H-16Z" className={styles['tree']} />
          <path d="M0-34 16-10H9L20 4H0Z" className={styles['shadow']} />
        </g>
      ))}
    </>
  ),
  water: () => (
    <path
      d="M-78 -30q13-11 26 0t26 0M10 -58q13-11 26 0t26 0M-20 -4q13-11 26 0t26 0M-84 24q13-11 26 0t26 0M30 30q13-11 26 0t26 0M-36 58q13-11 26 0t26 0M-8 84q13-11 26 0"
      className={styles['waves']}
    />
  ),
};
const ears = (x: number, y: number): string =>
  [0, 12, 24].map((step) => `M${x + step} ${y + 26}q-2-14 3-26m-3 8 6-5m-6 11 7-5m-8-1-5-6m4 12-6-5`).join('');
/** Where trees stand, and how tall: around the middle. */
const TREES: readonly (readonly [number, number, number])[] = [
  [-4, -74, 0.8],
  [-44, -52, 0.85],
  [40, -54, 0.95],
  [-76, -22, 0.95],
  [76, -24, 0.85],
  [-82, 26, 0.9],
  [82, 22, 0.95],
  [-58, 62, 0.8],
  [60, 60, 0.8],
  [-22, 88, 0.75],
  [22, 90, 0.75],
];

/** A hex that nobody has turned up yet. */
export const Clouds = memo(
  ({ centre, grain }: { readonly centre: Point; readonly grain: number }): ReactElement => (
    <g>
      <path d={hexPath(centre)} className={styles['unknown']} />
      <g transform={`translate(${centre.x} ${centre.y})${grain % 2 === 0 ? '' : ' scale(-1 1)'}`}>
        <path d={CLOUD} transform="translate(-30 -44) scale(1.05)" className={styles['cloud']} />
        <path d={CLOUD} transform="translate(34 8) scale(1.2)" className={styles['cloud']} />
        <path d={CLOUD} transform="translate(-26 56) scale(0.9)" className={styles['cloud']} />
      </g>
    </g>
  ),
);
Clouds.displayName = 'Clouds';
const CLOUD = 'M-44 10a15 15 0 0 1 4-29 21 21 0 0 1 38-7 17 17 0 0 1 31 7 14.500 14.500 0 0 1 8 29Z';
