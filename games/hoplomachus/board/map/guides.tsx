// Lines and fields on the sand, under the chips: where a unit can go and hit, the way that is pointed at, and what rivals just did.
import { type Bounds, Layer, type Point } from '@tabularium/parts/board';
import { type ReactElement, useMemo } from 'react';
import { type ArenaId, arenas } from '../../content/arenas.ts';
import type { HexName, UnitName } from '../../table/asks.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { centreAt, centreOf, hexPath, linePath, outlineOf } from '../common/geometry.ts';
import type { ShownPreview } from '../common/props.ts';
import { type Menace, zonesOf } from '../common/reach.ts';
import type { Trace } from '../motion/traces.ts';
import type { Fight } from '../question/use-fight.ts';
import styles from './guides.module.css';

interface GuidesProps {
  readonly view: HoplomachusView;
  readonly bounds: Bounds;
  readonly className: string | undefined;
  /** Who acts in the open decision. */
  readonly acting: UnitName | undefined;
  /** The highlighted way, without its start. */
  readonly path: readonly HexName[] | undefined;
  /** The hex of the target of the highlighted attack or skill. */
  readonly aim: HexName | undefined;
  /** The acting unit's possible targets by hex, if it is about to attack. */
  readonly attacks: Fight['attacks'] | undefined;
  readonly preview: ShownPreview;
  readonly traces: readonly Trace[];
  /** Expected hits by hex, if they are to be shown. */
  readonly threat: ReadonlyMap<number, number> | undefined;
  /** Who could strike whom next turn. */
  readonly menaces: readonly Menace[];
}
export function Guides({
  view,
  bounds,
  className,
  acting,
  path,
  aim,
  attacks,
  preview,
  traces,
  threat,
  menaces,
}: GuidesProps): ReactElement {
  const { arena } = view.terms;
  const start = view.units.find(({ unit }) => unit === acting)?.at ?? undefined;
  const spot = (at: HexName): Point => centreAt(arena, at);
  const touched = othersTouched(preview).flatMap((name) => view.units.find(({ unit }) => unit === name)?.at ?? []);
  return (
    <Layer bounds={bounds} className={className}>
      <defs>
        {['way', 'trace', 'aim'].map((kind) => (
          <marker key={kind} id={`hop-${kind}`} viewBox="0 0 10 10" refX="6.5" refY="5" markerWidth="3" markerHeight="3" orient="auto">
            <path d="M0 0 10 5 0 10 2.5 5Z" className={styles[`${kind}Head`]} />
          </marker>
        ))}
      </defs>
      {threat === undefined ? null : <Threat arena={arena} threat={threat} />}
      {menaces.map(({ from, to }) => (
        <path
          key={`${from} ${to}`}
          d={linePath([spot(from), shortOf(spot(from), spot(to), 36)])}
          className={styles['menace']}
          markerEnd="url(#hop-aim)"
        />
      ))}
      <Fields view={view} />
      {traces.map((trace, i) => (
        <TraceLine key={`${trace.unit} ${i}`} trace={trace} arena={arena} />
      ))}
      {preview?.ask === 'supportAs' ? (
        <path d={preview.about.at.map((at) => hexPath(spot(at), 50)).join('')} className={styles['support']} />
      ) : null}
      {preview !== undefined && 'spearWalls' in preview.about && preview.about.spearWalls.length > 0 ? (
        <path d={(path ?? []).map((at) => hexPath(spot(at), 30)).join('')} className={styles['danger']} />
      ) : null}
      {touched.map((at) => (
        <circle key={at} cx={spot(at).x} cy={spot(at).y} r="49" className={styles['touched']} />
      ))}
      {path === undefined || start === undefined ? null : (
        <>
          <path d={linePath([start, ...path].map(spot))} className={styles['wayEdge']} />
          <path d={linePath([start, ...path].map(spot))} className={styles['way']} markerEnd="url(#hop-way)" />
        </>
      )}
      {aim === undefined || start === undefined ? null : <AimLine from={start} at={aim} arena={arena} />}
      {attacks === undefined || start === undefined ? null : <PointedAttack from={start} attacks={attacks} arena={arena} />}
    </Layer>
  );
}
/** Units that the option would touch, other than the one it names. */
function othersTouched(preview: ShownPreview): readonly UnitName[] {
  switch (preview?.ask) {
    case 'vanguard':
    case 'moveTo':
    case 'runTo':
      return preview.about.inRange;
    case 'firebombAt':
    case 'trample':
      return preview.about.targets.flatMap((target) => ('unit' in target ? [target.unit] : []));
    case 'engage':
      return preview.about.attacks.flatMap(({ target }) => ('unit' in target ? [target.unit] : []));
    default:
      return [];
  }
}
interface AimProps {
  readonly from: HexName;
  readonly at: HexName;
  readonly arena: ArenaId;
}
function AimLine({ from, at, arena }: AimProps): ReactElement | null {
  if (at === from) return null;
  const start = centreAt(arena, from);
  return <path d={linePath([start, shortOf(start, centreAt(arena, at), 34)])} className={styles['aim']} markerEnd="url(#hop-aim)" />;
}
/** The attack on the unit that is pointed at. */
function PointedAttack({ attacks, ...aim }: Omit<AimProps, 'at'> & { readonly attacks: Fight['attacks'] }): ReactElement | null {
  const subject = useSubject();
  return subject !== undefined && 'hex' in subject && attacks.has(subject.hex) ? <AimLine {...aim} at={subject.hex} /> : null;
}
/** The point at so much distance before the second. */
function shortOf(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length <= by ? 1 : (length - by) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where the unit that is pointed at can go, what it can hit from here, and after moving. */
function Fields({ view }: { readonly view: HoplomachusView }): ReactElement | null {
  const subject = useSubject();
  const unit =
    subject === undefined || 'def' in subject
      ? undefined
      : view.units.find((one) => one.at !== null && ('hex' in subject ? one.at === subject.hex : one.unit === subject.unit));
  const arena = arenas[view.terms.arena];
  const drawn = useMemo(() => {
    if (unit === undefined) return undefined;
    const { reach, range, threat } = zonesOf(view, unit);
    return {
      reach: [...reach].map((hex) => hexPath(centreOf(arena, hex), 52)).join(''),
      range: outlineOf(arena, range),
      threat: outlineOf(arena, threat),
    };
  }, [view, unit, arena]);
  if (drawn === undefined) return null;
  return (
    <>
      <path d={drawn.reach} className={styles['reach']} />
      <path d={drawn.threat} className={styles['threatLine']} />
      <path d={drawn.range} className={styles['range']} />
    </>
  );
}

function TraceLine({ trace, arena }: { readonly trace: Trace; readonly arena: ArenaId }): ReactElement {
  const spot = (at: HexName): Point => centreAt(arena, at);
  if (trace.kind === 'way') return <path d={linePath(trace.hexes.map(spot))} className={styles['trace']} markerEnd="url(#hop-trace)" />;
  const from = spot(trace.from);
  const to = spot(trace.to);
  if (trace.kind === 'attack')
    return <path d={linePath([from, shortOf(from, to, 36)])} className={styles['attack']} markerEnd="url(#hop-aim)" />;
  return (
    <g className={styles['mark']}>
      <path d={linePath([from, shortOf(from, to, 48)])} />
      <circle cx={to.x} cy={to.y} r="48" />
      <path
        d={`M${to.x - 58} ${to.y}h18M${to.x + 40} ${to.y}h18M${to.x} ${to.y - 58}v18M${to.x} ${to.y + 40}v18`}
        className={styles['cross']}
      />
    </g>
  );
}

/** Darker where more can hit. */
const Threat = ({ arena, threat }: { readonly arena: ArenaId; readonly threat: ReadonlyMap<number, number> }): ReactElement => {
  const most = Math.max(1, ...threat.values());
  return (
    <g className={styles['heat']}>
      {[...threat].map(([hex, hits]) => {
        const centre = centreOf(arenas[arena], hex);
        return (
          <g key={hex}>
            <path d={hexPath(centre, 55)} fillOpacity={0.1 + (0.45 * hits) / most} />
            <text x={centre.x} y={centre.y + 42}>
              {hits.toFixed(1)}
            </text>
          </g>
        );
      })}
    </g>
  );
};
