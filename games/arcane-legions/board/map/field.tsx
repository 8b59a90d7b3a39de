// The table: the map with its terrain, the bases on it, and over them what can be done and pointed at.
import { distanceOf, type Vector } from '@tabularium/geometry';
import { beside, Layer, lensStyles, Menu, useAboutAll, useKeptParts, usePanZoom } from '@tabularium/parts/board';
import { type CSSProperties, type ReactElement, useContext, useMemo, useRef, useState } from 'react';
import { inSteps } from '../../content/shapes.ts';
import type { PlayerView } from '../../table/view.ts';
import { AttentionContext, type Subject } from '../common/attention.ts';
import type { Numbers } from '../common/choices.ts';
import { handlesOf } from '../common/decision-handles.ts';
import { describeTarget } from '../common/describe-field.ts';
import type { SlidePlaces } from '../common/move-handles.ts';
import {
  boundsOf,
  FRAME,
  headingToward,
  isOn,
  type Plane,
  partAt,
  placeCalled,
  placeOf,
  planeOf,
  quarter,
  turning,
  UNIT,
} from '../common/plane.ts';
import { ownNameOf, type PartProps, unitIn, unitInFocus, viewerOf } from '../common/props.ts';
import { targetsOf } from '../common/targets.ts';
import { Effects } from '../motion/effects.tsx';
import { Story } from '../motion/story.tsx';
import { posesAt, usePosesBefore } from '../motion/timeline.ts';
import { Hint } from '../question/hint.tsx';
import { Beside, Range } from './aids.tsx';
import { Compass } from './compass.tsx';
import { concernIn, isAiming, nameIn } from './concerns.ts';
import { DangerGround, Threatened } from './danger.tsx';
import { type Facing, nextFacing, shownHandles, turnsByHeading } from './facing.ts';
import styles from './field.module.css';
import { Handles, Pointed } from './ghosts.tsx';
import { Objectives, Zones } from './marks.tsx';
import { Overlay } from './overlay.tsx';
import { Looked, Preview } from './preview.tsx';
import { Reach } from './reach.tsx';
import { Route } from './route.tsx';
import { type Measured, RulerLine, RulerSheet } from './ruler.tsx';
import { Terrain } from './terrain.tsx';
import { type Aid, Tools } from './tools.tsx';
import { UnitNames, Units } from './units.tsx';
import { useCamera } from './use-camera.ts';
import { useDanger } from './use-danger.ts';
import { useMarch } from './use-march.ts';
import { turnFor, useIsLying, useIsNear } from './use-window.ts';

const USUAL: ReadonlySet<Aid> = new Set(['reach', 'follow']);
/** How far the mouse is dragged before the drag sets a facing, in steps. */
const AIMED = 0.4;
interface OpenMenu {
  readonly decision: string;
  readonly target: Subject;
  readonly numbers: Numbers;
}

