// The table in a terminal: the part of the battlefield where something happens, with what is going on beside it, or below it where the terminal is
// narrow; then the armies and the cards.

import type { Result } from '@tabularium/kernel';
import type { Canvas, Sighted, Terminal } from '@tabularium/parts/shape';
import { clip, fit, type Line, line, lineWidth, mapWithPanels, painted, span } from '@tabularium/parts/terminal';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { drawArmies } from './armies.ts';
import { drawLegend, drawMap } from './map.ts';
import { type Drawing, nameOf, playerSpans, termOf } from './marks.ts';
import { panels } from './panels.ts';
import { targetsOf, windowOf } from './window.ts';

type Sight = Sighted<BattlegroundKit, BattlegroundView>;

const PANEL = { least: 34, most: 60 };

export const terminal: Terminal<BattlegroundKit, BattlegroundView> = {
  draw: (sight, canvas) => painted(drawTable(sight, canvas), canvas.paint),
};

function drawTable(sight: Sight, canvas: Canvas): Line[] {
  const { table: view, result } = sight;
  const { width } = canvas;
  const drawing: Drawing = { view, canvas };
  const lines = [
    drawTitle(drawing, result, width),
    ...drawMiddle(drawing, sight, width),
    ...drawArmies(drawing, result?.winners ?? [], width),
  ];
  return lines.map((one) => clip(one, width));
}

/** When it is and who acts; at the right the map. */
function drawTitle(drawing: Drawing, result: Result | undefined, width: number): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const when = view.phase === 'setup' ? t('draw.setup') : t('draw.round', { round: view.round, last: view.lastRound });
  const left: Line = [span(` ${when} · `), ...(result === undefined ? whatNow(drawing) : line(t(`result.${result.because}`), 'bold'))];
  const right: Line = line(termOf(drawing, view.terms.map), 'dim');
  return [...fit(left, Math.max(0, width - lineWidth(right) - 1)), span(' '), ...right];
}
function whatNow(drawing: Drawing): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const [due] = view.due;
  if (view.phase === 'setup')
    return due === undefined ? [] : [span(nameOf(drawing, due.seat), 'bold'), span(` · ${t(`draw.due.${due.what}`)}`)];
  const frame = view.frames.at(-1);
  if (frame === undefined) return line(t(`draw.phase.${view.phase}`), 'bold');
  return [...playerSpans(drawing, frame.seat), span(` · ${termOf(drawing, frame.figure)}`, 'bold'), span(` · ${frame.ap} ${t('draw.ap')}`)];
}

function drawMiddle(drawing: Drawing, sight: Sight, width: number): Line[] {
  const targets = targetsOf(sight);
  const legend = (room: number): Line[] => drawLegend(drawing, targets.size > 0, room);
  return mapWithPanels(drawMap(drawing, windowOf(drawing.view, targets, width), targets), width, PANEL, legend, (room) =>
    panels(drawing, room),
  );
}
