// The cover: four lands whose roads meet at the ruins, under the Sun Oracle.

import { Mood, Painting, Wreath } from '@tabularium/parts/cover';
import type { Cover, Ending, Outcome } from '@tabularium/parts/shape';
import { type SVGProps, useId } from 'react';
import { Canyons, Forests, Lakes, Mountains } from './lands.tsx';
import { CoverSun } from './sun.tsx';

/** Each road is a strip from the ruins to an edge, wider towards the viewer. */
const ROADS = [
  'M192 212 Q150 196 96 190 T-12 170 L-12 180 Q60 196 104 202 T190 220Z',
  'M208 212 Q246 198 300 192 T412 172 L412 182 Q340 196 304 204 T212 220Z',
  'M192 218 Q168 246 140 268 T96 312 L140 312 Q172 276 184 252 T206 224Z',
  'M208 218 Q236 244 268 264 T322 312 L268 312 Q232 276 222 254 T196 224Z',
];

const Ruins = () => (
  <g>
    <ellipse cx="200" cy="219" rx="42" ry="13" fill="#7d6a4c" />
    <ellipse cx="200" cy="216" rx="42" ry="13" fill="#d8c79f" />
    <ellipse cx="200" cy="216" rx="33" ry="9.5" fill="none" stroke="#8d7750" strokeWidth="1.4" />
    <ellipse cx="200" cy="216" rx="20" ry="5.5" fill="none" stroke="#8d7750" strokeWidth="1" />
    <Column x={170} y={212} h={34} />
    <Column x={230} y={212} h={20} isBroken />
    <Column x={184} y={206} h={38} />
    <Column x={216} y={206} h={36} />
    <path d="M178 168 h44 l2 -5 h-48z" fill="#efe0b9" stroke="#8d7750" strokeWidth="0.8" />
    <path d="M180 163 L200 153 206 156 201 158 207 161 219 163Z" fill="#e3d0a2" stroke="#8d7750" strokeWidth="0.8" />
    <Column x={160} y={221} h={15} isBroken />
    <Column x={240} y={222} h={30} />
    <g transform="translate(212 225) rotate(8)">
      <rect x="-14" y="-4" width="24" height="7" rx="3.5" fill="#e6d6ad" stroke="#8d7750" strokeWidth="0.8" />
      <path d="M-8 -4 v7 M-2 -4 v7 M4 -4 v7" stroke="#b39c6d" strokeWidth="0.8" />
    </g>
  </g>
);
const Column = ({
  x,
  y,
  h,
  isBroken = false,
}: {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly isBroken?: boolean;
}) => (
  <g transform={`translate(${x} ${y})`} stroke="#8d7750" strokeWidth="0.8" strokeLinejoin="round">
    <path d={isBroken ? `M-4 0 V${-h + 3} L-1 ${-h} 1 ${-h + 4} 4 ${-h + 1} V0Z` : `M-4 0 L-3.4 ${-h} H3.4 L4 0Z`} fill="#f3e6c2" />
    <path d={`M1 0 V${-h + 4} H3.2 L4 0Z`} fill="#b9a170" stroke="none" opacity="0.7" />
    <path d={`M-1.5 -1 V${-h + 3} M1 -1 V${-h + 4}`} stroke="#b39c6d" strokeWidth="0.7" />
    <path d="M-5.5 0 H5.5 V3 H-5.5Z" fill="#e3d0a2" />
    {!isBroken && <path d={`M-5.5 ${-h} H5.5 L4 ${-h + 3} H-4Z`} fill="#e9d9b0" />}
  </g>
);

