// The best total that a defender can count on. BAT-12.7, BAT-12.8
import type { Pool } from '../../content/kinds.ts';
import type { BattaliaView, BattleView, PlayerView } from '../../table/view.ts';
import { fits } from './bonus.ts';
import { faceOf, freshUses } from './face.ts';

export interface Best {
  readonly total: number;
  /** An amulet may make it more. */
  readonly isOpen: boolean;
}
/** Everything from hand, ambush and tents, or only what keeps the bonus of all heroes there, whichever is more; each title adds a rank. */
export function bestDefence(view: BattaliaView, battle: BattleView, me: PlayerView): Best {
  const cards = [...(me.hand.cards ?? []), ...(me.ambush.cards ?? []), ...me.tents.flatMap((tent) => tent.cards)];
  const { lit } = view.oracle;
  const strength = (pools: readonly Pool[]): number => pools.reduce((sum, card) => sum + faceOf(card).defence * freshUses(card, lit), 0);
  const usesOf = (kind: string): number =>
    cards.filter((card) => faceOf(card).kind === kind).reduce((sum, card) => sum + freshUses(card, lit), 0);
  const heroes = me.heroes.filter((at) => at === battle.at).length;
  const pure = strength(cards.filter((card) => fits(card, me.faction)));
  const titles = usesOf('title');
  const total = battle.defence.total + Math.max(strength(cards), pure > 0 ? pure + heroes : 0) + titles;
  return { total, isOpen: usesOf('amulet') > 0 };
}
