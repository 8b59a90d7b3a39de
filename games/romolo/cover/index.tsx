// The cover: two hills with a tower each, the she-wolf between them, and the birds of the augury.

import { Mood, Painting, Wreath } from '@tabularium/parts/cover';
import type { Cover, Ending, Outcome } from '@tabularium/parts/shape';
import { type ReactElement, type SVGProps, useId } from 'react';
import { Land, Wolf } from './land.tsx';

const OUTLINE = '#2a1606';
/** A tower on its hill, with a banner. */
const Tower = ({
  x,
  y,
  colour,
  deep,
  flip,
  isRuined,
}: {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly deep: string;
  readonly flip: number;
  readonly isRuined: boolean;
}): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${flip * 0.82} 0.82)`} stroke={OUTLINE} strokeWidth="1.3" strokeLinejoin="round">
    {isRuined ? (
      <>
        <path d="M-24 40-21-8-13-20-8-4-1-14 6 2 12-12 21-4 24 40Z" fill="#b8ac96" />
        <path d="M-34 42-28 30-18 34-14 44ZM18 44 26 28 38 34 36 44Z" fill="#8f846f" />
      </>
    ) : (
      <Whole colour={colour} deep={deep} />
    )}
  </g>
);
const Whole = ({ colour, deep }: { readonly colour: string; readonly deep: string }): ReactElement => (
  <>
    <path d="M-24 40-20-34H20L24 40Z" fill="#f4ecdc" />
    <path d="M4 40 2-34H20L24 40Z" fill="#cdbfa4" stroke="none" />
    <path d="M-27-32V-58H-17V-48H-7V-58H7V-48H17V-58H27V-32Z" fill={colour} />
    <path d="M6-32V-58H7V-48H17V-58H27V-32Z" fill={deep} stroke="none" />
    <path d="M-7 40V20A7 7 0 0 1 7 20V40Z" fill={OUTLINE} />
    <path d="M-3-12V-24M-3-24H3V-12" fill="none" />
    <path d="M0-58V-92" fill="none" strokeWidth="2.4" />
    <path d="M0-92Q16-98 28-88 20-84 28-76 14-80 0-74Z" fill={colour} />
  </>
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
interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** How a match ended; unused on the cover. */
  readonly outcome?: Outcome;
}
function Drawing({ outcome, ...props }: DrawingProps): ReactElement {
  const id = useId();
  const [sky, glow, river, gold] = [`${id}sky`, `${id}glow`, `${id}river`, `${id}gold`];
  return (
    <Painting {...props} gold={gold} dusk="#1d0f04">
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
      <Land river={river} />
      <Mood outcome={outcome} x={96} y={70} />
      <Tower x={96} y={110} colour="#e7b416" deep="#b58600" flip={1} isRuined={outcome === 'lost'} />
      <Tower x={304} y={106} colour="#2c66b8" deep="#123a75" flip={-1} isRuined={outcome === 'won'} />
      {BIRDS.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d="M-12-4Q-6-8 0 0 6-8 12-4 6-4 0 4-6-4-12-4Z"
          transform={`translate(${x} ${y}) scale(${size})`}
          fill={OUTLINE}
        />
      ))}
      {outcome === 'won' && <Wreath gold={gold} transform="translate(200 228) scale(1.9)" />}
      <Wolf gold={gold} />
    </Painting>
  );
}

/** The same place after the match. */
export const ending: Ending = { Picture: Drawing };

export const cover: Cover = {
  Cover: Drawing,
  players: '1-4',
  minutes: '90-150',
  weight: 4,
  colour: { light: '#9c4519', dark: '#eda774' },
  title: { en: 'Romolo o Remo?', it: 'Romolo o Remo?' },
  summary: {
    en: 'Found a city on the Tiber: explore, build, trade and fight, and make it the greatest of the region.',
    it: 'Fonda una città sulle rive del Tevere: esplora, costruisci, commercia e combatti, e falla diventare la più grande della regione.',
  },
};
