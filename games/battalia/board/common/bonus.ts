// The totals of a battle with one more card, and the best total that a defender can reach. BAT-12.7, BAT-12.8
import type { Decision } from '@tabularium/kernel';
import type { Faction, Pool } from '../../content/kinds.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { BattaliaView, BattleView, PlayerView, SideView } from '../../table/view.ts';
import { faceOf, freshUses } from './face.ts';

export type SideName = 'attack' | 'defence';

/** Does a card in the line keep the hero bonus? Great artifacts do; a wild supply does not. BAT-9.4 */
export const keepsBonus = (card: Pool, hero: Faction | null): boolean => {
  const { family, faction } = faceOf(card);
  return family === 'great' || (faction !== null && faction === hero);
};
export const heroFaction = (view: BattaliaView, battle: BattleView, side: SideName): Faction | null => {
  const seat = side === 'attack' ? battle.attacker : battle.defender;
  return seat === null ? null : (view.players[seat]?.faction ?? null);
};
export type BonusState = 'none' | 'open' | 'held' | 'lost';
/** Whether the hero bonus counts (held), could still count (open) or is lost. */
export function bonusState({ heroes, line }: SideView, hero: Faction | null): BonusState {
  if (heroes === 0) return 'none';
  if (line.length === 0) return 'open';
  return line.every(({ as }) => keepsBonus(as, hero)) ? 'held' : 'lost';
}

/** The card that an option would add to the decider's line. */
export function addedBy(decision: Decision<BattaliaKit>, number: number): Pool | undefined {
  switch (decision.ask) {
    case 'opener':
      return decision.options[number]?.card;
    case 'attackPlay':
    case 'defendPlay': {
      const option = decision.options[number];
      return option?.do === 'add' ? option.card : undefined;
    }
    default:
      return undefined;
  }
}
export const sideOf = ({ ask }: Pick<Decision<BattaliaKit>, 'ask'>): SideName => (ask === 'defendPlay' ? 'defence' : 'attack');

/** Would the option cost its side the hero bonus? */
export function breaksBonus(decision: Decision<BattaliaKit>, number: number, view: BattaliaView): boolean {
  const card = addedBy(decision, number);
  if (card === undefined || view.battle === null) return false;
  const side = sideOf(decision);
  const hero = heroFaction(view, view.battle, side);
  const state = bonusState(view.battle[side], hero);
  return (state === 'open' || state === 'held') && !keepsBonus(card, hero);
}

/** The total of a side with one more card. A wild card is a weapon if it opens, otherwise a lord. BAT-12.20 */
export function totalWith(side: SideView, name: SideName, card: Pool, hero: Faction | null, opens: boolean): number {
  const face = faceOf(card);
  const strength = face.kind === 'wild' && opens ? 1 : face[name];
  const state = bonusState(side, hero);
  const change = keepsBonus(card, hero) ? (state === 'open' ? side.heroes : 0) : state === 'held' ? -side.heroes : 0;
  return side.total + strength + change;
}

export interface Best {
  readonly total: number;
  /** An amulet may make it more. */
  readonly isOpen: boolean;
}
/** All cards of hand, ambush and tents, or only those that keep the bonus of all heroes there, whichever is more. Each title adds a rank. */
export function bestDefence(view: BattaliaView, battle: BattleView, me: PlayerView): Best {
  const cards = [...(me.hand.cards ?? []), ...(me.ambush.cards ?? []), ...me.tents.flatMap((tent) => tent.cards)];
  const { lit } = view.oracle;
  const strength = (pools: readonly Pool[]): number => pools.reduce((sum, card) => sum + faceOf(card).defence * freshUses(card, lit), 0);
  const usesOf = (kind: string): number =>
    cards.filter((card) => faceOf(card).kind === kind).reduce((sum, card) => sum + freshUses(card, lit), 0);
  const heroes = me.heroes.filter((at) => at === battle.at).length;
  const pure = strength(cards.filter((card) => keepsBonus(card, me.faction)));
  const titles = usesOf('title');
  const total = battle.defence.total + Math.max(strength(cards), pure > 0 ? pure + heroes : 0) + titles;
  return { total, isOpen: usesOf('amulet') > 0 };
}
