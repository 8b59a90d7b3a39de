// Places where a figure could end its activation, and what it could do from there.
import { remembered } from '@tabularium/parts/bot';
import type { WeaponDef, WeaponType } from '../content/kinds.ts';
import { FOOTPRINTS, PLACES, type Place, type Position } from '../content/places.ts';
import { attackTargets, weaponsOf } from '../rules/actions/attack.ts';
import { facingHex } from '../rules/field/arcs.ts';
import { gapOfBases, isWithin } from '../rules/field/distance.ts';
import { basesSee } from '../rules/field/sight.ts';
import { terrainOf } from '../rules/field/terrain.ts';
import { areBasesAdjacent, engagedWith, footprintOf, placeOfFigure, put, standingAt } from '../rules/figures/figures.ts';
import { movesAsJump, rangeOf } from '../rules/figures/traits.ts';
import { reach } from '../rules/reach/reach.ts';
import { speedOf } from '../rules/reach/speed.ts';
import { type ReachTerms } from '../rules/reach/terms.ts';
import { wouldInterrupt } from '../rules/reach/watching.ts';
import { figureAt } from '../table/names.ts';
import { type FigureId, type Frame, NONE } from '../table/table.ts';
import { type Blow, bestBlow } from './blows.ts';
import { backRisk, dangerAt, promiseAt, weightsOf } from './danger.ts';
import { tokensWorth } from './objectives.ts';
import { most, type Thought } from './thought.ts';
import { caution } from './worth.ts';

/** An attack that can be made from a place. */
export interface Strike {
  readonly weapon: WeaponDef;
  readonly type: WeaponType;
  readonly blow: Blow;
}
export interface Spot {
  readonly place: Place;
  readonly cost: number;
  /** What it is worth to stand there at the end. */
  readonly stand: number;
  /** What the way there may cost. */
  risk(): number;
  /** The attacks from there: for each weapon the one on its best target. */
  strikes(): readonly Strike[];
}
/** How the spots of one movement are reached, and by whom. */
interface Way {
  readonly thought: Thought;
  readonly frame: Frame;
  readonly id: FigureId;
  /** What it costs to leave the place where the figure stands. */
  readonly leaving: number;
  readonly isWatched: boolean;
}
/** There are hundreds of them, and few are ever examined. */
class FarSpot implements Spot {
  readonly place: Place;
  readonly cost: number;
  readonly stand: number;
  readonly #way: Way;
  constructor(way: Way, place: Place, cost: number) {
    this.#way = way;
    this.place = place;
    this.cost = cost;
    this.stand = standWorth(way.thought, way.id, place);
  }
  risk(): number {
    const { thought, id, leaving, isWatched } = this.#way;
    if (this.place === placeOfFigure(figureAt(thought.table, id))) return 0;
    return leaving + (isWatched ? watchRisk(thought, id, this.place) : 0);
  }
  strikes(): readonly Strike[] {
    const { thought, frame, id } = this.#way;
    return frame.figure === id ? strikesAt(thought, frame, this.place) : NO_STRIKES;
  }
}

const DANGER = 0.55;
const PROMISE = 0.5;
/** What it is worth to stand on a place once the activation is over. */
export const standWorth = (thought: Thought, id: FigureId, place: Place): number =>
  remembered(thought, 'stand', id * PLACES + place, () => {
    const { difficult } = terrainOf(thought.table);
    const isSlow = (FOOTPRINTS[place] as readonly Position[]).some((position) => difficult[position] === 1);
    return (
      tokensWorth(thought, id, place) +
      PROMISE * promiseAt(thought, id, place) -
      DANGER * caution(thought) * dangerAt(thought, id, place) -
      (isSlow ? 0.4 : 0)
    );
  });

/** Runs `fn` with a figure moved to a place, then puts it back, and whoever it would have pushed aside. MOB-6.27 */
export function standingOn<T>(thought: Thought, id: FigureId, place: Place, fn: () => T): T {
  const { table } = thought;
  const figure = figureAt(table, id);
  const [before, facing] = [placeOfFigure(figure), figure.facing];
  if (place === before) return fn();
  const others = (FOOTPRINTS[place] as readonly Position[])
    .map((at) => standingAt(table, at))
    .filter((other) => other !== NONE && other !== id);
  put(table, id, place);
  const result = fn();
  put(table, id, before);
  for (const other of others) put(table, other, placeOfFigure(figureAt(table, other)));
  figure.facing = facing;
  return result;
}
const NO_STRIKES: readonly Strike[] = [];
const strikesAt = (thought: Thought, frame: Frame, place: Place): readonly Strike[] =>
  remembered(thought, 'strikes', frame.figure * PLACES + place, () => strikesFrom(thought, frame, place));
