// The table in a terminal: the map with market, characters and bank beside it, or below it where the terminal is narrow; then the players.

import type { Result } from '@tabularium/kernel';
import type { Canvas, Sighted, Terminal } from '@tabularium/parts/shape';
import { clip, fit, type Line, line, lineWidth, mapWithPanels, painted, span } from '@tabularium/parts/terminal';
import type { HexName } from '../table/asks.ts';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { drawLegend, drawMap } from './map.ts';
import { type Drawing, nameOf, playerSpans } from './marks.ts';
import { panels } from './panels.ts';
import { drawPlayers } from './players.ts';

type Sight = Sighted<RomoloKit, RomoloView>;

const PANEL = { least: 32, most: 64 };

export const terminal: Terminal<RomoloKit, RomoloView> = {
  draw: (sight, canvas) => painted(drawTable(sight, canvas), canvas.paint),
};

function drawTable(sight: Sight, canvas: Canvas): Line[] {
  const { table: view, result } = sight;
  const { width } = canvas;
  const drawing: Drawing = { view, canvas };
  const lines = [
    drawTitle(drawing, result, width),
    ...drawMiddle(drawing, targetsOf(sight), width),
    ...drawPlayers(drawing, result?.winners ?? [], width),
  ];
  return lines.map((one) => clip(one, width));
}

/** The hexes that the viewer chooses among, and the hexes of the units it chooses among. */
function targetsOf({ decisions, table }: Sight): ReadonlySet<HexName> {
  const targets = new Set<HexName>();
  for (const { options } of decisions)
    for (const option of options as readonly { readonly at?: HexName; readonly to?: HexName; readonly unit?: string }[]) {
      const unit = option.unit === undefined ? undefined : table.units.find((one) => one.unit === option.unit);
      for (const at of [option.to, option.at, unit?.at]) if (at !== undefined) targets.add(at);
    }
  return targets;
}

/** The round and whose turn it is; on the right what may soon end the match. */
function drawTitle(drawing: Drawing, result: Result | undefined, width: number): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const when = view.phase === 'setup' ? t('draw.setup') : roundIn(drawing);
  const left: Line = [span(` ${when} · `), ...(result === undefined ? whoseTurn(drawing) : line(t(`result.${result.because}`), 'bold'))];
  const right: Line = view.phase === 'play' && view.end.begun ? line(t('draw.ending'), 'redBright') : [];
  return [...fit(left, width - lineWidth(right) - 1), span(' '), ...right];
}
const roundIn = ({ view: { round, lastRound }, canvas: { t } }: Drawing): string =>
  lastRound === null ? t('step.round', { round }) : t('draw.round', { round, last: lastRound });
function whoseTurn(drawing: Drawing): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  if (view.phase === 'scoring') return line(t('draw.scoring'), 'bold');
  const [due] = view.due;
  if (view.phase === 'setup')
    return due === undefined ? [] : [span(nameOf(drawing, due.seat), 'bold'), span(` · ${t(`draw.due.${due.what}`)}`)];
  return view.turn === null ? [] : [...playerSpans(drawing, view.turn.owner), span(` · ${t(`draw.phase.${view.turn.phase}`)}`)];
}

function drawMiddle(drawing: Drawing, targets: ReadonlySet<HexName>, width: number): Line[] {
  const legend = (room: number): Line[] => drawLegend(drawing, targets.size > 0, room);
  return mapWithPanels(drawMap(drawing, targets), width, PANEL, legend, (room) => panels(drawing, room));
}
