// What other players' heroes could reach along the roads next turn, from what everybody sees: nobody knows who has the cards for it.
import { RIDE_STEPS } from '../../content/prices.ts';
import type { SpaceName } from '../../table/asks.ts';
import type { BattaliaView, SpaceView } from '../../table/view.ts';
import { columnOf, rowOf, spaceAt } from './geometry.ts';

export interface Threat {
  /** The spaces that a hero reaches, with the fewest steps to each. */
  readonly reach: ReadonlyMap<SpaceName, number>;
  /** From a hero to what it could attack: a city, or heroes. */
  readonly strikes: readonly { readonly from: SpaceName; readonly to: SpaceName }[];
}
const SIDES: Readonly<Record<string, readonly [right: number, down: number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** Between two built cards road meets road, so looking at one of them is enough. BAT-10.3 */
function neighboursOf({ at, exits }: SpaceView): readonly SpaceName[] {
  return exits.split('-').flatMap((side) => {
    const step = SIDES[side];
    return step === undefined ? [] : (spaceAt(columnOf(at) + step[0], rowOf(at) + step[1]) ?? []);
  });
}
/** With the steps that a horse has. BAT-8.34 */
function reachOf(spaces: ReadonlyMap<SpaceName, SpaceView>, from: SpaceName): ReadonlyMap<SpaceName, number> {
  const found = new Map([[from, 0]]);
  for (const [at, steps] of found) {
    const space = spaces.get(at);
    if (space === undefined || steps === RIDE_STEPS) continue;
    for (const next of neighboursOf(space)) if (!found.has(next) && (spaces.get(next)?.exits ?? '') !== '') found.set(next, steps + 1);
  }
  return found;
}
/** `seat` is threatened by everybody else; a spectator sees every threat to anybody. */
export function threatsTo({ spaces, players }: Pick<BattaliaView, 'spaces' | 'players'>, seat: number | undefined): Threat {
  const byName = new Map(spaces.map((space) => [space.at, space]));
  const reach = new Map<SpaceName, number>();
  const strikes: { from: SpaceName; to: SpaceName }[] = [];
  for (const player of players) {
    if (player.seat === seat) continue;
    for (const from of new Set(player.heroes)) {
      if (from === null) continue;
      for (const [at, steps] of reachOf(byName, from)) {
        reach.set(at, Math.min(steps, reach.get(at) ?? steps));
        if (isTarget(byName.get(at), player.seat, seat)) strikes.push({ from, to: at });
      }
    }
  }
  return { reach, strikes };
}
const isTarget = (space: SpaceView | undefined, by: number, seat: number | undefined): boolean => {
  const isOf = (owner: number | null): boolean => owner !== null && owner !== by && (seat === undefined || owner === seat);
  return space !== undefined && (isOf(space.owner) || space.heroes.some(isOf));
};
