// What the four lands look like: drawn once as symbols, in the corners of a card, so that roads can pass between them.
import type { Point } from '@tabularium/parts/board';
import { Fragment, type ReactElement } from 'react';
import { TERRAINS, type Terrain } from '../../content/kinds.ts';
import { CELL } from '../common/geometry.ts';

type Spot = readonly [x: number, y: number, size: number];
/** Corners one after the other: x, y, x, y. */
type Outline = readonly number[];

const tidy = (value: number): number => Math.round(value * 10) / 10;
/** The same outlines on every spot as one path: a map has dozens of these cards, and each shape costs the browser time. */
const stamp = (spots: readonly Spot[], ...outlines: readonly Outline[]): string =>
  spots
    .flatMap(([x, y, size]) =>
      outlines.map((outline) => `M${outline.map((value, i) => tidy(value * size + (i % 2 === 0 ? x : y))).join(' ')}Z`),
    )
    .join('');
/** The shadow of a thing on every spot. */
const shadows = (spots: readonly Spot[], cx: number, cy: number, rx: number, ry: number): string =>
  spots
    .map(([x, y, size]) => {
      const half = `a${tidy(rx * size)} ${tidy(ry * size)} 0 0 0 `;
      const width = tidy(2 * rx * size);
      return `M${tidy(x + (cx - rx) * size)} ${tidy(y + cy * size)}${half}${width} 0${half}${-width} 0Z`;
    })
    .join('');
/** Things that stand in front of others are drawn after them. */
const inTwoRows = (spots: readonly Spot[]): readonly (readonly Spot[])[] => [0, 1].map((row) => spots.filter((_, i) => i % 2 === row));

const PINES: readonly Spot[] = [
  [25, 10, 0.8],
  [11, 15, 1],
  [84, 11, 1.05],
  [72, 16, 0.75],
  [94, 22, 0.8],
  [21, 24, 1.15],
  [83, 28, 0.95],
  [7, 31, 0.8],
  [12, 74, 0.95],
  [90, 74, 1.1],
  [27, 80, 0.9],
  [77, 80, 0.85],
  [8, 89, 0.85],
  [92, 91, 0.8],
  [19, 92, 1],
  [81, 94, 0.95],
];
const PINE: Outline = [0, -12, 5, -3, 2.8, -3, 7, 4, 3.6, 4, 8, 9, -8, 9, -3.6, 4, -7, 4, -2.8, -3, -5, -3];
const PINE_SHADE: Outline = [0, -12, 5, -3, 2.8, -3, 7, 4, 3.6, 4, 8, 9, 0, 9];
const Woods = (): ReactElement => (
  <>
    <path
      d="M0 0H38Q30 34 0 38ZM100 0H62Q66 36 100 38ZM0 100V64Q32 66 38 100ZM100 100V66Q68 64 62 100Z"
      fill="var(--woods-light)"
      fillOpacity="0.55"
    />
    <path d={shadows(PINES, 1.5, 8, 7, 2.2)} fill="var(--woods-shade)" fillOpacity="0.45" />
    <path d={stamp(PINES, PINE)} fill="var(--woods-thing)" />
    <path d={stamp(PINES, PINE_SHADE)} fill="var(--woods-shade)" />
  </>
);

const Lakes = (): ReactElement => (
  <>
    <g fill="var(--lakes-thing)" stroke="var(--lakes-light)" strokeWidth="2.4">
      <path d="M5 17C4 6 18 3 26 7c8 3 9 10 7 16-3 9-13 8-19 9C8 33 5 26 5 17Z" />
      <path d="M68 9c5-5 17-4 23 0 6 5 6 15 1 20-4 4-9 2-14 1-9-1-15-14-10-21Z" />
      <path d="M9 75c6-7 17-5 22 0s3 13-2 17c-7 5-17 4-22-2-3-4-2-11 2-15Z" />
      <path d="M70 76c4-7 15-8 21-3 6 4 5 15 1 20-5 4-13 4-18 1-6-3-7-12-4-18Z" />
    </g>
    <g fill="none" stroke="var(--lakes-light)" strokeWidth="1.5" strokeLinecap="round" strokeOpacity="0.9">
      <path d="M11 15q3-3 6 0t6 0M15 23q3-3 6 0t6 0M75 14q3-3 6 0t6 0M80 22q2.5-2.5 5 0t5 0M12 81q3-3 6 0t6 0M14 88q2.5-2.5 5 0t5 0M76 81q3-3 6 0t6 0M77 89q2.5-2.5 5 0t5 0" />
    </g>
    <g fill="none" stroke="var(--lakes-shade)" strokeWidth="1.4" strokeLinecap="round">
      <path d="M34 33v-8M36.5 33l1.5-6M31.5 33l-1.5-6M65 36v-8M67.5 36l1.5-6M35 70v-7M37.5 70l1.5-5M66 69v-8M63.5 69l-1.5-6" />
    </g>
  </>
);

