// The destinations of the open decision: hexes in bands by cost, with the dangers that wait there.
import { memo, type ReactElement } from 'react';
import type { MoveAbout } from '../../table/about.ts';
import { areaOf, centreOfHex, HEX_RADIUS, hexNamed, LIFT, spotOf } from '../common/geometry.ts';
import type { OpenDecision } from '../common/props.ts';
import styles from './heat.module.css';

/** What is known about destinations, by the option's number. */
export type Dangers = ReadonlyMap<number, Pick<MoveAbout, 'stops' | 'overwatch'>>;
interface Spot {
  readonly option: number;
  readonly at: string;
  readonly cost: number | undefined;
}
interface HeatProps {
  readonly decision: OpenDecision | undefined;
  readonly level: 0 | 1;
  readonly dangers: Dangers;
}
const BANDS = 5;
/** Crossed blades and an eye. There may be hundreds of them, so they are simple. */
const STOP = 'M-5-4 5 4M5-4-5 4M-5.500 1-2 4.500M5.500 1 2 4.500';
const WATCHED = 'M-6.500 0Q0-6.500 6.500 0 0 6.500-6.500 0ZM0-2A2 2 0 1 1 0 2 2 2 0 1 1 0-2Z';

function spotsOf(decision: OpenDecision | undefined): readonly Spot[] {
  switch (decision?.ask) {
    case 'moveTo':
      return decision.options.map(({ at, cost }, option) => ({ option, at, cost }));
    case 'deployAt':
    case 'placeMarker':
    case 'pushTo':
      return decision.options.map(({ at }, option) => ({ option, at, cost: undefined }));
    default:
      return [];
  }
}
const bandOf = (cost: number | undefined, most: number): number =>
  cost === undefined || cost === 0 ? 0 : Math.min(BANDS, Math.ceil((cost / Math.max(1, most)) * BANDS));

export const Heat = memo(({ decision, level, dangers }: HeatProps): ReactElement | null => {
  const spots = spotsOf(decision).filter(({ at }) => spotOf(at).level === level);
  if (spots.length === 0) return null;
  const most = Math.max(...spots.map(({ cost }) => cost ?? 0));
  const isMassive = spots.some(({ at }) => at.includes(' '));
  const lift = level * LIFT;
  if (isMassive) return <Vertices spots={spots} most={most} lift={lift} />;
  const bands = Array.from({ length: BANDS + 1 }, (_, band) => spots.filter(({ cost }) => bandOf(cost, most) === band));
  return (
    <g>
      {bands.map((band, i) => (
        <path
          key={i}
          d={areaOf(
            band.map(({ at }) => hexNamed(at)),
            HEX_RADIUS - 1.2,
            lift,
          )}
          className={styles['band']}
          data-band={i}
        />
      ))}
      {spots.map(({ at, cost, option }) => {
        const { x, y } = centreOfHex(hexNamed(at));
        const danger = dangers.get(option);
        return (
          <g key={option} transform={`translate(${x} ${y - lift})`}>
            {cost !== undefined && cost > 0 && (
              <text y={danger?.stops || danger?.overwatch.length ? 11 : 4} className={styles['cost']}>
                {cost}
              </text>
            )}
            {danger?.stops && (
              <path d={STOP} transform={`translate(${danger.overwatch.length > 0 ? -7 : 0} -5)`} className={styles['stop']} />
            )}
            {danger !== undefined && danger.overwatch.length > 0 && (
              <path d={WATCHED} transform={`translate(${danger.stops ? 7 : 0} -4)`} className={styles['watched']} />
            )}
          </g>
        );
      })}
    </g>
  );
});
Heat.displayName = 'Heat';

/** The centre of a massive base lies on a corner where three hexes meet. */
const Vertices = ({
  spots,
  most,
  lift,
}: {
  readonly spots: readonly Spot[];
  readonly most: number;
  readonly lift: number;
}): ReactElement => (
  <g>
    {spots.map(({ at, cost, option }) => {
      const { x, y } = spotOf(at).centre;
      return (
        <g key={option} transform={`translate(${x} ${y - lift})`}>
          <circle r="8.500" className={styles['band']} data-band={bandOf(cost, most)} />
          {cost !== undefined && cost > 0 && (
            <text y="3.500" className={styles['cost']}>
              {cost}
            </text>
          )}
        </g>
      );
    })}
  </g>
);
