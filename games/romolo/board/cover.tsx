// The cover: two hills with a tower each, the Tiber between them, and the birds that were to decide.
import type { Cover } from '@tabularium/games/shape';
import { type ReactElement, type SVGProps, useId } from 'react';

const OUTLINE = '#2a1606';
/** A tower on its hill, with a banner. */
const Tower = ({
  x,
  y,
  colour,
  deep,
  flip,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly deep: string;
  readonly flip: number;
}): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${flip} 1)`} stroke={OUTLINE} strokeWidth="1.6" strokeLinejoin="round">
    <path d="M-24 40-20-34H20L24 40Z" fill="#f4ecdc" />
    <path d="M4 40 2-34H20L24 40Z" fill="#cdbfa4" stroke="none" />
    <path d="M-27-32V-58H-17V-48H-7V-58H7V-48H17V-58H27V-32Z" fill={colour} />
    <path d="M6-32V-58H7V-48H17V-58H27V-32Z" fill={deep} stroke="none" />
    <path d="M-7 40V20A7 7 0 0 1 7 20V40Z" fill={OUTLINE} />
    <path d="M-3-12V-24M-3-24H3V-12" fill="none" />
    <path d="M0-58V-92" fill="none" strokeWidth="2.4" />
    <path d="M0-92Q16-98 28-88 20-84 28-76 14-80 0-74Z" fill={colour} />
  </g>
);
const Temple = (): ReactElement => (
  <g transform="translate(84 196)" stroke={OUTLINE} strokeWidth="1.3" strokeLinejoin="round">
    <path d="M-30-6 0-24 30-6Z" fill="#c2562f" />
    <path d="M-28-6H28V-1H-28ZM-32 26H32V33H-32Z" fill="#fdfaf2" />
    <path d="M-25-1H-18V26H-25ZM-11-1H-4V26H-11ZM4-1H11V26H4ZM18-1H25V26H18Z" fill="#fdfaf2" />
  </g>
);
const Aqueduct = (): ReactElement => (
  <g transform="translate(318 190)" stroke={OUTLINE} strokeWidth="1.3" strokeLinejoin="round">
    <path
      d="M-50-20H50V-10H46V34H34V10A9 11 0 0 0 16 10V34H6V10A9 11 0 0 0-12 10V34H-22V10A8 11 0 0 0-38 10V34H-46V-10H-50Z"
      fill="#fdfaf2"
    />
  </g>
);
/** Six for the one, twelve for the other. */
const BIRDS: readonly (readonly [x: number, y: number, size: number])[] = [
  [150, 44, 1.1],
  [176, 30, 0.8],
  [196, 54, 1],
  [222, 36, 0.9],
  [240, 60, 0.7],
  [168, 66, 0.7],
];
const HEX = 'M0-34 29.400-17V17L0 34-29.400 17V-17Z';
const TILES: readonly (readonly [x: number, y: number, fill: string, light: string])[] = [
  [30, 284, '#dfc169', '#f0dc96'],
  [89, 284, '#8aa556', '#abc57a'],
  [148, 284, '#b0a48f', '#ddd5c5'],
  [207, 284, '#4f94bd', '#9fd0e8'],
  [266, 284, '#dfc169', '#f0dc96'],
  [325, 284, '#8aa556', '#abc57a'],
  [384, 284, '#dfc169', '#f0dc96'],
];

function Drawing(props: SVGProps<SVGSVGElement>): ReactElement {
  const id = useId();
  const [sky, glow, river, gold] = [`${id}sky`, `${id}glow`, `${id}river`, `${id}gold`];
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2f5d8f" />
          <stop offset="0.45" stopColor="#e5a46b" />
          <stop offset="0.7" stopColor="#fbe0a2" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#fff8dc" />
          <stop offset="0.25" stopColor="#ffe59a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#ffc765" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={river} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f7dfae" />
          <stop offset="0.4" stopColor="#7fb4cf" />
          <stop offset="1" stopColor="#3f82ab" />
        </linearGradient>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset="0.4" stopColor="#e0b050" />
          <stop offset="0.65" stopColor="#fbe09a" />
          <stop offset="1" stopColor="#a86c1c" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${sky})`} />
      <circle cx="200" cy="128" r="110" fill={`url(#${glow})`} />
      <path d="M0 158Q60 128 120 150T240 146 320 140 400 152V220H0Z" fill="#b98a63" opacity="0.75" />
      <path d="M0 300V176Q40 126 96 132 150 138 176 190L196 300Z" fill="#9a9a4a" />
      <path d="M0 300V204Q50 168 100 178 150 190 172 232L184 300Z" fill="#c7a850" />
      <path d="M400 300V172Q362 122 304 128 250 134 226 190L206 300Z" fill="#6f8a45" />
      <path d="M400 300V208Q350 170 300 180 252 190 232 232L216 300Z" fill="#8aa556" />
      <path
        d="M194 150Q214 168 198 190T190 240Q176 268 150 300H262Q226 262 224 236T216 190 204 150Z"
        fill={`url(#${river})`}
        stroke="#2f6688"
        strokeWidth="1.500"
      />
      <path
        d="M198 200q8-4 16 0M194 224q10-5 20 0M186 250q12-6 24 0"
        fill="none"
        stroke="#e6f4fb"
        strokeWidth="2"
        strokeLinecap="round"
        opacity="0.8"
      />
      <Tower x={96} y={104} colour="#e7b416" deep="#b58600" flip={1} />
      <Tower x={306} y={100} colour="#2c66b8" deep="#123a75" flip={-1} />
      <Temple />
      <Aqueduct />
      {BIRDS.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d="M-12-4Q-6-8 0 0 6-8 12-4 6-4 0 4-6-4-12-4Z"
          transform={`translate(${x} ${y}) scale(${size})`}
          fill={OUTLINE}
        />
      ))}
      {TILES.map(([x, y, fill, light]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={HEX} fill={fill} stroke={OUTLINE} strokeWidth="2" />
          <path d={HEX} transform="scale(0.86)" fill="none" stroke={light} strokeWidth="2" />
        </g>
      ))}
      <g fill="none" stroke={`url(#${gold})`}>
        <rect x="5" y="5" width="390" height="290" rx="6" strokeWidth="3" />
        <rect x="10.5" y="10.5" width="379" height="279" rx="3" strokeWidth="1" />
      </g>
    </svg>
  );
}

const cover: Cover = {
  Cover: Drawing,
  players: '1-4',
  minutes: '90-150',
  weight: 4,
  title: { en: 'Romolo o Remo?', it: 'Romolo o Remo?' },
  summary: {
    en: 'Found a city on the Tiber: explore the land, build, trade and fight, and make yours the greatest of the region.',
    it: 'Fonda una città sul Tevere: esplora, costruisci, commercia e combatti, e fanne la più grande della regione.',
  },
};
export default cover;
