// The cover: two champions on their stacks of health chips, red against blue, under the eyes of the crowd.
import { Mood, Painting, Wreath } from '@tabularium/parts/cover';
import type { Cover, Ending, Outcome } from '@tabularium/parts/shape';
import { type ReactElement, type SVGProps, useId } from 'react';
import { Building, Sand } from './building.tsx';

const HELMET =
  'M0 -27C-17 -27 -22 -13 -22 2L-20 18 -9 27 -7 8 -3 3 -4 27 4 27 3 3 7 8 9 27 20 18 22 2C22 -13 17 -27 0 -27ZM-15 -1Q-10 -6 -4 0L-6 4Q-11 5 -15 -1ZM15 -1Q10 -6 4 0L6 4Q11 5 15 -1Z';
const CREST = 'M-25 -16C-22 -36 -8 -43 4 -40C18 -37 26 -26 27 -12C20 -26 10 -31 0 -31C-11 -31 -19 -27 -25 -16Z';
const TRIDENT =
  'M-3 30V-6C-12 -6 -19 -10 -19 -19V-28L-24 -25 -16.5 -37 -9 -25 -14 -28V-19C-14 -14 -9 -11 -3 -11V-30L-8 -27 0 -41 8 -27 3 -30V-11C9 -11 14 -14 14 -19V-28L9 -25 16.5 -37 24 -25 19 -28V-19C19 -10 12 -6 3 -6V30Z';

interface Side {
  readonly x: number;
  readonly tilt: number;
  readonly light: string;
  readonly colour: string;
  readonly deep: string;
}
const CHIPS = [0, 1, 2, 3, 4, 5];

/** Health chips with notches, and the champion's chip standing on them. */
const Champion = ({
  x,
  tilt,
  light,
  colour,
  deep,
  isFallen,
  children,
}: Side & { readonly isFallen: boolean; readonly children: ReactElement }): ReactElement => (
  <g transform={`translate(${x} 262)`}>
    <ellipse cx="6" cy="10" rx="74" ry="20" fill="#3b2208" opacity="0.45" />
    {CHIPS.slice(0, isFallen ? 1 : undefined).map((n) => (
      <g key={n} transform={`translate(${[0, 3, -2, 2, -3, 1][n]} ${-n * 9})`}>
        <path d="M-62 0V8A62 17 0 0 0 62 8V0Z" fill={n % 2 === 0 ? deep : colour} stroke="#1a0d04" strokeWidth="1" />
        <path
          d="M-56.2 11.2A62 17 0 0 0 56.2 11.2"
          fill="none"
          stroke="#fff3d6"
          strokeWidth="6"
          strokeDasharray="11 20"
          strokeDashoffset={n * 9}
          opacity="0.85"
        />
        <ellipse rx="62" ry="17" fill={colour} stroke="#1a0d04" strokeWidth="1" />
      </g>
    ))}
    <g transform={isFallen ? `translate(${3 * tilt} -18) scale(1 0.42) rotate(${8 * tilt})` : `translate(0 -104) rotate(${tilt})`}>
      <circle cx="4" cy="5" r="57" fill="#1a0d04" opacity="0.35" />
      <circle r="57" fill={deep} stroke="#1a0d04" strokeWidth="2" />
      <circle r="54" fill="none" stroke="#8a5f16" strokeWidth="6" />
      <circle r="54" fill="none" stroke="#ffe6a3" strokeWidth="3.5" strokeDasharray="9 5.14" />
      <circle r="46" fill={colour} />
      <circle r="42" fill="none" stroke={light} strokeWidth="4.5" strokeDasharray="6 4.99" />
      <circle r="36" fill={deep} stroke={light} strokeWidth="1.2" />
      {children}
    </g>
  </g>
);
const RED: Side = { x: 108, tilt: -8, light: '#ffc9b3', colour: '#b3261c', deep: '#6c0f0a' };
const BLUE: Side = { x: 292, tilt: 8, light: '#bcd6ff', colour: '#2457b3', deep: '#0f2c66' };

