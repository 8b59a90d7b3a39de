// Where players may lay objectives and other terrain. ARC-2.8 to ARC-2.12
import { type Heading, PIECES, type PieceKind } from '../../content/kinds.ts';
import { STEP, TOLERANCE } from '../../content/shapes.ts';
import { PLACING, pieces as pieceDefs } from '../../content/tables.ts';
import { categoryOf, pieceAt, roomFor, type Spot, tableSize } from '../../content/terrain.ts';
import type { Table } from '../../table/table.ts';

const EPSILON = TOLERANCE / STEP;

// ---- objectives. ARC-2.9, ARC-2.10

/** A place by the centre line: how far along it, and how far off it. */
interface LinePlace {
  readonly along: number;
  readonly off: number;
}
/** For two players the line runs from west to east, half way between them; for more, from south to north. */
const isForTwo = ({ players }: Table): boolean => players.length === 2;
const lineLength = (table: Table): number => (isForTwo(table) ? table.field.width : table.field.depth);
const lineAt = (table: Table): number => (isForTwo(table) ? table.field.depth : table.field.width) / 2;
const placeAt = (table: Table, { x, y }: Spot): LinePlace =>
  isForTwo(table) ? { along: x, off: y - lineAt(table) } : { along: y, off: x - lineAt(table) };
const spotAt = (table: Table, { along, off }: LinePlace): Spot =>
  isForTwo(table) ? { x: along, y: lineAt(table) + off } : { x: lineAt(table) + off, y: along };
const areApart = (a: LinePlace, b: LinePlace): boolean => {
  const gap = (one: number, other: number): number => Math.max(0, Math.abs(one - other) - 2); // from edge to edge
  return gap(a.along, b.along) ** 2 + gap(a.off, b.off) ** 2 >= (PLACING.objectivesApart - EPSILON) ** 2;
};
/** How many are still to be laid on each side of the line: equally many, and an odd one on the line. */
type Need = readonly { readonly side: number; readonly count: number }[];
function needOf({ players }: Table, laid: readonly LinePlace[]): Need {
  const of = (side: number): number => laid.filter(({ off }) => Math.sign(off) === side).length;
  const half = Math.floor(players.length / 2);
  return [
    { side: -1, count: half - of(-1) },
    { side: 0, count: (players.length % 2) - of(0) },
    { side: 1, count: half - of(1) },
  ];
}
/** Whether there is room for those still to be laid: tried one after another along the line, each as early and as far off as possible. */
function canAllLie(laid: readonly LinePlace[], need: Need, length: number, from = 1): boolean {
  if (need.every(({ count }) => count === 0)) return true;
  const farthest = Math.max(...PLACING.offLine);
  return need.some(({ side, count }, number) => {
    if (count <= 0) return false;
    for (let along = from; along <= length - 1; along++) {
      const place = { along, off: side * farthest };
      if (!laid.every((other) => areApart(place, other))) continue;
      const rest = need.map((one, n) => (n === number ? { ...one, count: one.count - 1 } : one));
      return canAllLie([...laid, place], rest, length, along);
    }
    return false;
  });
}
/** Spots that leave room for the others' objectives. */
export function objectiveSpots(table: Table): Spot[] {
  const laid = table.pieces.flatMap((piece) =>
    categoryOf(piece) === 'objective' ? [placeAt(table, { x: piece.x / STEP, y: piece.y / STEP })] : [],
  );
  const length = lineLength(table);
  const need = needOf(table, laid);
  const offs = [...PLACING.offLine, 0].filter((off) => need.some(({ side, count }) => side === Math.sign(off) && count > 0));
  const places = Array.from({ length: length - 1 }, (_, i) => offs.map((off): LinePlace => ({ along: i + 1, off }))).flat();
  return places
    .filter((place) => {
      if (!laid.every((other) => areApart(place, other))) return false;
      const rest = need.map((one) => (one.side === Math.sign(place.off) ? { ...one, count: one.count - 1 } : one));
      return canAllLie([...laid, place], rest, length);
    })
    .map((place) => spotAt(table, place));
}

// ---- other pieces. ARC-2.11, ARC-2.12

const halves = (length: number): number[] => Array.from({ length: length * 2 + 1 }, (_, i) => i / 2);
const headingOf = (degrees: number): Heading => (degrees / 45) as Heading; // PLACING.turns has no others, nor have maps
const halfColumns = (table: Table): number[] => halves(tableSize(table).width / STEP);
const halfRows = (table: Table): number[] => halves(tableSize(table).depth / STEP);
export const pieceKinds = (table: Table): PieceKind[] =>
  PIECES.filter((kind) => pieceDefs[kind].category !== 'objective' && PLACING.turns.some((degrees) => canBeTurned(table, kind, degrees)));
export const pieceTurns = (table: Table, kind: PieceKind): number[] => PLACING.turns.filter((degrees) => canBeTurned(table, kind, degrees));
/** There is a spot for it with this turn. */
function canBeTurned(table: Table, kind: PieceKind, degrees: number): boolean {
  const rows = halfRows(table);
  const hasRoom = roomFor(table, kind, headingOf(degrees));
  return halfColumns(table).some((x) => rows.some((y) => hasRoom({ x, y })));
}
export function pieceColumns(table: Table, kind: PieceKind, degrees: number): number[] {
  const hasRoom = roomFor(table, kind, headingOf(degrees));
  const rows = halfRows(table);
  return halfColumns(table).filter((x) => rows.some((y) => hasRoom({ x, y })));
}
export function pieceRows(table: Table, kind: PieceKind, degrees: number, x: number): number[] {
  const hasRoom = roomFor(table, kind, headingOf(degrees));
  return halfRows(table).filter((y) => hasRoom({ x, y }));
}
export function lay(table: Table, kind: PieceKind, spot: Spot, degrees = 0): void {
  table.pieces = [...table.pieces, pieceAt(kind, spot, headingOf(degrees))]; // a new list: see `terrainOf`
}
