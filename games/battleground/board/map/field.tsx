// The field in layers: ground and obstacles, tokens, figures on two levels, and on top whatever can be clicked or pointed at.
import { beside, Layer, lensStyles, Menu, Story, useBefore, useKeptParts, usePanZoom } from '@tabularium/parts/board';
import { type ReactElement, useContext, useMemo, useRef, useState } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { Hex } from '../../content/places.ts';
import { FACINGS, type FacingName, type FigureName } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';
import type { Pose } from '../common/acts.ts';
import { AttentionContext } from '../common/attention.ts';
import { figureAsked, NONE, type Numbers, placeAsked } from '../common/choices.ts';
import { describeFigure, describeGround } from '../common/describe-field.ts';
import { BOUNDS, figureAtHex, hexNamed, nameOfHex, type Point, spotOf } from '../common/geometry.ts';
import { actingIn, figureIn, nameOf, type PartProps } from '../common/props.ts';
import { type Blow, useShortcuts, type Walk } from '../common/shortcuts.ts';
import { Effects } from '../motion/effects.tsx';
import { posesAt } from '../motion/timeline.ts';
import { FaceClip } from '../pieces/piece.tsx';
import { Hint } from '../question/hint.tsx';
import { Arcs, Watches } from './arcs.tsx';
import { Dial } from './dial.tsx';
import styles from './field.module.css';
import { Pieces } from './figures.tsx';
import { Dark, Gauge, Threats } from './gauge.tsx';
import { Heat } from './heat.tsx';
import { HexNames } from './hex-names.tsx';
import { Platform } from './obstacles.tsx';
import { Overlay } from './overlay.tsx';
import { type Pointed, pointingOf } from './pointing.ts';
import { Preview } from './preview.tsx';
import { Shortcuts, TargetOdds } from './shortcuts.tsx';
import { Terrain } from './terrain.tsx';
import { Markers, Objectives, Zones } from './tokens.tsx';
import { type Aid, Tools } from './tools.tsx';
import type { Aimed } from './use-aim.ts';
import { useCamera } from './use-camera.ts';
import { useDangers } from './use-dangers.ts';
import { useGrow } from './use-grow.ts';

/** Decisions whose options are figures to attack. */
const AIMED: ReadonlySet<string> = new Set(['target', 'areaNext']);
const posesOf = (figures: readonly FigureView[]): ReadonlyMap<FigureName, Pose> =>
  new Map(figures.map(({ figure, at, facing, wounds, out }) => [figure, { at, facing, wounds, out }]));
const FOLLOWING: ReadonlySet<Aid> = new Set(['follow']);
const NO_ONE: readonly FigureName[] = [];
const COMPASS: ReadonlyMap<string, number> = new Map(FACINGS.map((facing, number) => [facing, number]));
/** After which questions the figure turns, and where the board may answer both. */
const TURNS: Readonly<Partial<Record<string, 'facing' | 'deployFacing'>>> = { moveTo: 'facing', deployAt: 'deployFacing' };

