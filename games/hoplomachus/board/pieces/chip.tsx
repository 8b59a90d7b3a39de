// A chip: a heavy round piece with the colours of its faction, lying on a stack of health chips.
import { type CSSProperties, type ReactElement, useContext } from 'react';
import type { Class, Rank, Tactic } from '../../content/kinds.ts';
import { Sign } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { type Livery, lookOf, STATE_ICONS, type State, TACTIC_ICONS } from '../common/look.ts';
import { OwnFactions } from '../common/own-factions.tsx';
import styles from './chip.module.css';

export const liveryStyle = (livery: Livery): CSSProperties =>
  ({ '--c': `var(--${livery})`, '--c-deep': `var(--${livery}-deep)`, '--c-light': `var(--${livery}-light)` }) as CSSProperties;

/** The colour of the health chips beneath it: mixed in Pandemonium. */
export type ChipColour = 'red' | 'blue' | 'mixed';

export interface ChipFaceProps {
  readonly def: string;
  readonly rank: Rank;
  readonly class: Class | null;
  readonly elite: boolean;
  readonly active?: boolean;
}
export const radiusOf = (rank: Rank): number => (rank === 'titan' ? 45 : rank === 'immortal' ? 40 : 36);

/** The chip itself, centred on the origin. */
function ChipFace({ def, rank, class: kind, elite, active = true }: ChipFaceProps): ReactElement {
  const look = lookOf({ def, rank, class: kind }, useContext(OwnFactions));
  const r = radiusOf(rank);
  return (
    <g className={active ? styles['face'] : styles['asleep']} style={liveryStyle(look.livery)}>
      <circle r={r} className={styles['edge']} />
      <circle r={r - 4.5} pathLength="100" strokeDasharray={look.rim} className={styles['rim']} />
      <circle r={r - 9} className={styles['plate']} />
      {elite ? <circle r={r - 1} className={styles['elite']} /> : null}
      {elite ? <circle r={r - 1} pathLength="100" className={styles['studs']} /> : null}
      <Sign name={look.icon} size={(r - 9) * 1.48} className={styles['icon']} />
      {kind === null || look.icon === kind ? null : (
        <g transform={`translate(${-r * 0.72} ${-r * 0.72})`} className={styles['class']}>
          <circle r="11" />
          <Sign name={kind} size={15} />
        </g>
      )}
      {active ? null : <Shackles r={r} />}
    </g>
  );
}
/** An inactive hero is in chains. */
const Shackles = ({ r }: { readonly r: number }): ReactElement => {
  const across = `M${-r * 0.98} ${r * 0.2}Q0 ${r * 0.95} ${r * 0.98} ${r * 0.2}`;
  return (
    <g>
      <path d={across} className={styles['chainEdge']} />
      <path d={across} pathLength="100" className={styles['chain']} />
      <path d={across} pathLength="100" className={styles['links']} />
    </g>
  );
};

/** The greatest height of a stack; many chips lie closer together. */
const HIGHEST = 21;
const THICK = 3.7;
const stackHeight = (hp: number): number => Math.min(HIGHEST, hp * THICK);

/** The health chips, the lowest first, in alternating shades so that they can be counted. */
const HealthStack = ({ hp, side, r }: { readonly hp: number; readonly side: ChipColour; readonly r: number }): ReactElement => {
  const height = stackHeight(hp);
  return (
    <g>
      {Array.from({ length: hp }, (_, i) => (
        <circle
          key={i}
          r={r}
          cy={height / 2 - (height / hp) * i}
          data-side={side === 'mixed' ? (i % 2 === 0 ? 'red' : 'blue') : side}
          className={`${styles['health']} ${i % 2 === 0 ? '' : styles['lighter']}`}
        />
      ))}
    </g>
  );
};

interface ChipProps extends ChipFaceProps {
  readonly hp: number;
  readonly side: ChipColour;
  readonly isHurt: boolean;
  readonly states: readonly State[];
  readonly tactics: readonly Tactic[];
  readonly shards: number;
  readonly moved: boolean;
  readonly engaged: boolean;
}
/** A chip in combat, with everything that lies on and under it. */
export function Chip({ hp, side, isHurt, states, tactics, shards, moved, engaged, ...face }: ChipProps): ReactElement {
  const r = radiusOf(face.rank);
  const top = -stackHeight(hp) / 2;
  return (
    <g className={engaged ? styles['spent'] : undefined}>
      <ellipse cx="4" cy={8 - top} rx={r + 4} ry={r} className={styles['shadow']} />
      {tactics.map((tactic, i) => (
        <g key={`${tactic} ${i}`} transform={`translate(${-r - 4} ${top + 6 + i * 21})`} className={styles['tab']}>
          <rect x="-11" y="-10" width="30" height="20" rx="5" />
          <Sign name={TACTIC_ICONS[tactic]} size={15} x={-1} />
        </g>
      ))}
      <HealthStack hp={hp} side={side} r={r} />
      <g transform={`translate(0 ${top})`}>
        <ChipFace {...face} />
        {states.map((state, i) => (
          <Badge key={state} icon={STATE_ICONS[state]} kind={state} {...onRim(r, -48 + i * 33)} />
        ))}
        {moved ? <Badge icon="boots" kind="moved" {...onRim(r, 118)} /> : null}
        {engaged ? <Badge icon="attacker" kind="moved" {...onRim(r, 151)} /> : null}
        {shards > 0 ? <Badge icon="shard" kind="shard" {...onRim(r, 184)} text={shards > 1 ? String(shards) : undefined} /> : null}
        <g transform={`translate(${r * 0.7} ${r * 0.72})`} data-side={side} className={`${styles['hp']} ${isHurt ? styles['hurt'] : ''}`}>
          <circle r="14.5" />
          <text y="7.2">{hp}</text>
        </g>
      </g>
    </g>
  );
}
const onRim = (r: number, degrees: number): { x: number; y: number } => ({
  x: (r + 1) * Math.cos((degrees * Math.PI) / 180),
  y: (r + 1) * Math.sin((degrees * Math.PI) / 180),
});

interface BadgeProps {
  readonly icon: IconName;
  readonly kind: State | 'moved' | 'shard';
  readonly x: number;
  readonly y: number;
  readonly text?: string | undefined;
}
const Badge = ({ icon, kind, x, y, text }: BadgeProps): ReactElement => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`${styles['badge']} ${styles[kind]}`}>
    <circle r="10.5" />
    <Sign name={icon} size={14} />
    {text === undefined ? null : <text y="4.5">{text}</text>}
  </g>
);

/** A chip by itself, anywhere on the page. */
export const ChipPicture = ({ className, ...face }: ChipFaceProps & { readonly className?: string | undefined }): ReactElement => {
  const r = radiusOf(face.rank) + 5;
  return (
    <svg className={className} viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} aria-hidden="true" focusable="false">
      <ChipFace {...face} />
    </svg>
  );
};
/** Face down: shows only whose it is. */
export const ChipBack = ({
  livery,
  icon,
  className,
}: {
  readonly livery: Livery;
  readonly icon: IconName;
  readonly className?: string | undefined;
}): ReactElement => (
  <svg className={className} viewBox="-40 -40 80 80" aria-hidden="true" focusable="false" style={liveryStyle(livery)}>
    <circle r="36" className={styles['edge']} />
    <circle r="30" className={styles['back']} />
    <Sign name={icon} size={34} className={styles['icon']} />
  </svg>
);
