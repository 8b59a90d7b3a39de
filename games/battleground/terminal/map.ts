// The battlefield: hexes of three by two characters, every other column one line lower. Terrain fills its hex; a figure has its letters and an
// arrow for where it faces, and below them what it has.
import { flow, type Ink, type Line, line, type Sheet, sheet, span } from '@tabularium/parts/terminal';
import type { Portion } from '../content/maps.ts';
import type { PositionName } from '../content/place-names.ts';
import type { FigureView } from '../table/view.ts';
import { arrowOf, codeOf, DIFFICULT, type Drawing, inkOf, MARKER, OBJECTIVE, OPEN, PORTION_INKS, PORTIONS } from './marks.ts';
import { CELL_WIDTH, hexName, MARGIN, type Window } from './window.ts';

const CELL_HEIGHT = 2;
/** For the names of the columns. */
const TOP = 2;
const TARGET: Ink = ['cyanBright', 'bold'];

export interface MapDrawing {
  readonly lines: readonly Line[];
  readonly width: number;
}
export function drawMap(drawing: Drawing, window: Window, targets: ReadonlyMap<PositionName, string>): MapDrawing {
  const { left, right, top, bottom } = window;
  const width = MARGIN + (right - left + 1) * CELL_WIDTH;
  const map = sheet(width, TOP + (bottom - top + 1) * CELL_HEIGHT + 1);
  const xOf = (column: number): number => MARGIN + (column - left) * CELL_WIDTH;
  const yOf = (column: number, row: number): number => TOP + (row - top) * CELL_HEIGHT + (column % 2);
  const things = thingsOn(drawing);
  for (let row = top; row <= bottom; row++) map.write(0, yOf(0, row), String(row + 1).padStart(2), 'dim');
  for (let column = left; column <= right; column++) {
    map.write(xOf(column) + 1, column % 2, hexName(column, 0).charAt(0), 'dim');
    for (let row = top; row <= bottom; row++) drawHex(drawing, map, [xOf(column), yOf(column, row)], hexName(column, row), things, targets);
  }
  return { lines: map.lines(), width };
}

/** What lies or stands on hexes, by the names of their positions. */
interface Things {
  readonly portions: ReadonlyMap<PositionName, Portion>;
  readonly difficult: ReadonlySet<PositionName>;
  readonly figures: ReadonlyMap<PositionName, FigureView>;
  readonly objectives: ReadonlySet<PositionName>;
  readonly markers: ReadonlySet<PositionName>;
}
function thingsOn({ view }: Drawing): Things {
  const { elements, difficult } = view.map;
  return {
    portions: new Map(elements.flatMap(({ hexes, portions }) => hexes.map((hex, i) => [hex, portions[i] as Portion] as const))),
    difficult: new Set(difficult),
    figures: new Map(view.figures.flatMap((figure) => (figure.at === null ? [] : figure.hexes.map((hex) => [hex, figure] as const)))),
    objectives: new Set(view.objectives.flatMap(({ at, owner }) => (owner === null ? [at] : []))),
    markers: new Set(view.markers.map(({ at }) => at)),
  };
}

/** Figures can stand on a platform and below it: the upper one is drawn in the upper line. */
function drawHex(
  drawing: Drawing,
  map: Sheet,
  [x, y]: readonly [number, number],
  at: PositionName,
  things: Things,
  targets: ReadonlyMap<PositionName, string>,
): void {
  const raised: PositionName = `${at}^`;
  const portion = things.portions.get(at);
  if (portion !== undefined) for (const i of [0, 1]) map.write(x, y + i, PORTIONS[portion][i] as string, PORTION_INKS[portion]);
  else if (things.difficult.has(at)) for (const i of [0, 1]) map.write(x, y + i, DIFFICULT, 'blueBright');
  else map.write(x + 1, y, OPEN, 'dim');
  if (things.objectives.has(at) || things.objectives.has(raised)) map.write(x + 1, y + 1, OBJECTIVE, ['yellowBright', 'bold']);
  if (things.markers.has(at)) map.write(x + 1, y, MARKER, ['blueBright', 'bold']);
  const above = things.figures.get(raised);
  const below = things.figures.get(at);
  if (below !== undefined) drawFigure(drawing, map, x, above === undefined ? y : y + 1, below, at);
  if (above !== undefined) drawFigure(drawing, map, x, y, above, raised);
  const target = targets.get(raised) ?? targets.get(at);
  const isFull = below !== undefined && above !== undefined;
  if (target !== undefined && !isFull) drawTarget(map, x, below === undefined && above === undefined ? y : y + 1, target);
}
/** `Hm↑`; of a massive figure the facing hex has a `*`. */
function drawFigure(drawing: Drawing, map: Sheet, x: number, y: number, figure: FigureView, at: PositionName): void {
  const front = figure.massive ? (figure.facing === at ? '*' : '+') : arrowOf(figure);
  map.write(x, y, `${codeOf(drawing, figure)}${front}`, [inkOf(drawing, figure.seat), 'bold']);
}
const drawTarget = (map: Sheet, x: number, y: number, target: string): void =>
  map.write(x, y, target === '*' ? '[ ]' : target.padStart(2).padEnd(3), TARGET);

// ---- what the signs mean

export function drawLegend({ view, canvas }: Drawing, hasTargets: boolean, width: number): Line[] {
  const { t } = canvas;
  const has = (portion: Portion): boolean => view.map.elements.some(({ portions }) => portions.includes(portion));
  const signs: (readonly [sign: string, word: string])[] = [
    ...(['high', 'low', 'window', 'platform', 'ladder'] as const)
      .filter(has)
      .map((portion) => [PORTIONS[portion][0], t(`draw.legend.${portion}`)] as const),
    ...(view.map.difficult.length > 0 ? [[DIFFICULT, t('draw.legend.difficult')] as const] : []),
    [OBJECTIVE, t('draw.legend.objective')],
    ...(view.markers.length > 0 ? [[MARKER, t('draw.legend.marker')] as const] : []),
    ...(hasTargets ? [['[ ]', t('draw.legend.target')] as const] : []),
  ];
  return flow(
    signs.map(([sign, word]): Line => [span(`${sign} `), span(word, 'dim')]),
    width,
    line(' '),
    line('  '),
  );
}
