// The table from above, the north at the top: a row of characters for each step, and up to three in a row. Bases are shaded; in their middle stand
// the letters of the unit and an arrow for its front.
import { flow, type Line, line, type Sheet, sheet, span } from '@tabularium/parts/terminal';
import type { Heading } from '../content/kinds.ts';
import type { UnitView } from '../table/view.ts';
import { arrowOf, BODY, type Drawing, inkOf, letterOf, SPOT, TARGET_INK, TERRAIN, unitCode, ZONE } from './marks.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface MapDrawing {
  readonly lines: readonly Line[];
  readonly width: number;
}
/** For the numbers of the rows. */
const MARGIN = 3;
/** How many characters a step is wide, where there is room. */
const STEP_WIDTHS = [3, 2, 1] as const;

/** `spots`: places that can be chosen. */
export function drawMap(drawing: Drawing, spots: readonly Spot[], room: number): MapDrawing {
  const { width, depth } = drawing.view.field;
  const scale = STEP_WIDTHS.find((one) => MARGIN + width * one <= room) ?? 1;
  const columns = MARGIN + width * scale;
  const map = sheet(columns, depth + 1);
  for (let row = 0; row < depth; row++) map.write(0, row, String(depth - row).padStart(2), 'dim');
  for (let step = 0; step < width; step++)
    if (step % 2 === 0 || scale > 1)
      map.write(
        MARGIN + step * scale,
        depth,
        String(step + 1)
          .padStart(scale)
          .slice(-scale),
        'dim',
      );
  const grid: Grid = { map, scale, width, depth };
  drawGround(drawing, grid);
  drawUnits(drawing, grid);
  for (const { x, y } of spots) {
    const [column, row] = cellOf(grid, x, y);
    map.write(column, row, SPOT, TARGET_INK);
  }
  return { lines: map.lines(), width: columns };
}

// ---- where things are

interface Grid {
  readonly map: Sheet;
  readonly scale: number;
  readonly width: number;
  readonly depth: number;
}
/** The character in which a point lies. */
function cellOf({ scale, width, depth }: Grid, x: number, y: number): [column: number, row: number] {
  const column = Math.min(width * scale - 1, Math.max(0, Math.floor(x * scale)));
  const row = Math.min(depth - 1, Math.max(0, Math.ceil(depth - y) - 1));
  return [MARGIN + column, row];
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly heading: Heading;
  readonly width: number;
  readonly depth: number;
}
const Q = Math.SQRT1_2;
const FORWARD: readonly (readonly [number, number])[] = [
  [0, 1],
  [Q, Q],
  [1, 0],
  [Q, -Q],
  [0, -1],
  [-Q, -Q],
  [-1, 0],
  [-Q, Q],
];
/** Includes one of the two edges, so that a base between two rows is drawn in one of them. */
const isInHalf = (distance: number, half: number): boolean => distance >= -half && distance < half;
/** Calls back for every character whose middle lies in the box. */
function fill(grid: Grid, { x, y, heading, width, depth }: Box, write: (column: number, row: number) => void): void {
  const [forwardX, forwardY] = FORWARD[heading] as readonly [number, number];
  for (let row = 0; row < grid.depth; row++)
    for (let column = 0; column < grid.width * grid.scale; column++) {
      const [dx, dy] = [(column + 0.5) / grid.scale - x, grid.depth - row - 0.5 - y];
      const ahead = dx * forwardX + dy * forwardY;
      const aside = dx * forwardY - dy * forwardX;
      if (isInHalf(ahead, depth / 2) && isInHalf(aside, width / 2)) write(MARGIN + column, row);
    }
}

// ---- what lies and stands there

/** Zones while units are deployed, then terrain. */
function drawGround({ view }: Drawing, grid: Grid): void {
  if (view.phase === 'setup')
    for (const [number, { x, y, seat }] of view.field.zones.entries()) {
      const [width, depth] = [x[1] - x[0], y[1] - y[0]];
      fill(grid, { x: x[0] + width / 2, y: y[0] + depth / 2, heading: 0, width, depth }, (column, row) =>
        grid.map.write(column, row, ZONE, seat === null ? 'dim' : inkOf(seat)),
      );
      const [column, row] = cellOf(grid, x[0], y[1] - 0.5);
      grid.map.write(column, row, seat === null ? String(number + 1) : letterOf(seat), seat === null ? 'dim' : inkOf(seat));
    }
  for (const piece of view.field.pieces) {
    const { sign, ink } = TERRAIN[piece.category];
    const depth = Math.max(1, piece.depth); // thin ones would lie between the rows
    fill(grid, { ...piece, depth }, (column, row) => grid.map.write(column, row, sign, ink));
  }
}
/** All bases first, so that no letters are covered; letters move aside where two units are very close. */
function drawUnits(drawing: Drawing, grid: Grid): void {
  const there = drawing.view.units.filter(({ state }) => state === 'deployed');
  for (const unit of there) fill(grid, unit, (column, row) => grid.map.write(column, row, BODY, inkOf(unit.seat)));
  const taken = new Set<string>();
  for (const unit of there) writeLabel(drawing, grid, unit, taken);
}
function writeLabel(drawing: Drawing, grid: Grid, unit: UnitView, taken: Set<string>): void {
  const text = `${unitCode(drawing, unit)}${arrowOf(unit)}`;
  const [middle, row] = cellOf(grid, unit.x, unit.y);
  const last = MARGIN + grid.width * grid.scale - text.length;
  const columnAt = (shift: number): number => Math.min(last, Math.max(MARGIN, middle - 1 + shift));
  const cellsAt = (column: number, at: number): string[] => Array.from({ length: text.length }, (_, i) => `${column + i} ${at}`);
  const isFree = ([shift, lower]: readonly [number, number]): boolean =>
    row + lower >= 0 && row + lower < grid.depth && cellsAt(columnAt(shift), row + lower).every((cell) => !taken.has(cell));
  const [shift, lower] = NEARBY.find(isFree) ?? [0, 0];
  for (const cell of cellsAt(columnAt(shift), row + lower)) taken.add(cell);
  grid.map.write(columnAt(shift), row + lower, text, drawing.targets.has(unit.unit) ? TARGET_INK : [inkOf(unit.seat), 'bold']);
}
/** Aside and down from where letters belong, the nearest first. */
const LABEL_SHIFTS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const NEARBY = LABEL_SHIFTS.flatMap((lower) => LABEL_SHIFTS.map((shift) => [shift, lower] as const)).toSorted(
  ([a, b], [c, d]) => Math.abs(a) + 2 * Math.abs(b) - Math.abs(c) - 2 * Math.abs(d),
);

// ---- what the signs mean

export function drawLegend({ view, canvas }: Drawing, hasSpots: boolean, width: number): Line[] {
  const { t } = canvas;
  const categories = (['objective', 'difficult', 'impassable'] as const).filter((one) =>
    view.field.pieces.some(({ category }) => category === one),
  );
  const signs: (readonly [sign: string, word: string])[] = [
    ['A1↑', t('draw.legend.unit')],
    ...categories.map((one) => [TERRAIN[one].sign, t(`draw.legend.${one}`)] as const),
    ...(view.phase === 'setup' ? [[ZONE, t('draw.legend.zone')] as const] : []),
    ...(hasSpots ? [[SPOT, t('draw.legend.target')] as const] : []),
  ];
  return flow(
    signs.map(([sign, word]): Line => [span(`${sign} `), span(word, 'dim')]),
    width,
    line(' '),
    line('  '),
  );
}
