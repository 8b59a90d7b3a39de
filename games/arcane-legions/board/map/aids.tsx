// Aids drawn over the table: ranges, lines of sight with everything in their way, and sides that touch.

import { forward, type Vector } from '@tabularium/geometry';
import type { Translate } from '@tabularium/parts/shape';
import { memo, type ReactElement } from 'react';
import type { Side } from '../../content/kinds.ts';
import { SIDES } from '../../content/kinds.ts';
import type { UnitName } from '../../table/asks.ts';
import type { Table } from '../../table/table.ts';
import type { ArcaneView, UnitView } from '../../table/view.ts';
import { Sign } from '../common/icon.tsx';
import { drawnX, drawnY, lineThrough, type Plane, placed, UNIT, upright } from '../common/plane.ts';
import { nameOf, type Props } from '../common/props.ts';
import { rangeOf, type Sight, sidesOf, sightsBetween } from '../common/sights.ts';
import styles from './aids.module.css';

interface RangeProps {
  readonly unit: UnitView | undefined;
  readonly ground: Table;
  readonly plane: Plane;
}
/** Half a disc in front of every side, as far as it can shoot; sides that shoot badly are fainter. */
export const Range = memo(({ unit, ground, plane }: RangeProps): ReactElement | null => {
  const range = unit === undefined || unit.at === null ? 0 : rangeOf(unit);
  if (unit === undefined || range === 0) return null;
  const reach = range * UNIT;
  return (
    <g className={styles['range']} clipPath="url(#arc-table)">
      {sidesOf(ground, unit.unit).map(({ at, heading }, side) => {
        const right = forward(heading + 2);
        const [x, y] = [drawnX(at.x), drawnY(plane, at.y)];
        const [a, b] = [`${x - right.x * reach} ${y + right.y * reach}`, `${x + right.x * reach} ${y - right.y * reach}`];
        return <path key={side} d={`M${a}A${reach} ${reach} 0 0 1 ${b}`} data-good={unit.colours[side] === 'blue'} />;
      })}
    </g>
  );
});
Range.displayName = 'Range';

interface SightsProps {
  readonly from: UnitName;
  readonly to: UnitName;
  readonly range: number;
  /** Only the line between these sides. */
  readonly only?: { readonly from: Side; readonly to: Side } | undefined;
  readonly view: ArcaneView;
  readonly ground: Table;
  readonly plane: Plane;
  readonly t: Props['t'];
}
/** Every line between two units; what it crosses is outlined and named. */
export function Sights({ from, to, range, only, view, ground, plane, t }: SightsProps): ReactElement {
  const lines = sightsBetween(ground, from, to, range).filter(
    (line) => only === undefined || (line.from === only.from && line.to === only.to),
  );
  const inWay = new Map<string, 'crossed' | 'blocked'>();
  for (const { crossed, blockedBy } of lines) {
    for (const name of crossed) if (!inWay.has(name)) inWay.set(name, 'crossed');
    for (const name of blockedBy) inWay.set(name, 'blocked');
  }
  inWay.delete(to);
  return (
    <g>
      {[...inWay].map(([name, how]) => (
        <InTheWay key={name} name={name} how={how} view={view} plane={plane} t={t} />
      ))}
      {lines.map((line) => (
        <Line key={`${line.from} ${line.to}`} line={line} plane={plane} t={t} />
      ))}
    </g>
  );
}
interface LineProps {
  readonly line: Sight;
  readonly plane: Plane;
  readonly t: Translate;
}
function Line({ line: { start, end, plate, state, distance }, plane, t }: LineProps): ReactElement {
  return (
    <g data-state={state} className={styles['sight']}>
      <path d={lineThrough(plane, [start, end])} className={styles['edge']} />
      <path d={lineThrough(plane, [start, end])} className={styles['line']} />
      <g transform={upright(plane, plate)} className={styles['plate']}>
        <rect x="-13" y="-8" width="26" height="16" rx="8" />
        <text dy="3.800">{t('board.field.away', { steps: distance })}</text>
      </g>
    </g>
  );
}
interface InTheWayProps {
  readonly name: string;
  readonly how: 'crossed' | 'blocked';
  readonly view: ArcaneView;
  readonly plane: Plane;
  readonly t: Props['t'];
}
function InTheWay({ name, how, view, plane, t }: InTheWayProps): ReactElement | null {
  const thing = view.units.find(({ unit }) => unit === name) ?? view.field.pieces.find((piece) => piece.name === name);
  if (thing === undefined) return null;
  const [width, depth] = [thing.width * UNIT, thing.depth * UNIT];
  const words = nameOf(name, t);
  return (
    <g data-state={how} className={styles['inWay']}>
      <rect transform={placed(plane, thing)} x={-width / 2 - 2} y={-depth / 2 - 2} width={width + 4} height={depth + 4} rx="3" />
      <g transform={upright(plane, thing)}>
        <text dy="4">{words}</text>
      </g>
    </g>
  );
}

interface TouchProps {
  readonly unit: UnitView | undefined;
  readonly side: Side;
  readonly plane: Plane;
  readonly isEnemy: boolean;
}
/** A side that is touched. */
export function TouchedSide({ unit, side, plane, isEnemy }: TouchProps): ReactElement | null {
  if (unit === undefined || unit.at === null) return null;
  const number = SIDES.indexOf(side);
  const [width, depth] = [unit.width * UNIT, unit.depth * UNIT];
  const [half, reach] = number % 2 === 0 ? [width / 2, depth / 2] : [depth / 2, width / 2];
  return (
    <g transform={`${placed(plane, unit)} rotate(${number * 90})`} className={styles['touch']} data-enemy={isEnemy}>
      <path d={`M${-half} ${-reach}H${half}`} />
    </g>
  );
}
/** Who is beside the unit, and by which sides. */
export function Beside({
  unit,
  units,
  plane,
}: {
  readonly unit: UnitView | undefined;
  readonly units: readonly UnitView[];
  readonly plane: Plane;
}): ReactElement | null {
  if (unit === undefined || unit.at === null) return null;
  return (
    <>
      {unit.adjacent.map(({ unit: other, own, other: side, enemy }) => {
        const there = units.find((one) => one.unit === other);
        return (
          <g key={other}>
            <TouchedSide unit={unit} side={own} plane={plane} isEnemy={enemy} />
            <TouchedSide unit={there} side={side} plane={plane} isEnemy={enemy} />
          </g>
        );
      })}
    </>
  );
}
/** Crossed swords where two units fight. */
export function Clash({
  from,
  to,
  plane,
}: {
  readonly from: Vector | undefined;
  readonly to: Vector | undefined;
  readonly plane: Plane;
}): ReactElement | null {
  if (from === undefined || to === undefined) return null;
  return (
    <g transform={upright(plane, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })} className={styles['clash']}>
      <circle r="13" />
      <Sign name="crossedSwords" size={18} />
    </g>
  );
}
