// The Sun Oracle on the cover: two rings of seven signs around a face of gold.

const TURN = Math.PI * 2;
const at = (turn: number, r: number): string => `${(Math.sin(turn * TURN) * r).toFixed(1)} ${(-Math.cos(turn * TURN) * r).toFixed(1)}`;

const RAYS = Array.from({ length: 28 }, (_, i) => {
  const turn = i / 28;
  const length = i % 4 === 0 ? 106 : i % 2 === 0 ? 88 : 76;
  return `M${at(turn - 0.011, 62)} L${at(turn, length)} L${at(turn + 0.011, 62)}Z`;
}).join('');
const SPOKES = Array.from({ length: 7 }, (_, i) => `M${at((i + 0.5) / 7, 36)} L${at((i + 0.5) / 7, 58)}`).join('');
const INNER_SPOKES = Array.from({ length: 7 }, (_, i) => `M${at(i / 7, 21)} L${at(i / 7, 34)}`).join('');
const FLAMES = Array.from({ length: 14 }, (_, i) => {
  const turn = i / 14;
  return `M${at(turn - 0.03, 12)} Q${at(turn + 0.005, 16)} ${at(turn + 0.018, i % 2 === 0 ? 20 : 17)} Q${at(turn + 0.02, 14)} ${at(turn + 0.03, 12)}Z`;
}).join('');

/** One stroke each: tool, weapon, amulet, title, scroll, tent, horse. */
const SIGNS = [
  'M-3.5 3.5 2 -2 M0 -4 4 0 M-.5 -3.5 3.5 .5',
  'M0 5 V-5 M-2.5 2.5 H2.5 M-1 -3.5 0 -5.5 1 -3.5',
  'M0 -1.5 L3 1.5 0 4.5 -3 1.5Z M-2 -5 0 -1.5 2 -5',
  'M-4 3.5 H4 M-4 3.5 V-3 L-1.5 0 0 -4 1.5 0 4 -3 V3.5',
  'M-3 -4 H3 V3 M-3 -4 V4 H4 M-1 -1 H1.5 M-1 1.5 H1.5',
  'M0 -4.5 -4.5 4 H4.5Z M0 -1 -1.5 4 M0 -1 1.5 4',
  'M-3.5 4.5 C-3.5 0 -3 -3 1 -5 L1.5 -3 4 .5 2.5 2 0 1 C0 2.5 1 3 1.5 4.5',
];

export function CoverSun({ gold, glow }: { readonly gold: string; readonly glow: string }) {
  return (
    <g>
      <circle r="150" fill={`url(#${glow})`} />
      <path d={RAYS} fill={`url(#${gold})`} opacity="0.9" />
      <circle r="64" fill="#3a1c0a" />
      <circle r="61" fill="none" stroke={`url(#${gold})`} strokeWidth="5" />
      <circle r="57" fill="#7a2f12" />
      <circle r="57" fill={`url(#${glow})`} opacity="0.5" />
      <path d={SPOKES} stroke="#f4d890" strokeWidth="1.2" />
      {SIGNS.map((path, i) => {
        const angle = (i * 360) / 7;
        return (
          <g key={path} transform={`rotate(${angle}) translate(0 -47) rotate(${-angle})`}>
            {i === 1 && <circle r="8.5" fill="#ffe9a8" opacity="0.95" />}
            <path
              d={path}
              fill="none"
              stroke={i === 1 ? '#5b1d08' : '#f7dd9b'}
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </g>
        );
      })}
      <circle r="35" fill="#4b1f0d" stroke={`url(#${gold})`} strokeWidth="3" />
      <path d={INNER_SPOKES} stroke="#d9a94e" strokeWidth="1" />
      {SIGNS.map((path, i) => (
        <circle
          key={path}
          cx="0"
          cy="-27.5"
          r="2.6"
          fill={i === 3 ? '#ffe9a8' : '#c98d36'}
          transform={`rotate(${((i + 0.5) * 360) / 7})`}
        />
      ))}
      <path d={FLAMES} fill={`url(#${gold})`} />
      <circle r="13" fill={`url(#${gold})`} stroke="#6b3a10" strokeWidth="0.8" />
      <path
        d="M-5 -2 q2 -2 4 0 M1 -2 q2 -2 4 0 M0 -1 v4 M-4 6 q4 3 8 0"
        fill="none"
        stroke="#6b3a10"
        strokeWidth="1"
        strokeLinecap="round"
      />
    </g>
  );
}
