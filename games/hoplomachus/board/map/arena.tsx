// The arena: building and sand, guides, chips, and over them what can be pointed at.
import type { Decision } from '@tabularium/kernel';
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
  usePanZoom,
  useThreats,
} from '@tabularium/parts/board';
import { type ReactElement, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { arenas } from '../../content/arenas.ts';
import { HIT_FACES } from '../../content/kinds.ts';
import type { HexName, TargetOption } from '../../table/asks.ts';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { AttentionContext } from '../common/attention.ts';
import { NONE, unitAsked } from '../common/choices.ts';
import { describeHex, describeUnit } from '../common/describe.ts';
import { boundsOf, centreOf, HEX_RADIUS, HEX_WIDTH, numberOf, partOf } from '../common/geometry.ts';
import type { PartProps, ShownPreview } from '../common/props.ts';
import { type Menace, menacesOf, threatMap } from '../common/reach.ts';
import { Herald } from '../motion/herald.tsx';
import { Pieces } from '../motion/pieces.tsx';
import { sceneOf } from '../motion/scene.ts';
import { Sparks } from '../motion/sparks.tsx';
import type { Play } from '../motion/timeline.ts';
import { tracesOf } from '../motion/traces.ts';
import { chanceOf, isCheered, meanOf, outcomeOf } from '../pieces/odds.tsx';
import { Hint } from '../question/hint.tsx';
import { bestOf, type Shortcut, type Shortcuts, shortcutSentence } from '../question/shortcuts.ts';
import type { Fight, PossibleAttack } from '../question/use-fight.ts';
import styles from './arena.module.css';
import cellStyles from './cell.module.css';
import { Compass } from './compass.tsx';
import { Ground } from './ground.tsx';
import { Guides } from './guides.tsx';
import { type HexNote, HexNotes } from './notes.tsx';
import { Stands } from './stands.tsx';

const SIZE = { width: HEX_WIDTH, height: 2 * HEX_RADIUS };
/** Viewers who zoomed in are shown whoever acts, and on whom. */
const CLOSEST = 1.6;
/** More would only confuse. */
const MOST_TRACES = 9;
interface ArenaProps extends PartProps {
  readonly play: Play;
  readonly preview: ShownPreview;
  readonly fight: Fight | undefined;
  readonly shortcuts: Shortcuts;
  /** Takes the option whose place was clicked. */
  readonly take: (option: number) => void;
  /** What lies in the corners around the oval. */
  readonly corners: ReactNode;
}
export function ArenaMap(props: ArenaProps): ReactElement {
  const { view, eye, decision, choices, choose, pointed, point, news, pace, speaker, t, play, preview, fight, shortcuts, corners } = props;
  const { table } = view;
  const { arena } = table.terms;
  const bounds = useMemo(() => boundsOf(arena), [arena]);
  const attention = useContext(AttentionContext);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ readonly decision: string; readonly at: HexName }>();
  const isThreatShown = useThreats();
  const lens = usePanZoom(() => attention.set(undefined));

  const numbersAt = (at: HexName): readonly number[] => choices.hexes.get(at) ?? NONE;
  const sentenceOf = (option: number): string => (decision === undefined ? '' : speaker.option(decision.ask, decision.options[option]));
  useEffect(() => {
    const scene = play.current && sceneOf(play, table.units);
    if (scene !== undefined) lens.show(partOf(arena, bounds, scene), CLOSEST);
  }, [play.now, play.acts]);

  const shortcutsAt = (at: HexName): readonly Shortcut[] => shortcuts.get(at) ?? NO_SHORTCUTS;
  const shortcutText = (shortcut: Shortcut): string => shortcutSentence(shortcut, props);
  const deeds = (at: HexName): readonly string[] => [
    ...numbersAt(at).map(sentenceOf),
    ...shortcutsAt(at).map((shortcut) => shortcutLine(shortcut, shortcutText(shortcut), t)),
  ];
  const take = (at: HexName): void => {
    const attack = fight?.attacks.get(at);
    const [first, ...more] = numbersAt(at);
    const [shortcut, ...others] = shortcutsAt(at);
    if (attack !== undefined) fight?.engage({ do: 'attack' }, attack.target);
    else if (decision === undefined || (first === undefined && shortcut === undefined)) attention.set({ hex: at });
    else if (more.length > 0 || others.length > 0) setOpen({ decision: decision.id, at });
    else if (first !== undefined) props.take(first);
    else if (shortcut !== undefined) choose(shortcut.option, shortcut.next);
  };
  /** Highlights in the panel what a click would do. */
  const look = (at: HexName | undefined): void => {
    attention.set(at === undefined ? undefined : { hex: at });
    if (decision === undefined) return;
    const [first, ...more] = at === undefined ? NONE : numbersAt(at);
    const option = more.length === 0 ? first : undefined;
    if (option !== pointed) point(option);
  };
  const rows = useMemo(() => {
    const { hexes, names } = arenas[arena];
    const standing = new Map(table.units.flatMap((unit) => (unit.at === null ? [] : [[unit.at, unit] as const])));
    return hexRows(hexes).map((row) =>
      row.map((hex): Cell => {
        const at = names[hex] as HexName;
        const unit = standing.get(at);
        const attack = fight?.attacks.get(at);
        const strike = bestOf(shortcutsAt(at));
        const isTarget = attack !== undefined || strike !== undefined;
        const label = [
          ...describeHex(table, at, t),
          ...(unit === undefined ? [] : [describeUnit(unit, t)]),
          ...(attack === undefined ? deeds(at) : [attackText(attack, speaker, t)]),
        ].join('. ');
        const isChosen = unit !== undefined && unit.unit === fight?.unit;
        const legal = isTarget || numbersAt(at).length > 0 || shortcutsAt(at).length > 0;
        const kind = isTarget ? 'target' : shortcutsAt(at).length > 0 ? 'way' : 'plain';
        return { at, place: centreOf(arenas[arena], hex), label, legal, isChosen, kind };
      }),
    );
  }, [table, choices, decision, shortcuts, fight?.unit, fight?.attacks, t, speaker]);
  const notes = useMemo(() => notesOf(decision, choices.hexes, fight?.attacks, shortcuts), [decision, choices, fight?.attacks, shortcuts]);
  const traces = useMemo(
    () => tracesOf(play.acts.length > 0 ? play.acts.slice(0, play.now + 1).map(({ event }) => event) : news, table.units),
    [news, play.acts, play.now, table.units],
  )
    .filter(({ unit }) => table.units.find((one) => one.unit === unit)?.seat !== eye)
    .slice(-MOST_TRACES);
  const foes = table.units.filter(({ at, team }) => at !== null && team !== teamOf(table, eye));
  const option = decision !== undefined && pointed !== undefined ? decision.options[pointed] : undefined;
  const asked = unitAsked(decision);
  const acting = fight?.unit ?? asked;
  const menuAt = open !== undefined && open.decision === decision?.id ? open.at : undefined;
  const menuShortcuts = menuAt === undefined ? NO_SHORTCUTS : shortcutsAt(menuAt);
  return (
    <div ref={box} className={styles['box']}>
      <div ref={lens.window} className={`${lensStyles['window']} ${styles['window']}`}>
        <div ref={lens.plane} className={lensStyles['plane']} style={{ aspectRatio: `${bounds.width} / ${bounds.height}` }}>
          <Layer bounds={bounds} className={lensStyles['land']}>
            <Stands arena={arena} />
            <Ground arena={arena} />
            <Compass arena={arena} />
          </Layer>
          <Guides
            view={table}
            bounds={bounds}
            className={lensStyles['above']}
            acting={acting}
            path={pathOf(option)}
            aim={aimOf(option, table, asked)}
            attacks={fight?.attacks}
            preview={preview}
            traces={traces}
            threat={isThreatShown ? threatMap(table, foes, HIT_FACES) : undefined}
            menaces={isThreatShown ? menacesOf(table, foes) : NO_MENACES}
          />
          <CellGrid
            label={t('board.arena.label')}
            bounds={bounds}
            size={SIZE}
            rows={rows}
            className={`${hexCellStyles['cell']} ${cellStyles['cell']}`}
            isPointed={(at) => pointed !== undefined && numbersAt(at).includes(pointed)}
            beside={(at, arrow) => arenas[arena].names[hexBeside(arenas[arena].hexes, numberOf(arena, at), arrow)]}
            take={take}
            look={look}
            drop={() => fight?.drop()}
            reveal={lens.reveal}
          />
          {/* Chips lie on the light of their hex: it hides nothing of them, and they let through what is clicked. */}
          <Pieces view={table} bounds={bounds} play={play} pace={pace} acting={acting} className={lensStyles['above']} />
          <HexNotes arena={arena} bounds={bounds} notes={notes} className={lensStyles['above']} />
          <Sparks view={table} bounds={bounds} play={play} pace={pace} t={t} />
        </div>
      </div>
      {corners}
      <Herald {...props} />
      <Hint {...props} />
      {menuAt === undefined ? null : (
        <Menu
          title={menuAt}
          items={
            menuShortcuts.length > 0
              ? menuShortcuts.map((shortcut) => ({ option: shortcut.option, sentence: shortcutLine(shortcut, shortcutText(shortcut), t) }))
              : numbersAt(menuAt).map((number) => ({ option: number, sentence: sentenceOf(number) }))
          }
          style={beside(box.current, cellOf(menuAt))}
          pointed={pointed}
          point={point}
          choose={(number) => choose(number, menuShortcuts.find(({ option }) => option === number)?.next)}
          close={() => setOpen(undefined)}
        />
      )}
      <div className={styles['tools']}>
        <LensTools lens={lens} label={(name) => t(`board.arena.${name}`)} />
      </div>
    </div>
  );
}
const teamOf = ({ troops, turn }: HoplomachusView, eye: PartProps['eye']): number | undefined =>
  troops[typeof eye === 'number' ? eye : (turn?.troop ?? 0)]?.team;

