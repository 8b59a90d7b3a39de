// An attacked hero may leave the field instead of fighting.
import type { Rules, Seat } from '@tabularium/kernel';
import { FORM_INDEX, formOfPool, poolCode, poolName, poolOf } from '../../content/pools.ts';
import type { Asks } from '../../table/asks.ts';
import { spaceName, spaceOf } from '../../table/names.ts';
import type { Battle, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { layFromHand } from '../cards/uses.ts';
import { countIn, poolsIn } from '../cards/zones.ts';
import { moveHero, retreatsOf } from '../land/ways.ts';

const SUPPLY = poolCode('supply', null);

/** Where the hero may go, and the supplies or the horse of the hand that pay for it. A lit horse goes no farther. BAT-12.33, BAT-12.35 */
function retreatOptions(table: Table, { at, attacker, defender }: Battle): Asks['retreatTo'][] {
  const { hand } = playerOf(table, defender);
  const supplies = countIn(table, hand, SUPPLY);
  const horses = poolsIn(table, hand).filter((pool) => formOfPool(pool) === FORM_INDEX.horse);
  const options: Asks['retreatTo'][] = [];
  for (const { at: space, price } of retreatsOf(table, defender, at, attacker)) {
    if (price <= supplies) options.push({ at: spaceName(space), cards: Array.from({ length: price }, () => 'supply') });
    if (price > 0) for (const pool of horses) options.push({ at: spaceName(space), cards: [poolName(pool)] });
  }
  return options;
}
/** Only a hero can retreat, and only as first answer. BAT-12.32 */
export const canRetreat = (table: Table, battle: Battle): boolean => battle.target === 'hero' && retreatOptions(table, battle).length > 0;

/** BAT-12.36 */
export function* retreat(table: Table, ref: Referee, seat: Seat, battle: Battle): Rules<void> {
  const { at, cards } = yield* ref.choose(seat, {
    rule: 'BAT-12.33',
    ask: 'retreatTo',
    options: () => retreatOptions(table, battle),
    private: true,
  });
  for (const card of cards) layFromHand(table, seat, poolOf(card)).uses = 0;
  if (cards.length > 0) ref.tell({ kind: 'paid', rule: 'BAT-12.33', seat, what: 'retreat', cards });
  moveHero(table, ref, seat, battle.at, spaceOf(at), 'retreat');
}
