// A field of flat-topped hexagons in columns and rows, on a lattice of whole numbers, so that nothing is ever rounded. Odd columns lie half a
// hexagon lower. A hexagon is one inch from flat to flat; a unit is 1/(2√3) inch along x and 1/2 inch along y, so the squared length of (x, y)
// is (x² + 3y²) / 12 square inches. y grows downwards.

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** From the centre of a hexagon to that of its neighbour on each of its six sides, clockwise from the north. */
export const TO_NEIGHBOUR: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 3, y: -1 },
  { x: 3, y: 1 },
  { x: 0, y: 2 },
  { x: -3, y: 1 },
  { x: -3, y: -1 },
];
/** From the centre of a hexagon to its corners, clockwise from the east. */
export const TO_CORNER: readonly Point[] = [
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -2, y: 0 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

export interface HexField {
  readonly columns: number;
  readonly rows: number;
  /** How many hexagons there are. A hexagon's number is column * rows + row, both from 0. */
  readonly size: number;
  /** The centres, by the numbers of the hexagons. */
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  /** By number * 6 + side: the neighbour's number, -1 outside the field. */
  readonly neighbours: Int16Array;
  /** By number * 6 + corner: the number of this corner, which three hexagons may share. */
  readonly corners: Int16Array;
  readonly cornerXs: Int16Array;
  readonly cornerYs: Int16Array;
  /** For lines: the hexagon at a cell of the padded lattice, -1 outside the field. */
  readonly cells: Int16Array;
  readonly stride: number;
  /** For lines: a cache of what segments of a kind and vector meet. */
  readonly traces: Traces;
}
/** A trace is what a segment meets: how many cells it crosses and how many pairs it runs between, then these, relative to the cell of its start. */
interface Traces {
  /** By kind and vector: where in the pool the trace begins, -1 if it is not there yet. */
  readonly starts: Int32Array;
  /** All traces in one array, so that those of similar segments are close in memory. */
  pool: Int16Array;
  length: number;
}

/** Lines also look at hexagons outside the field, at most one column and two half rows away. */
const PAD_COLUMNS = 1;
const PAD_Y = 3;

export function hexField(columns: number, rows: number): HexField {
  const size = columns * rows;
  const stride = 2 * rows + 1 + 2 * PAD_Y;
  const xs = new Int16Array(size);
  const ys = new Int16Array(size);
  const cells = new Int16Array((columns + 2 * PAD_COLUMNS) * stride).fill(-1);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const hex = column * rows + row;
      xs[hex] = 3 * column;
      ys[hex] = 2 * row + (column % 2);
      cells[cellAt(stride, 3 * column, 2 * row + (column % 2))] = hex;
    }
  const neighbours = new Int16Array(size * 6);
  const corners = new Int16Array(size * 6);
  const numbers = new Map<number, number>();
  const cornerXs: number[] = [];
  const cornerYs: number[] = [];
  for (let hex = 0; hex < size; hex++) {
    const x = xs[hex] as number;
    const y = ys[hex] as number;
    for (const [side, to] of TO_NEIGHBOUR.entries()) neighbours[hex * 6 + side] = cells[cellAt(stride, x + to.x, y + to.y)] as number;
    for (const [corner, to] of TO_CORNER.entries()) {
      const key = (x + to.x) * 1024 + y + to.y;
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      cornerXs[number] = x + to.x;
      cornerYs[number] = y + to.y;
      corners[hex * 6 + corner] = number;
    }
  }
  return {
    columns,
    rows,
    size,
    xs,
    ys,
    neighbours,
    corners,
    cornerXs: Int16Array.from(cornerXs),
    cornerYs: Int16Array.from(cornerYs),
    cells,
    stride,
    traces: { starts: new Int32Array(3 * spanOf(columns * 3) * spanOf(rows * 2)).fill(-1), pool: new Int16Array(4096), length: 0 },
  };
}
const cellAt = (stride: number, x: number, y: number): number => (x / 3 + PAD_COLUMNS) * stride + y + PAD_Y;

export const centreOf = (field: HexField, hex: number): Point => ({ x: field.xs[hex] as number, y: field.ys[hex] as number });
/** Twelve times the squared length of a vector in inches. */
export const squared = (x: number, y: number): number => x * x + 3 * y * y;
/** Twelve times the scalar product of two vectors in inches. */
export const scalar = (ax: number, ay: number, bx: number, by: number): number => ax * bx + 3 * ay * by;

// ---- distances

