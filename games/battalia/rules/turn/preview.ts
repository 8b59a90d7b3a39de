// What an action would cost and lead to. Worked out only when somebody points at it.
import type { Seat } from '@tabularium/kernel';
import { RIDE_STEPS } from '../../content/prices.ts';
import { cardsIn, type Recipe } from '../../content/recipes.ts';
import type { ActAbout, CostAbout, EffectAbout } from '../../table/about.ts';
import type { Action } from '../../table/asks.ts';
import { spaceName, spaceOf } from '../../table/names.ts';
import type { Table } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { potentialOf } from '../battle/attackable.ts';
import { baseOf, sum, terrainBonus } from '../battle/strength.ts';
import { paymentsOf, priceAt } from '../cards/payment.ts';
import { purseOf } from '../cards/uses.ts';
import { deckSize, SMALLEST_DECK } from '../cards/zones.ts';
import { flights, rideReach } from '../land/ways.ts';

export function aboutAction(table: Table, seat: Seat, action: Action): ActAbout {
  const need = priceAt(table, action);
  return { ...(need === undefined ? {} : costOf(table, seat, need)), ...effectOf(table, seat, action) };
}
/** The first payment is the plainest: the demanded cards before those that stand in for them. */
function costOf(table: Table, seat: Seat, need: Recipe): CostAbout {
  const payments = paymentsOf(table, seat, need);
  return { price: cardsIn(need), ways: payments.length, cheapest: payments[0]?.cards ?? [] };
}
function effectOf(table: Table, seat: Seat, action: Action): EffectAbout | undefined {
  switch (action.do) {
    case 'upgrade':
      return { level: (table.levels[spaceOf(action.at)] as number) + 1 };
    case 'ride':
      return { reach: rideReach(table, seat, spaceOf(action.from), RIDE_STEPS).map(({ at, cost }) => ({ at: spaceName(at), cost })) };
    case 'fly':
      return { reach: flights(table, spaceOf(action.from)).map((at) => ({ at: spaceName(at), cost: 0 })) };
    case 'ambush':
      return { deck: deckSize(playerOf(table, seat)), least: SMALLEST_DECK };
    case 'attack': {
      const at = spaceOf(action.at);
      const potential = potentialOf(table, seat, purseOf(table, seat), at);
      return {
        base: sum(baseOf(table, at, action.target, action.of ?? NOBODY)),
        start: sum(terrainBonus(table, at, seat)),
        potential: Number.isFinite(potential) ? potential : null, // with an amulet there is no bound
      };
    }
    default:
      return undefined;
  }
}
