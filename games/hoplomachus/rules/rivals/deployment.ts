// How rivals come into combat. HOP-11.2
import type { Rules } from '@tabularium/kernel';
import { hexName, hexOf, unitAt, unitName } from '../../table/names.ts';
import type { Hex, Referee, Table, UnitId } from '../../table/table.ts';
import { isAvailable } from '../arena/hexes.ts';
import { enterCombat } from '../arena/standing.ts';
import { whyNotPaid } from '../units/health.ts';
import { players } from '../units/seats.ts';
import { chipsIn, isInCombat, levelOf, troopOfKind } from '../units/units.ts';
import { moveRival } from './movement.ts';

/** The players choose an available hex. Without one, or without enough chips, nothing happens. The unit is dazed until the turn ends. HOP-10.7, HOP-11.2, HOP-14.15 */
export function* deployRival(table: Table, ref: Referee, id: UnitId, hexes: readonly Hex[], rule: string): Rules<void> {
  const unit = unitAt(table, id);
  const open = hexes.filter((hex) => isAvailable(table, unit, hex));
  const why = whyNotPaid(table, unit) !== null ? 'noChips' : open.length === 0 ? 'noHex' : null; // HOP-10.7, HOP-11.2
  if (why !== null) return ref.tell({ kind: 'notDeployed', rule, unit: unit.name, why });
  const { at } = yield* ref.choose(players(table), {
    rule,
    ask: 'rivalAt',
    options: () => open.map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ unit: unitName(table, id) }),
    shown: () => ({ unit: unitName(table, id) }),
  });
  enterCombat(table, ref, id, hexOf(table.terms.arena, at));
  yield* rivalVanguard(table, ref, id);
}
/** Rivals must use their Vanguard. HOP-19.16 */
function* rivalVanguard(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const hexes = levelOf(table, unitAt(table, id), 'vanguard');
  if (hexes > 0 && isInCombat(unitAt(table, id))) yield* moveRival(table, ref, id, { hexes }, 'vanguard', 'HOP-19.16');
}
/** A random unit from the bag; one that cannot be deployed goes back. HOP-13.13 */
export function* deployFromBag(table: Table, ref: Referee, hexes: readonly Hex[], rule: string): Rules<void> {
  const bag = chipsIn(table, troopOfKind(table, 'arena'), 'bag');
  if (bag.length > 0) yield* deployRival(table, ref, ref.draw(bag), hexes, rule);
  else ref.tell({ kind: 'notDeployed', rule, unit: null, why: 'nobodyWaits' });
}