/** How many steps one hexagon is from another. */
export function hexDistance(field: HexField, a: number, b: number): number {
  const columns = Math.abs((field.xs[a] as number) - (field.xs[b] as number)) / 3;
  const halfRows = Math.abs((field.ys[a] as number) - (field.ys[b] as number));
  return halfRows <= columns ? columns : (columns + halfRows) / 2; // a step to the side also covers half a row, a step along the column a whole one
}
/** Twelve times the squared distance, in inches, between the nearest points of two hexagons. */
export function gapBetween(field: HexField, a: number, b: number): number {
  return gapOf(Math.abs((field.xs[a] as number) - (field.xs[b] as number)), Math.abs((field.ys[a] as number) - (field.ys[b] as number)));
}
/** The same for two hexagons whose centres are x and y apart, neither below 0. */
function gapOf(x: number, y: number): number {
  if (x === 0) return 3 * Math.max(0, y - 2) ** 2; // flat against flat
  if (x + y <= 4) return 0;
  if (x + 4 <= 3 * y) return squared(x - 2, y - 2); // corner against corner, above each other
  if (x >= 3 * y + 4) return squared(x - 4, y); // corner against corner, beside each other
  return (3 * (x + y - 4) ** 2) / 4; // slope against slope
}

// ---- directions

/** The sides of a hexagon whose neighbour, real or imaginary, is nearest to a point; several if they are equally near. */
export function sidesNearest(from: Point, to: Point): number[] {
  let best = Number.POSITIVE_INFINITY;
  let sides: number[] = [];
  for (const [side, by] of TO_NEIGHBOUR.entries()) {
    const far = squared(to.x - from.x - by.x, to.y - from.y - by.y);
    if (far < best) sides = [];
    if (far > best) continue;
    best = far;
    sides.push(side);
  }
  return sides;
}
/** The directions that a vector is closest to; several if they are equally close. */
export function sidesAlong(x: number, y: number): number[] {
  let best = Number.NEGATIVE_INFINITY;
  let sides: number[] = [];
  for (const [side, by] of TO_NEIGHBOUR.entries()) {
    const along = scalar(by.x, by.y, x, y);
    if (along > best) sides = [];
    if (along < best) continue;
    best = along;
    sides.push(side);
  }
  return sides;
}

// ---- lines

/** Whether a segment from (px, py) to (qx, qy), relative to a hexagon's centre, has points in the hexagon's open interior. */
export function crosses(px: number, py: number, qx: number, qy: number): boolean {
  // The hexagon is where three strips meet: |y| < 1, |x + y| < 2, |x - y| < 2. Each leaves an open stretch low < t < high of the segment.
  let low = -1;
  let lowBelow = 1;
  let high = 2;
  let highBelow = 1;
  for (let strip = 0; strip < 3; strip++) {
    const width = strip === 0 ? 1 : 2;
    const start = strip === 0 ? py : strip === 1 ? px + py : px - py;
    const slope = (strip === 0 ? qy : strip === 1 ? qx + qy : qx - qy) - start;
    if (slope === 0) {
      if (start <= -width || start >= width) return false;
      continue;
    }
    const below = Math.abs(slope);
    const middle = slope > 0 ? -start : start;
    if ((middle - width) * lowBelow > low * below) {
      low = middle - width;
      lowBelow = below;
    }
    if ((middle + width) * highBelow < high * below) {
      high = middle + width;
      highBelow = below;
    }
  }
  return low * highBelow < high * lowBelow && low < lowBelow && high > 0;
}
/** Whether a part of the segment runs along the side between (ax, ay) and (bx, by). */
function runsAlong(px: number, py: number, qx: number, qy: number, ax: number, ay: number, bx: number, by: number): boolean {
  const dx = qx - px;
  const dy = qy - py;
  if (dx * (ay - py) !== dy * (ax - px) || dx * (by - py) !== dy * (bx - px)) return false;
  const a = dx * (ax - px) + dy * (ay - py);
  const b = dx * (bx - px) + dy * (by - py);
  return Math.max(0, Math.min(a, b)) < Math.min(dx * dx + dy * dy, Math.max(a, b));
}

/** The number of possible differences between two lattice coordinates, each up to `length` plus a hexagon's breadth from 0. */
const spanOf = (length: number): number => 2 * (length + MARGIN) + 1;
const MARGIN = 4;
const traceKey = ({ columns, rows }: HexField, kind: number, dx: number, dy: number): number =>
  (kind * spanOf(columns * 3) + dx + columns * 3 + MARGIN) * spanOf(rows * 2) + dy + rows * 2 + MARGIN;
/** A point of the lattice is a centre (0), the west corner of a hexagon (1) or the east corner of one (2). */
const kindOf = (x: number): number => ((x % 3) + 3) % 3;
/** Where the centre of that hexagon lies. */
const ANCHORS: readonly number[] = [0, 2, -2];

