// The map: land, what stands on it, units, and over them what can be pointed at.

import {
  beside,
  type Cell,
  CellGrid,
  cellOf,
  hexBeside,
  hexCellStyles,
  hexRows,
  Layer,
  LensTools,
  lensStyles,
  Menu,
  type Picks,
  useFraming,
  usePanZoom,
} from '@tabularium/parts/board';
import { type CSSProperties, type ReactElement, useContext, useMemo, useRef, useState } from 'react';
import type { HexName } from '../../table/asks.ts';
import type { HexView } from '../../table/view.ts';
import { AttentionContext } from '../common/attention.ts';
import { NO_OPTIONS, type Numbers } from '../common/choices.ts';
import { describeLand, describeSite, describeUnit } from '../common/describe.ts';
import { boundsOf, centreOf, HEX_RADIUS, HEX_WIDTH } from '../common/geometry.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { mapOf, viewerOf, type WithPreview } from '../common/props.ts';
import { treksOf } from '../common/series.ts';
import { useInSight } from '../common/use-in-sight.ts';
import { actingUnit } from '../common/use-selection.ts';
import { Story } from '../motion/story.tsx';
import { hexesOf, hiddenAt, type Play, placesAt } from '../motion/timeline.ts';
import cellStyles from './cell.module.css';
import { Ground } from './ground.tsx';
import { GUIDES, type Guide, Guides } from './guides.tsx';
import { HexNotes, hexNotesOf } from './hex-notes.tsx';
import { Hint } from './hint.tsx';
import styles from './map.module.css';
import { Sites } from './sites.tsx';
import { Threats } from './threats.tsx';
import { Units } from './units.tsx';

const GUIDE_ICONS: Readonly<Record<Guide, IconName>> = { influence: 'banner', food: 'bread', stores: 'crate' };

/** Questions that are easier with a guide drawn over the land. */
const TELLING: Readonly<Partial<Record<string, Guide>>> = {
  furnarus: 'food',
  hunger: 'food',
  endChoice: 'influence',
  architectusEnd: 'influence',
  sacerdos: 'influence',
  domain: 'influence',
};

const SIZE = { width: HEX_WIDTH, height: 2 * HEX_RADIUS };

/** What was clicked or pointed at. */
type Hit = { readonly hex: HexName } | { readonly unit: string } | { readonly piece: string };
/** A unit or piece that can be chosen, or else the hex. */
function hitOf(at: HexName, on: Element): Hit {
  const { unit, piece } = on.closest<SVGElement>('[data-unit], [data-piece]')?.dataset ?? {};
  if (unit !== undefined) return { unit };
  return piece === undefined ? { hex: at } : { piece };
}

