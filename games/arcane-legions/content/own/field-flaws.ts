// What can be wrong with the battlefields of a content: a match of every mode must find one. ARC-18.11
import { flaw } from '@tabularium/parts/own';
import { setup } from '../../schema.ts';
import type { Content } from '../index.ts';
import type { BattlefieldDef, PlacedPiece, ZoneDef } from '../kinds.ts';
import { FORMATION_LENGTH, VARIANTS } from '../tables.ts';
import type { Flaw } from './sentences.ts';

const SEATS = [...new Set(setup.modes.flatMap(({ seats }) => seats))];
const SPECIAL: readonly string[] = [VARIANTS.kingOfTheHill.battlefield, VARIANTS.deathBeforeDishonor.battlefield];

/** The first one is the standard table, on which players lay terrain themselves. */
export function missingFields({ battlefields }: Pick<Content, 'battlefields'>): Flaw[] {
  const open = battlefields.filter(({ id }) => !SPECIAL.includes(id));
  return [
    ...Object.values(VARIANTS).flatMap(({ battlefield }) =>
      battlefields.some(({ id, seats }) => id === battlefield && seats.includes(2)) ? [] : [flaw([], 'noBattlefield', { battlefield })],
    ),
    ...SEATS.flatMap((seats) => (open.some((field) => field.seats.includes(seats)) ? [] : [flaw([], 'noFieldFor', { seats })])),
    ...(battlefields[0]?.seats.includes(2) ? [] : [flaw([0], 'noFieldFor', { seats: 2 })]),
  ];
}
export function fieldFlaws(field: BattlefieldDef): Flaw[] {
  const { seats, zones, pieces } = field;
  const most = Math.max(...seats);
  return [
    ...(zones.length < most ? [flaw(['zones'], 'zonesShort', { count: zones.length, seats: most })] : []),
    ...zones.flatMap((zone, i) => (isZone(zone, field) ? [] : [flaw(['zones', i], 'badZone')])),
    ...pieces.flatMap((piece, i) => (isPlaced(piece, field) ? [] : [flaw(['pieces', i], 'badPlace')])),
  ];
}
/** Along its edge, and one formation deep. ARC-2.17 */
function isZone({ x, y, heading }: ZoneDef, { width, depth }: BattlefieldDef): boolean {
  const [across, along] = heading % 4 === 0 ? [y, x] : [x, y];
  const isInside = (range: readonly [number, number], end: number): boolean => 0 <= range[0] && range[0] < range[1] && range[1] <= end;
  return isInside(x, width) && isInside(y, depth) && across[1] - across[0] === FORMATION_LENGTH && along[1] - along[0] >= FORMATION_LENGTH;
}
const isHalf = (length: unknown, end: number): boolean =>
  typeof length === 'number' && Number.isInteger(2 * length) && 0 <= length && length <= end;
const isPlaced = ({ x, y }: PlacedPiece, { width, depth }: BattlefieldDef): boolean => isHalf(x, width) && isHalf(y, depth);
