// Livelier players than random ones, who do not look at the table: they rarely pass, and prefer fighting to moving.
import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import type { Order } from '../../table/asks.ts';
import type { ArcaneKit } from '../../table/table.ts';

const DEEDS: readonly Order['order'][] = ['melee', 'ranged', 'special'];

export function lively(decision: Decision<ArcaneKit>, dice: Dice): Pick {
  const { options, pass } = decision;
  const any = randomPick(decision, options.length, dice);
  switch (decision.ask) {
    case 'army': // the last one is to be built
      return dice.below(3) > 0 ? dice.below(options.length) : options.length - 1;
    case 'order': {
      const deeds = decision.options.flatMap(({ order }, number) => (DEEDS.includes(order) ? [number] : []));
      return deeds.length > 0 && dice.below(3) > 0 ? (deeds[dice.below(deeds.length)] as number) : any;
    }
    case 'regroup':
      return dice.below(3) === 0 ? options.length : any;
    default:
      return pass && options.length > 0 && dice.below(6) > 0 ? dice.below(options.length) : any;
  }
}
