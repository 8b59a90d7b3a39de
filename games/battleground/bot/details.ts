// The small choices inside an action: which statistic, how much mana, which direction.
import { best } from '@tabularium/parts/bot';
import { weaponOf } from '../content/find.ts';
import { positionOf } from '../content/place-names.ts';
import { besideOf } from '../content/places.ts';
import { FISTS } from '../content/weapons.ts';
import { facingHex } from '../rules/field/arcs.ts';
import { gapOfBases, isWithin } from '../rules/field/distance.ts';
import { footprintOf } from '../rules/figures/figures.ts';
import { statParts } from '../rules/figures/traits.ts';
import { shotAt } from '../rules/tests/aiming.ts';
import { attackPlan, defencePlan, sumOf } from '../rules/tests/plans.ts';
import type { Asks } from '../table/asks.ts';
import { facingOf, figureAt } from '../table/names.ts';
import { type FigureId, type Frame, NONE } from '../table/table.ts';
import { blowOf, netOf, netWorth, trialOf } from './blows.ts';
import { standWorth } from './spots.ts';
import { isFoe, isReady, type Thought } from './thought.ts';
import { manaCost, manaWorth } from './worth.ts';

const frameIn = ({ table }: Thought): Frame => table.frames.at(-1) as Frame; // only asked while one is open

/** Picks the statistic with more dice. */
export const chooseStat = ({ table }: Thought, options: readonly Asks['testStat'][], id: FigureId): number =>
  best(options, ({ stat }) => sumOf(statParts(table, id, stat)));
export function chooseStriking(thought: Thought, options: readonly Asks['strikeWith'][], target: FigureId): number {
  const frame = frameIn(thought);
  const from = facingHex(figureAt(thought.table, frame.figure));
  return best(options, ({ weapon }) => blowOf(thought, frame, weaponOf(thought.table.content, weapon) ?? FISTS, target, from).worth);
}
/** Whether more dice are worth more mana. */
export function choosePaid(thought: Thought, options: readonly Asks['payMore'][], card: string, target: FigureId): number {
  const { table } = thought;
  const frame = frameIn(thought);
  const weapon = weaponOf(table.content, card) ?? FISTS;
  return best(options, ({ mana }) => {
    const bought = mana > 0 ? [{ reason: 'paidMana', value: weapon.special.paidDice ?? 0 }] : [];
    const shot = shotAt(table, frame, weapon, target, { from: facingHex(figureAt(table, frame.figure)), next: frame.next, more: bought });
    const net = netOf(trialOf(attackPlan(table, shot)), trialOf(defencePlan(table, shot)));
    return netWorth(thought, frame.figure, weapon, target, net) - manaCost(thought, frame.figure, mana);
  });
}
/** Picks the hex with the most enemies nearby. */
export const chooseMarkerHex = ({ table, enemies }: Thought, options: readonly Asks['placeMarker'][], radius: number): number =>
  best(options, ({ at }) => enemies.filter((enemy) => isWithin(gapOfBases([positionOf(at)], footprintOf(table, enemy)), radius)).length);
/** Mana goes to the figure that can use it better. */
export const chooseShare = (thought: Thought, options: readonly Asks['shareMana'][], actor: FigureId, ally: FigureId): number =>
  best(options, ({ mana }) => {
    const [from, to] = mana > 0 ? [actor, ally] : [ally, actor];
    const amount = Math.abs(mana);
    return manaWorth(thought, to, amount) - manaCost(thought, from, amount);
  });
/** An ally that is still to act is better off with a focus token. */
export const chooseTactic = (thought: Thought, options: readonly Asks['tactician'][], ally: FigureId): number =>
  best(options, ({ choose }) => (choose === 'focus' ? (isReady(thought, ally) ? 2 : 1) : 1.5));
/** Of two equally good directions, picks the one that suits a figure of its own; for an enemy they are the same. */
export function choosePush(thought: Thought, options: readonly Asks['pushToward'][], id: FigureId): number {
  const { at } = figureAt(thought.table, id);
  return best(options, ({ facing }) => {
    const next = besideOf(at, facingOf(facing));
    return isFoe(thought, id) || next === NONE ? 0 : standWorth(thought, id, next);
  });
}
