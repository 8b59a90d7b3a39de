// What happens now, where it happens: orders, blows, shots, wounds, victory points.
import type { Vector } from '@tabularium/geometry';
import { type Act, effectStyles } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import { cardIn, type Own } from '../../content/known.ts';
import type { SlotName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { slotCalled } from '../../table/names.ts';
import type { UnitView } from '../../table/view.ts';
import { slotPlaces } from '../common/base-layout.ts';
import { onBase } from '../common/fight-handles.ts';
import { Sign } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { ABILITY_ICONS, ORDER_ICONS } from '../common/look.ts';
import { lineThrough, type Plane, placeCalled, upright } from '../common/plane.ts';
import styles from './effects.module.css';
import type { Poses } from './timeline.ts';

interface EffectsProps {
  readonly act: Act<Event> | undefined;
  readonly poses: Poses;
  readonly units: readonly UnitView[];
  readonly own: Own;
  readonly plane: Plane;
  readonly pace: number;
}
export function Effects({ act, poses, units, own, plane, pace }: EffectsProps): ReactElement | null {
  if (act === undefined || pace === 0) return null;
  const pointOf = (unit: UnitName | null): Vector | undefined => {
    const at = unit === null ? undefined : poses.get(unit);
    return at === null || at === undefined ? undefined : placeCalled(at);
  };
  const slotOf = (name: UnitName, slot: SlotName): Vector | undefined => {
    const at = poses.get(name);
    const base = at === null || at === undefined ? undefined : placeCalled(at);
    const card = units.find(({ unit }) => unit === name)?.card;
    const def = card === undefined ? undefined : cardIn(own, card);
    const place = def && slotPlaces(def)[slotCalled(slot)];
    return base && place && onBase(base, place);
  };
  return (
    <g style={{ '--ms': `${act.steps * pace}ms` } as CSSProperties}>
      <Happening event={act.event} pointOf={pointOf} slotOf={slotOf} plane={plane} />
    </g>
  );
}
interface HappeningProps {
  readonly event: Event;
  readonly pointOf: (unit: UnitName | null) => Vector | undefined;
  readonly slotOf: (unit: UnitName, slot: SlotName) => Vector | undefined;
  readonly plane: Plane;
}
function Happening({ event, pointOf, slotOf, plane }: HappeningProps): ReactElement | null {
  const burst = (unit: UnitName | null, sign: IconName, kind: string): ReactElement => (
    <Burst at={pointOf(unit)} sign={sign} kind={kind} plane={plane} />
  );
  switch (event.kind) {
    case 'ordered':
      return burst(
        event.unit,
        event.ability === null ? ORDER_ICONS[event.order] : ABILITY_ICONS[event.ability],
        event.push ? 'bad' : 'order',
      );
    case 'freeAttack':
      return (
        <>
          <Stroke from={pointOf(event.unit)} to={pointOf(event.target)} kind="bad" plane={plane} />
          {burst(event.unit, 'crossedSwords', 'bad')}
        </>
      );
    case 'attacked':
      return <Stroke from={pointOf(event.unit)} to={pointOf(event.target)} kind={event.as === 'melee' ? 'blow' : 'shot'} plane={plane} />;
    case 'wounded':
      return <Number at={slotOf(event.unit, event.slot)} text={`−${event.wounds}`} kind="bad" plane={plane} />;
    case 'downed':
      return <Burst at={slotOf(event.unit, event.slot)} sign="skull" kind="bad" plane={plane} isSmall />;
    case 'defeated':
      return burst(event.unit, 'tombstone', 'bad');
    case 'restored':
      return <Burst at={slotOf(event.unit, event.slot)} sign="healing" kind="good" plane={plane} isSmall />;
    case 'mark':
      return event.on ? burst(event.unit, ABILITY_ICONS[event.mark], 'order') : null;
    case 'vp':
      return <Number at={pointOf(event.unit)} text={`+${event.change}`} kind="good" plane={plane} />;
    case 'faced':
    case 'aboutFace':
      return burst(event.unit, 'turnRound', 'order');
    case 'figureMoved':
    case 'figuresSwapped':
    case 'rearranged':
      return burst(event.unit, 'swap', 'order');
    default:
      return null;
  }
}
interface StrokeProps {
  readonly from: Vector | undefined;
  readonly to: Vector | undefined;
  readonly kind: string;
  readonly plane: Plane;
}
const Stroke = ({ from, to, kind, plane }: StrokeProps): ReactElement | null =>
  from === undefined || to === undefined ? null : (
    <path d={lineThrough(plane, [from, to])} pathLength={1} className={`${effectStyles['line']} ${styles['stroke']}`} data-kind={kind} />
  );
interface SignProps {
  readonly at: Vector | undefined;
  readonly kind: string;
  readonly plane: Plane;
}
/** A small one is about a figure, not its unit. */
interface BurstProps extends SignProps {
  readonly sign: IconName;
  readonly isSmall?: boolean;
}
const Burst = ({ at, sign, kind, plane, isSmall = false }: BurstProps): ReactElement | null =>
  at === undefined ? null : (
    <g transform={upright(plane, at)}>
      <g className={`${effectStyles['burst']} ${styles['burst']}`} data-kind={kind}>
        <circle r={isSmall ? 9 : 17} />
        <Sign name={sign} size={isSmall ? 13 : 24} />
      </g>
    </g>
  );
const Number = ({ at, text, kind, plane }: SignProps & { readonly text: string }): ReactElement | null =>
  at === undefined ? null : (
    <g transform={upright(plane, at)}>
      <text className={`${effectStyles['number']} ${styles['number']}`} data-kind={kind}>
        {text}
      </text>
    </g>
  );
