// The building around the sand: an outer wall with arches, three tiers full of people, and the podium with its gates.
import { memo, type ReactElement } from 'react';
import type { ArenaId } from '../../content/arenas.ts';
import { floorOf, grow, type Oval, STANDS } from '../common/geometry.ts';
import styles from './stands.module.css';

/** The point of an oval at an angle from its middle. */
const pointOn = ({ rx, ry }: Oval, angle: number) => ({ x: rx * Math.cos(angle), y: ry * Math.sin(angle) });
const ring = (outer: Oval, inner: Oval): string =>
  [outer, inner].map(({ rx, ry }) => `M${-rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 ${-rx} 0Z`).join('');
const Round = ({ oval: { rx, ry }, className }: { readonly oval: Oval; readonly className: string | undefined }): ReactElement => (
  <ellipse rx={rx} ry={ry} className={className} />
);

const TIERS = [13, 27, 41, 55] as const;
/** Spectators of several kinds mixed in a row: dots of one line, dashed differently. */
const KINDS = ['crowd3', 'crowd1', 'crowd4', 'crowd2'] as const;
const ARCHES = 110;
const WALL = 19;

/** An arch in the outer wall, turned so that its foot points to the middle. */
function archAt(oval: Oval, angle: number): string {
  const { x, y } = pointOn(oval, angle);
  const turn = (Math.atan2(y / oval.ry ** 2, x / oval.rx ** 2) * 180) / Math.PI + 90;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
}
/** Angles at which pieces of equal length begin: ovals are flatter in the north. */
function evenAngles(oval: Oval, count: number): readonly number[] {
  const fine = Array.from({ length: 721 }, (_, i) => (i / 720) * 2 * Math.PI);
  const lengths = [0];
  for (let i = 1; i < fine.length; i++) {
    const a = pointOn(oval, fine[i - 1] ?? 0);
    const b = pointOn(oval, fine[i] ?? 0);
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(a.x - b.x, a.y - b.y));
  }
  const whole = lengths.at(-1) ?? 1;
  return Array.from({ length: count }, (_, n) => fine[lengths.findIndex((length) => length >= (whole * n) / count)] ?? 0);
}

export const Stands = memo(({ arena }: { readonly arena: ArenaId }): ReactElement => {
  const floor = floorOf(arena);
  const podium = grow(floor, 9);
  const outer = grow(floor, STANDS);
  const wall = grow(floor, STANDS - WALL);
  const aisles = evenAngles(outer, 32);
  return (
    <g>
      <Round oval={grow(outer, 5)} className={styles['ground']} />
      <path d={ring(outer, wall)} className={styles['wall']} fillRule="evenodd" />
      <g className={styles['arches']}>
        {evenAngles(grow(floor, STANDS - WALL / 2), ARCHES).map((angle) => (
          <path key={angle} d="M-7.5 7V-1A7.5 7 0 0 1 7.5-1V7Z" transform={archAt(grow(floor, STANDS - WALL / 2), angle)} />
        ))}
      </g>
      <path d={ring(wall, podium)} className={styles['seats']} fillRule="evenodd" />
      {TIERS.map((height) => (
        <Round key={height} oval={grow(podium, height - 7)} className={styles['step']} />
      ))}
      <g className={styles['people']}>
        {TIERS.flatMap((height, tier) =>
          KINDS.map((kind, n) => (
            <ellipse
              key={`${height} ${kind}`}
              {...grow(podium, height)}
              className={styles[kind]}
              strokeDasharray={`0 ${[17, 31, 41, 37][n]}`}
              strokeDashoffset={tier * 13 + n * 7.5}
            />
          )),
        )}
      </g>
      <g className={styles['aisles']}>
        {aisles.map((angle) => {
          const from = pointOn(podium, angle);
          const to = pointOn(wall, angle);
          return <line key={angle} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
        })}
      </g>
      <Round oval={podium} className={styles['podium']} />
      {[-1, 1].map((side) => (
        <g
          key={side}
          transform={`scale(1 ${side}) translate(0 ${podium.ry})`}
          className={side < 0 ? styles['blueSide'] : styles['redSide']}
        >
          <path d={`M-64 ${-8}H64L72 ${STANDS - 18}H-72Z`} className={styles['gate']} />
          <path d="M-58 -2H58M-60 8H60M-62 18H62M-40 -8V26M-20 -8V26M0 -8V26M20 -8V26M40 -8V26" className={styles['bars']} />
          <path d={`M-76 34H76L70 ${STANDS - 22}H-70Z`} className={styles['box']} />
          {[-58, -29, 0, 29, 58].map((x) => (
            <path key={x} d={`M${x - 14} 32h28v14l-14 9-14 -9z`} className={styles['cloth']} />
          ))}
        </g>
      ))}
      <Round oval={floor} className={styles['rail']} />
    </g>
  );
});
Stands.displayName = 'Stands';
