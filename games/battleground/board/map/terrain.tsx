// The terrain: the ground with its hexes, difficult ground, and obstacles with their height. Drawn once per map.
import { memo, type ReactElement } from 'react';
import { COLUMNS, ROWS } from '../../content/maps.ts';
import type { Hex } from '../../content/places.ts';
import { HEXES } from '../../content/places.ts';
import type { MapView } from '../../table/view.ts';
import { areaOf, BOUNDS, besideHex, centreOfHex, HEX_RADIUS, hexNamed, INCH, nameOfHex, outlineOf } from '../common/geometry.ts';
import { Column, Ladder, Low, Wall, Window } from './obstacles.tsx';
import styles from './terrain.module.css';

const ALL: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex);
/** A number that looks random but never changes. */
const grainOf = (hex: Hex): number => ((hex * 2654435761) >>> 9) % 97;
const GRID = areaOf(ALL);
const LIGHT = areaOf(ALL.filter((hex) => grainOf(hex) % 5 === 0));
const DARK = areaOf(ALL.filter((hex) => grainOf(hex) % 7 === 3));

/** Cracks between the slabs of the court, and tufts of moss; ripples of sand and pebbles in the wasteland. */
const CRACKS = ['M-12-4-5 1-7 8M-5 1 6-3 12 2', 'M2-14-2-5 6 3 3 12', 'M-14 6-6 2 1 8 10 6M1 8 0 14'];
const RIPPLES = ['M-13-3Q-6-8 0-3T13-3M-9 5Q-3 1 3 5', 'M-10 7Q-2 1 6 6M-4-7Q4-12 11-7', 'M-12 2Q-4-3 3 2T14 1'];

interface TerrainProps {
  readonly map: MapView;
}
export const Terrain = memo(({ map }: TerrainProps): ReactElement => {
  const difficult = map.difficult.map(hexNamed);
  const pieces = map.elements
    .flatMap(({ kind, hexes, portions }) => hexes.map((name, i) => ({ kind, hex: hexNamed(name), portion: portions[i] })))
    .sort((a, b) => centreOfHex(a.hex).y - centreOfHex(b.hex).y || a.hex - b.hex);
  const platforms = new Set(pieces.flatMap(({ hex, portion }) => (portion === 'platform' ? [hex] : [])));
  const walls = new Set(pieces.flatMap(({ hex, portion }) => (portion === 'high' || portion === 'window' ? [hex] : [])));
  const lows = new Set(pieces.flatMap(({ hex, portion }) => (portion === 'low' ? [hex] : [])));
  const marks = map.side === 'grayskull' ? CRACKS : RIPPLES;
  return (
    <>
      <Defs />
      <rect {...BOUNDS} className={styles['ground']} />
      <path d={LIGHT} className={styles['light']} />
      <path d={DARK} className={styles['dark']} />
      {ALL.filter((hex) => grainOf(hex) % 11 === 4).map((hex) => (
        <path key={hex} d={marks[hex % 3]} transform={at(hex)} className={styles['crack']} />
      ))}
      {ALL.filter((hex) => grainOf(hex) % 23 === 9).map((hex) => (
        <path key={hex} d="M-6 3q2-7 4 0 1-9 4 0 2-6 4 1z" transform={at(hex)} className={styles['tuft']} />
      ))}
      <Rough hexes={difficult} side={map.side} />
      <path d={GRID} className={styles['grid']} />
      <path d={areaOf(platforms)} className={styles['below']} />
      <path d={areaOf([...walls, ...lows])} transform="translate(7 5)" className={styles['shadow']} />
      {pieces.map(({ kind, hex, portion }) => {
        const key = `${hex} ${portion}`;
        if (kind === 'CO') return <Column key={key} hex={hex} />;
        if (portion === 'high') return <Wall key={key} hex={hex} joined={walls} />;
        if (portion === 'window') return <Window key={key} hex={hex} joined={walls} />;
        if (portion === 'low') return <Low key={key} hex={hex} joined={lows} />;
        if (portion === 'ladder') return <Ladder key={key} hex={hex} to={besideHex(hex).find((one) => platforms.has(one))} />;
        return null;
      })}
      <Names />
    </>
  );
});
Terrain.displayName = 'Terrain';
const at = (hex: Hex): string => {
  const { x, y } = centreOfHex(hex);
  return `translate(${x} ${y})`;
};

/** Patterns tell terrain apart without relying on colours. */
const Defs = (): ReactElement => (
  <defs>
    <pattern id="mob-bricks" width="16" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 .5H16M0 5.500H16M4 .5V5.500M12 5.500V10.500" className={styles['mortar']} />
    </pattern>
    <pattern id="mob-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" className={styles['hatch']} />
    </pattern>
    <pattern id="mob-planks" width="9" height="26" patternUnits="userSpaceOnUse">
      <path d="M.5 0V26M0 8H9M4.500 21H9" className={styles['seam']} />
    </pattern>
  </defs>
);

/** Difficult ground: water in the stream, thorns in the wasteland. */
function Rough({ hexes, side }: { readonly hexes: readonly Hex[]; readonly side: MapView['side'] }): ReactElement {
  const set = new Set(hexes);
  return (
    <g>
      <path d={areaOf(hexes)} className={styles['rough']} />
      <path d={outlineOf(set)} className={styles['bank']} />
      {hexes.map((hex) =>
        side === 'grayskull' ? (
          <path
            key={hex}
            d="M-13-6Q-9-10-5-6T3-6 11-6M-10 2Q-6-2-2 2T6 2 14 2M-12 10Q-8 6-4 10T4 10"
            transform={at(hex)}
            className={styles['wave']}
          />
        ) : (
          <path key={hex} d="M-10 8-6-3-3 8M-1 9 2-6 6 9M7 6 10-4 12 6M-8-8-5-13-3-8" transform={at(hex)} className={styles['thorn']} />
        ),
      )}
    </g>
  );
}

/** Column letters and row numbers along the edges. */
const Names = (): ReactElement => (
  <g className={styles['names']}>
    {Array.from({ length: COLUMNS }, (_, column) => {
      const { x } = centreOfHex(column * ROWS);
      const letter = nameOfHex(column * ROWS).charAt(0);
      return [BOUNDS.y + 6, BOUNDS.y + BOUNDS.height - 3].map((y) => (
        <text key={`${letter} ${y}`} x={x} y={y}>
          {letter}
        </text>
      ));
    })}
    {Array.from({ length: ROWS }, (_, row) =>
      [-HEX_RADIUS - 1, BOUNDS.x + BOUNDS.width - 7].map((x) => (
        <text key={`${row} ${x}`} x={x} y={row * INCH + 3}>
          {row + 1}
        </text>
      )),
    )}
  </g>
);
