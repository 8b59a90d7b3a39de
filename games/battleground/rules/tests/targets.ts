// What attacks and abilities can be aimed at: range, interruptions, the area around a target.
import type { WeaponDef } from '../../content/kinds.ts';
import { levelOf } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import { type Facing, type FigureId, NONE, type Table } from '../../table/table.ts';
import { facingHex, facingsTowardFigure } from '../field/arcs.ts';
import { type Gap, gapOfBases, hexesOfBases, inchesOf, isWithin } from '../field/distance.ts';
import { hasSight } from '../field/sight.ts';
import { footprintOf } from '../figures/figures.ts';
import { frameOf, isInPlay } from '../figures/frames.ts';
import { rangeOf } from '../figures/traits.ts';

/** An interrupting figure can aim at no other enemy than the interrupted one. MOB-7.23 */
export function isBarredByInterruption(table: Table, id: FigureId, enemy: FigureId): boolean {
  const frame = frameOf(table);
  return frame !== undefined && frame.figure === id && frame.against !== NONE && frame.against !== enemy;
}
/** The facings toward a target from which it is in range. MOB-6.42, MOB-7.113 */
export function fittingFacings(table: Table, id: FigureId, weapon: WeaponDef, target: FigureId): Facing[] {
  const facings = facingsTowardFigure(table, id, target);
  if (weapon.type === 'melee') return facings;
  const range = rangeOf(table, id, weapon);
  return facings.filter((facing) => isWithin(gapFrom(table, id, facing, target), range));
}
const gapFrom = (table: Table, id: FigureId, facing: Facing, target: FigureId): Gap =>
  gapOfBases([facingHex(figureAt(table, id), facing)], footprintOf(table, target));
/** Rounded up, so that what is out of range never reads as within it. MOB-6.42 */
export function inchesTo(table: Table, id: FigureId, target: FigureId): number {
  const gaps = facingsTowardFigure(table, id, target).map((facing) => gapFrom(table, id, facing, target));
  return Math.ceil(10 * inchesOf(Math.min(...gaps))) / 10;
}
/** All figures but the attacker that are within the area, on the initial target's level and in its sight. MOB-7.40, MOB-7.41, MOB-7.42, MOB-7.119 */
export function additionalTargets(table: Table, attacker: FigureId, initial: FigureId, { special }: WeaponDef): FigureId[] {
  const { area = 0 } = special;
  const [base, level] = [footprintOf(table, initial), levelOf(figureAt(table, initial).at)];
  return [...table.figures.keys()].filter((id) => {
    if (id === attacker || id === initial || !isInPlay(figureAt(table, id)) || levelOf(figureAt(table, id).at) !== level) return false;
    return hexesOfBases(base, footprintOf(table, id)) <= area && hasSight(table, initial, id);
  });
}
