// The land on the cover: two hills with fields, houses and cypresses, an aqueduct, and the Tiber between them.
import type { ReactElement } from 'react';

const LINE = '#3a2410';

const CYPRESSES: readonly (readonly [x: number, y: number, size: number])[] = [
  [24, 176, 1.1],
  [38, 182, 0.85],
  [150, 170, 0.9],
  [163, 182, 0.75],
  [250, 160, 0.8],
  [262, 168, 0.95],
  [372, 168, 1.1],
  [386, 178, 0.9],
];
const HOUSES: readonly (readonly [x: number, y: number, size: number])[] = [
  [38, 214, 1],
  [62, 222, 0.8],
  [138, 206, 0.85],
  [268, 208, 0.9],
  [346, 222, 1],
  [372, 214, 0.8],
];

const House = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${size})`} stroke={LINE} strokeWidth="1" strokeLinejoin="round">
    <path d="M-13 12V0H13V12Z" fill="#f7ecd6" />
    <path d="M4 12V0H13V12Z" fill="#d9c7a3" stroke="none" />
    <path d="M-16 1-8-9H10L16 1Z" fill="#c2562f" />
    <path d="M3 1 10-9 16 1Z" fill="#9a3d1c" stroke="none" />
    <path d="M-4 12V5H1V12Z" fill={LINE} stroke="none" />
  </g>
);
const Temple = (): ReactElement => (
  <g transform="translate(98 196) scale(0.95)" stroke={LINE} strokeWidth="1.100" strokeLinejoin="round">
    <path d="M-36 30H36V34H-36ZM-33 26H33V30H-33Z" fill="#efe3c8" />
    <path d="M-28-2H28V26H-28Z" fill="#8b7556" stroke="none" />
    {[-28, -17, -6, 5, 16].map((x) => (
      <g key={x}>
        <path d={`M${x}-2h9V26h-9Z`} fill="#fdfaf2" />
        <path d={`M${x + 6}-2h3V26h-3Z`} fill="#d6cbb2" stroke="none" />
      </g>
    ))}
    <path d="M-32-7H30V-2H-32Z" fill="#fdfaf2" />
    <path d="M-36-7 0-25 36-7Z" fill="#c2562f" />
    <path d="M-26-8.500 0-21 26-8.500Z" fill="#f7ecd6" stroke="none" />
    <circle cy="-12.500" r="3.500" fill="#d8ad4e" />
  </g>
);
/** Two rows of arches that recede into the hills. */
const Aqueduct = (): ReactElement => (
  <g transform="translate(316 190)" stroke={LINE} strokeWidth="1" strokeLinejoin="round">
    <path d="M-50-22 56-26V-18L-50-13Z" fill="#fdfaf2" />
    {[-46, -30, -13, 5, 24].map((x, i) => (
      <g key={x}>
        <path d={`M${x}${-13 - i * 0.6}h${15 + i}V22h-4V2a${3.6 + i * 0.2} 5 0 0 0-${7.2 + i * 0.4} 0V22h-4Z`} fill="#f1e6cd" />
        <path d={`M${x + 12}${-12 - i * 0.6}h${2 + i}V22h-4V4Z`} fill="#cdbd98" stroke="none" />
      </g>
    ))}
  </g>
);

export const Land = ({ river }: { readonly river: string }): ReactElement => (
  <>
    <path d="M0 154Q40 126 84 140T170 134 250 138 330 128 400 142V230H0Z" fill="#a97f74" opacity="0.7" />
    <path d="M0 170Q70 144 140 158T280 152 400 160V240H0Z" fill="#b9935f" opacity="0.8" />
    {/* The river comes from the hills. */}
    <path
      d="M196 156Q222 164 206 178T176 204Q168 232 118 300H300Q236 240 232 210T222 178 206 156Z"
      fill={`url(#${river})`}
      stroke="#2f6688"
      strokeWidth="1"
    />
    <path d="M0 300V180Q44 126 100 132 152 140 172 190 178 220 140 300Z" fill="#8f9a46" />
    <path d="M0 300V204Q50 172 104 180 158 192 164 226 166 256 136 300Z" fill="#cfae55" />
    <path
      d="M0 238Q60 214 150 232M0 252Q60 230 148 248M0 267Q60 246 142 264"
      fill="none"
      stroke="#a5822b"
      strokeWidth="1.500"
      opacity="0.6"
    />
    <path d="M400 300V176Q358 120 300 128 252 136 236 190 232 224 276 300Z" fill="#6d8744" />
    <path d="M400 300V206Q350 172 302 180 252 190 242 228 244 256 282 300Z" fill="#8aa556" />
    <path
      d="M400 240Q340 216 252 234M400 254Q340 232 256 250M400 269Q340 248 264 266"
      fill="none"
      stroke="#4f6f35"
      strokeWidth="1.500"
      opacity="0.5"
    />
    <path
      d="M196 196q8-4 16 0M186 214q9-5 18 0M206 226q9-5 18 0M168 246q11-6 22 0M208 256q12-6 24 0M150 276q12-6 24 0M212 284q13-6 26 0"
      fill="none"
      stroke="#f2fbff"
      strokeWidth="1.800"
      strokeLinecap="round"
      opacity="0.75"
    />
    <Temple />
    <Aqueduct />
    {HOUSES.map(([x, y, size]) => (
      <House key={x} x={x} y={y} size={size} />
    ))}
    {CYPRESSES.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-1.500 8V16H1.500V8Z" fill={LINE} />
        <path d="M0-26Q8-8 6 6 3 11 0 11-3 11-6 6-8-8 0-26Z" fill="#3d5a2c" />
        <path d="M0-26Q8-8 6 6 3 11 0 11Z" fill="#2b4420" />
      </g>
    ))}
  </>
);

/** The she-wolf with the twins, in bronze. */
export const Wolf = ({ gold }: { readonly gold: string }): ReactElement => (
  <g transform="translate(200 232)">
    <path d="M-60 62V44H60V62Z" fill="#d6cbb2" stroke={LINE} strokeWidth="1.200" />
    <path d="M-66 44V37H66V44Z" fill="#fdfaf2" stroke={LINE} strokeWidth="1.200" />
    <g transform="translate(2 4) scale(1.12)">
      <path
        d="M-51-12-43-19-37-22-36-33-31-24-25-25Q-8-28 12-25 26-24 31-17L45-6 50 12 45 13 39 2 32-5Q34 2 30 8L35 18 34 30H28L28 19 22 8Q20 14 17 18L19 30H13L12 17 14 4Q2 6-10 3L-10 30H-16L-18 6-21 30H-27L-26 1Q-33-4-34-9L-43-5-52-8Z"
        fill={`url(#${gold})`}
        stroke={LINE}
        strokeWidth="1.600"
        strokeLinejoin="round"
      />
      <circle cx="-38" cy="-16" r="1.600" fill={LINE} />
      <path d="M-22-20Q-18-12-20-4M-14-24Q-9-14-12-4" fill="none" stroke={LINE} strokeWidth="1.200" opacity="0.6" />
      {[-3, 7].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} fill="#f7dfb6" stroke={LINE} strokeWidth="1.200">
          <path d="M-4.500 30Q-5 21 0 20 5 21 4.500 30Z" />
          <circle cy="17" r="3.800" />
        </g>
      ))}
    </g>
  </g>
);
