// Arrows around a figure for the sides to choose from: its facing, or the direction of a push.
import { memo, type ReactElement } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { Choices } from '../common/choices.ts';
import { angleOf, type Point, raised } from '../common/geometry.ts';
import { Arc } from './arcs.tsx';
import styles from './dial.module.css';

/** The distance of the arrows from the centre, and how far away a click still counts. */
const RADIUS = 35;
const MASSIVE = 50;
const NEAREST = 9;
const FARTHEST = 26;

interface DialProps {
  /** By side: the option it stands for. */
  readonly sides: Choices['sides'];
  readonly at: PositionName;
  readonly pointed: number | undefined;
  /** A facing is drawn with its arcs, a push is not. */
  readonly isFacing: boolean;
}
const radiusOf = (at: PositionName): number => (at.includes(' ') ? MASSIVE : RADIUS);

export const Dial = memo(({ sides, at, pointed, isFacing }: DialProps): ReactElement => {
  const { x, y } = raised(at);
  const chosen = [...sides].find(([, option]) => option === pointed)?.[0];
  return (
    <>
      {isFacing && chosen !== undefined && <Arc at={at} facing={chosen} inches={2.5} />}
      <g transform={`translate(${x} ${y})`}>
        <circle r={radiusOf(at)} className={styles['ring']} />
        {[...sides].map(([side, option]) => (
          <g
            key={side}
            transform={`rotate(${angleOf(at, side)}) translate(0 ${-radiusOf(at)})`}
            className={styles['arrow']}
            data-pointed={option === pointed}
          >
            <circle r="11" />
            <path d="M0-8 7 3H2.500V8H-2.500V3H-7Z" />
          </g>
        ))}
      </g>
    </>
  );
});
Dial.displayName = 'Dial';

/** The side that a point near the figure stands for, if any. */
export function sideMeant({ sides }: Choices, at: PositionName, point: Point): string | undefined {
  const { x, y } = raised(at);
  const [dx, dy] = [point.x - x, point.y - y];
  const far = Math.hypot(dx, dy);
  if (far < NEAREST || far > radiusOf(at) + FARTHEST) return undefined;
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const off = (side: string): number => Math.abs(((angle - angleOf(at, side) + 540) % 360) - 180);
  const [nearest] = [...sides.keys()].sort((a, b) => off(a) - off(b));
  return nearest !== undefined && off(nearest) <= 75 ? nearest : undefined;
}
