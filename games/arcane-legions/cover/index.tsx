// The cover: a general's map table, a phalanx with spears under its banner against the sun, and brass dividers.

import { Mood, Painting, Wreath } from '@tabularium/parts/cover';
import type { Cover, Ending, Outcome } from '@tabularium/parts/shape';
import { type ReactElement, type SVGProps, useId } from 'react';

const INK = '#1c1108';
/** A row of shields with spears, seen from the front. */
const Phalanx = ({
  x,
  y,
  count,
  scale,
  shield,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly scale: number;
  readonly shield: string;
}): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} stroke={INK} strokeWidth="1.600" strokeLinejoin="round">
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(${i * 26} ${i % 2 === 0 ? 0 : 3})`}>
        <path d={`M${8 + (i % 3)}-74 ${11 + (i % 3)}-88 ${14 + (i % 3)}-74V40H${8 + (i % 3)}Z`} fill="#6b4a26" strokeWidth="1" />
        <path d={`M${7 + (i % 3)}-72 ${11 + (i % 3)}-92 ${15 + (i % 3)}-72Z`} fill="#e8e0cc" strokeWidth="1.200" />
        <path d="M-10-6C-10-22-4-30 3-30S16-22 16-6L13 2H-7Z" fill="#c9962e" />
        <path d="M3-30C3-44-9-48-17-40-8-41-4-38-2-29Z" fill="#b0271d" />
        <path d="M-4-14H10V-10H5L4 1H2L1-10H-4Z" fill={INK} stroke="none" />
        <path d="M-12 2H18V34C18 44 10 52 3 55-4 52-12 44-12 34Z" fill={shield} />
        <circle cx="3" cy="25" r="6" fill="#d8a93f" />
        <path d="M3 6V18M3 32V48M-8 25H-4M10 25H14" fill="none" stroke="#f6dc8f" strokeWidth="2" />
      </g>
    ))}
  </g>
);
/** A standard with an eagle on a wreath. */
const Standard = ({ gold, isFallen }: { readonly gold: string; readonly isFallen: boolean }): ReactElement => (
  <g transform={isFallen ? 'translate(286 196) rotate(74)' : 'translate(200 78)'} stroke={INK} strokeWidth="1.800" strokeLinejoin="round">
    <path d="M-3 10H3V180H-3Z" fill="#5b3d1d" />
    <path d="M-34 34H34V94L22 86 11 98 0 88-11 98-22 86-34 94Z" fill="#8f1d18" />
    <path d="M-38 28H38V37H-38Z" fill={`url(#${gold})`} />
    <path d="M-20 48H-12L0 70 12 48H20L4 80H-4Z" fill={`url(#${gold})`} strokeWidth="1.200" />
    <path
      d="M0-30C6-30 8-25 6-20 20-34 40-36 56-28 44-24 42-14 26-12 20-4 12 0 8 8L4 24H-4L-8 8C-12 0-20-4-26-12-42-14-44-24-56-28-40-36-20-34-6-20-8-25-6-30 0-30Z"
      fill={`url(#${gold})`}
    />
  </g>
);
/** Brass dividers that measure a march on the map. */
const Dividers = ({ gold }: { readonly gold: string }): ReactElement => (
  <g transform="translate(70 190) rotate(18)" stroke={INK} strokeWidth="1.400" strokeLinejoin="round">
    <path d="M-3-58-26 66-22 68 5-54ZM3-58 26 66 22 68-5-54Z" fill={`url(#${gold})`} />
    <path d="M-26 66-29 84-22 68ZM26 66 29 84 22 68Z" fill="#d9dde2" />
    <circle cy="-60" r="9" fill={`url(#${gold})`} />
    <circle cy="-60" r="3.500" fill={INK} />
  </g>
);
interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** How a match ended; unused on the cover. */
  readonly outcome?: Outcome;
}
function Drawing({ outcome, ...props }: DrawingProps): ReactElement {
  const [allies, foes, own] = outcome === 'won' ? [6, 0, 9] : outcome === 'lost' ? [0, 6, 3] : [6, 6, 9];
  const id = useId();
  const [sky, map, gold, sun] = [`${id}sky`, `${id}map`, `${id}gold`, `${id}sun`];
  return (
    <Painting {...props} gold={gold} dusk={INK}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2d3f5e" />
          <stop offset="0.5" stopColor="#b8793f" />
          <stop offset="0.75" stopColor="#f0c469" />
        </linearGradient>
        <radialGradient id={sun}>
          <stop offset="0" stopColor="#fffbe0" />
          <stop offset="0.35" stopColor="#ffe59a" />
          <stop offset="1" stopColor="#ffcf6a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={map} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b99b5c" />
          <stop offset="1" stopColor="#e7d7a6" />
        </linearGradient>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff3c2" />
          <stop offset="0.45" stopColor="#d8a026" />
          <stop offset="0.7" stopColor="#ffe08a" />
          <stop offset="1" stopColor="#8a560c" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${sky})`} />
      <circle cx="200" cy="150" r="120" fill={`url(#${sun})`} />
      <path d="M0 178 52 140 88 166 150 128 196 164 262 130 316 168 356 142 400 170V300H0Z" fill="#6d4f3a" opacity="0.75" />
      <path d="M0 196Q90 176 200 190T400 186V300H0Z" fill="#4d3827" />
      <Mood outcome={outcome} x={200} y={100} />
      <Phalanx x={18} y={196} count={foes} scale={0.62} shield="#1d5fa6" />
      <Phalanx x={290} y={196} count={allies} scale={0.62} shield="#2c7a3b" />
      {outcome === 'won' && <Wreath gold={gold} transform="translate(200 96) scale(1.7)" />}
      <Standard gold={gold} isFallen={outcome === 'lost'} />
      <Phalanx x={94} y={214} count={own} scale={0.98} shield="#9c1f18" />
      <path d="M0 262Q110 246 210 258T400 252V300H0Z" fill={`url(#${map})`} stroke="#6a4f22" strokeWidth="1.500" />
      <g fill="none" stroke="#7d6230" strokeWidth="1" opacity="0.8">
        <path d="M20 284Q90 262 170 280T320 272 400 282" />
        <path d="M0 272Q70 268 120 274M250 268Q320 258 380 266" />
        <path d="M40 300V268M120 300V262M200 300V260M280 300V258M360 300V256" strokeDasharray="2 5" />
      </g>
      <g stroke={INK} strokeWidth="1.200">
        <path d="M292 276h34v15h-34Z" fill="#1d5fa6" />
        <path d="M336 268h30v14h-30Z" fill="#9c1f18" transform="rotate(16 350 275)" />
        <path d="M309 276l-5 7h10ZM309 291" fill="#fff7e4" />
      </g>
      <Dividers gold={gold} />
    </Painting>
  );
}

/** The same place after the match. */
export const ending: Ending = { Picture: Drawing };

export const cover: Cover = {
  Cover: Drawing,
  players: '2-6',
  minutes: '45-120',
  weight: 4,
  colour: { light: '#2f5478', dark: '#9cc3ea' },
  title: { en: 'Arcane Legions', it: 'Arcane Legions' },
  summary: {
    en: 'A battle of legions and monsters: move bases with notches and a turning tool, fill slots with figures, and let rows of dice decide.',
    it: 'Una battaglia di legioni e di mostri: muovi le basi con tacche e attrezzo per girare, disponi le miniature negli spazi e lascia decidere alle file di dadi.',
  },
};
