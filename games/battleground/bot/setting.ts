// Before the first round: which zone to take, and where to place figures.
import type { Dice } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import { ROWS } from '../content/maps.ts';
import { placeOf, positionOf } from '../content/place-names.ts';
import { anchorOf, hexOf, type Position } from '../content/places.ts';
import { zoneOf } from '../rules/field/terrain.ts';
import { isStanding } from '../rules/figures/figures.ts';
import type { Asks } from '../table/asks.ts';
import { defOf, facingOf, figureAt, figureOf } from '../table/names.ts';
import { type FigureId, NONE } from '../table/table.ts';
import { stepsTo } from './distances.ts';
import type { Thought } from './thought.ts';

export const chooseZone = (options: readonly Asks['zone'][], dice: Dice): number => dice.below(options.length);
/** Slow figures first: fast ones can still adapt to what the enemy does. */
export const chooseDeployed = ({ table }: Thought, options: readonly Asks['deploy'][]): number =>
  best(options, ({ figure }) => -defOf(table, figureOf(table, figure)).speed[1]);

const rowOf = (position: Position): number => hexOf(position) % ROWS;
/** Near the front and the closest token that no other figure goes for. */
export function choosePlace(thought: Thought, options: readonly Asks['deployAt'][], figure: string): number {
  const { table, me, seat } = thought;
  const id = figureOf(table, figure);
  const friends = table.figures.flatMap((one, other): FigureId[] => (other !== id && one.seat === seat && isStanding(one) ? [other] : []));
  const tokens = table.objectives.filter(({ at, owner }) => owner === NONE && zoneOf(at) !== me.zone);
  const others = tokens.map(({ at }) => Math.min(60, ...friends.map((other) => stepsTo(table, at)[figureAt(table, other).at] as number)));
  return best(options, ({ at }) => {
    const place = anchorOf(placeOf(at));
    let top = 0;
    for (const [i, token] of tokens.entries()) {
      const steps = stepsTo(table, token.at)[place] as number;
      const value = 20 * 0.93 ** steps * ((others[i] as number) <= steps ? 0.4 : 1);
      if (value > top) top = value;
    }
    const front = me.zone === 'north' ? rowOf(place) : ROWS - rowOf(place);
    const crowd = friends.filter((other) => (stepsTo(table, figureAt(table, other).at)[place] as number) <= 1).length;
    return top + 0.05 * front - 0.5 * crowd;
  });
}
/** Figures face the enemy. */
export function chooseFirstFacing({ me }: Thought, options: readonly Asks['deployFacing'][]): number {
  const ahead = facingOf(me.zone === 'north' ? 'S' : 'N');
  return best(options, (told) => {
    if ('facing' in told) return facingOf(told.facing) === ahead ? 1 : 0;
    return (me.zone === 'north' ? 1 : -1) * rowOf(positionOf(told.at));
  });
}