const LEAST = 0.05;
/** From where the figure stands, exactly what the rules allow; from elsewhere, an approximation. */
export function strikesFrom(thought: Thought, frame: Frame, place: Place): readonly Strike[] {
  const { table } = thought;
  const { figure: id } = frame;
  const figure = figureAt(table, id);
  const isHere = place === placeOfFigure(figure);
  const beside = isHere ? [] : thought.enemies.filter((enemy) => isBeside(thought, place, enemy));
  const aims: { weapon: WeaponDef; targets: readonly FigureId[] }[] = [];
  for (const weapon of remembered(thought, 'weapons', id, () => weaponsOf(table, id))) {
    if (frame.kind === 'opportunity' && weapon.type !== 'melee') continue;
    const targets = isHere ? attackTargets(table, id, weapon) : targetsFrom(thought, frame, weapon, place, beside);
    if (targets.length > 0) aims.push({ weapon, targets });
  }
  if (aims.length === 0) return [];
  return standingOn(thought, id, place, () =>
    aims.flatMap(({ weapon, targets }): Strike[] => {
      const blow = bestBlow(thought, frame, weapon, targets, facingHex(figure));
      return blow !== undefined && blow.worth > LEAST ? [{ weapon, type: weapon.type, blow }] : [];
    }),
  );
}
/** Asks what targets see, not what the place sees: sight from a new place takes long to work out. */
function targetsFrom(thought: Thought, frame: Frame, weapon: WeaponDef, place: Place, beside: readonly FigureId[]): readonly FigureId[] {
  const { table, own, enemies } = thought;
  if (weapon.type === 'melee') return beside;
  if (beside.length > 0) return weapon.special.whileEngaged === true ? beside : [];
  const base = FOOTPRINTS[place] as readonly Position[];
  const range = rangeOf(table, frame.figure, weapon);
  return (weapon.special.heals === true ? own : enemies).filter((target) => {
    if (target === frame.figure || (frame.against !== NONE && target !== frame.against)) return false;
    const its = footprintOf(table, target);
    return isWithin(gapOfBases(base, its), range) && basesSee(table, its, base);
  });
}

// ---- what it costs to get there

/** What engaged enemies may do to a figure that leaves. */
export const leavingRisk = (thought: Thought, id: FigureId): number =>
  remembered(thought, 'leaving', id, () => {
    let sum = 0;
    for (const enemy of engagedWith(thought.table, id)) {
      const melee = weightsOf(thought, enemy, id).filter(({ weapon }) => weapon.type === 'melee');
      sum += 1.3 * most(melee.map(({ worth }) => worth)); // opportunity attacks are widened
    }
    return sum;
  });
function watchRisk(thought: Thought, id: FigureId, place: Place): number {
  const { table } = thought;
  let sum = 0;
  for (const enemy of thought.enemies) {
    if (!figureAt(table, enemy).overwatch || !wouldInterrupt(table, enemy, id, place)) continue;
    sum += 0.8 * most(weightsOf(thought, enemy, id).map(({ interrupting }) => interrupting));
  }
  return sum;
}

// ---- places

const NO_RISK = { leaves: false, watched: false };
/** The spots a figure can reach this way, best places first. `noticed` decides what it risks on the way. */
export function spotsIn(
  thought: Thought,
  frame: Frame,
  id: FigureId,
  terms: ReachTerms,
  noticed: { leaves: boolean; watched: boolean } = NO_RISK,
): Spot[] {
  const { table } = thought;
  const { places, costs } = reach(table, id, terms);
  const way: Way = {
    thought,
    frame,
    id,
    leaving: noticed.leaves ? leavingRisk(thought, id) : 0,
    isWatched: noticed.watched && thought.enemies.some((enemy) => figureAt(table, enemy).overwatch),
  };
  return places.map((place, i): Spot => new FarSpot(way, place, costs[i] as number)).sort((a, b) => b.stand - a.stand);
}
/** Where a Move with one speed or the other can end. */
export const moveSpots = (thought: Thought, frame: Frame, id: FigureId, focused: boolean): readonly Spot[] =>
  remembered(thought, focused ? 'far spots' : 'spots', id, () => {
    const { table } = thought;
    const noticed = { leaves: true, watched: true };
    const bound = frame.kind === 'overwatch' && frame.figure === id ? { toward: frame.against, inSightOf: frame.against } : {};
    const asJump = movesAsJump(table, id); // a jump reaches everything that a walk does
    return spotsIn(thought, frame, id, { ...bound, by: asJump ? 'air' : 'foot', points: speedOf(table, id, { focused, asJump }) }, noticed);
  });
/** The spot where the figure stands now, with its facing. */
export const hereOf = (thought: Thought, frame: Frame, id: FigureId): Spot =>
  remembered(thought, 'here', id, () => {
    const figure = figureAt(thought.table, id);
    const place = placeOfFigure(figure);
    return {
      place,
      cost: 0,
      stand: standWorth(thought, id, place) - 0.5 * backRisk(thought, id, figure.facing),
      risk: () => 0,
      strikes: () => strikesAt(thought, frame, place),
    };
  });
export const isBeside = (thought: Thought, place: Place, id: FigureId): boolean =>
  areBasesAdjacent(FOOTPRINTS[place] as readonly Position[], footprintOf(thought.table, id));