/** Whose edge is at the bottom. Where people share a screen the table turns with their turns, not whenever the other has to answer. */
function useNearest({ eye, view }: PartProps): PlayerView | undefined {
  const viewer = viewerOf({ eye, view });
  const [before, setBefore] = useState(viewer?.seat);
  const { players, turn } = view.table;
  const seat = turn === null || turn.seat === viewer?.seat ? viewer?.seat : before;
  if (seat !== before) setBefore(seat);
  return players.find((player) => player.seat === seat);
}
/** Slides do not say where they lead. There are few, so the rules are asked about all of them. */
function useSlidePlaces(props: PartProps): SlidePlaces {
  const abouts = useAboutAll(props, 'slide');
  return useMemo(
    () =>
      new Map(
        abouts.flatMap((about, number) => {
          const place = about && placeCalled(about.at);
          return place === undefined ? [] : [[number, place] as const];
        }),
      ),
    [abouts],
  );
}
export function Field(props: PartProps): ReactElement {
  const { view, decision, choices, selection, choose, pointed, point, pace, play, preview, ground, speaker, names, t } = props;
  const { table } = view;
  const field = useKeptParts(table.field);
  const units = useKeptParts(table.units);
  const objectives = useKeptParts(table.objectives);
  const attention = useContext(AttentionContext);
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const [aids, setAids] = useState<ReadonlySet<Aid>>(USUAL);
  const [rotated, setRotated] = useState(0);
  const [measured, setMeasured] = useState<Measured>();
  const [facing, setFacing] = useState<{ readonly decision: string; readonly facing: Facing }>();
  const toggleAid = (aid: Aid): void => {
    const next = new Set(aids);
    if (!next.delete(aid)) next.add(aid);
    setAids(next);
    if (aid === 'ruler') setMeasured(undefined);
  };

  const isLying = useIsLying(box);
  const ownZone = field.zones[useNearest(props)?.zone ?? 0] ?? field.zones[0];
  const turn = quarter(turnFor(field, ownZone?.heading ?? 0, isLying) + rotated);
  const plane = useMemo(() => planeOf(field, turn), [field.width, field.depth, turn]);
  const bounds = useMemo(() => boundsOf(plane), [plane]);
  const lens = usePanZoom(() => attention.set(undefined));
  const isNear = useIsNear(lens, plane);

  const slidePlaces = useSlidePlaces(props);
  const all = useMemo(() => handlesOf(decision, ground, slidePlaces), [decision, ground, slidePlaces]);
  const facingOf = `${decision?.id} ${selection.unit}`;
  const looksTo: Facing = facing !== undefined && facing.decision === facingOf ? facing.facing : 'usual';
  const handles = useMemo(
    () => shownHandles(all, decision, looksTo).filter(({ kind }) => kind !== 'figure' || isNear),
    [all, decision, looksTo, isNear],
  );
  const turns = useMemo(() => turnsByHeading(all), [all]);
  useCamera(lens, props, all, plane, aids.has('follow'));

  const before = usePosesBefore(units, play.acts);
  const poses = useMemo(() => posesAt(units, play.acts, play.now + 1, before), [units, play.acts, play.now, before]);
  const earlier = useMemo(() => posesAt(units, play.acts, play.now, before), [units, play.acts, play.now, before]);

  const focus = unitIn(view, unitInFocus(props));
  const heading = looksTo === 'usual' ? undefined : looksTo;
  const { reached, march, isPush, gesture, turned } = useMarch(props, focus, plane, heading);
  const counts = useMemo(
    () => (march === undefined ? turns : turns.map((count, at) => count + (march.facings.has(at) ? 1 : 0))),
    [turns, march],
  );
  const danger = useDanger(props, plane);
  const targets = useMemo(
    () => targetsOf({ decision, choices, handles, units, pieces: field.pieces, selected: selection.unit, march }),
    [decision, choices, handles, units, field.pieces, selection.unit, march],
  );
  const list = (target: Subject): void => {
    if (decision !== undefined) setMenu({ decision: decision.id, target, numbers: targets.numbersOf(target) });
  };
  const take = (target: Subject): void => {
    if ('stop' in target) {
      const there = gesture(target.stop);
      const others = target.against === undefined ? [] : targets.numbersOf({ unit: target.against });
      if (there === undefined || decision === undefined) return;
      if (others.length === 0 && !isPush) return choose(there.option, there.next);
      return setMenu({ decision: decision.id, target, numbers: [there.option, ...others] });
    }
    if ('beyond' in target) return;
    const [first, ...more] = targets.numbersOf(target);
    const handle = targets.handleOf(target);
    if (first !== undefined && (more.length === 0 || handle !== undefined)) return choose(first, handle?.next);
    if (first !== undefined) return list(target);
    if ('unit' in target) selection.choose(target.unit === selection.unit ? null : target.unit);
    else if (march === undefined) selection.choose(null);
  };
  const onHover = (target: Subject | undefined): void => {
    attention.set(target);
    const numbers = target === undefined ? [] : targets.numbersOf(target);
    const next = numbers.length === 1 || (target !== undefined && 'handle' in target) ? numbers[0] : undefined;
    if (next !== pointed) point(next);
  };
  const firstTouch = (target: Subject): 'shows' | 'takes' | 'both' => {
    const numbers = targets.numbersOf(target);
    if (numbers.length === 0) return 'both';
    if ('handle' in target || 'stop' in target) return JSON.stringify(attention.subject()) === JSON.stringify(target) ? 'takes' : 'shows';
    return numbers[0] === pointed || numbers.length > 1 ? 'takes' : 'shows';
  };
  const describe = (target: Subject): string => {
    const deeds =
      decision === undefined
        ? []
        : targets
            .numbersOf(target)
            .slice(0, 'handle' in target ? 1 : undefined)
            .map((number) => speaker.option(decision.ask, decision.options[number]));
    return [...describeTarget(target, targets, table, names, t), ...deeds].join('. ');
  };
  const onKey = (key: string): boolean => {
    const by = key === '.' ? 1 : key === ',' ? -1 : undefined;
    if (by === undefined || !canFace) return false;
    face(nextFacing(looksTo, by, counts));
    return true;
  };
  /** A charge is named after the side it leads to. */
  const sentenceOf = (number: number, target: Subject): string => {
    const sentence = decision === undefined ? '' : speaker.option(decision.ask, decision.options[number]);
    const [touch] = 'stop' in target && march?.numbers.includes(number) ? march.touches(target.stop) : [];
    return touch === undefined ? sentence : t('board.field.chargeIt', { sentence, ...touch });
  };
  const isTurning = decision?.ask === 'manoeuvre' && turns.some((count) => count > 0);
  const canFace = isTurning || march !== undefined;
  /** The stop pointed at stays, and faces that way. */
  const face = (next: Facing): void => {
    setFacing({ decision: facingOf, facing: next });
    const subject = attention.subject();
    if (subject !== undefined && 'stop' in subject && next !== 'usual') attention.set({ ...subject, stop: turned(subject.stop, next) });
  };
  const canAim = (target: Subject): boolean => 'stop' in target || ('unit' in target && target.unit === march?.unit);
  const aimedAt = (from: Subject, pressed: Vector, point: Vector): Subject | undefined => {
    const at = 'stop' in from ? march?.stopOf(from.stop)?.pose : undefined;
    if (!('stop' in from) || at === undefined) return targets.targetAt(point);
    if (distanceOf(pressed, point) < AIMED) return from;
    return { ...from, stop: turned(from.stop, headingToward(inSteps(at), point)) };
  };
  /** A finger that touches the ghost again confirms it. */
  const touchedAt = (point: Vector): Subject | undefined => {
    const subject = attention.subject();
    const stop = subject !== undefined && 'stop' in subject ? march?.stopOf(subject.stop) : undefined;
    const size = unitIn(view, march?.unit);
    return stop && size && isOn(point, placeOf(stop.pose), size.width, size.depth) ? subject : undefined;
  };

  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  const pointedUnit = nameIn(option, 'target') ?? nameIn(option, 'unit');
  const label = preview?.ask === 'manoeuvre' ? t('board.field.left', { count: preview.about.left }) : undefined;
  const start = focus?.at ? focus : { x: field.width / 2, y: field.depth / 2 };
  const drawn = { decision, ground, plane, units, zones: field.zones, own: table.own };
  const open = menu !== undefined && menu.decision === decision?.id ? menu : undefined;
  return (
    <div ref={box} className={styles['box']} data-hint="tr" data-compass={canFace}>
      <div ref={lens.window} className={`${lensStyles['window']} ${styles['window']}`}>
        <div
          ref={lens.plane}
          className={lensStyles['plane']}
          style={{ aspectRatio: `${bounds.width} / ${bounds.height}`, '--ratio': bounds.width / bounds.height } as CSSProperties}
        >
          <Layer bounds={bounds} className={lensStyles['land']}>
            <g transform={turning(plane)}>
              <Terrain field={field} plane={plane} />
            </g>
          </Layer>
          <Layer bounds={bounds} className={lensStyles['above']}>
            <defs>
              <clipPath id="arc-table">
                <rect width={field.width * UNIT} height={field.depth * UNIT} />
              </clipPath>
            </defs>
            <g transform={turning(plane)}>
              <Zones
                zones={field.zones}
                plane={plane}
                names={names}
                isSetup={table.phase === 'setup'}
                areNamed={table.phase === 'setup' && units.every(({ at }) => at === null)}
              />
              <Objectives objectives={objectives} pieces={field.pieces} plane={plane} />
              <Reach reached={aids.has('reach') ? reached : undefined} isPush={isPush} plane={plane} units={units} />
              <DangerGround danger={danger} ground={ground} plane={plane} />
              <Range unit={isAiming(props) ? focus : undefined} ground={ground} plane={plane} />
              <Units
                units={units}
                poses={poses}
                earlier={earlier}
                plane={plane}
                own={table.own}
                detail={isNear ? 'figures' : 'symbol'}
                concernOf={(unit) => concernIn(props, unit)}
                selected={selection.unit}
                pointed={pointedUnit}
                leaving={decision?.ask === 'snap' ? choices.about : undefined}
                act={play.current}
                pace={pace}
              />
              <Threatened danger={danger} units={units} plane={plane} />
              <Beside unit={focus} units={units} plane={plane} />
              {aids.has('names') && <UnitNames units={units} plane={plane} t={t} />}
              <Handles {...drawn} handles={handles} />
              <Looked {...props} plane={plane} from={focus} />
              <Pointed {...drawn} handles={all} pointed={pointed} words={label}>
                <Preview {...props} plane={plane} />
              </Pointed>
              <Route {...props} reached={march === undefined ? undefined : reached} plane={plane} isNear={isNear} />
              <Effects act={play.current} poses={poses} units={units} own={table.own} plane={plane} pace={pace} />
            </g>
          </Layer>
          {measured !== undefined && <RulerLine measured={measured} plane={plane} t={t} />}
          <Overlay
            label={t('board.field.label')}
            plane={plane}
            targets={targets}
            take={take}
            list={list}
            onHover={onHover}
            firstTouch={firstTouch}
            start={start}
            canAim={canAim}
            aimedAt={aimedAt}
            touchedAt={touchedAt}
            describe={describe}
            reveal={lens.reveal}
            onKey={onKey}
          />
          {open !== undefined && (
            <span className={lensStyles['anchor']} data-menu="here" style={anchorAt(plane, targets.placeOf(open.target))} />
          )}
        </div>
      </div>
      {aids.has('ruler') && (
        <RulerSheet
          plane={plane}
          ground={ground}
          drawing={lens.plane}
          measured={measured}
          measure={setMeasured}
          label={t('board.field.ruler')}
        />
      )}
      <Story {...props} />
      <Hint {...props} targets={targets} from={focus} isNear={isNear} />
      {open === undefined || decision === undefined ? null : (
        <Menu
          title={titleOf(open.target, t)}
          items={open.numbers.map((number) => ({ option: number, sentence: sentenceOf(number, open.target) }))}
          style={beside(box.current, '[data-menu="here"]')}
          pointed={pointed}
          point={point}
          choose={(number) => {
            const there = 'stop' in open.target ? gesture(open.target.stop) : undefined;
            choose(number, there?.option === number ? there.next : undefined);
          }}
          close={() => setMenu(undefined)}
        />
      )}
      {canFace && <Compass facing={looksTo} choose={face} counts={isTurning ? turns : counts} isTurning={isTurning} turn={turn} t={t} />}
      <Tools lens={lens} aids={aids} toggle={toggleAid} rotate={(by) => setRotated(rotated + by)} t={t} />
    </div>
  );
}
const titleOf = (target: Subject, t: PartProps['t']): string => {
  const unit = 'unit' in target ? target.unit : 'stop' in target ? target.against : undefined;
  return unit === undefined ? t('board.field.ways') : ownNameOf(unit, t);
};
/** Where the menu about something on the table opens. */
const anchorAt = (plane: Plane, place: { readonly x: number; readonly y: number } | undefined): CSSProperties => {
  const { x, y } = partAt(plane, place ?? { x: 0, y: 0 });
  return { left: `${x * 100}%`, top: `${y * 100}%`, margin: FRAME / 4 };
};
