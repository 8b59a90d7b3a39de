// Where a base can go: a chevron beyond a side for a step, an arrowhead for the end of a turn, a dot for a place; the one pointed at is drawn in full.
import type { Vector } from '@tabularium/geometry';
import { memo, type ReactElement, type ReactNode } from 'react';
import type { Side } from '../../content/kinds.ts';
import { cardIn, type Own } from '../../content/known.ts';
import { pieces as pieceDefs } from '../../content/tables.ts';
import { outOf } from '../../rules/units/bases.ts';
import type { Manoeuvre } from '../../table/asks.ts';
import { sideCalled, unitCalled } from '../../table/names.ts';
import { type Table, unitAt } from '../../table/table.ts';
import type { UnitView, ZoneView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import type { Ghost, Handle } from '../common/handle.ts';
import { toolCorners } from '../common/move-handles.ts';
import { degreesOf, drawnX, drawnY, lineThrough, type Plane, placed, UNIT, upright } from '../common/plane.ts';
import type { OpenDecision } from '../common/props.ts';
import { Base } from '../pieces/base.tsx';
import { PieceShape } from '../pieces/piece-shape.tsx';
import styles from './ghosts.module.css';

interface HandlesProps {
  readonly handles: readonly Handle[];
  readonly decision: OpenDecision | undefined;
  readonly ground: Table;
  readonly plane: Plane;
  readonly units: readonly UnitView[];
  readonly zones: readonly ZoneView[];
  readonly own: Own;
}
export const Handles = memo(({ handles, decision, ...drawn }: HandlesProps): ReactElement => {
  const cheapest = cheapestIn(decision);
  return (
    <g>
      {handles.map((handle) => (
        <HandleMark key={handle.key} {...drawn} handle={handle} option={decision?.options[handle.numbers[0] ?? 0]} cheapest={cheapest} />
      ))}
    </g>
  );
});
Handles.displayName = 'Handles';

/** Clockwise from the north. */
const degreesToward = (from: Vector, to: Vector): number => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
/** What the cheapest manoeuvre costs, so that dear turns can be drawn fainter. */
const cheapestIn = (decision: OpenDecision | undefined): number =>
  decision?.ask === 'manoeuvre' ? Math.min(...decision.options.map(({ cost }) => cost)) : 0;
interface MarkProps extends Omit<HandlesProps, 'handles' | 'decision'> {
  readonly handle: Handle;
  readonly option: unknown;
  readonly cheapest: number;
}
function HandleMark({ handle, option, cheapest, ground, plane, units, zones, own }: MarkProps): ReactElement | null {
  const { at, kind, ghost, key } = handle;
  const where = `translate(${drawnX(at.x)} ${drawnY(plane, at.y)})`;
  switch (kind) {
    case 'step': {
      const { step, length } = option as Extract<Manoeuvre, { step: Side }>;
      const unit = ghost !== undefined && 'unit' in ghost ? unitCalled(ground, ghost.unit) : -1;
      const heading = unit < 0 ? 0 : outOf(unitAt(ground, unit).heading, sideCalled(step));
      return (
        <path
          d={length === 1 ? 'M-9 2 0-6 9 2 9 7 0-1-9 7ZM-9 10 0 2 9 10 9 15 0 7-9 15Z' : 'M-7 1 0-5 7 1 7 5 0-1-7 5Z'}
          transform={`${where} rotate(${degreesOf(heading)})`}
          className={styles['step']}
          data-handle={key}
        />
      );
    }
    case 'turn': {
      const { cost } = option as Manoeuvre;
      return (
        <path
          d="M0-6 4.500 5 0 2.500-4.500 5Z"
          transform={`${where} rotate(${degreesOf(ghost?.place.heading ?? 0)})`}
          className={styles['turn']}
          data-dear={cost > cheapest + 1}
          data-handle={key}
        />
      );
    }
    case 'snap':
    case 'slide':
      return (
        <g data-handle={key}>
          {ghost && <GhostShape ghost={ghost} plane={plane} units={units} zones={zones} own={own} isFaint />}
          {kind === 'slide' && ghost && (
            <path
              d="M-9 4 0-5 9 4 9 9 0 0-9 9Z"
              transform={`${where} rotate(${degreesToward(ghost.place, at)})`}
              className={styles['step']}
            />
          )}
        </g>
      );
    case 'deploy':
    case 'piece':
      return <circle cx={drawnX(at.x)} cy={drawnY(plane, at.y)} r="3" className={styles['dot']} data-handle={key} />;
    case 'zone':
      return ghost ? <GhostShape ghost={ghost} plane={plane} units={units} zones={zones} own={own} isFaint /> : null;
    case 'figure':
      return <FigureMark handle={handle} plane={plane} />;
    case 'line': // its distance is written there already
      return <circle cx={drawnX(at.x)} cy={drawnY(plane, at.y)} r="13" className={styles['hold']} data-handle={key} />;
  }
}

/** A ring around a figure that can be chosen. */
const FigureMark = ({
  handle: { at, grasp, key },
  plane,
  isPointed = false,
}: {
  readonly handle: Handle;
  readonly plane: Plane;
  readonly isPointed?: boolean;
}): ReactElement => (
  <circle
    cx={drawnX(at.x)}
    cy={drawnY(plane, at.y)}
    r={grasp * UNIT * 0.86}
    className={styles['figure']}
    data-pointed={isPointed}
    {...(isPointed ? { 'data-ghost': key } : { 'data-handle': key })}
  />
);

interface ShapeProps {
  readonly ghost: Ghost;
  readonly plane: Plane;
  readonly units: readonly UnitView[];
  readonly zones: readonly ZoneView[];
  readonly own: Own;
  readonly isFaint?: boolean;
}
export function GhostShape({ ghost, plane, units, zones, own, isFaint = false }: ShapeProps): ReactElement | null {
  const { place } = ghost;
  if ('zone' in ghost) {
    const zone = zones[ghost.zone];
    if (zone === undefined) return null;
    const [x, y] = [zone.x, zone.y];
    return (
      <rect
        x={drawnX(x[0])}
        y={drawnY(plane, y[1])}
        width={(x[1] - x[0]) * UNIT}
        height={(y[1] - y[0]) * UNIT}
        className={styles['zone']}
        data-faint={isFaint}
      />
    );
  }
  if ('piece' in ghost) {
    const { width, depth } = pieceDefs[ghost.piece];
    return (
      <g transform={placed(plane, place)} className={styles['ghost']} data-faint={isFaint}>
        <PieceShape kind={ghost.piece} width={width * UNIT} depth={depth * UNIT} />
      </g>
    );
  }
  const unit = units.find((one) => one.unit === ghost.unit);
  const def = unit && cardIn(own, unit.card);
  if (unit === undefined || def === undefined) return null;
  const [width, depth] = [unit.width * UNIT, unit.depth * UNIT];
  return (
    <g transform={placed(plane, place)} className={styles['ghost']} data-faint={isFaint} data-seat={unit.seat}>
      <g transform={`scale(${UNIT})`}>
        <Base def={def} unit={unit} own={own} detail="figures" />
      </g>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} className={styles['rim']} />
      <path d={`M-9 ${-depth / 2 - 4}L0 ${-depth / 2 - 13}L9 ${-depth / 2 - 4}Z`} className={styles['nose']} />
    </g>
  );
}

