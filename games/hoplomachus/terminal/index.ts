// The table in a terminal: the arena with cards and tracks beside it, or below it where the terminal is narrow; then chips in combat and troops.
import type { Result } from '@tabularium/kernel';
import type { Canvas, Sighted, Terminal } from '@tabularium/parts/shape';
import { clip, fit, type Line, line, lineWidth, mapWithPanels, painted, span } from '@tabularium/parts/terminal';
import type { HexName } from '../table/asks.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { drawArena, drawLegend } from './arena.ts';
import { panels } from './panels.ts';
import { type Drawing, seatName, troopSpans } from './signs.ts';
import { drawCombat, drawTroops } from './troops.ts';

type Sight = Sighted<HoplomachusKit, HoplomachusView>;

const PANEL = { least: 30, most: 60 };

export const terminal: Terminal<HoplomachusKit, HoplomachusView> = {
  draw: (sight, canvas) => painted(drawTable(sight, canvas), canvas.paint),
};

function drawTable(sight: Sight, canvas: Canvas): Line[] {
  const { table: view, result } = sight;
  const { width } = canvas;
  const drawing: Drawing = { view, canvas };
  const lines = [
    drawTitle(drawing, result, width),
    ...drawMiddle(drawing, targetsOf(sight), width),
    ...drawCombat(drawing, width),
    ...drawTroops(drawing, result?.winners ?? [], width),
  ];
  return lines.map((one) => clip(one, width));
}

/** The hexes the viewer chooses among, and the hexes of units the viewer chooses among. */
function targetsOf({ decisions, table }: Sight): ReadonlySet<HexName> {
  const targets = new Set<HexName>();
  for (const { options } of decisions)
    for (const option of options as readonly { readonly at?: HexName; readonly shard?: HexName; readonly unit?: string }[]) {
      const at = option.at ?? option.shard ?? table.units.find(({ unit }) => unit === option.unit)?.at;
      if (at !== undefined && at !== null) targets.add(at);
    }
  return targets;
}

/** Round and turn on the left; on the right, what may soon end the match. */
function drawTitle(drawing: Drawing, result: Result | undefined, width: number): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const { quiet } = view;
  const left: Line = [
    span(` ${whenOf(drawing)} · `),
    ...(result === undefined ? whoseTurn(drawing) : line(t(`result.${result.because}`), 'bold')),
  ];
  const right: Line =
    quiet === null || quiet.rounds === 0 ? [] : line(t('draw.quiet', { rounds: quiet.rounds, limit: quiet.limit }), 'redBright');
  return [...fit(left, width - lineWidth(right) - 1), span(' '), ...right];
}
function whenOf({ view: { phase, wave, waveRounds, round }, canvas: { t } }: Drawing): string {
  if (phase === 'setup') return t('draw.setup');
  return wave === null ? t('draw.round', { round }) : t('draw.wave', { wave, round: waveRounds });
}
function whoseTurn(drawing: Drawing): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const [due] = view.due;
  if (view.phase === 'setup')
    return due === undefined ? [] : [span(seatName(drawing, due.seat), 'bold'), span(` · ${t(`draw.due.${due.what}`)}`)];
  const troop = view.turn === null ? undefined : view.troops[view.turn.troop];
  if (view.turn === null || troop === undefined) return [];
  const left = view.turn.left > 0 ? ` · ${t('draw.left', { left: view.turn.left })}` : '';
  return [...troopSpans(drawing, troop), span(` · ${t(`draw.step.${view.turn.step}`)}${left}`)];
}

function drawMiddle(drawing: Drawing, targets: ReadonlySet<HexName>, width: number): Line[] {
  const legend = (room: number): Line[] => drawLegend(drawing, targets.size > 0, room);
  return mapWithPanels(drawArena(drawing, targets), width, PANEL, legend, (room) => panels(drawing, room));
}
