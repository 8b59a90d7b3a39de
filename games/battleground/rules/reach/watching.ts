// When a figure in overwatch interrupts: sight, front arc, and what it can reach. MOB-6.58 to MOB-6.61
import { weaponOf } from '../../content/find.ts';
import type { Position } from '../../content/places.ts';
import { FOOTPRINTS, type Place } from '../../content/places.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Table } from '../../table/table.ts';
import { isBefore } from '../field/arcs.ts';
import { gapOfBases, isWithin } from '../field/distance.ts';
import { basesSee } from '../field/sight.ts';
import { areBasesAdjacent, footprintOf, placeOfFigure } from '../figures/figures.ts';
import { movesAsJump, rangeOf } from '../figures/traits.ts';
import { canComeBeside } from './reach.ts';
import { speedOf } from './speed.ts';

/** Tokens aside, the conditions of overwatch hold for an enemy that ends its movement on this place. MOB-6.58 */
export function wouldInterrupt(
  table: Table,
  watcher: FigureId,
  mover: FigureId,
  at: Place = placeOfFigure(figureAt(table, mover)),
): boolean {
  const [own, base] = [footprintOf(table, watcher), FOOTPRINTS[at] as readonly Position[]];
  if (!basesSee(table, own, base) || !isBefore(table, watcher, base)) return false; // MOB-6.58
  return isInRange(table, watcher, base) || couldEngage(table, watcher, mover, at);
}
/** The enemy is within range of a weapon that the watcher carries, usable or not. Spells for allies do not count. MOB-6.61 */
function isInRange(table: Table, watcher: FigureId, base: readonly Position[]): boolean {
  const gap = gapOfBases(footprintOf(table, watcher), base); // MOB-7.119
  return figureAt(table, watcher).weapons.some((card) => {
    const weapon = weaponOf(table.content, card);
    return (
      weapon !== undefined && weapon.type !== 'melee' && weapon.special.heals !== true && isWithin(gap, rangeOf(table, watcher, weapon))
    );
  });
}
/** The watcher is engaged with the enemy, or the Move that an interruption would allow can end beside it. MOB-6.61, MOB-7.24 */
function couldEngage(table: Table, watcher: FigureId, mover: FigureId, at: Place): boolean {
  if (areBasesAdjacent(footprintOf(table, watcher), FOOTPRINTS[at] as readonly Position[])) return true;
  const { focus: focused } = figureAt(table, watcher);
  const aim = { toward: mover, inSightOf: mover, imagine: { figure: mover, place: at } };
  if (canComeBeside(table, watcher, { ...aim, by: 'foot', points: speedOf(table, watcher, { focused, asJump: false }) })) return true;
  return (
    movesAsJump(table, watcher) &&
    canComeBeside(table, watcher, { ...aim, by: 'air', points: speedOf(table, watcher, { focused, asJump: true }) })
  );
}