export function Field(props: PartProps): ReactElement {
  const { view, eye, decision, choices, selection, choose, pointed, point, pace, play, preview, picks, speaker, names, t } = props;
  const { table } = view;
  const map = useKeptParts(table.map);
  const figures = useKeptParts(table.figures);
  const players = useKeptParts(table.players);
  const objectives = useKeptParts(table.objectives);
  const markers = useKeptParts(table.markers);
  const attention = useContext(AttentionContext);
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{
    readonly decision: string;
    readonly hex: Hex;
    readonly numbers: Numbers;
    readonly blows?: readonly Blow[];
  }>();
  const [aimed, setAimed] = useState<Aimed>();
  const shortcuts = useShortcuts(props);
  const [aids, setAids] = useState<ReadonlySet<Aid>>(FOLLOWING);
  const toggleAid = (aid: Aid): void => {
    const next = new Set(aids);
    if (!next.delete(aid)) next.add(aid);
    setAids(next);
  };
  const lens = usePanZoom(() => attention.set(undefined));
  useCamera(lens, props, aids.has('follow'));
  const grow = useGrow(lens);
  const dangers = useDangers(props);

  const before = useBefore(figures);
  const poses = useMemo(() => posesAt(figures, play.acts, play.now + 1, posesOf(before ?? [])), [figures, play.acts, play.now, before]);

  const acting = actingIn(view);
  const actor = figureAsked(decision) ?? acting;
  const dialAt = choices.sides.size === 0 ? undefined : (placeAsked(decision) ?? figureIn(view, choices.turning)?.at ?? undefined);
  const platforms = useMemo(() => map.elements.filter(({ kind }) => kind === 'PL').map(({ hexes }) => hexes.map(hexNamed)), [map]);
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  const optionFigure = option !== undefined && 'figure' in option ? option.figure : undefined;
  const hit = preview !== undefined && 'area' in preview.about ? preview.about.area : NO_ONE;

  const { pointedAt, numbersAt, numbersOf } = pointingOf({ decision, choices, figures, map, dialAt, grow });
  const take = (there: Pointed): void => {
    const numbers = numbersOf(there);
    const [first] = numbers;
    if (decision !== undefined && first !== undefined) {
      if (picks !== undefined) return picks.toggle(first);
      if (numbers.length === 1) return choose(first);
      return setMenu({ decision: decision.id, hex: 'hex' in there ? there.hex : 0, numbers });
    }
    const blows = blowsAt(there);
    const [blow] = blows;
    if (blow !== undefined && decision !== undefined) {
      if (blows.length === 1) return choose(blow.option, blow.next);
      return setMenu({ decision: decision.id, hex: hexOfThere(there), numbers: blows.map(({ option: one }) => one), blows });
    }
    const walk = walkAt(there);
    if (walk !== undefined) return choose(walk.option, walk.next);
    const figure = 'figure' in there ? there.figure : 'hex' in there ? figureAtHex(figures, there.hex)?.figure : undefined;
    selection.choose(figure === undefined || figure === selection.figure ? null : figure);
  };
  const hexOfThere = (there: Pointed): Hex =>
    'hex' in there ? there.hex : 'figure' in there ? hexNamed(figureIn(view, there.figure)?.at ?? '') : 0;
  const blowsAt = (there: Pointed): readonly Blow[] => {
    const figure = 'figure' in there ? there.figure : 'hex' in there ? figureAtHex(figures, there.hex)?.figure : undefined;
    return shortcuts.blows.get(figure ?? '') ?? [];
  };
  const walkAt = (there: Pointed): Walk | undefined => {
    if ('place' in there) return shortcuts.walks.get(there.place);
    if (!('hex' in there)) return undefined;
    const name = nameOfHex(there.hex);
    return shortcuts.walks.get(`${name}^`) ?? shortcuts.walks.get(name);
  };
  /** Whether a press may begin here that also turns the figure: not a massive one, which faces a hex, nor one that must face its goal. */
  const aimAt = (point: Point): PositionName | undefined => {
    const there = pointedAt(point);
    if (there === undefined || decision === undefined || !('hex' in there)) return undefined;
    const walk = walkAt(there);
    if (walk !== undefined) return walk.at;
    if (TURNS[decision.ask] === undefined || (decision.ask === 'moveTo' && decision.facts.toward !== null)) return undefined;
    const [number, ...more] = numbersOf(there);
    const option = number === undefined || more.length > 0 ? undefined : decision.options[number];
    return option !== undefined && 'at' in option && !option.at.includes(' ') ? option.at : undefined;
  };
  const isShown = (at: PositionName): boolean => JSON.stringify(attention.subject()) === JSON.stringify({ hex: hexNamed(at) });
  const goAndFace = (at: PositionName, facing: FacingName): void => {
    const walk = shortcuts.walks.get(at);
    if (walk !== undefined) return choose(walk.option, [...walk.next, { ask: 'facing', text: facing }]);
    const [number] = choices.places.get(at) ?? NONE;
    const turn = TURNS[decision?.ask ?? ''];
    if (number !== undefined && turn !== undefined) choose(number, [{ ask: turn, text: facing }]);
  };
  const onHover = (there: Pointed | undefined): void => {
    if (there === undefined || 'side' in there) attention.set(undefined);
    else if ('figure' in there) attention.set(there);
    else attention.set({ hex: 'hex' in there ? there.hex : hexNamed(there.place) });
    const [first, ...more] = there === undefined || decision === undefined ? NONE : numbersOf(there);
    const next = more.length === 0 ? first : undefined;
    if (next !== pointed) point(next);
  };
  const firstTouch = (there: Pointed): 'shows' | 'takes' | 'both' => {
    const numbers = numbersOf(there);
    const blows = blowsAt(there);
    if (numbers.length === 0 && (blows.length > 0 || walkAt(there) !== undefined))
      return blows.length > 1 || JSON.stringify(attention.subject()) === JSON.stringify(there) ? 'takes' : 'shows';
    if (numbers.length === 0) return 'both';
    return numbers.length > 1 || picks !== undefined || numbers[0] === pointed ? 'takes' : 'shows';
  };
  const describe = (hex: Hex): string => {
    const figure = figureAtHex(figures, hex);
    const deeds =
      decision === undefined ? [] : numbersAt(hex, figure).map((number) => speaker.option(decision.ask, decision.options[number]));
    return [nameOfHex(hex), ...describeGround(table, hex, names, t), ...(figure ? [describeFigure(figure, t)] : []), ...deeds].join('. ');
  };
  const legalTokens = useMemo(() => new Set(decision?.ask === 'claim' ? choices.places.keys() : []), [decision, choices]);
  const pickedTokens = useMemo(
    () => new Set([...choices.places].flatMap(([at, numbers]) => (numbers.some((number) => picks?.picked.has(number)) ? [at] : []))),
    [choices, picks?.picked],
  );
  const measuring =
    figureIn(view, selection.figure) ?? (decision !== undefined && AIMED.has(decision.ask) ? figureIn(view, actor) : undefined);
  const isAimed = decision !== undefined && AIMED.has(decision.ask);
  const start = hexNamed(figureIn(view, actor)?.at ?? [...choices.places.keys()][0] ?? 'M15');
  const open = menu !== undefined && menu.decision === decision?.id ? menu : undefined;
  const pieces = {
    figures,
    poses,
    choices,
    isAimed,
    acting,
    selected: selection.figure,
    pointed: optionFigure,
    hit,
    act: play.current,
    pace,
  };
  return (
    <div ref={box} className={styles['box']} data-side={map.side} data-hint="tr">
      <div ref={lens.window} data-lens="" className={`${lensStyles['window']} ${styles['window']}`}>
        <div ref={lens.plane} className={lensStyles['plane']} style={{ aspectRatio: `${BOUNDS.width} / ${BOUNDS.height}` }}>
          <Layer bounds={BOUNDS} className={lensStyles['land']}>
            <Terrain map={map} />
          </Layer>
          <Layer bounds={BOUNDS} className={lensStyles['above']}>
            <FaceClip />
            <Zones map={map} players={players} pointed={option !== undefined && 'zone' in option ? option.zone : undefined} />
            {aids.has('names') && <HexNames />}
            <Markers markers={markers} players={players} />
            <Watches figures={figures} eye={eye} />
            <Threats figures={figures} eye={eye} />
            {aids.has('sight') && <Dark map={map} from={measuring ?? figureIn(view, acting)} />}
            <Heat decision={decision} level={0} dangers={dangers} />
            <Shortcuts shortcuts={shortcuts} level={0} />
            <Arcs view={view} selection={selection} />
            <Objectives objectives={objectives} players={players} legal={legalTokens} picked={pickedTokens} level={0} />
            <Pieces {...pieces} level={0} />
            {platforms.map((hexes) => (
              <Platform key={hexes.join(' ')} hexes={hexes} isClear={isAnybodyBelow(poses, hexes)} />
            ))}
            <Objectives objectives={objectives} players={players} legal={legalTokens} picked={pickedTokens} level={1} />
            <Heat decision={decision} level={1} dangers={dangers} />
            <Shortcuts shortcuts={shortcuts} level={1} />
            <Pieces {...pieces} level={1} />
            <Gauge map={map} figures={figures} from={measuring} />
            <Preview decision={decision} pointed={pointed} preview={preview} figures={figures} actor={actor} />
            {dialAt !== undefined && <Dial sides={choices.sides} at={dialAt} pointed={pointed} isFacing={decision?.ask !== 'pushToward'} />}
            {aimed !== undefined && (
              <Dial sides={COMPASS} at={aimed.at} pointed={aimed.facing === undefined ? undefined : COMPASS.get(aimed.facing)} isFacing />
            )}
            <TargetOdds {...props} figures={figures} shortcuts={shortcuts} />
            <Effects act={play.current} poses={poses} pace={pace} />
          </Layer>
          <Overlay
            label={t('board.field.label')}
            pointedAt={pointedAt}
            take={take}
            onHover={onHover}
            firstTouch={firstTouch}
            start={start}
            describe={describe}
            sides={[...choices.sides.keys()]}
            reveal={lens.reveal}
            aiming={{ placeAt: aimAt, isShown, show: setAimed, take: goAndFace }}
          />
          {open !== undefined && <span className={lensStyles['anchor']} data-hex={open.hex} style={anchorAt(open.hex)} />}
        </div>
      </div>
      <Story {...props} />
      <Hint {...props} from={measuring} numbersAt={numbersAt} shortcuts={shortcuts} />
      {open === undefined || decision === undefined ? null : (
        <Menu
          title={open.blows === undefined ? nameOfHex(open.hex) : nameOf(open.blows[0]?.odds.figure ?? '', t)}
          items={open.numbers.map((number, i) => ({
            option: number,
            sentence: `${speaker.option(decision.ask, decision.options[number])}${oddsText(open.blows?.[i], t)}`,
          }))}
          style={beside(box.current, `[data-hex="${open.hex}"]`)}
          pointed={pointed}
          point={point}
          choose={(pick) => choose(pick, open.blows?.find(({ option: one }) => one === pick)?.next)}
          close={() => setMenu(undefined)}
        />
      )}
      <Tools lens={lens} aids={aids} toggle={toggleAid} t={t} />
    </div>
  );
}
const oddsText = (blow: Blow | undefined, t: PartProps['t']): string =>
  blow === undefined ? '' : ` · ${t('board.field.blow', { chance: blow.odds.any, expected: blow.odds.expected })}`;
/** Where the menu of a hex opens. */
const anchorAt = (hex: Hex): { readonly left: string; readonly top: string } => {
  const { x, y } = spotOf(nameOfHex(hex)).centre;
  return { left: `${((x - BOUNDS.x) / BOUNDS.width) * 100}%`, top: `${((y - BOUNDS.y) / BOUNDS.height) * 100}%` };
};
const isAnybodyBelow = (poses: ReadonlyMap<FigureName, Pose>, hexes: readonly Hex[]): boolean =>
  [...poses.values()].some(({ at }) => at !== null && spotOf(at).level === 0 && spotOf(at).hexes.some((hex) => hexes.includes(hex)));