const NO_SHORTCUTS: readonly Shortcut[] = [];
const NO_MENACES: readonly Menace[] = [];
/** What an attack would be made with. */
const shortcutLine = ({ goal }: Shortcut, sentence: string, t: PartProps['t']): string =>
  goal !== undefined && 'about' in goal ? `${sentence} (${outcomeOf(goal.about, t)})` : sentence;

/** What an attack would do, for screen readers. */
const attackText = ({ target, about }: PossibleAttack, speaker: PartProps['speaker'], t: PartProps['t']): string =>
  `${speaker.option('attackTarget', target)}: ${outcomeOf(about, t)}`;

/** The steps of a way; how many options there are, if there are several; what an attack is likely to do. */
function notesOf(
  decision: Decision<HoplomachusKit> | undefined,
  hexes: PartProps['choices']['hexes'],
  attacks: Fight['attacks'] | undefined,
  shortcuts: Shortcuts,
): ReadonlyMap<HexName, HexNote> {
  const notes = new Map<HexName, HexNote>();
  for (const [at, numbers] of hexes) {
    const path = pathOf(decision?.options[numbers[0] ?? 0]);
    if (numbers.length > 1) notes.set(at, { text: `×${numbers.length}` });
    else if (path !== undefined) notes.set(at, { text: String(path.length) });
  }
  for (const { at, about } of attacks?.values() ?? []) notes.set(at, noteOf(about));
  for (const [at, ways] of shortcuts) {
    const about = bestOf(ways);
    if (about !== undefined) notes.set(at, noteOf(about));
  }
  return notes;
}
function noteOf(about: PossibleAttack['about']): HexNote {
  if (isCheered(about)) return { text: `+${meanOf(about)}`, about: 'cheer' };
  return about.defeats > 0 ? { text: chanceOf(about), about: 'fall' } : { text: `−${meanOf(about)}`, about: 'loss' };
}
type Option = Decision<HoplomachusKit>['options'][number];
const pathOf = (option: Option | undefined): readonly HexName[] | undefined =>
  option !== undefined && 'path' in option ? option.path : undefined;
/** Where the thing is that an option of an attack or skill names. */
function aimOf(option: Option | undefined, { units }: HoplomachusView, acting: string | undefined): HexName | undefined {
  if (option === undefined || acting === undefined || 'path' in option) return undefined;
  const target = option as Partial<TargetOption & { unit: string; shard: string; at: string }>; // each field is checked
  if (target.at !== undefined) return target.at;
  return target.shard ?? units.find(({ unit }) => unit === target.unit)?.at ?? undefined;
}