interface PointedProps extends HandlesProps {
  readonly pointed: number | undefined;
  /** A few words on the movement that is left. */
  readonly words: string | undefined;
  /** What else is drawn, below the words. */
  readonly children: ReactNode;
}
/** Of several handles with the same option, the one under the pointer. */
function usePointed(handles: readonly Handle[], pointed: number | undefined): Handle | undefined {
  const subject = useSubject();
  if (pointed === undefined) return undefined;
  const meant = handles.filter(({ numbers }) => numbers.includes(pointed));
  return meant.find(({ key }) => subject !== undefined && 'handle' in subject && subject.handle === key) ?? meant[0];
}
/** The option pointed at: the base where it would be, the tool that turns it, and the way there. */
export function Pointed({ handles, pointed, decision, ground, plane, units, zones, own, words, children }: PointedProps): ReactElement {
  const handle = usePointed(handles, pointed);
  if (handle?.kind === 'figure') return <FigureMark handle={handle} plane={plane} isPointed />;
  if (handle?.ghost === undefined) return <>{children}</>;
  const { ghost } = handle;
  const option = pointed === undefined ? undefined : decision?.options[pointed];
  const id = 'unit' in ghost ? unitCalled(ground, ghost.unit) : -1;
  const from = units.find((one) => 'unit' in ghost && one.unit === ghost.unit && one.at !== null);
  const isManoeuvre = decision?.ask === 'manoeuvre' && option !== undefined && id >= 0;
  const corners = isManoeuvre ? toolCorners(ground, id, option as Manoeuvre) : [];
  return (
    <g data-ghost={handle.key}>
      {from !== undefined && <path d={lineThrough(plane, [from, ghost.place])} className={styles['way']} />}
      {corners.length > 0 && <path d={`${lineThrough(plane, corners)}Z`} className={styles['tool']} />}
      <GhostShape ghost={ghost} plane={plane} units={units} zones={zones} own={own} />
      {children}
      {words !== undefined && <Caption at={ghost.place} plane={plane} words={words} />}
    </g>
  );
}
/** A few words on a ghost. */
const Caption = ({ at, plane, words }: { readonly at: Vector; readonly plane: Plane; readonly words: string }): ReactElement => (
  <g transform={upright(plane, at)} className={styles['caption']}>
    <rect x={-words.length * 2.5 - 5} y="-7" width={words.length * 5 + 10} height="14" rx="7" />
    <text dy="3.200">{words}</text>
  </g>
);