interface MapProps extends WithPreview {
  readonly play: Play;
  readonly picks: Picks | undefined;
}
export function TheMap(props: MapProps): ReactElement {
  const { view, decision, choices, selection, choose, pointed, point, speaker, names, t, pace, play, picks } = props;
  const { table } = view;
  const map = mapOf(table);
  const bounds = useMemo(() => boundsOf(map.places), [map]);
  const attention = useContext(AttentionContext);
  const box = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ readonly decision: string; readonly at: HexName; readonly numbers: Numbers }>();
  const [vain, setVain] = useState<{ readonly decision: string; readonly at: HexName }>();
  const [chosen, setChosen] = useState<Guide>();
  const guide = chosen ?? TELLING[decision?.ask ?? ''];
  const shown = useMemo(() => new Set(guide === undefined ? [] : [guide]), [guide]);
  const lens = usePanZoom(() => attention.set(undefined));
  useFraming({ lens, play, bounds, room: HEX_WIDTH, pointsOf: (event) => hexesOf(event, table).map(centreOf) });
  const actor = actingUnit(props, selection);
  const acting = table.units.find(({ unit }) => unit === actor);
  const viewer = viewerOf(props);
  const matters = acting?.at ?? [...choices.hexes.keys()][0];
  const selectorOf = (at: HexName | null | undefined): string | undefined => (at == null ? undefined : cellOf(at));
  const isMine = table.turn !== null && table.turn.owner === viewer?.owner;
  useInSight(box, selectorOf(isMine ? viewer.capital : undefined), `${isMine && table.turn?.number}`, 'center');
  useInSight(box, selectorOf(decision && matters), `${decision?.id} ${actor}`, 'center');

  const treks = useMemo(() => treksOf(decision, selection.unit, table), [decision, selection.unit, table]);
  const sentenceOf = (option: number): string => (decision === undefined ? '' : speaker.option(decision.ask, decision.options[option]));
  const numbersOf = (hit: Hit): Numbers => {
    if ('unit' in hit) return choices.units.get(hit.unit) ?? NO_OPTIONS;
    if ('piece' in hit) return choices.pieces.get(hit.piece) ?? choices.sides.get(hit.piece) ?? NO_OPTIONS;
    return choices.hexes.get(hit.hex) ?? unitsChosenBy(hit.hex);
  };
  /** A hex stands for the only unit in it that is an option. */
  const unitsChosenBy = (at: HexName): Numbers => {
    const here = table.units.filter((unit) => unit.at === at && choices.units.has(unit.unit));
    return here.length === 1 ? (choices.units.get(here[0]?.unit ?? '') ?? NO_OPTIONS) : NO_OPTIONS;
  };
  const take = (at: HexName, on: Element): void => {
    if (decision === undefined) return;
    const hit = hitOf(at, on);
    const numbers = numbersOf(hit);
    const [first] = numbers;
    const trek = 'hex' in hit && first === undefined ? treks.get(at) : undefined;
    if (trek !== undefined) choose(trek.option, trek.next);
    else if (first !== undefined && picks !== undefined) picks.toggle(first);
    else if (first !== undefined && numbers.length === 1) choose(first);
    else if (numbers.length > 1) setMenu({ decision: decision.id, at, numbers });
    else if ('unit' in hit) selection.select(hit.unit === selection.unit ? undefined : hit.unit);
    else if ('hex' in hit) goOn(at);
  };
  /** To the next unit of the hex, away from the chosen one, or to the reason why nothing can be done there. */
  const goOn = (at: HexName): void => {
    const next = nextActor(at);
    if (next !== undefined || at === acting?.at) return selection.select(next);
    attention.set(at);
    if (decision !== undefined) setVain({ decision: decision.id, at });
  };
  /** Repeated clicks on a hex cycle through its units. */
  const nextActor = (at: HexName): string | undefined => {
    const here = table.units.filter((unit) => unit.at === at && choices.actors.has(unit.unit)).map(({ unit }) => unit);
    return here[here.indexOf(selection.unit ?? '') + 1];
  };
  /** Also points at the matching option in the panel. */
  const look = (at: HexName | undefined, on?: Element): void => {
    attention.set(at);
    if (decision === undefined) return;
    const [first, ...more] = at === undefined || on === undefined ? NO_OPTIONS : numbersOf(hitOf(at, on));
    const option = more.length === 0 ? first : undefined;
    if (option !== pointed) point(option);
  };

  const notes = useMemo(() => hexNotesOf(table, decision, choices, treks), [table, decision, choices, treks]);
  const rows = useMemo(
    () =>
      hexRows(table.hexes).map((row) =>
        row.map((n): Cell => {
          const hex = table.hexes[n] as HexView;
          const { at } = hex;
          const here = table.units.filter((unit) => unit.at === at);
          const numbers = choices.hexes.get(at) ?? NO_OPTIONS;
          const label = [
            describeLand(hex, t),
            ...describeSite(hex, table, names, t),
            ...here.map((unit) => describeUnit(unit, t)),
            ...numbers.map(sentenceOf),
          ].join('. ');
          const isChosen = here.some(({ unit }) => unit === actor);
          const canSelect = here.some(({ unit }) => choices.actors.has(unit) || choices.units.has(unit));
          const kind = notes.get(at)?.kind ?? 'plain';
          return { at, place: centreOf(hex), label, legal: numbers.length > 0, kind, isChosen: isChosen && canSelect };
        }),
      ),
    [table, choices, decision, notes, actor, names, t, speaker],
  );
  const { acts, now } = play;
  const hidden = useMemo(() => hiddenAt(acts, now), [acts, now]);
  const places = useMemo(() => placesAt(table.units, acts, now + 1), [table.units, acts, now]);
  const legalPieces = useMemo(() => new Set([...choices.pieces.keys(), ...choices.sides.keys()]), [choices]);
  const legalUnits = useMemo(() => new Set(choices.units.keys()), [choices]);
  const pickedKeys = useMemo(
    () =>
      new Set([...choices.sides, ...choices.units].flatMap(([key, numbers]) => (numbers.some((n) => picks?.picked.has(n)) ? [key] : []))),
    [choices, picks?.picked],
  );
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  const open = menu !== undefined && menu.decision === decision?.id ? menu : undefined;
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const cornerOf = (hex: HexView): string => {
    const { x, y } = centreOf(hex);
    return `${y > middle.y ? 't' : 'b'}${x > middle.x ? 'l' : 'r'}`;
  };
  return (
    <div
      ref={box}
      className={styles['box']}
      data-map={table.terms.map}
      style={{ '--aspect': (bounds.width / bounds.height).toFixed(3) } as CSSProperties}
    >
      <div ref={lens.window} className={`${lensStyles['window']} ${styles['window']}`}>
        <div ref={lens.plane} className={lensStyles['plane']} style={{ aspectRatio: `${bounds.width} / ${bounds.height}` }}>
          <Layer bounds={bounds} className={lensStyles['land']}>
            <Ground view={table} hidden={hidden} />
          </Layer>
          <CellGrid
            label={t('board.map.label')}
            bounds={bounds}
            size={SIZE}
            rows={rows}
            className={`${hexCellStyles['cell']} ${cellStyles['cell']}`}
            isPointed={(at) => pointed !== undefined && (choices.hexes.get(at) ?? NO_OPTIONS).includes(pointed)}
            beside={(at, arrow) => map.names[hexBeside(map.places, map.names.indexOf(at), arrow)]}
            take={take}
            look={look}
            reveal={lens.reveal}
          >
            <Guides view={table} bounds={bounds} className={lensStyles['above']} shown={shown} owner={viewer?.owner} />
            <Layer bounds={bounds} className={lensStyles['above']}>
              <Sites view={table} hidden={hidden} legal={legalPieces} picked={pickedKeys} />
              <Units
                view={table}
                places={places}
                acting={actor}
                actors={choices.actors}
                legal={legalUnits}
                picked={pickedKeys}
                pointed={option !== undefined && 'unit' in option ? option.unit : undefined}
                pace={pace}
              />
            </Layer>
            <Threats
              view={table}
              bounds={bounds}
              className={lensStyles['above']}
              team={props.eye === 'public' ? undefined : viewer?.team}
            />
            <HexNotes view={table} bounds={bounds} notes={notes} className={lensStyles['above']} />
          </CellGrid>
          <Story {...props} bounds={bounds} />
        </div>
      </div>
      <Hint
        {...props}
        shown={shown}
        cornerOf={cornerOf}
        isReached={(at) => treks.has(at)}
        vain={vain?.decision === decision?.id ? vain?.at : undefined}
      />
      {open === undefined ? null : (
        <Menu
          title={open.at}
          items={open.numbers.map((number) => ({ option: number, sentence: sentenceOf(number) }))}
          style={beside(box.current, cellOf(open.at))}
          pointed={pointed}
          point={point}
          choose={choose}
          close={() => setMenu(undefined)}
        />
      )}
      <div className={styles['tools']}>
        {GUIDES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === guide}
            aria-label={t(`board.map.${one}`)}
            title={t(`board.map.${one}`)}
            onClick={() => setChosen(one === chosen ? undefined : one)}
          >
            <Icon name={GUIDE_ICONS[one]} />
          </button>
        ))}
        <LensTools lens={lens} label={(name) => t(`board.map.${name}`)} className={styles['sign']} />
      </div>
    </div>
  );
}
