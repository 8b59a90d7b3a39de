// The light in which a match ends, laid over the landscape of its cover: rays for the winner, smoke and night for the loser, dusk for a
// draw.
import type { ReactElement } from 'react';
import type { Outcome } from '../shape.ts';

const RAYS = Array.from({ length: 16 }, (_, n) => n * 22.5);
const LEAVES = Array.from({ length: 13 }, (_, n) => 14 + n * 11.5);
const SMOKE = [
  'M60 300C30 240 96 216 66 156S110 70 78 0H130C150 66 104 110 128 168S96 250 118 300Z',
  'M286 300C262 252 322 210 296 150S336 60 312 0H356C372 70 330 116 350 172S322 254 340 300Z',
];
interface MoodProps {
  /** Undefined on the cover itself. */
  readonly outcome: Outcome | undefined;
  /** Where the light comes from. */
  readonly x: number;
  readonly y: number;
}
export function Mood({ outcome, x, y }: MoodProps): ReactElement | null {
  if (outcome === undefined) return null;
  if (outcome === 'drawn') return <rect width="400" height="300" fill="#5b3f78" opacity="0.5" style={{ mixBlendMode: 'multiply' }} />;
  if (outcome === 'lost')
    return (
      <>
        <rect width="400" height="300" fill="#26304f" opacity="0.82" style={{ mixBlendMode: 'multiply' }} />
        {SMOKE.map((path) => (
          <path key={path} d={path} fill="#11131c" opacity="0.42" />
        ))}
        <path d="M0 300V268Q100 240 200 262T400 256V300Z" fill="#c2451e" opacity="0.28" style={{ mixBlendMode: 'screen' }} />
      </>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <g fill="#fff1b8" opacity="0.24" style={{ mixBlendMode: 'screen' }}>
        {RAYS.map((turn) => (
          <path key={turn} d="M0 0L-26 -330H26Z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <circle r="70" fill="#fff6d2" opacity="0.28" style={{ mixBlendMode: 'screen' }} />
    </g>
  );
}

/** A wreath for the winner. */
export const Wreath = ({ gold, ...at }: { readonly gold: string; readonly transform: string }): ReactElement => (
  <g {...at} fill={`url(#${gold})`} stroke="#2a1606" strokeWidth="1" strokeLinejoin="round">
    {[1, -1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        {LEAVES.map((turn) => (
          <path key={turn} d="M0 45C-5 40 -6 32 -1 26 5 31 5 39 0 45Z" transform={`rotate(${-turn})`} />
        ))}
      </g>
    ))}
  </g>
);
