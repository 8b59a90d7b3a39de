// Cities and ruins. A city's colour is `--own`, set by whoever uses the symbol.
import type { CSSProperties, ReactElement } from 'react';
import type { Faction } from '../../content/kinds.ts';
import { cornerOf } from '../common/geometry.ts';
import { ICONS, type IconName } from '../common/icons.ts';
import styles from './city.module.css';

interface HouseSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Houses behind the wall, by level: a hamlet, a village, a town, a capital. Level 0 is a city of nobody. */
const HOUSES: readonly (readonly HouseSpot[])[] = [
  [
    { x: 38, y: 41, size: 1 },
    { x: 60, y: 40, size: 1.1 },
  ],
  [
    { x: 37, y: 41, size: 1 },
    { x: 61, y: 41, size: 1 },
  ],
  [
    { x: 50, y: 34, size: 1 },
    { x: 36, y: 40, size: 1.05 },
    { x: 64, y: 40, size: 1.05 },
  ],
  [
    { x: 42, y: 32, size: 0.95 },
    { x: 58, y: 32, size: 0.95 },
    { x: 34, y: 40, size: 1.05 },
    { x: 66, y: 40, size: 1.05 },
    { x: 50, y: 38, size: 1.15 },
  ],
  [
    { x: 36, y: 31, size: 0.85 },
    { x: 64, y: 31, size: 0.85 },
    { x: 33, y: 40, size: 1.05 },
    { x: 67, y: 40, size: 1.05 },
  ],
];
const House = ({ x, y, size }: HouseSpot): ReactElement => (
  <g transform={`translate(${x} ${y}) scale(${size})`} className={styles['house']}>
    <path d="M-6-1H6V8H-6Z" fill="var(--wall)" />
    <path d="M-7 0V-1L0-8 7-1V0Z" fill="var(--own)" />
    <path d="M0-8 7-1V0H0Z" fill="var(--own-deep)" />
    <path d="M-1.8 8V3.5H1.8V8Z" fill="var(--wall-line)" stroke="none" />
  </g>
);
const Tower = ({ x, height }: { readonly x: number; readonly height: number }): ReactElement => (
  <g transform={`translate(${x} 74)`} className={styles['house']}>
    <path d={`M-6.5 0V${-height}H6.5V0Z`} fill="var(--wall)" />
    <path d={`M1 0V${-height}H6.5V0Z`} fill="var(--wall-shade)" stroke="none" />
    <path d={`M-8.5 ${-height}L0 ${-height - 14}L8.5 ${-height}Z`} fill="var(--own)" />
    <path d={`M0 ${-height - 14}L8.5 ${-height}H0Z`} fill="var(--own-deep)" stroke="none" />
    <path d={`M-1.3 ${-height + 10}v-5a1.3 1.3 0 0 1 2.6 0v5Z`} fill="var(--wall-line)" stroke="none" />
  </g>
);
const Keep = (): ReactElement => (
  <g className={styles['house']}>
    <path d="M41 54V24h3v-4h4v4h4v-4h4v4h3V54Z" fill="var(--wall)" />
    <path d="M52 54V24h4v-4h0v4h3V54Z" fill="var(--wall-shade)" stroke="none" />
    <path d="M43 20 50 8l7 12Z" fill="var(--own)" />
    <path d="M50 8l7 12H50Z" fill="var(--own-deep)" stroke="none" />
    <path d="M50 8V1" />
    <path d="M50 1l9 2.5-9 3Z" fill="var(--own)" />
  </g>
);
/** How high its towers are, by level. */
const TOWERS = [27, 22, 27, 32, 34];
const MERLONS = 'M20 74V52h4v-4h5v4h5v-4h5v4h5v-4h5v4h2v-4h5v4h5v-4h5v4h5v-4h5v4h4V74Z';

const Town = ({ level }: { readonly level: number }): ReactElement => (
  <>
    <ellipse cx="50" cy="75" rx="39" ry="7" fill="var(--road-shadow)" />
    <ellipse cx="50" cy="68" rx="36" ry="12" fill="var(--wall-shade)" fillOpacity="0.55" />
    {level === 4 ? <Keep /> : null}
    {(HOUSES[level] ?? []).map((house) => (
      <House key={`${house.x} ${house.y}`} {...house} />
    ))}
    <path d={MERLONS} fill="var(--wall)" className={styles['house']} />
    <path
      d="M20 62H80M20 68H80M30 56v6M44 56v6M58 56v6M72 56v6M25 62v6M37 62v6M63 62v6M75 62v6M30 68v6M70 68v6"
      className={styles['bricks']}
    />
    <Tower x={20} height={TOWERS[level] ?? 0} />
    <Tower x={80} height={TOWERS[level] ?? 0} />
  </>
);
const LEVELS = [0, 1, 2, 3, 4];

