// Fighting: as few cards as needed, and only as long as there is a chance.
import { best } from '@tabularium/parts/bot';
import type { Pool } from '../content/kinds.ts';
import type { Asks, BattlePlay } from '../table/asks.ts';
import { spaceOf } from '../table/names.ts';
import { bestLine, factionOf, strengthOf, worthOf } from './cards.ts';
import type { Thought } from './mind.ts';

/** Below this a lost city is cheaper than the cards that would save it. */
const WORTH_DEFENDING = 2;

/** Adds the cheapest card that is enough, or the strongest that keeps the line pure; declares as soon as it can. */
export function playInBattle({ view, me, favourite }: Thought, options: readonly BattlePlay[]): number {
  const { battle } = view;
  const side = battle?.attacker === me.seat ? 'attack' : 'defence';
  const own = battle?.[side].total ?? 0;
  const other = battle?.[side === 'attack' ? 'defence' : 'attack'].total ?? 0;
  const needed = other - own + (side === 'attack' ? 1 : 0);
  const { heroes, line } = battle?.[side] ?? { heroes: 0, line: [] };
  const joining = options.some((option) => option.do === 'join') && line.every(({ as }) => keepsBonus(as, me.faction)) ? 1 : 0;
  const canReach = (joined: number): boolean =>
    Math.max(bestFromHand(options, side, me.faction, heroes + joined), line.length > 0 ? joined : 0) >= needed;
  const hopeless = !canReach(joining);
  return best(options, (option) => {
    switch (option.do) {
      case 'declare':
        return 100;
      case 'stop':
        return hopeless ? 90 : 0;
      case 'add': {
        const strength = strengthOf(option.card, side);
        const pure = keepsBonus(option.card, me.faction);
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
const keepsBonus = (card: Pool, faction: Thought['me']['faction']): boolean => factionOf(card) === faction || factionOf(card) === undefined;
const bestFromHand = (
  options: readonly BattlePlay[],
  side: 'attack' | 'defence',
  faction: Thought['me']['faction'],
  heroes: number,
): number =>
  bestLine(
    options.flatMap((option): Pool[] => (option.do === 'add' ? [option.card] : [])),
    faction,
    heroes,
    side,
  );

/** Reacts where the city is worth it and the hand can hold it; a hero runs if that is cheap. */
export function answerAttack({ view, me, table }: Thought, options: readonly Asks['answer'][]): number {
  const { battle } = view;
  if (!battle) return 0;
  const missing = battle.attack.total - battle.defence.total;
  const hand = [...(me.hand.cards ?? []), ...(me.ambush.cards ?? []), ...me.tents.flatMap(({ cards }) => cards)];
  const holds = bestLine(hand, me.faction, 0, 'defence') >= missing;
  const precious = battle.target === 'hero' || (table.levels[spaceOf(battle.at)] ?? 0) >= WORTH_DEFENDING;
  return best(options, (option) => {
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