const BUTTES: readonly Spot[] = [
  [27, 16, 0.72],
  [13, 21, 1.1],
  [76, 16, 0.8],
  [90, 23, 0.95],
  [10, 84, 0.9],
  [25, 88, 0.95],
  [74, 83, 0.75],
  [88, 87, 1.1],
];
const BUTTE: Outline = [-14, 12, -10, -1, -8, -1, -7, -10, 7, -10, 8, -2, 11, -1, 14, 12];
const BUTTE_SHADE: Outline = [3, -10, 7, -10, 8, -2, 11, -1, 14, 12, 4, 12, 5, 1];
const BUTTE_TOP: Outline = [-7, -10, -5.5, -13, 6, -13, 7, -10];
const STRATA: readonly Outline[] = [
  [-7.5, -5.5, 7.5, -5.5],
  [-9.8, -1.5, 10, -1.5],
  [-11.5, 3.5, 11.8, 3.5],
  [-13, 8, 13, 8],
];
const Canyons = (): ReactElement => (
  <>
    <path
      d="M0 0H40L30 30 0 40ZM100 0H60L70 30 100 40ZM0 100V62L32 68 40 100ZM100 100V62L68 68 60 100Z"
      fill="var(--canyons-light)"
      fillOpacity="0.45"
    />
    <path d={shadows(BUTTES, 2, 12, 15, 3)} fill="var(--canyons-shade)" fillOpacity="0.4" />
    {inTwoRows(BUTTES).map((row, i) => (
      <Fragment key={i}>
        <path d={stamp(row, BUTTE)} fill="var(--canyons-thing)" />
        <path d={stamp(row, BUTTE_SHADE)} fill="var(--canyons-shade)" />
        <path d={stamp(row, BUTTE_TOP)} fill="var(--canyons-light)" />
        <path d={stamp(row, ...STRATA)} fill="none" stroke="var(--canyons-light)" strokeOpacity="0.55" />
      </Fragment>
    ))}
  </>
);

const PEAKS: readonly Spot[] = [
  [27, 20, 0.85],
  [13, 20, 1.15],
  [74, 19, 0.9],
  [88, 20, 1.15],
  [12, 82, 1.05],
  [27, 87, 0.85],
  [73, 84, 0.95],
  [89, 86, 1.1],
];
const PEAK: Outline = [-13, 13, -2, -14, 13, 13];
const PEAK_SHADE: Outline = [-2, -14, 13, 13, 1, 13, 4, 2, -2, -4];
const SNOW: Outline = [-2, -14, -7.5, -1, -4, -3, -2, 0, 1, -4, 3.8, -3.6];
const Mountains = (): ReactElement => (
  <>
    <path d={shadows(PEAKS, 2, 13, 14, 3)} fill="var(--mountains-shade)" fillOpacity="0.4" />
    {inTwoRows(PEAKS).map((row, i) => (
      <Fragment key={i}>
        <path d={stamp(row, PEAK)} fill="var(--mountains-thing)" />
        <path d={stamp(row, PEAK_SHADE)} fill="var(--mountains-shade)" />
        <path d={stamp(row, SNOW)} fill="var(--mountains-light)" />
      </Fragment>
    ))}
  </>
);

const DRAWINGS: Readonly<Record<Terrain, () => ReactElement>> = { woods: Woods, lakes: Lakes, canyons: Canyons, mountains: Mountains };

/** What `Ground` refers to, once for the whole board. */
export const TerrainSymbols = (): ReactElement => (
  <>
    {TERRAINS.map((terrain) => {
      const Drawing = DRAWINGS[terrain];
      return (
        <symbol key={terrain} id={`battalia-${terrain}`} viewBox="0 0 100 100" overflow="hidden">
          <rect width="100" height="100" fill={`var(--${terrain}-ground)`} />
          <Drawing />
        </symbol>
      );
    })}
  </>
);

/** A card of a land, every other one mirrored. */
export function Ground({ terrain, corner: { x, y } }: { readonly terrain: Terrain; readonly corner: Point }): ReactElement {
  const isMirrored = ((x * 3 + y * 5) / CELL) % 4 < 2;
  return (
    <use
      href={`#battalia-${terrain}`}
      width={CELL}
      height={CELL}
      transform={isMirrored ? `translate(${x + CELL} ${y}) scale(-1 1)` : `translate(${x} ${y})`}
    />
  );
}