const COLUMN = 'M-4.5 0h9v-3h-1.5V-22h1.5v-3h-9v3h1.5V-3H-4.5Z';
const Ruins = (): ReactElement => (
  <>
    <circle cx="50" cy="50" r="46" className={styles['court']} />
    <circle cx="50" cy="50" r="40" className={styles['paving']} />
    <circle cx="50" cy="50" r="27" className={styles['paving']} />
    <g className={styles['ruin']}>
      <path d="M17 22h36l5-6-6-4 3-6H15l-4 7 6 3Z" />
      <path d="M22 11h26" className={styles['crack']} />
      <path d={COLUMN} transform="translate(24 52) scale(1.2)" />
      <path d={COLUMN} transform="translate(46 52) scale(1.2)" />
      <path d="M-4.5 0h9v-3h-1.5V-13l-3-4-3 6V-3h-1.5Z" transform="translate(70 52) scale(1.2)" />
      <path d="M-4.5 0h9v-3h-1.5V-7l-3 2-3-3V-3h-1.5Z" transform="translate(86 54) scale(1.1)" />
      <path d="M10 52h82v5H10ZM5 57h90v6H5Z" />
      <path d="M72 26l8 4-2 8-9-3ZM62 40l4-4 4 4-3 4ZM10 78l8-4 5 6-6 5ZM80 74l9 2-2 8-8-2ZM24 88l5-3 4 4-4 3Z" />
    </g>
  </>
);

/** What `City` and `RuinsCard` refer to, once for the whole board. */
export const CitySymbols = (): ReactElement => (
  <>
    {LEVELS.map((level) => (
      <symbol key={level} id={`battalia-city-${level}`} viewBox="0 0 100 100" overflow="visible">
        <g transform="translate(-7 -9) scale(1.14)">
          <Town level={level} />
        </g>
      </symbol>
    ))}
    <symbol id="battalia-ruins" viewBox="0 0 100 100" overflow="visible">
      <Ruins />
    </symbol>
  </>
);

const SHIELD = 'M-17-15q17 5 34 0V3C17 14 7 20 0 23-7 20-17 14-17 3Z';
/** How each people divides its shield, so that it is known without its colour. */
const FIELDS: Readonly<Record<Faction, string>> = {
  bear: 'M-17 3 0-9 17 3V9L0-3-17 9Z',
  isle: 'M-17 5q4.25-4 8.5 0t8.5 0 8.5 0 8.5 0v0C16 14 7 20 0 23-7 20-16 14-17 5Z',
  ember: 'M-17-15q4 1 8 1.5L15 11q-3 5-7 8L-17-6Z',
  cloud: 'M0-12.5q9 0 17-2.5V3H0ZM-17 3H0V23C-7 20-17 14-17 3Z',
};

/** Sets what a symbol calls its own colour. The colours of seats without a faction have no shades of their own. */
export const ownColour = (colour: string): CSSProperties =>
  ({
    '--own': `var(--${colour})`,
    '--own-deep': `var(--${colour}-deep, color-mix(in srgb, var(--${colour}), var(--figure-line) 45%))`,
    '--own-light': `var(--${colour}-light, color-mix(in srgb, var(--${colour}), var(--on-faction) 45%))`,
  }) as CSSProperties;

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly faction: Faction | null;
  readonly value: number;
  readonly icon: IconName;
}
/** A shield with a number, and above it whose it is. */
export const Badge = ({ x, y, faction, value, icon }: BadgeProps): ReactElement => (
  <g transform={`translate(${x} ${y})`}>
    <path d={SHIELD} fill="var(--own)" className={styles['shield']} />
    {faction === null ? null : <path d={FIELDS[faction]} fill="var(--own-deep)" />}
    <path d={SHIELD} className={styles['shieldRim']} />
    <text y="11" className={styles['level']}>
      {value}
    </text>
    <circle cy="-19" r="10.5" fill="var(--own-deep)" className={styles['roundel']} />
    <path d={ICONS[icon]} transform="translate(-7.5 -26.5) scale(0.0293)" fill="var(--on-faction)" />
  </g>
);

interface CityProps {
  readonly at: string;
  /** Nobody's: grey. */
  readonly colour: string;
  readonly faction: Faction | null;
  readonly level: number;
  readonly guard: number;
}
export function City({ at, colour, faction, level, guard }: CityProps): ReactElement {
  const { x, y } = cornerOf(at);
  const value = level > 0 ? level : guard;
  return (
    <g transform={`translate(${x} ${y})`} style={ownColour(colour)}>
      <use href={`#battalia-city-${level}`} width="100" height="100" />
      {value > 0 ? <Badge x={50} y={66} faction={faction} value={value} icon={faction ?? (level > 0 ? 'flag' : 'defence')} /> : null}
    </g>
  );
}
export function RuinsCard({ at, guard }: { readonly at: string; readonly guard: number }): ReactElement {
  const { x, y } = cornerOf(at);
  return (
    <g transform={`translate(${x} ${y})`} style={ownColour('nobody')}>
      <use href="#battalia-ruins" width="100" height="100" />
      {guard > 0 ? <Badge x={50} y={68} faction={null} value={guard} icon="guardians" /> : null}
    </g>
  );
}
