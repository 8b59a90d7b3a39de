// The way to the stop pointed at: the base after each manoeuvre, whom it would touch at the end, what it costs and what it risks.

import type { Reason } from '@tabularium/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { whyNotMelee } from '../../rules/combat/attacks.ts';
import { aboutOrder } from '../../rules/orders/outlook.ts';
import { type Stop, stopsOnWay } from '../../rules/reach/routes.ts';
import { place } from '../../rules/units/placing.ts';
import type { AttackAbout } from '../../table/about.ts';
import type { UnitName } from '../../table/asks.ts';
import { copyTable } from '../../table/copy.ts';
import { unitCalled } from '../../table/names.ts';
import type { Table } from '../../table/table.ts';
import { useSubject } from '../common/attention.ts';
import { lineThrough, type Plane, placed, placeOf, UNIT, upright } from '../common/plane.ts';
import { type PartProps, unitIn } from '../common/props.ts';
import { touchesAt } from '../common/touches.ts';
import { TouchedSide } from './aids.tsx';
import { GhostShape } from './ghosts.tsx';
import styles from './route.module.css';
import type { Reached } from './use-reach.ts';

interface RouteProps extends PartProps {
  readonly reached: Reached | undefined;
  readonly plane: Plane;
  /** Large enough to be read. */
  readonly isNear: boolean;
}
export function Route(props: RouteProps): ReactElement | null {
  const subject = useSubject();
  const stop = subject !== undefined && 'stop' in subject ? props.reached?.stops[subject.stop] : undefined;
  return stop === undefined || props.reached === undefined ? null : <Way {...props} reached={props.reached} stop={stop} />;
}
interface WayProps extends RouteProps {
  readonly reached: Reached;
  readonly stop: Stop;
}
function Way({ reached, stop, view, ground, plane, isNear, speaker, t }: WayProps): ReactElement | null {
  const { units, field, own } = view.table;
  const { unit: name, points } = reached;
  const unit = unitIn(view, name);
  const way = stopsOnWay(stop);
  const places = way.map(({ pose }) => placeOf(pose));
  const touches = useMemo(() => touchesAt(ground, name, stop.pose), [ground, name, stop]);
  const charge = useCharge(ground, name, stop, touches[0]?.unit);
  const last = places.at(-1);
  if (unit === undefined || last === undefined) return null;
  const [width, depth] = [unit.width * UNIT, unit.depth * UNIT];
  const words = [
    t('board.field.march', { spent: stop.spent, points }),
    ...touches.map((touch) => t('board.field.onto', { ...touch })),
    ...(charge === undefined ? [] : [chargeWords(charge, speaker, t)]),
  ];
  return (
    <g data-route={`${stop.pose.x} ${stop.pose.y} ${stop.pose.heading}`}>
      <path d={lineThrough(plane, [unit, ...places])} className={styles['way']} />
      {places.slice(0, -1).map((at, number) => (
        <rect
          key={number}
          transform={placed(plane, at)}
          x={-width / 2}
          y={-depth / 2}
          width={width}
          height={depth}
          rx="2"
          className={styles['step']}
        />
      ))}
      <GhostShape ghost={{ place: last, unit: name }} plane={plane} units={units} zones={field.zones} own={own} />
      {touches.map((touch) => (
        <TouchedSide key={touch.unit} unit={unitIn(view, touch.unit)} side={touch.side} plane={plane} isEnemy />
      ))}
      {isNear && <Caption at={last} below={Math.max(width, depth) / 2 + 6} plane={plane} words={words} />}
    </g>
  );
}
/** How long one has to point before the odds are worked out, in milliseconds. */
const MOMENT = 60;
/** A fight with the enemy that it would touch: its odds, or why there would be none. */
type Charge = { readonly attack: AttackAbout } | { readonly reason: Reason };
function useCharge(ground: Table, unit: UnitName, stop: Stop, enemy: UnitName | undefined): Charge | undefined {
  const [known, setKnown] = useState<{ readonly stop: Stop; readonly charge: Charge | undefined }>();
  useEffect(() => {
    if (enemy === undefined) return undefined;
    const timer = setTimeout(() => setKnown({ stop, charge: chargeFrom(ground, unit, stop, enemy) }), MOMENT);
    return () => clearTimeout(timer);
  }, [ground, unit, stop, enemy]);
  return known?.stop === stop ? known.charge : undefined;
}
function chargeFrom(ground: Table, unit: UnitName, { pose }: Stop, target: UnitName): Charge | undefined {
  const table = copyTable(ground);
  const id = unitCalled(table, unit);
  place(table, id, pose);
  const reason = whyNotMelee(table, id, unitCalled(table, target));
  if (reason !== undefined) return { reason };
  const { attack } = aboutOrder(table, { unit, order: 'melee', target, cp: 0, push: false });
  return attack === null ? undefined : { attack };
}
function chargeWords(charge: Charge, speaker: PartProps['speaker'], t: PartProps['t']): string {
  if ('reason' in charge) return speaker.reason(charge.reason);
  const [takes, deals] = charge.attack.odds.expected;
  return t('board.field.charge', { deals, takes });
}

interface CaptionProps {
  readonly at: { readonly x: number; readonly y: number };
  /** How far below the middle it stands, so that it hides no figure. */
  readonly below: number;
  readonly plane: Plane;
  readonly words: readonly string[];
}
const LINE = 12;
const Caption = ({ at, below, plane, words }: CaptionProps): ReactElement => {
  const wide = Math.max(...words.map(({ length }) => length)) * 4.4 + 14;
  return (
    <g transform={upright(plane, at)} className={styles['caption']}>
      <rect x={-wide / 2} y={below} width={wide} height={LINE * words.length + 4} rx="7" />
      {words.map((line, number) => (
        <text key={line} y={below + LINE * (number + 0.5) + 2} dy="3.200">
          {line}
        </text>
      ))}
    </g>
  );
};
