// Maintenance of the active player, in its order: collecting, wages, dismissal, feeding, market, reactivation. ROM-11

import type { Rules, Seat } from '@tabularium/kernel';
import { type Resource } from '../../content/kinds.ts';
import { playerOf, unitAt } from '../../table/names.ts';
import { type Owner, type Referee, type Table } from '../../table/table.ts';
import { pause } from '../ending/leaving.ts';
import { storesOf } from '../land/hexes.ts';
import { unitsOf } from '../people/units.ts';
import { updateMarket } from '../works/market.ts';
import { feed, settleHunger } from './feeding.ts';
import { dismissMercenaries, payWages, reckonWages, sufferUnpaid } from './wages.ts';

/** Resumes at the current phase. */
export function* maintenance(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (table.turn.phase !== 'end') {
    yield* pause(table, ref);
    yield* maintenanceStep(table, ref, seat);
  }
}
function* maintenanceStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { turn } = table;
  switch (turn.phase) {
    case 'collect':
      collectAll(table, ref, seat);
      turn.phase = 'wages';
      return;
    case 'wages':
      yield* ref.within({ at: 'wages' }, wages(table, ref, seat));
      turn.phase = 'unpaid';
      return;
    case 'unpaid':
      yield* ref.within({ at: 'wages' }, sufferUnpaid(table, ref, seat));
      turn.phase = 'dismiss';
      return;
    case 'dismiss':
      yield* ref.within({ at: 'dismissal' }, dismissMercenaries(table, ref, seat));
      turn.phase = 'feed';
      return;
    case 'feed':
      yield* ref.within({ at: 'feeding' }, feed(table, ref, seat));
      turn.phase = 'hunger';
      return;
    case 'hunger':
      yield* ref.within({ at: 'feeding' }, settleHunger(table, ref, seat));
      turn.phase = 'market';
      return;
    default:
      updateMarket(table, ref);
      standUp(table, seat);
      turn.phase = 'end';
  }
}

/** The active player takes the contents of every warehouse on the map. ROM-11.1 */
function collectAll(table: Table, ref: Referee, seat: Seat): void {
  const { stock } = playerOf(table, seat);
  const cubes: Partial<Record<Resource, number>> = {};
  for (const hex of table.hexes)
    for (const store of storesOf(hex)) {
      if (store.type === undefined) continue;
      stock[store.type] += store.cubes;
      cubes[store.type] = (cubes[store.type] ?? 0) + store.cubes;
      store.type = undefined;
      store.cubes = 0;
    }
  if (Object.keys(cubes).length > 0) ref.tell({ kind: 'emptied', rule: 'ROM-11.1', seat, cubes });
}
/** The amount due is worked out once; if some is due already, a payment is being resumed. ROM-11.2 */
function* wages(table: Table, ref: Referee, seat: Seat): Rules<void> {
  if (table.turn.due === 0) yield* reckonWages(table, ref, seat);
  yield* payWages(table, ref, seat);
}
/** ROM-11.18 */
function standUp(table: Table, owner: Owner): void {
  for (const id of unitsOf(table, owner)) unitAt(table, id).lying = undefined;
}
