// Fighting: as few cards as needed, and only as long as there is a chance.
import { poolOf } from '../content/pools.ts';
import { attackTotal, defenceTotal } from '../rules/battle/strength.ts';
import { poolOfLaid } from '../rules/cards/uses.ts';
import { cardOf } from '../rules/cards/zones.ts';
import type { Asks, BattlePlay } from '../table/asks.ts';
import type { Battle } from '../table/table.ts';
import { keepsBonus, lineOf, strengthOf, strongest, worthOf } from './cards.ts';
import type { Thought } from './thought.ts';

/** Below this a lost city is cheaper than the cards that would save it. */
const WORTH_DEFENDING = 2;

/** Adds the cheapest card that is enough, or the strongest that keeps the line pure; declares as soon as it can. */
export function playInBattle(thought: Thought, battle: Battle, options: readonly BattlePlay[]): readonly number[] {
  const { table, me, favourite } = thought;
  const attacks = battle.attacker === thought.seat;
  const side = attacks ? 'attack' : 'defence';
  const ahead = attackTotal(table, battle) - defenceTotal(table, battle);
  const needed = attacks ? 1 - ahead : ahead;
  const heroes = attacks ? battle.attackHeroes : battle.defendHeroes;
  const line = me.laid.filter((laid) => laid.line > 0);
  const isPure = line.every((laid) => keepsBonus(poolOfLaid(table, laid), me.faction));
  const joining = isPure && options.some((option) => option.do === 'join') ? 1 : 0;
  const hand = lineOf(
    options.flatMap((option) => (option.do === 'add' ? [poolOf(option.card)] : [])),
    me.faction,
    side,
  );
  const canReach = (joined: number): boolean => Math.max(strongest(hand, heroes + joined), line.length > 0 ? joined : 0) >= needed;
  const hopeless = !canReach(joining);
  return options.map((option) => {
    switch (option.do) {
      case 'declare':
        return 100;
      case 'stop':
        return hopeless ? 90 : 0;
      case 'add': {
        const strength = strengthOf(option.card, side);
        const pure = keepsBonus(poolOf(option.card), me.faction);
        return strength >= needed && pure ? 60 - worthOf(option.card, favourite) : 20 + strength + (pure ? 10 : 0);
      }
      case 'join':
        return canReach(joining) && !canReach(0) ? 80 : -1;
      case 'dismantle':
        return 1;
      case 'ambush':
      case 'transform':
        return -1;
    }
  });
}

/** Reacts where the city is worth it and the hand can hold it; a hero runs if that is cheap. */
export function answerAttack({ me, table }: Thought, battle: Battle, options: readonly Asks['answer'][]): readonly number[] {
  const missing = attackTotal(table, battle) - defenceTotal(table, battle);
  const hand = [me.hand, me.ambush, ...me.tents.map(({ cards }) => cards)].flat();
  const line = lineOf(
    hand.map((card) => cardOf(table, card).pool),
    me.faction,
    'defence',
  );
  const holds = strongest(line, 0) >= missing;
  const precious = battle.target === 'hero' || (table.levels[battle.at] as number) >= WORTH_DEFENDING;
  return options.map((option) => {
    switch (option.do) {
      case 'react':
        return holds && precious ? 3 : 0;
      case 'retreat':
        return holds ? 1 : 2;
      case 'surrender':
        return 1;
      case 'dismantle':
        return -1;
    }
  });
}
