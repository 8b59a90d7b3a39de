// Livelier than random players, without looking at the table: they rarely pass, and prefer attacks to Moves.
import { type Decision, type Dice, type Pick, randomPick } from '@tabularium/kernel';
import type { BattlegroundKit } from '../../table/table.ts';

const DEEDS: readonly string[] = ['attack', 'ability', 'use'];

export function lively(decision: Decision<BattlegroundKit>, dice: Dice): Pick {
  const { options, pass, some } = decision;
  const any = randomPick(decision, options.length, dice);
  switch (decision.ask) {
    case 'action': {
      const deeds = decision.options.flatMap((option, number) => (DEEDS.includes(option.do) ? [number] : []));
      return deeds.length > 0 && dice.below(2) === 0 ? (deeds[dice.below(deeds.length)] as number) : any;
    }
    default:
      return pass && !some && options.length > 0 && dice.below(6) > 0 ? dice.below(options.length) : any;
  }
}
