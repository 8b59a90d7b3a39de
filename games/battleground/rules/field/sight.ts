// Line of sight: from one corner of the viewer's hex to two corners of the viewed one. Only terrain matters, so it is worked out once per map. MOB-8.9
import { centreOf, entryInto, isStopped, lineBetween, type Point } from '@tabularium/geometry';
import { BESIDE, FIELD, HEXES, type Hex, hexOf, levelOf, POSITIONS, type Position } from '../../content/places.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { footprintOf } from '../figures/figures.ts';
import { type Terrain, terrainOf } from './terrain.ts';

const CORNERS: readonly Point[] = Array.from(FIELD.cornerXs, (x, corner) => ({ x, y: FIELD.cornerYs[corner] as number }));
const cornerNumber = (hex: Hex, corner: number): number => FIELD.corners[hex * 6 + corner] as number;

/** What the cache knows about a line, or about what a viewer sees. */
const [UNKNOWN, FREE, STOPPED] = [0, 1, 2] as const;
const rowOf = (rows: (Uint8Array | undefined)[], from: number, length: number): Uint8Array => {
  rows[from] ??= new Uint8Array(length);
  return rows[from];
};
/** A viewer on one position sees another. Not symmetric. MOB-6.44, MOB-8.10 */
export const sees = (table: Table, from: Position, to: Position): boolean => isSeen(terrainOf(table), from, to);
function isSeen(terrain: Terrain, from: Position, to: Position): boolean {
  const row = rowOf(terrain.cache.seen, from, POSITIONS);
  if (row[to] === UNKNOWN) row[to] = canSee(terrain, from, to) ? FREE : STOPPED;
  return row[to] === FREE;
}
/** By position: 1 if a viewer on `from` sees it. */
export function seenFrom(terrain: Terrain, from: Position): Uint8Array {
  const { seenWhole } = terrain.cache;
  seenWhole[from] ??= Uint8Array.from({ length: POSITIONS }, (_, to) =>
    (to < HEXES || terrain.standable[to] === 1) && isSeen(terrain, from, to) ? 1 : 0,
  );
  return seenWhole[from];
}
/** Some hex of one base sees some hex of the other. MOB-7.115 */
export function basesSee(table: Table, from: readonly Position[], to: readonly Position[]): boolean {
  const terrain = terrainOf(table);
  for (const viewer of from) for (const viewed of to) if (isSeen(terrain, viewer, viewed)) return true;
  return false;
}
/** A figure has line of sight to another. MOB-6.44 */
export const hasSight = (table: Table, viewer: FigureId, target: FigureId): boolean =>
  basesSee(table, footprintOf(table, viewer), footprintOf(table, target));

function canSee(terrain: Terrain, from: Position, to: Position): boolean {
  if (isUnderOwnPlatform(terrain, from, to)) return false; // MOB-6.48
  const stops = blockers(terrain, from, to);
  if (stops === null) return true;
  const [viewer, viewed] = [hexOf(from), hexOf(to)];
  for (let corner = 0; corner < 6; corner++) if (freeLines(terrain, stops, cornerNumber(viewer, corner), viewed) !== undefined) return true;
  return false;
}
const cornerAt = (corner: number): Point => CORNERS[corner] as Point;
/** From a platform nothing directly below it is seen, nor the other way round. MOB-6.48 */
function isUnderOwnPlatform({ platform }: Terrain, from: Position, to: Position): boolean {
  return levelOf(from) !== levelOf(to) && platform[hexOf(from)] !== 0 && platform[hexOf(from)] === platform[hexOf(to)];
}
/** The high obstacles that block: on one level all of them, between levels only those beside the lower position. Null if there are none. */
function blockers(terrain: Terrain, from: Position, to: Position): Uint8Array | null {
  if (levelOf(from) === levelOf(to)) return terrain.high; // MOB-6.45
  const lower = levelOf(from) === 0 ? from : to; // MOB-6.46, MOB-6.47
  let stops: Uint8Array | null = null;
  for (let side = 0; side < 6; side++) {
    const hex = BESIDE[lower * 6 + side] as Hex; // MOB-8.11
    if (hex === NONE || terrain.high[hex] === 0) continue;
    stops ??= new Uint8Array(HEXES);
    stops[hex] = 1;
  }
  return stops;
}
/** Two corners of a hex with free lines from this corner, not on one line with it, or nothing. MOB-8.7, MOB-8.8, MOB-8.9 */
function freeLines(terrain: Terrain, stops: Uint8Array, from: number, viewed: Hex): readonly [number, number] | undefined {
  const areAll = stops === terrain.high;
  let first = NONE;
  for (let corner = 0; corner < 6; corner++) {
    const to = cornerNumber(viewed, corner);
    if (to === from) continue;
    if (areAll ? !isFree(terrain, from, to) : isStopped(FIELD, cornerAt(from), cornerAt(to), stops)) continue;
    if (first === NONE) first = to;
    else if (!areOnOneLine(from, first, to)) return [first, to]; // if it is, the next free corner is not: no three corners of a hex lie on a line
  }
  return undefined;
}
function areOnOneLine(a: number, b: number, c: number): boolean {
  const [p, q, r] = [cornerAt(a), cornerAt(b), cornerAt(c)];
  return (q.x - p.x) * (r.y - p.y) === (q.y - p.y) * (r.x - p.x);
}
/** Whether the line between two corners is free when all high obstacles block. It is the same from both ends. */
function isFree(terrain: Terrain, a: number, b: number): boolean {
  const [from, to] = a < b ? [a, b] : [b, a];
  const row = rowOf(terrain.cache.freeLines, from, CORNERS.length);
  if (row[to] === UNKNOWN) row[to] = isStopped(FIELD, cornerAt(from), cornerAt(to), terrain.high) ? STOPPED : FREE;
  return row[to] === FREE;
}

