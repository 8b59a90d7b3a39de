// Objective tokens: which ones a figure can claim now, can reach later, or denies the enemy.
import { remembered } from '@tabularium/parts/bot';
import { anchorOf, FOOTPRINTS, type Place, type Position } from '../content/places.ts';
import { OBJECTIVE_POINTS } from '../rules/fate/points.ts';
import { zoneOf } from '../rules/field/terrain.ts';
import { areBasesAdjacent, footprintOf, isBaseBeside, placeOfFigure } from '../rules/figures/figures.ts';
import { figureAt } from '../table/names.ts';
import { type FigureId, NONE, type Player } from '../table/table.ts';
import { mobilityOf } from './danger.ts';
import { stepsTo } from './distances.ts';
import { isReady, most, type Thought } from './thought.ts';

/** The share of a token's worth that is left for each round it takes to get there. */
const EACH_ROUND = 0.55;
/** What a second figure adds at a token: hardly anything. */
const SHARED = 0.12;
const DENIAL = 15;

interface Token {
  readonly at: Position;
  /** What it is worth to the best placed other figure of the army. */
  readonly others: number;
  /** Enemies that could claim it as things stand. */
  readonly claimants: readonly FigureId[];
  readonly mine: boolean;
}
const isAt = (base: readonly Position[], at: Position): boolean => base.includes(at) || isBaseBeside(base, at);

/** The tokens that lie on the battlefield, seen by one figure. */
const tokensFor = (thought: Thought, id: FigureId): readonly Token[] =>
  remembered(thought, 'tokens', id, () => {
    const { table, me, foe, own, enemies } = thought;
    return table.objectives.flatMap(({ at, owner }): Token[] => {
      if (owner !== NONE) return [];
      const mine = isOpenTo(at, me);
      const theirs = isOpenTo(at, foe);
      const friends = own.filter((other) => other !== id);
      const isKept = friends.some((other) => isAt(footprintOf(table, other), at));
      const claimants =
        theirs && !isKept
          ? enemies.filter((enemy) => {
              const base = footprintOf(table, enemy);
              return isAt(base, at) && !friends.some((other) => areBasesAdjacent(base, footprintOf(table, other)));
            })
          : [];
      const others = mine ? most(friends.map((other) => claimWorth(thought, other, at, placeOfFigure(figureAt(table, other))))) : 0;
      return [{ at, others, claimants, mine }];
    });
  });
/** What a token is worth to a figure on a place. */
function claimWorth(thought: Thought, id: FigureId, at: Position, place: Place): number {
  const { table, enemies } = thought;
  const base = FOOTPRINTS[place] as readonly Position[];
  if (isAt(base, at)) {
    let stays = 1;
    for (const enemy of enemies) {
      const its = footprintOf(table, enemy);
      if (isAt(its, at) || areBasesAdjacent(its, base))
        return OBJECTIVE_POINTS * (thought.roundsLeft > 0 ? 0.3 : isReadyAny(thought) ? 0.15 : 0);
      if (isReady(thought, enemy)) stays *= 1 - comesBy(thought, enemy, at);
    }
    const again = thought.roundsLeft > 0 ? 0.35 * (1 - stays) : 0;
    return OBJECTIVE_POINTS * (stays + again);
  }
  const steps = (stepsTo(table, at)[anchorOf(place)] as number) - 1;
  const { speed, focused } = mobilityOf(thought, id);
  const ready = isReady(thought, id) ? 1 : 0;
  const rounds = steps / (0.4 * speed + 0.6 * focused);
  if (Math.ceil(steps / focused) > thought.roundsLeft + ready) return 0;
  return OBJECTIVE_POINTS * 0.9 * EACH_ROUND ** rounds;
}
const isReadyAny = (thought: Thought): boolean => thought.own.some((id) => isReady(thought, id));
/** How likely a ready enemy is to reach a token in this round. */
function comesBy(thought: Thought, enemy: FigureId, at: Position): number {
  const { speed, focused } = mobilityOf(thought, enemy);
  const steps = (stepsTo(thought.table, at)[figureAt(thought.table, enemy).at] as number) - 1;
  return steps <= speed ? 0.45 : steps <= focused ? 0.3 : 0;
}

/** What the tokens on the battlefield are worth to the army as it stands. */
export const tokenHopes = (thought: Thought): number =>
  thought.table.objectives.reduce((sum, { at, owner }) => {
    if (owner !== NONE || !isOpenTo(at, thought.me)) return sum;
    return sum + most(thought.own.map((id) => claimWorth(thought, id, at, placeOfFigure(figureAt(thought.table, id)))));
  }, 0);
/** A token in a player's own zone is of no use to it. MOB-4.36 */
const isOpenTo = (at: Position, { zone }: Player): boolean => zoneOf(at) === null || zoneOf(at) !== zone;

/** What all tokens are worth to a figure that ends on a place. */
export function tokensWorth(thought: Thought, id: FigureId, place: Place): number {
  const base = FOOTPRINTS[place] as readonly Position[];
  let sum = 0;
  let top = 0;
  for (const { at, others, claimants, mine } of tokensFor(thought, id)) {
    if (mine) {
      const worth = claimWorth(thought, id, at, place);
      const more = Math.max(0, worth - others) + SHARED * Math.min(worth, others);
      if (isAt(base, at)) sum += more;
      else if (more > top)
        top = more; // the figure can go to only one of them
      else sum += 0.1 * more;
    }
    if (claimants.length > 0 && denies(thought, base, at, claimants)) sum += DENIAL;
  }
  return sum + top;
}
const denies = ({ table }: Thought, base: readonly Position[], at: Position, claimants: readonly FigureId[]): boolean =>
  isAt(base, at) || claimants.every((enemy) => areBasesAdjacent(base, footprintOf(table, enemy)));