/** Where the trace of a segment begins in the pool. */
function traceOf(field: HexField, from: Point, to: Point): number {
  const kind = kindOf(from.x);
  const key = traceKey(field, kind, to.x - from.x, to.y - from.y);
  const known = field.traces.starts[key] as number;
  if (known !== -1) return known;
  const start = keep(field.traces, traced(field.stride, -(ANCHORS[kind] as number), to.x - from.x, to.y - from.y));
  field.traces.starts[key] = start;
  return start;
}
function keep(traces: Traces, trace: readonly number[]): number {
  const start = traces.length;
  traces.length += trace.length;
  if (traces.length > traces.pool.length) {
    const larger = new Int16Array(2 * traces.length);
    larger.set(traces.pool);
    traces.pool = larger;
  }
  traces.pool.set(trace, start);
  return start;
}
/** The segment starts `startX` beside the centre of the cell 0. */
function traced(stride: number, startX: number, dx: number, dy: number): number[] {
  const crossed: { cell: number; along: number }[] = [];
  const seams: number[] = [];
  const endX = startX + dx;
  const isAlongSides = dy === 0 || dx === dy || dx === -dy;
  const [west, east] = [Math.min(startX, endX), Math.max(startX, endX)];
  for (let column = Math.floor((west - 2) / 3); column <= Math.ceil((east + 2) / 3); column++) {
    const x = 3 * column;
    // How high the segment is where it passes this column; the rounding is far smaller than the margin.
    const heightAt = (there: number): number => (dx === 0 ? 0 : ((Math.min(east, Math.max(west, there)) - startX) * dy) / dx);
    const [one, other] = dx === 0 ? [0, dy] : [heightAt(x - 2), heightAt(x + 2)];
    for (let y = Math.floor(Math.min(one, other)) - 2; y <= Math.max(one, other) + 2; y++) {
      if ((column + y) % 2 !== 0) continue;
      const cell = column * stride + y;
      if (crosses(startX - x, -y, endX - x, dy - y)) crossed.push({ cell, along: scalar(dx, dy, x - startX, y) });
      if (!isAlongSides) continue;
      for (const side of [1, 2, 3]) {
        const a = TO_CORNER[(side + 4) % 6] as Point;
        const b = TO_CORNER[(side + 5) % 6] as Point;
        const next = TO_NEIGHBOUR[side] as Point;
        if (runsAlong(startX, 0, endX, dy, x + a.x, y + a.y, x + b.x, y + b.y)) seams.push(cell, cell + (next.x / 3) * stride + next.y);
      }
    }
  }
  // A hexagon is all that is nearer to its centre than to any other, so a line meets them in the order of their centres along it.
  return [crossed.length, seams.length / 2, ...crossed.sort((a, b) => a.along - b.along).map(({ cell }) => cell), ...seams];
}
const originOf = (field: HexField, from: Point): number => cellAt(field.stride, from.x + (ANCHORS[kindOf(from.x)] as number), from.y);

export interface Line {
  /** The hexagons of the field whose interior the segment crosses, in its order. */
  readonly crossed: readonly number[];
  /** The pairs of hexagons along whose common side a part of it runs. */
  readonly seams: readonly (readonly [number, number])[];
}
/** What a segment between two points of the lattice meets in the field. Touching a corner, or a side at the edge of the field, is not meeting. */
export function lineBetween(field: HexField, from: Point, to: Point): Line {
  const start = traceOf(field, from, to);
  const { pool } = field.traces;
  const origin = originOf(field, from);
  const hexOf = (at: number): number => field.cells[origin + (pool[at] as number)] ?? -1;
  const end = start + 2 + (pool[start] as number);
  const crossed: number[] = [];
  for (let at = start + 2; at < end; at++) if (hexOf(at) !== -1) crossed.push(hexOf(at));
  const seams: [number, number][] = [];
  for (let pair = 0; pair < (pool[start + 1] as number); pair++) {
    const [a, b] = [hexOf(end + 2 * pair), hexOf(end + 2 * pair + 1)];
    if (a !== -1 && b !== -1) seams.push([a, b]);
  }
  return { crossed, seams };
}
/** Whether a segment crosses a hexagon that `stops`, or runs along the common side of two such hexagons. */
export function isStopped(field: HexField, from: Point, to: Point, stops: Uint8Array): boolean {
  const start = traceOf(field, from, to);
  const { pool } = field.traces;
  const { cells } = field;
  const origin = originOf(field, from);
  let at = start + 2;
  for (const end = at + (pool[start] as number); at < end; at++)
    if (stops[cells[origin + (pool[at] as number)] as number] === 1) return true;
  for (const end = at + 2 * (pool[start + 1] as number); at < end; at += 2)
    if (stops[cells[origin + (pool[at] as number)] as number] === 1 && stops[cells[origin + (pool[at + 1] as number)] as number] === 1)
      return true;
  return false;
}
/** Where a segment that crosses a hexagon enters it. Rounded, so for drawing only. */
export function entryInto(from: Point, to: Point, centre: Point): Point {
  let enters = 0;
  for (const strip of [
    [0, 1, 1],
    [1, 1, 2],
    [1, -1, 2],
  ] as const) {
    const [a, b, width] = strip;
    const start = a * (from.x - centre.x) + b * (from.y - centre.y);
    const slope = a * (to.x - from.x) + b * (to.y - from.y);
    if (slope !== 0) enters = Math.max(enters, (-Math.sign(slope) * width - start) / slope);
  }
  return { x: from.x + enters * (to.x - from.x), y: from.y + enters * (to.y - from.y) };
}
