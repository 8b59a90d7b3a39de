// What can be wrong with the battlefields of a content: every mode needs one. ARC-18.11
import { flaw } from '@tabularium/parts/own-content';
import type { Content } from '../index.ts';
import type { BattlefieldDef, PlacedPiece, ZoneDef } from '../kinds.ts';
import { ALL_SEATS, FIRST_BATTLE, FORMATION_LENGTH, VARIANT_FIELDS, VARIANTS } from '../tables.ts';
import { canLie, type Ground, isOnTable, pieceAt } from '../terrain.ts';
import type { Flaw } from './sentences.ts';

export function missingFields({ battlefields }: Pick<Content, 'battlefields'>): Flaw[] {
  const open = battlefields.filter(({ id }) => !VARIANT_FIELDS.includes(id));
  return [
    ...[FIRST_BATTLE, ...Object.values(VARIANTS)].flatMap(({ battlefield }) =>
      battlefields.some(({ id, seats }) => id === battlefield && seats.includes(2)) ? [] : [flaw([], 'noBattlefield', { battlefield })],
    ),
    ...ALL_SEATS.flatMap((seats) => (open.some((field) => field.seats.includes(seats)) ? [] : [flaw([], 'noFieldFor', { seats })])),
  ];
}
export function fieldFlaws(field: BattlefieldDef): Flaw[] {
  const { seats, zones, pieces } = field;
  const most = Math.max(...seats);
  return [
    ...(zones.length < most ? [flaw(['zones'], 'zonesShort', { count: zones.length, seats: most })] : []),
    ...zones.flatMap((zone, i) => zoneFlaws(field, zone, i)),
    ...pieceFlaws(field, pieces),
  ];
}
function zoneFlaws(field: BattlefieldDef, zone: ZoneDef, i: number): Flaw[] {
  if (!isZone(zone, field)) return [flaw(['zones', i], 'badZone')];
  return field.zones.slice(0, i).some((other) => doMeet(zone, other)) ? [flaw(['zones', i], 'zonesMeet')] : [];
}
type Range = readonly [number, number];
/** Along its edge, and one formation deep. ARC-2.17 */
function isZone({ x, y, heading }: ZoneDef, { width, depth }: BattlefieldDef): boolean {
  const [across, along, side] = heading % 4 === 0 ? [y, x, depth] : [x, y, width];
  const isInside = (range: Range, end: number): boolean =>
    range.every((one) => isHalf(one)) && 0 <= range[0] && range[0] < range[1] && range[1] <= end;
  const isAtEdge = heading === 0 || heading === 2 ? across[0] === 0 : across[1] === side;
  return (
    isInside(x, width) &&
    isInside(y, depth) &&
    isAtEdge &&
    across[1] - across[0] === FORMATION_LENGTH &&
    along[1] - along[0] >= FORMATION_LENGTH
  );
}
const doMeet = (a: ZoneDef, b: ZoneDef): boolean => {
  const isShared = (one: Range, other: Range): boolean => one[0] < other[1] && other[0] < one[1];
  return isShared(a.x, b.x) && isShared(a.y, b.y);
};
const isHalf = (length: unknown): length is number => typeof length === 'number' && Number.isInteger(2 * length);
/** Every piece lies on the table; terrain keeps its distance from zones and other terrain, and off objectives. ARC-2.11 */
function pieceFlaws(field: BattlefieldDef, pieces: readonly PlacedPiece[]): Flaw[] {
  let ground: Ground = { field, pieces: [] };
  const objectivesFirst = [...pieces.entries()].toSorted(
    ([, a], [, b]) => Number(b.piece === 'objective') - Number(a.piece === 'objective'),
  );
  return objectivesFirst.flatMap(([i, { piece, x, y, heading }]): Flaw[] => {
    const isThere = isHalf(x) && isHalf(y) && isOnTable(ground, piece, { x, y }, heading);
    if (!isThere) return [flaw(['pieces', i], 'badPlace')];
    const isClear = piece === 'objective' || canLie(ground, piece, { x, y }, heading);
    ground = { field, pieces: [...ground.pieces, pieceAt(piece, { x, y }, heading)] };
    return isClear ? [] : [flaw(['pieces', i], 'tooNear')];
  });
}
