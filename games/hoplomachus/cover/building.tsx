// The amphitheatre on the cover, at dusk: storeys of arches, tiers full of people, sand with hexes.
import type { ReactElement } from 'react';

/** The building curves towards the viewer on both sides: what stands there is lower and larger. */
const bend = (x: number): number => ((x - 200) / 200) ** 2;
const STOREYS = [
  { y: 66, size: 0.82, count: 27 },
  { y: 88, size: 0.98, count: 23 },
] as const;

const arches = (y: number, size: number, count: number): readonly { readonly x: number; readonly y: number; readonly size: number }[] =>
  Array.from({ length: count }, (_, i) => {
    const x = 200 + ((i - (count - 1) / 2) / ((count - 1) / 2)) * 215;
    return { x, y: y + bend(x) * 26, size: size * (1 + bend(x) * 0.3) };
  });
/** A band of the building between two heights, measured in the middle. */
const band = (top: number, bottom: number): string =>
  `M-10 ${top + 26}Q200 ${top - 26} 410 ${top + 26}V${bottom + 26}Q200 ${bottom - 26} -10 ${bottom + 26}Z`;
const row = (y: number): string => `M-10 ${y + 26}Q200 ${y - 26} 410 ${y + 26}`;

const PEOPLE = [
  ['#7d2a20', '0 9.3', 0],
  ['#e9d3a2', '0 12.1', 4],
  ['#2c4377', '0 15.7', 7],
  ['#4b3320', '0 7.9', 2],
] as const;

export const Building = (): ReactElement => (
  <g>
    <path d={band(58, 124)} fill="#b98d55" />
    <path d={band(55, 61)} fill="#e2bd80" />
    <path d={band(79, 83)} fill="#d9b273" />
    <path d={band(101, 106)} fill="#e2bd80" />
    {STOREYS.map(({ y, size, count }) => (
      <g key={y}>
        {arches(y, size, count).map((arch) => (
          <g key={arch.x} transform={`translate(${arch.x.toFixed(1)} ${arch.y.toFixed(1)}) scale(${arch.size.toFixed(2)})`}>
            <path d="M-6 9V-2A6 6.5 0 0 1 6-2V9Z" fill="#3a2210" />
            <path d="M-6 9V-2A6 6.5 0 0 1 6-2" fill="none" stroke="#efcf95" strokeWidth="1.4" />
          </g>
        ))}
      </g>
    ))}
    <path d={band(106, 176)} fill="#8a6436" />
    {[111, 120, 129, 139, 150].map((y, tier) => (
      <g key={y} fill="none" strokeLinecap="round">
        <path d={row(y + 4)} stroke="#6b4a24" strokeWidth="2.4" />
        {PEOPLE.map(([colour, dashes, offset]) => (
          <path
            key={colour}
            d={row(y)}
            stroke={colour}
            strokeWidth={4.6 + tier * 0.7}
            strokeDasharray={dashes}
            strokeDashoffset={offset + tier * 3.7}
          />
        ))}
      </g>
    ))}
    <path d={band(160, 176)} fill="#d6b27a" />
    <path d={row(160)} fill="none" stroke="#f3dba6" strokeWidth="2" />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${200 + side * 118} 158) scale(${side} 1)`}>
        <path d="M-16 22V2A16 15 0 0 1 16 2V22Z" fill="#241407" stroke="#f0d49c" strokeWidth="2.4" />
        <path d="M-9 22V-8M0 22V-12M9 22V-8M-15 2H15M-15 12H15" stroke="#8d7a5c" strokeWidth="1.6" />
      </g>
    ))}
  </g>
);

/** A hex of the floor, seen from the side. */
const hex = (x: number, y: number): string =>
  `M${x} ${y - 15}L${x + 36} ${y - 7.5}V${y + 7.5}L${x} ${y + 15}L${x - 36} ${y + 7.5}V${y - 7.5}Z`;
const HEXES = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((column) => [0, 1, 2, 3, 4].map((line) => hex(200 + column * 72 + (line % 2) * 36, 196 + line * 22.5)))
  .join('');

export const Sand = ({ fill }: { readonly fill: string }): ReactElement => (
  <g>
    <path d="M-10 182Q200 142 410 182V310H-10Z" fill={fill} />
    <path d={HEXES} fill="none" stroke="#9a7036" strokeWidth="1.1" strokeOpacity="0.55" />
  </g>
);
