// The bases on the table, as they stand after the act that is being shown, and their names.
import type { Act } from '@tabularium/parts/board';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { cardIn, type Own } from '../../content/known.ts';
import type { PoseName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { UnitView } from '../../table/view.ts';
import { degreesOf, type Place, type Plane, placeCalled, placedStyle, UNIT, upright } from '../common/plane.ts';
import { ownNameOf, type Props } from '../common/props.ts';
import type { Poses } from '../motion/timeline.ts';
import { Base, type Detail } from '../pieces/base.tsx';
import styles from './units.module.css';

/** How the open question concerns a unit. */
export type Concern = 'own' | 'foe' | 'acting' | null;
interface UnitsProps {
  readonly units: readonly UnitView[];
  readonly poses: Poses;
  /** As they stood before that act. */
  readonly earlier: Poses;
  readonly plane: Plane;
  readonly own: Own;
  readonly detail: Detail;
  readonly concernOf: (unit: UnitView) => Concern;
  readonly selected: UnitName | null;
  readonly pointed: UnitName | undefined;
  /** The unit whose new place is being chosen. */
  readonly leaving: UnitName | undefined;
  readonly act: Act<Event> | undefined;
  readonly pace: number;
}
export function Units({
  units,
  poses,
  earlier,
  plane,
  own,
  detail,
  concernOf,
  selected,
  pointed,
  leaving,
  act,
  pace,
}: UnitsProps): ReactElement {
  return (
    <>
      {units.map((unit) => {
        const at = poses.get(unit.unit);
        return at === null || at === undefined ? null : (
          <Unit
            key={unit.unit}
            unit={unit}
            at={at}
            from={act === undefined ? undefined : comesFrom(earlier.get(unit.unit), at)}
            ms={act === undefined ? 0 : act.steps * pace}
            plane={plane}
            own={own}
            detail={detail}
            concern={concernOf(unit)}
            isSelected={selected === unit.unit}
            isPointed={pointed === unit.unit}
            isLeaving={leaving === unit.unit}
          />
        );
      })}
    </>
  );
}
const comesFrom = (from: PoseName | null | undefined, at: PoseName): PoseName | undefined =>
  from === at ? undefined : (from ?? undefined);
interface UnitProps {
  readonly unit: UnitView;
  readonly at: string;
  /** Where it comes from if it is moving now, and how long that takes in milliseconds. */
  readonly from: string | undefined;
  readonly ms: number;
  readonly plane: Plane;
  readonly own: Own;
  readonly detail: Detail;
  readonly concern: Concern;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  readonly isLeaving: boolean;
}
/** The shorter way round. */
const nearTo = (degrees: number, to: number): number => to + ((((degrees - to) % 360) + 540) % 360) - 180;
const styleAt = (plane: Plane, place: Place, degrees: number): { readonly transform: string } => ({
  transform: placedStyle(plane, place, degrees),
});
const Unit = memo(
  ({ unit, at, from, ms, plane, own, detail, concern, isSelected, isPointed, isLeaving }: UnitProps): ReactElement | null => {
    const group = useRef<SVGGElement>(null);
    const place = placeCalled(at);
    useEffect(() => {
      const [start, goal] = [from === undefined ? undefined : placeCalled(from), placeCalled(at)];
      if (start === undefined || goal === undefined || ms === 0 || group.current === null) return undefined;
      const to = degreesOf(goal.heading);
      const frames = [styleAt(plane, start, nearTo(degreesOf(start.heading), to)), styleAt(plane, goal, to)];
      const walk = group.current.animate(frames, { duration: ms, easing: 'ease-in-out' });
      return () => walk.cancel();
    }, [from, at, ms]);
    const def = cardIn(own, unit.card);
    if (place === undefined || def === undefined) return null;
    const [width, depth] = [unit.width * UNIT, unit.depth * UNIT];
    const ring = (by: number, className: string | undefined): ReactElement => (
      <rect x={-width / 2 - by} y={-depth / 2 - by} width={width + 2 * by} height={depth + 2 * by} rx={by + 2} className={className} />
    );
    return (
      <g
        ref={group}
        className={styles['unit']}
        style={styleAt(plane, place, degreesOf(place.heading))}
        data-unit={unit.unit}
        data-seat={unit.seat}
        data-concern={concern}
        data-selected={isSelected}
        data-pointed={isPointed}
        data-leaving={isLeaving}
      >
        <rect x={-width / 2} y={-depth / 2} width={width} height={depth} rx="3" className={styles['shadow']} />
        {concern !== null && ring(4, styles['halo'])}
        <g transform={`scale(${UNIT})`}>
          <Base def={def} unit={unit} own={own} detail={detail} />
        </g>
        {(isSelected || isPointed) && ring(2, styles['chosen'])}
        <Pennant unit={unit} x={width / 2 - 3} y={depth / 2 - 3} turn={-degreesOf(place.heading) - 90 * plane.turn} />
      </g>
    );
  },
);
Unit.displayName = 'Unit';

/** Whose it is by more than colour: the letter of its player, and a mark if it was pushed. */
const Pennant = ({
  unit,
  x,
  y,
  turn,
}: {
  readonly unit: UnitView;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}): ReactElement => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} className={styles['pennant']} data-pushed={unit.pushed}>
    <circle r="5.500" />
    <text dy="2.700">{unit.unit[0]}</text>
  </g>
);

interface NamesProps {
  readonly units: readonly UnitView[];
  readonly plane: Plane;
  readonly t: Props['t'];
}
/** The names of the units, below them. */
export const UnitNames = memo(
  ({ units, plane, t }: NamesProps): ReactElement => (
    <>
      {units.map((unit) =>
        unit.at === null ? null : (
          <text key={unit.unit} transform={upright(plane, unit)} dy={0.78 * UNIT} className={styles['name']} data-seat={unit.seat}>
            {ownNameOf(unit.unit, t)}
          </text>
        ),
      )}
    </>
  ),
);
UnitNames.displayName = 'UnitNames';