/** In the ruins, at rest before them, or on the way home. */
const HERO_AT: Readonly<Record<Outcome, string>> = {
  won: 'translate(198 228) scale(1.7)',
  lost: 'translate(176 280) rotate(-78) scale(1.1)',
  drawn: 'translate(160 277) scale(0.92)',
};
/** A hero on the way to the ruins, banner in hand. */
const Hero = ({ outcome }: { readonly outcome: Outcome | undefined }) => (
  <g transform={HERO_AT[outcome ?? 'drawn']}>
    <ellipse cx="2" cy="1" rx="15" ry="4" fill="#5b4520" opacity="0.5" />
    <path d="M12 0 V-62" stroke="#4a2f14" strokeWidth="2" strokeLinecap="round" />
    <path d="M12 -61 Q26 -66 34 -59 Q28 -54 34 -47 Q22 -52 12 -46Z" fill="#a3231a" stroke="#5f0f0a" strokeWidth="0.8" />
    <circle cx="21" cy="-55" r="3" fill="#f7dd9b" />
    <path d="M-9 0 Q-12 -22 -4 -33 H5 Q12 -20 10 0Z" fill="#7c1c16" />
    <path d="M1 0 Q4 -18 3 -33 H5 Q12 -20 10 0Z" fill="#4d0f0c" />
    <path d="M3 -26 L13 -22 12 -19 2 -21Z" fill="#8f8778" />
    <circle cx="0.5" cy="-38" r="5.2" fill="#b9b0a0" stroke="#4d463a" strokeWidth="0.8" />
    <path d="M-4.5 -42 Q0 -52 6 -42 Q2 -44 -4.5 -42Z" fill="#a3231a" />
    <circle cx="-11" cy="-17" r="8" fill="#d9ab4a" stroke="#6b4412" strokeWidth="1.2" />
    <circle cx="-11" cy="-17" r="3" fill="#6b4412" />
  </g>
);
/** Tufts in the field between the near roads. */
const TUFTS =
  'M196 262l2-6 2 6M210 268l2-6 2 6M184 282l2-7 2 7M204 288l3-8 3 8M228 284l2-7 2 7M240 292l2-7 2 7M168 294l2-6 2 6M200 246l1-4 1 4M220 296l2-6 2 6';

const Corners = () =>
  [
    [10, 10, 0],
    [390, 10, 90],
    [390, 290, 180],
    [10, 290, 270],
  ].map(([x, y, turn]) => (
    <path
      key={turn}
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d="M0 26 Q4 22 4 16 Q4 4 16 4 Q22 4 26 0 M4 16 Q10 16 10 10 Q16 10 16 4"
      strokeWidth="1.8"
    />
  ));

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** How a match ended; unused on the cover. */
  readonly outcome?: Outcome;
}
function Drawing({ outcome, ...props }: DrawingProps) {
  const id = useId();
  const [gold, glow, sky, road] = [`${id}gold`, `${id}glow`, `${id}sky`, `${id}road`];
  return (
    <Painting {...props} gold={gold} dusk="#1b0f06" ornament={<Corners />}>
      <defs>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset="0.35" stopColor="#e0b050" />
          <stop offset="0.6" stopColor="#fbe09a" />
          <stop offset="1" stopColor="#a86c1c" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffe7a0" stopOpacity="0.95" />
          <stop offset="0.45" stopColor="#ffb84d" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ff9d3c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#233a63" />
          <stop offset="0.45" stopColor="#8a5a6c" />
          <stop offset="0.75" stopColor="#f0a55e" />
          <stop offset="1" stopColor="#ffdc9a" />
        </linearGradient>
        <linearGradient id={road} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#d9bf8a" />
          <stop offset="1" stopColor="#f4e3b8" />
        </linearGradient>
      </defs>
      <rect width="400" height="300" fill="#9b8358" />
      <rect width="400" height="175" fill={`url(#${sky})`} />
      <g transform="translate(200 92)">
        <CoverSun gold={gold} glow={glow} />
      </g>
      <path d="M-10 150 Q100 138 200 152 T410 148 V210 H-10Z" fill="#b99a63" />
      <Mountains />
      <Canyons />
      <path d="M150 176 Q200 160 250 176 L262 230 200 252 138 230Z" fill="#b29357" />
      <path d="M176 214 L200 244 96 312 H306 L224 214Z" fill="#b3a255" />
      <Forests />
      <Lakes />
      {ROADS.map((path) => (
        <path key={path} d={path} fill={`url(#${road})`} stroke="#7b5f32" strokeWidth="1.2" />
      ))}
      <path d={TUFTS} fill="none" stroke="#7d8a3c" strokeWidth="1.6" strokeLinecap="round" />
      <Ruins />
      <Mood outcome={outcome} x={200} y={92} />
      {outcome === 'won' && <Wreath gold={gold} transform="translate(200 196) scale(1.7)" />}
      <Hero outcome={outcome} />
    </Painting>
  );
}

/** The same place after the match. */
export const ending: Ending = { Picture: Drawing };

export const cover: Cover = {
  Cover: Drawing,
  players: '2-4',
  minutes: '60-120',
  weight: 3,
  colour: { light: '#1e6b4a', dark: '#7fd0a5' },
  title: { en: 'Battalia: The Creation', it: 'Battalia: The Creation' },
  summary: {
    en: 'Build a deck, lay roads and cities on a shared map, and send heroes out to conquer it.',
    it: 'Costruisci il tuo mazzo, traccia strade e città su una mappa comune e manda i tuoi eroi a conquistarla.',
  },
};
