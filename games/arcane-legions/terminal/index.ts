// The table in a terminal: the field with dice, objectives and cards beside it, or below it where the terminal is narrow; then the armies.

import type { Result } from '@tabularium/kernel';
import type { Canvas, Sighted, Terminal } from '@tabularium/parts/shape';
import { clip, fit, type Line, line, lineWidth, mapWithPanels, painted, span } from '@tabularium/parts/terminal';
import type { UnitName } from '../table/asks.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import { drawArmies } from './armies.ts';
import { drawLegend, drawMap, type Spot } from './map.ts';
import { type Drawing, playerName, playerSpans, termOf } from './marks.ts';
import { panels } from './panels.ts';

type Sight = Sighted<ArcaneKit, ArcaneView>;

const PANEL = { least: 34, most: 60 };

export const terminal: Terminal<ArcaneKit, ArcaneView> = {
  draw: (sight, canvas) => painted(drawTable(sight, canvas), canvas.paint),
};

function drawTable(sight: Sight, canvas: Canvas): Line[] {
  const { table: view, result } = sight;
  const { width } = canvas;
  const drawing: Drawing = { view, canvas, targets: choosable(sight) };
  const lines = [
    drawTitle(drawing, result, width),
    ...drawMiddle(drawing, sight, width),
    ...drawArmies(drawing, result?.winners ?? [], width),
  ];
  return lines.map((one) => clip(one, width));
}

// ---- what a decision is about

interface NamesUnits {
  readonly unit?: UnitName;
  readonly target?: UnitName | null;
}
function choosable({ decisions }: Sight): ReadonlySet<UnitName> {
  const targets = new Set<UnitName>();
  for (const { options } of decisions) for (const { unit } of options as readonly NamesUnits[]) if (unit !== undefined) targets.add(unit);
  return targets;
}
/** Places to choose: both coordinates are there. */
const spotsOf = ({ decisions }: Sight): Spot[] =>
  decisions.flatMap(({ options }) =>
    (options as readonly Partial<Spot>[]).flatMap(({ x, y }) => (x === undefined || y === undefined ? [] : [{ x, y }])),
  );
/** Units whose cards are shown: those that the questions name, otherwise those that fight. */
function shownOf({ decisions, table }: Sight): UnitName[] {
  const asked = decisions.flatMap(({ facts }) => {
    const { unit, target } = (facts ?? {}) as NamesUnits;
    return [unit, target];
  });
  const fighting = table.diceOff === null ? [] : [table.diceOff.attacker, table.diceOff.defender];
  const named = (asked.some((one) => typeof one === 'string') ? asked : fighting).filter((one) => typeof one === 'string');
  return [...new Set(named)];
}

/** The round, who acts, and with how many command points; on the right the battlefield. */
function drawTitle(drawing: Drawing, result: Result | undefined, width: number): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const when = view.phase === 'setup' ? t('draw.setup') : view.round === 0 ? t('draw.ambush') : t('draw.round', { round: view.round });
  const left: Line = [span(` ${when} · `), ...(result === undefined ? whatNow(drawing) : line(t(`result.${result.because}`), 'bold'))];
  const right: Line = line(termOf(drawing, view.terms.battlefield), 'dim');
  return [...fit(left, Math.max(0, width - lineWidth(right) - 1)), span(' '), ...right];
}
function whatNow(drawing: Drawing): Line {
  const { view, canvas } = drawing;
  const { t } = canvas;
  const [due] = view.due;
  if (view.phase === 'setup') {
    if (due === undefined) return [];
    return [...(due.seat < 0 ? [] : [span(`${playerName(drawing, due.seat)} · `, 'bold')]), span(t(`draw.due.${due.what}`))];
  }
  if (view.turn === null) return [];
  const { seat, step, cp } = view.turn;
  const points = step === 'orders' ? [span(` · ${'●'.repeat(Math.min(cp, 20))} ${cp} ${t('draw.cp')}`)] : [];
  const quiet =
    view.quiet.limit > 0 && view.quiet.rounds > 0 ? [span(` · ${t('draw.quiet')} ${view.quiet.rounds}/${view.quiet.limit}`, 'dim')] : [];
  return [...playerSpans(drawing, seat), span(` · ${t(`draw.step.${step}`)}`), ...points, ...quiet];
}

function drawMiddle(drawing: Drawing, sight: Sight, width: number): Line[] {
  const spots = spotsOf(sight);
  const legend = (room: number): Line[] => drawLegend(drawing, spots.length > 0, room);
  return mapWithPanels(drawMap(drawing, spots, width), width, PANEL, legend, (room) => panels(drawing, shownOf(sight), room));
}
