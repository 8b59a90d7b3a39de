// The board in a terminal: the map with Oracle and stock beside it, or below it where the terminal is narrow; then players and cards.

import type { Result } from '@tabularium/kernel';
import type { Canvas, Sighted, Terminal } from '@tabularium/parts/shape';
import { beside, clip, fit, flow, inColumns, type Line, line, lineWidth, painted, span } from '@tabularium/parts/terminal';
import { type Faction, HOMELANDS } from '../content/kinds.ts';
import type { SpaceName } from '../table/asks.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView, SpaceView } from '../table/view.ts';
import { drawBattle, drawBuilding } from './battle.ts';
import { drawOwn } from './hand.ts';
import { drawMap } from './map.ts';
import { type Drawing, factionInk, HERO, HIDDEN, LIT, MATCHED, NEUTRAL, RUINS, seatOnTurn, seatSpans, TERRAIN_SIGNS } from './marks.ts';
import { panels } from './panels.ts';
import { drawPlayers, drawTables } from './players.ts';

type Sight = Sighted<BattaliaKit, BattaliaView>;

const GAP = 2;
const MIN_PANEL = 30;
const MAX_PANEL = 44;

export const terminal: Terminal<BattaliaKit, BattaliaView> = {
  draw: (sight, canvas) => painted(drawBoard(sight, canvas), canvas.paint),
};

function drawBoard(sight: Sight, canvas: Canvas): Line[] {
  const { table: view, result } = sight;
  const { width } = canvas;
  const drawing: Drawing = { view, canvas };
  const own = view.eye === 'public' ? undefined : view.players[view.eye];
  const lines = [
    drawTitle(drawing, result, width),
    ...drawMiddle(drawing, choosableSpaces(sight), width),
    ...(view.building === null ? [] : drawBuilding(drawing, view.building, width)),
    ...(view.battle === null ? [] : drawBattle(drawing, view.battle, width)),
    ...drawPlayers(drawing, result?.winners ?? [], width),
    ...drawTables(drawing, width),
    ...(own === undefined ? [] : drawOwn(drawing, own, width)),
  ];
  return lines.map((one) => clip(one, width));
}

/** The spaces among which the viewer chooses. */
function choosableSpaces({ decisions }: Sight): ReadonlySet<SpaceName> {
  const targets = new Set<SpaceName>();
  for (const decision of decisions)
    switch (decision.ask) {
      case 'startCity':
      case 'buildAt':
      case 'heroAt':
      case 'moveTo':
      case 'retreatTo':
        for (const { at } of decision.options) targets.add(at);
        break;
      default:
        break;
    }
  return targets;
}

const QUIET_WARNING = 3;
/** The day and whose turn it is; at the right, what may soon end the game. */
function drawTitle(drawing: Drawing, result: Result | undefined, width: number): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const { day, week, phase, stage, terms, quiet } = view;
  const when = terms.weeks > 0 ? t('board.when.of', { day, week, weeks: terms.weeks }) : t('board.when.day', { day, week });
  const turn: Line = [
    ...seatSpans(drawing, seatOnTurn(view)),
    span(` · ${t(phase === 'play' ? `board.stage.${stage}` : `board.phase.${phase}`)}`),
  ];
  const left: Line = [span(` ${when} · `), ...(result === undefined ? turn : line(t(`result.${result.because}`), 'bold'))];
  const isQuiet = quiet.limit > 0 && quiet.days > 0;
  const right: Line = [
    ...(isQuiet ? line(t('board.quiet', { ...quiet }), quiet.days >= QUIET_WARNING ? 'redBright' : undefined) : []),
    ...(isQuiet && phase === 'play' ? line(' · ') : []),
    ...(phase === 'play' ? line(t('board.open', { spaces: view.openSpaces })) : []),
  ];
  return [...fit(left, width - lineWidth(right) - 1), span(' '), ...right];
}

function drawMiddle(drawing: Drawing, targets: ReadonlySet<SpaceName>, width: number): Line[] {
  const map = drawMap(drawing, targets);
  const room = width - map.width - GAP;
  const count = Math.max(1, Math.floor((room + GAP) / (MIN_PANEL + GAP)));
  const isBeside = room >= MIN_PANEL;
  const lines = [...map.lines, ...drawLegend(drawing, isBeside ? map.width : width)];
  if (isBeside) return beside([{ lines, width: map.width }, ...panelColumns(drawing, room, Math.min(2, count))], GAP);
  return [...lines, ...beside(panelColumns(drawing, width, 2), GAP)];
}
function panelColumns(drawing: Drawing, room: number, count: number): { lines: Line[]; width: number }[] {
  const width = Math.min(MAX_PANEL, Math.floor((room - GAP * (count - 1)) / count));
  return inColumns(panels(drawing, width), count).map((lines) => ({ lines, width }));
}

/** What the signs on the map mean; only those that are in use. */
function drawLegend({ view, canvas }: Drawing, width: number): Line[] {
  const { t } = canvas;
  const isThere = (test: (space: SpaceView) => boolean): boolean => view.spaces.some(test);
  const signs: readonly (readonly [sign: string, key: string, isUsed: boolean])[] = [
    [HERO, 'term.hero', isThere(({ heroes }) => heroes.length > 0)],
    [NEUTRAL, 'board.legend.neutral', isThere(({ kind, owner, hides }) => kind === 'city' && owner === null && !hides)],
    [HIDDEN, 'board.legend.hidden', isThere(({ hides }) => hides)],
    [RUINS, 'term.ruins', true],
    ['░', 'board.legend.impassable', isThere(({ kind }) => kind === 'impassable')],
    [LIT, 'board.legend.lit', true],
    [MATCHED, 'board.legend.matched', true],
  ];
  const mark = (faction: Faction): string => `${t(`board.mark.${faction}`)}${view.terms.terrain ? TERRAIN_SIGNS[HOMELANDS[faction]] : ''}`;
  const words = signs.filter(([, , isUsed]) => isUsed).map(([sign, key]): Line => [span(`${sign} `), span(t(key), 'dim')]);
  const factions = view.factions.map(
    (faction): Line => [span(`${mark(faction)} `, [factionInk(faction), 'bold']), span(t(`term.${faction}`), 'dim')],
  );
  return [words, factions].flatMap((entries) => flow(entries, width, line(' '), line('  ')));
}
