// The Sun Oracle: two rings, of which the inner one turns a step every day.

import { drawnFor, Tip } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement } from 'react';
import type { Artifact } from '../../content/kinds.ts';
import { DAYS_OF_WEEK, INNER, OUTER } from '../../content/oracle.ts';
import type { OracleDay } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { ICONS } from '../common/icons.ts';
import type { PartProps } from '../common/props.ts';
import styles from './oracle.module.css';

const STEP = 360 / DAYS_OF_WEEK;
const DAYS_SHOWN = 3;
const EDGE = 118;
const OUTER_RING = { from: 78, to: 110, icons: 94, size: 25 };
const INNER_RING = { from: 38, to: 74, icons: 57, size: 22 };

/** On a circle around the middle, by degrees clockwise from the top. */
const on = (radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
const point = (radius: number, degrees: number): string =>
  on(radius, degrees)
    .map((value) => value.toFixed(2))
    .join(' ');
/** One blade of a ring. */
const blade = (from: number, to: number, place: number): string => {
  const [a, b] = [(place - 0.5) * STEP, (place + 0.5) * STEP];
  return `M${point(from, a)}L${point(to, a)}A${to} ${to} 0 0 1 ${point(to, b)}L${point(from, b)}A${from} ${from} 0 0 0 ${point(from, a)}Z`;
};

interface RingProps {
  readonly symbols: readonly Artifact[];
  readonly ring: typeof OUTER_RING;
  readonly lit: Artifact | undefined;
  readonly matched: Artifact;
  readonly className: string | undefined;
  /** Degrees by which the ring has turned: symbols stay upright. */
  readonly turn: number;
}
const Ring = ({ symbols, ring, lit, matched, className, turn }: RingProps): ReactElement => (
  <g className={className}>
    {symbols.map((symbol, place) => (
      <path
        key={symbol}
        d={blade(ring.from, ring.to, place)}
        className={styles['blade']}
        data-lit={symbol === lit}
        data-matched={symbol === matched}
        data-odd={place % 2 === 1}
      />
    ))}
    {symbols.map((symbol, place) => (
      <g key={symbol} transform={`translate(${point(ring.icons, place * STEP)})`}>
        <g className={styles['turning']} style={{ transform: `rotate(${-turn}deg)` }}>
          {symbol === matched ? <circle r={ring.size * 0.66} className={styles['join']} /> : null}
          <path
            d={ICONS[symbol]}
            transform={`translate(${-ring.size / 2} ${-ring.size / 2}) scale(${ring.size / 512})`}
            className={styles['symbol']}
            data-lit={symbol === lit}
            data-matched={symbol === matched}
          />
        </g>
      </g>
    ))}
  </g>
);

export function Wheel({ day, lit, matched, pace }: OracleDay & { readonly pace: number }): ReactElement {
  const turn = (day - 1) * STEP;
  const meeting = OUTER.indexOf(matched) * STEP;
  const [x1, y1] = on(INNER_RING.icons + 14, meeting);
  const [x2, y2] = on(OUTER_RING.icons - 16, meeting);
  return (
    <svg
      viewBox="-120 -120 240 240"
      className={styles['wheel']}
      aria-hidden="true"
      focusable="false"
      style={{ '--turning': `${pace * 3}ms` } as CSSProperties}
    >
      <circle r={EDGE} className={styles['rim']} />
      <circle r={EDGE - 5} className={styles['bed']} />
      <Ring symbols={OUTER} ring={OUTER_RING} lit={lit} matched={matched} className={styles['outer']} turn={0} />
      <g className={styles['turning']} style={{ transform: `rotate(${turn}deg)` }}>
        <Ring symbols={INNER} ring={INNER_RING} lit={undefined} matched={matched} className={styles['inner']} turn={turn} />
        <path d={`M-9-30 0-${OUTER_RING.from + 6} 9-30Z`} className={styles['ray']} />
      </g>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={styles['meeting']} />
      <path d={RAYS} className={styles['rays']} />
      <circle r="27" className={styles['sun']} />
      <text y="1" className={styles['day']}>
        {day}
      </text>
    </svg>
  );
}
const RAYS = Array.from({ length: 14 }, (_, i) => {
  const degrees = (i * 360) / 14;
  return `M${point(26, degrees - 8)}L${point(i % 2 === 0 ? 37 : 34, degrees)}L${point(26, degrees + 8)}Z`;
}).join('');

const Sign = ({
  artifact,
  of,
  t,
}: {
  readonly artifact: Artifact;
  readonly of: 'lit' | 'matched';
  readonly t: Translate;
}): ReactElement => (
  <span className={styles['sign']} data-of={of} role="img" aria-label={`${t(`board.legend.${of}`)}: ${t(`term.${artifact}`)}`}>
    {of === 'lit' ? <Icon name="sun" /> : <b>=</b>}
    <Icon name={artifact} />
  </span>
);

export const Oracle = drawnFor(OraclePanel, ({ view, t, pace }) => [view.table.oracle, t, pace]);
function OraclePanel({ view, t, pace, showRule }: PartProps): ReactElement {
  const { day, lit, matched, coming } = view.table.oracle;
  const today = (of: 'lit' | 'matched', artifact: Artifact, rule: string): ReactElement => (
    <li className={styles['fact']}>
      <Sign artifact={artifact} of={of} t={t} />
      <Tip tip={() => t(`board.oracle.${of}About`)}>
        <button type="button" className={styles['rule']} onClick={() => showRule(rule)}>
          {t(`board.oracle.${of}`, { artifact })}
        </button>
      </Tip>
    </li>
  );
  return (
    <section className={styles['oracle']} aria-label={t('board.oracle.title')}>
      <h3 className={styles['title']}>{t('board.oracle.title')}</h3>
      <Wheel day={day} lit={lit} matched={matched} pace={pace} />
      <ul className={styles['facts']}>
        {today('lit', lit, LIT_RULES[lit])}
        {today('matched', matched, 'BAT-16.6')}
      </ul>
      <ol className={styles['coming']} aria-label={t('board.oracle.coming')}>
        {coming.slice(0, DAYS_SHOWN).map((next, n) => (
          <li key={next.day}>
            <span>{n === 0 ? t('board.oracle.tomorrow') : t('board.oracle.later', { days: n + 1 })}</span>
            <Sign artifact={next.lit} of="lit" t={t} />
            <Sign artifact={next.matched} of="matched" t={t} />
          </li>
        ))}
      </ol>
    </section>
  );
}
/** What the light does to each artifact. */
const LIT_RULES: Readonly<Record<Artifact, string>> = {
  tool: 'BAT-8.10',
  weapon: 'BAT-8.12',
  amulet: 'BAT-8.17',
  title: 'BAT-8.21',
  scroll: 'BAT-8.27',
  tent: 'BAT-8.30',
  horse: 'BAT-8.35',
};
