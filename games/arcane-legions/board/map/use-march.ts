// The unit that may move, where it can get to, and the one gesture that takes it there.
import type { Heading } from '@tabularium/geometry';
import { useContext, useEffect, useMemo } from 'react';
import { areAdjacent } from '../../rules/units/placing.ts';
import { unitCalled } from '../../table/names.ts';
import type { UnitView } from '../../table/view.ts';
import { AttentionContext } from '../common/attention.ts';
import type { Plane } from '../common/plane.ts';
import type { PartProps } from '../common/props.ts';
import type { March } from '../common/targets.ts';
import { touchesAt } from '../common/touches.ts';
import { walkerIn } from './concerns.ts';
import { chargeAt, gestureTo, someOf, stopFor, turnedTo } from './marching.ts';
import { type Reached, useReach } from './use-reach.ts';

interface Marching {
  readonly reached: Reached | undefined;
  /** Nothing if the unit cannot be ordered to move now. */
  readonly march: (March & { readonly facings: ReadonlySet<number> }) | undefined;
  /** The move costs a figure, so it has to be confirmed first. */
  readonly isPush: boolean;
  readonly gesture: (stop: number) => ReturnType<typeof gestureTo>;
  /** The stop at the same place that faces another way. */
  readonly turned: (stop: number, heading: Heading) => number;
}
export function useMarch(props: PartProps, focus: UnitView | undefined, plane: Plane, facing: Heading | undefined): Marching {
  const { ground, decision } = props;
  const attention = useContext(AttentionContext);
  const walker = walkerIn(props, focus);
  const reached = useReach(ground, walker?.unit, walker?.points ?? 0, plane);
  const option = walker?.option;
  const order = decision?.ask === 'order' && option !== undefined ? decision.options[option] : undefined;
  const isPush = order?.order === 'move' && order.push;
  useEffect(() => attention.set(undefined), [attention, walker?.unit, walker?.points, ground]); // stops are renumbered
  const march = useMemo(() => {
    if (reached === undefined || option === undefined) return undefined;
    const id = unitCalled(ground, reached.unit);
    return {
      unit: reached.unit,
      numbers: decision?.ask === 'order' ? [option] : [],
      points: reached.points,
      stopAt: (point) => stopFor(reached, ground, point, facing),
      chargeAt: (enemy, point) => {
        const other = unitCalled(ground, enemy);
        return isPush || areAdjacent(ground, id, other) || !reached.enemies.includes(enemy)
          ? undefined
          : chargeAt(reached, ground, other, point, facing);
      },
      stopOf: (stop) => reached.stops[stop],
      touches: (stop) => {
        const pose = reached.stops[stop]?.pose;
        return pose === undefined ? [] : touchesAt(ground, reached.unit, pose);
      },
      some: someOf(reached),
      facings: new Set(reached.stops.map(({ pose }) => pose.heading)),
    } satisfies March & { readonly facings: ReadonlySet<number> };
  }, [reached, option, decision, ground, facing, isPush]);
  return {
    reached,
    march,
    isPush,
    gesture: (number) => {
      const stop = reached?.stops[number];
      return reached === undefined || stop === undefined ? undefined : gestureTo(decision, reached, stop);
    },
    turned: (stop, heading) => (reached === undefined ? stop : turnedTo(reached, ground, stop, heading)),
  };
}
