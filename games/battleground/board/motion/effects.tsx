// The effects of the current act, drawn where it happens: shots, blows, wounds, tokens, interruptions.
import { effectStyles } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import type { FigureName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { Act, Pose } from '../common/acts.ts';
import { lineThrough, type Point, raised } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { TOKEN_ICONS } from '../common/look.ts';
import styles from './effects.module.css';

interface EffectsProps {
  readonly act: Act | undefined;
  readonly poses: ReadonlyMap<FigureName, Pose>;
  readonly pace: number;
}
export function Effects({ act, poses, pace }: EffectsProps): ReactElement | null {
  if (act === undefined || pace === 0) return null;
  const pointOf = (figure: FigureName): Point | undefined => {
    const at = poses.get(figure)?.at;
    return at === null || at === undefined ? undefined : raised(at);
  };
  return (
    <g style={{ '--ms': `${act.steps * pace}ms` } as CSSProperties}>
      <Happening event={act.event} pointOf={pointOf} />
    </g>
  );
}
interface HappeningProps {
  readonly event: Event;
  readonly pointOf: (figure: FigureName) => Point | undefined;
}
function Happening({ event, pointOf }: HappeningProps): ReactElement | null {
  switch (event.kind) {
    case 'attacked':
      return <Line from={pointOf(event.figure)} to={pointOf(event.target)} kind="attack" />;
    case 'interrupts':
      return (
        <>
          <Line from={pointOf(event.figure)} to={pointOf(event.against)} kind="interrupt" />
          <Burst at={pointOf(event.figure)} sign={event.as === 'overwatch' ? 'overwatch' : 'crossedSwords'} kind="interrupt" />
        </>
      );
    case 'wounded':
      return <Number at={pointOf(event.figure)} text={`−${event.wounds}`} kind="wound" />;
    case 'healed':
      return <Number at={pointOf(event.figure)} text={`+${event.wounds}`} kind="heal" />;
    case 'knockedOut':
      return <Burst at={pointOf(event.figure)} sign="stars" kind="wound" />;
    case 'prevented':
      return <Burst at={pointOf(event.figure)} sign="shield" kind="good" />;
    case 'token':
      return event.on ? <Burst at={pointOf(event.figure)} sign={TOKEN_ICONS[event.token]} kind="good" /> : null;
    case 'focused':
      return <Burst at={pointOf(event.figure)} sign="focus" kind="good" />;
    case 'watches':
      return <Burst at={pointOf(event.figure)} sign="overwatch" kind="interrupt" />;
    case 'activated':
    case 'usedAbility':
    case 'usedItem':
    case 'played':
      return <Ripple at={pointOf(event.figure)} />;
    case 'claimed':
      return <Burst at={raised(event.at)} sign="objective" kind="good" />;
    default:
      return null;
  }
}
const Line = ({
  from,
  to,
  kind,
}: {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly kind: string;
}): ReactElement | null =>
  from === undefined || to === undefined ? null : (
    <path d={lineThrough([from, to])} pathLength={1} className={`${effectStyles['line']} ${styles['line']}`} data-kind={kind} />
  );
const Ripple = ({ at }: { readonly at: Point | undefined }): ReactElement | null =>
  at === undefined ? null : <circle cx={at.x} cy={at.y} r="18" className={styles['ripple']} />;
interface SignProps {
  readonly at: Point | undefined;
  readonly kind: string;
}
const Burst = ({ at, sign, kind }: SignProps & { readonly sign: IconName }): ReactElement | null =>
  at === undefined ? null : (
    <g transform={`translate(${at.x} ${at.y - 20})`}>
      <g className={`${effectStyles['burst']} ${styles['burst']}`} data-kind={kind}>
        <circle r="15" />
        <Sign name={sign} size={21} />
      </g>
    </g>
  );
const Number = ({ at, text, kind }: SignProps & { readonly text: string }): ReactElement | null =>
  at === undefined ? null : (
    <g transform={`translate(${at.x} ${at.y - 18})`}>
      <text className={`${effectStyles['number']} ${styles['number']}`} data-kind={kind}>
        {text}
      </text>
    </g>
  );