const Swords = ({ gold }: { readonly gold: string }): ReactElement => (
  <g transform="translate(200 150)">
    <path
      d="M0 -46L6 -14 30 -34 16 -7 48 0 16 7 30 34 6 14 0 46 -6 14 -30 34 -16 7 -48 0 -16 -7 -30 -34 -6 -14Z"
      fill="#fff2c2"
      opacity="0.9"
    />
    {[-38, 38].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`} stroke="#2a1606" strokeWidth="1.2" strokeLinejoin="round">
        <path d="M-4.5 30V-44L0 -58 4.5 -44V30Z" fill="#e9e4da" />
        <path d="M0 30V-58L4.5 -44V30Z" fill="#a9a294" />
        <path d="M-17 30H17V35.500H-17Z" fill={`url(#${gold})`} />
        <path d="M-3.5 35.500H3.500V52H-3.500Z" fill="#5b3312" />
        <circle cy="55" r="4.5" fill={`url(#${gold})`} />
      </g>
    ))}
  </g>
);

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** How a match ended; unused on the cover. */
  readonly outcome?: Outcome;
}
function Drawing({ outcome, ...props }: DrawingProps): ReactElement {
  const id = useId();
  const [gold, sky, glow, sand] = [`${id}gold`, `${id}sky`, `${id}glow`, `${id}sand`];
  return (
    <Painting {...props} gold={gold} dusk="#160a04">
      <defs>
        <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c0" />
          <stop offset="0.4" stopColor="#e0b050" />
          <stop offset="0.65" stopColor="#fbe09a" />
          <stop offset="1" stopColor="#a86c1c" />
        </linearGradient>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16254f" />
          <stop offset="0.45" stopColor="#7d3a45" />
          <stop offset="1" stopColor="#f2a552" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.3" stopColor="#ffd97a" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ff9d3c" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={sand} cx="0.5" cy="0.3" r="0.7">
          <stop offset="0" stopColor="#f6dfa8" />
          <stop offset="1" stopColor="#c2924c" />
        </radialGradient>
      </defs>
      <rect width="400" height="120" fill={`url(#${sky})`} />
      <circle cx="200" cy="50" r="120" fill={`url(#${glow})`} />
      <Building />
      <Sand fill={`url(#${sand})`} />
      <Mood outcome={outcome} x={RED.x} y={150} />
      <Champion {...RED} isFallen={outcome === 'lost'}>
        <g fill="#ffe9d6">
          <path d={CREST} fill="#ffc9b3" transform="translate(0 3) scale(0.86)" />
          <path d={HELMET} transform="translate(0 5) scale(0.92)" fillRule="evenodd" />
        </g>
      </Champion>
      <Champion {...BLUE} isFallen={outcome === 'won'}>
        <path d={TRIDENT} fill="#e3eeff" transform="translate(0 5) scale(0.84)" />
      </Champion>
      {outcome === 'won' && <Wreath gold={gold} transform={`translate(${RED.x} 158) rotate(-8) scale(1.35)`} />}
      {(outcome === undefined || outcome === 'drawn') && <Swords gold={gold} />}
    </Painting>
  );
}

/** The same place after the match. */
export const ending: Ending = { Picture: Drawing };

export const cover: Cover = {
  Cover: Drawing,
  players: '1-4',
  minutes: '30-90',
  weight: 3,
  colour: { light: '#9a2a1f', dark: '#f09a8c' },
  title: { en: 'Hoplomachus: Remastered', it: 'Hoplomachus: Remastered' },
  summary: {
    en: 'Lead gladiators from seven nations into the arena, win over the crowd, and bring down immortals, titans or one another.',
    it: 'Guida nell’arena i gladiatori di sette nazioni, conquista la folla e abbatti immortali, titani o gli altri giocatori.',
  },
};