// ---- lines to draw

export interface SightLine {
  readonly from: Point;
  readonly to: Point;
  /** Where the line is stopped, and by what; null if it is free. */
  readonly stop: { readonly at: Point; readonly by: readonly Hex[] } | null;
}
/** The two lines of sight. Without sight, two lines from the corner with the most free ones; between a platform and the ground below it, none. */
export const sightLines = (table: Table, from: Position, to: Position): SightLine[] => sightLinesOn(terrainOf(table), from, to);
/** The same for terrain without a table. */
export function sightLinesOn(terrain: Terrain, from: Position, to: Position): SightLine[] {
  if (isUnderOwnPlatform(terrain, from, to)) return [];
  const stops = blockers(terrain, from, to) ?? new Uint8Array(HEXES);
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => cornerNumber(hexOf(from), corner));
  for (const corner of corners) {
    const pair = freeLines(terrain, stops, corner, hexOf(to));
    if (pair !== undefined) return pair.map((end) => lineOf(stops, corner, end));
  }
  const lines = corners.map((corner) =>
    [0, 1, 2, 3, 4, 5]
      .map((end) => cornerNumber(hexOf(to), end))
      .filter((end) => end !== corner)
      .map((end) => lineOf(stops, corner, end))
      .sort((a, b) => Number(a.stop !== null) - Number(b.stop !== null)),
  );
  const count = (some: readonly SightLine[]): number => some.filter(({ stop }) => stop === null).length;
  return (lines.sort((a, b) => count(b) - count(a))[0] as SightLine[]).slice(0, 2);
}
function lineOf(stops: Uint8Array, corner: number, end: number): SightLine {
  const [from, to] = [cornerAt(corner), cornerAt(end)];
  const { crossed, seams } = lineBetween(FIELD, from, to);
  const hit = crossed.find((hex) => stops[hex] === 1);
  if (hit !== undefined) return { from, to, stop: { at: entryInto(from, to, centreOf(FIELD, hit)), by: [hit] } };
  const seam = seams.find((pair) => pair.every((hex) => stops[hex] === 1));
  if (seam === undefined) return { from, to, stop: null };
  const middle = seam.map((hex) => centreOf(FIELD, hex)).reduce((a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
  return { from, to, stop: { at: middle, by: seam } };
}
/** The same between two figures: between hexes that see each other, if there are any. MOB-7.115 */
export function sightLinesOf(table: Table, viewer: FigureId, target: FigureId): SightLine[] {
  const pairs = footprintOf(table, viewer).flatMap((from) => footprintOf(table, target).map((to) => [from, to] as const));
  const best = pairs.find(([from, to]) => sees(table, from, to)) ?? pairs[0];
  return best === undefined ? [] : sightLines(table, ...best);
}
