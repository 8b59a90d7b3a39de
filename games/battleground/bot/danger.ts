// What a figure may soon do to another: whether it can get close enough, and what an attack would be worth.
import { remembered } from '@tabularium/parts/bot';
import type { WeaponDef } from '../content/kinds.ts';
import type { Position } from '../content/places.ts';
import { anchorOf, FOOTPRINTS, type Place } from '../content/places.ts';
import { weaponsOf } from '../rules/actions/attack.ts';
import { arcOf } from '../rules/field/arcs.ts';
import { type Gap, gapOf, gapOfBases, isWithin } from '../rules/field/distance.ts';
import { basesSee } from '../rules/field/sight.ts';
import { areAdjacent, areBasesAdjacent, placeOfFigure } from '../rules/figures/figures.ts';
import { hasTrait, movesAsJump, rangeOf, statParts, traitsCalled } from '../rules/figures/traits.ts';
import { speedOf } from '../rules/reach/speed.ts';
import { sumOf } from '../rules/tests/plans.ts';
import { RESISTED, TESTED } from '../rules/tests/shots.ts';
import { figureAt } from '../table/names.ts';
import type { Facing, FigureId, Table } from '../table/table.ts';
import { netOf, netWorth, type Trial } from './blows.ts';
import { stepsTo } from './distances.ts';
import { isReady, pairOf, type Thought } from './thought.ts';

/** What a weapon is worth against a figure in the open, from the front. */
interface Weight {
  readonly weapon: WeaponDef;
  readonly range: number;
  readonly worth: number;
  /** The same in an interruption. */
  readonly interrupting: number;
}
export const weightsOf = (thought: Thought, attacker: FigureId, target: FigureId): readonly Weight[] =>
  remembered(thought, 'weights', pairOf(attacker, target), () => {
    const { table } = thought;
    const isSteady = hasTrait(table, attacker, 'steadyWatch');
    return weaponsOf(table, attacker).flatMap((weapon): Weight[] => {
      if (weapon.special.heals === true) return [];
      const [test, defence] = trialsOf(thought, attacker, weapon, target);
      const at = (threshold: number): number =>
        netWorth(thought, attacker, weapon, target, netOf({ ...test, threshold: Math.min(6, Math.max(2, threshold)) }, defence));
      return [
        {
          weapon,
          range: rangeOf(table, attacker, weapon),
          worth: at(test.threshold),
          interrupting: at(test.threshold + (isSteady && weapon.type === 'ranged' ? 0 : 1)),
        },
      ];
    });
  });
/** The test and the defence, without anything that depends on positions. */
function trialsOf({ table }: Thought, attacker: FigureId, weapon: WeaponDef, target: FigureId): [Trial, Trial] {
  const [own, its] = [figureAt(table, attacker), figureAt(table, target)];
  const stats = [TESTED[weapon.type], ...(weapon.special.mayTest === undefined ? [] : [weapon.special.mayTest])];
  const dice = Math.max(...stats.map((stat) => sumOf(statParts(table, attacker, stat)))) + weapon.dice;
  const rerolls = traitsCalled(table, attacker, 'rerolls').reduce(
    (sum, { trait }) => sum + (trait.attack === weapon.type ? trait.dice : 0),
    0,
  );
  const resisted = RESISTED[weapon.type];
  const shields = traitsCalled(table, target, 'defenceDice').reduce(
    (sum, { trait }) => sum + (trait.stat === resisted ? trait.dice : 0),
    0,
  );
  return [
    {
      dice,
      rerolls: rerolls + (weapon.special.rerolls?.dice ?? 0),
      threshold: 4 - Number(own.focus) - Number(own.buff === 'improvement') + Number(own.debuff === 'blindness'),
    },
    {
      dice: sumOf(statParts(table, target, resisted)) + shields,
      rerolls: 0,
      threshold: Math.min(6, 4 - Number(its.focus) - Number(its.buff === 'protection') + Number(its.debuff === 'stun')),
    },
  ];
}

interface Mobility {
  readonly speed: number;
  readonly focused: number;
  readonly jumps: boolean;
}
export const mobilityOf = (thought: Thought, id: FigureId): Mobility =>
  remembered(thought, 'mobility', id, () => {
    const jumps = movesAsJump(thought.table, id);
    return {
      speed: speedOf(thought.table, id, { focused: false, asJump: jumps }),
      focused: speedOf(thought.table, id, { focused: true, asJump: jumps }),
      jumps,
    };
  });

// Most bases have one hex, and these two are called for every place.
const areBeside = (a: readonly Position[], b: readonly Position[]): boolean =>
  a.length + b.length === 2 ? areAdjacent(a[0] as Position, b[0] as Position) : areBasesAdjacent(a, b);
const gapBetween = (a: readonly Position[], b: readonly Position[]): Gap =>
  a.length + b.length === 2 ? gapOf(a[0] as Position, b[0] as Position) : gapOfBases(a, b);

/** What one figure can use against another in its next activation. */
interface Arms extends Mobility {
  readonly weights: readonly Weight[];
  readonly mana: number;
}
const armsOf = (thought: Thought, attacker: FigureId, target: FigureId): Arms => ({
  ...mobilityOf(thought, attacker),
  weights: weightsOf(thought, attacker, target),
  mana: figureAt(thought.table, attacker).mana,
});
/** An enemy where it stands: what it can do to a figure, and the figure to it. */
interface Rival {
  /** How much it matters what it can do. */
  readonly attention: number;
  readonly at: Position;
  readonly base: readonly Position[];
  /** By position: the movement points between there and the enemy, which are the same in both directions. */
  readonly steps: Uint8Array;
  readonly its: Arms;
  readonly own: Arms;
}
const rivalsOf = (thought: Thought, id: FigureId): readonly Rival[] =>
  remembered(thought, 'rivals', id, () =>
    thought.enemies.map((enemy): Rival => {
      const { table } = thought;
      const place = placeOfFigure(figureAt(table, enemy));
      return {
        attention: attention(thought, enemy),
        at: figureAt(table, enemy).at,
        base: FOOTPRINTS[place] as readonly Position[],
        steps: stepsTo(table, anchorOf(place)),
        its: armsOf(thought, enemy, id),
        own: armsOf(thought, id, enemy),
      };
    }),
  );
/** The most that one of the two may do to the other, weighted by its chance, if the figure stands on a place. */
function menace({ table }: Thought, arms: Arms, rival: Rival, place: Place): number {
  const base = FOOTPRINTS[place] as readonly Position[];
  const isBeside = areBeside(rival.base, base);
  let top = 0;
  for (const weight of arms.weights) {
    if (weight.worth <= top) continue;
    const isMelee = weight.weapon.type === 'melee';
    const value =
      weight.worth * (isMelee ? strikeChance(arms, rival, place, isBeside) : shotChance(table, arms, weight, rival, base, isBeside));
    if (value > top) top = value;
  }
  return top;
}
function strikeChance({ speed, focused }: Arms, rival: Rival, place: Place, isBeside: boolean): number {
  if (isBeside) return 1.25;
  const steps = (rival.steps[anchorOf(place)] as number) - 1;
  if (steps <= speed) return 0.85;
  if (steps <= focused) return 0.4;
  return steps <= 2 * speed ? 0.12 : 0;
}
/** Sight is slow to work out and cached by viewer, so the viewer is always the enemy, who stays where it is. */
function shotChance(
  table: Table,
  { speed, focused, mana }: Arms,
  { weapon, range }: Weight,
  rival: Rival,
  base: readonly Position[],
  isBeside: boolean,
): number {
  const paid = mana + 1 >= weapon.mana ? 1 : 0.5;
  if (isBeside) return weapon.special.whileEngaged === true ? paid : 0.15 * paid;
  const gap = gapBetween(rival.base, base);
  if (isWithin(gap, range) && basesSee(table, rival.base, base)) return 1.1 * paid;
  if (isWithin(gap, range + 0.75 * speed)) return 0.55 * paid;
  return isWithin(gap, range + 0.8 * focused) ? 0.25 * paid : 0;
}

/** An enemy that is ready acts soon; any other acts in the next round, when much will have changed. */
const SOON = 0.5;
const LATER = 0.3;
const attention = (thought: Thought, id: FigureId): number => (isReady(thought, id) ? SOON : 0) + (thought.roundsLeft > 0 ? LATER : 0);
/** What enemies may do to a figure on a place before its own next activation. */
export function dangerAt(thought: Thought, id: FigureId, place: Place): number {
  let sum = 0;
  for (const rival of rivalsOf(thought, id)) if (rival.attention > 0) sum += rival.attention * menace(thought, rival.its, rival, place);
  return sum;
}
/** What a figure on a place may do in its next activation. */
export function promiseAt(thought: Thought, id: FigureId, place: Place): number {
  if (thought.roundsLeft === 0 && !isReady(thought, id)) return 0;
  let top = 0;
  let sum = 0;
  for (const rival of rivalsOf(thought, id)) {
    const value = menace(thought, rival.own, rival, place);
    sum += value;
    if (value > top) top = value;
  }
  return top + 0.2 * (sum - top);
}
/** What it costs a figure to turn its back on attackers: the share of attacks from behind. */
export function backRisk(thought: Thought, id: FigureId, facing: Facing): number {
  const { table } = thought;
  const figure = figureAt(table, id);
  const before = figure.facing;
  figure.facing = facing;
  let sum = 0;
  for (const rival of rivalsOf(thought, id)) {
    const threat = rival.attention * (menace(thought, rival.its, rival, placeOfFigure(figure)) + 0.2);
    const arc = arcOf(table, id, rival.at);
    sum += threat * (arc === 'rear' ? 0.4 : arc === 'between' ? 0.1 : 0);
  }
  figure.facing = before;
  return sum;
}

/** What an overwatch token would be worth to a figure where it stands, with its facing. */
export function watchWorth(thought: Thought, id: FigureId): number {
  const { table } = thought;
  const figure = figureAt(table, id);
  const base = FOOTPRINTS[placeOfFigure(figure)] as readonly Position[];
  let worth = 0;
  let missed = 1; // the chance that nobody comes into sight
  for (const enemy of thought.enemies) {
    const weight = (isReady(thought, enemy) ? 0.45 : 0) + (thought.roundsLeft > 0 ? 0.15 : 0);
    const its = figureAt(table, enemy);
    if (weight === 0 || arcOf(table, id, its.at) === 'rear') continue;
    const gap = gapOfBases(base, FOOTPRINTS[placeOfFigure(its)] as readonly Position[]);
    const { speed } = mobilityOf(thought, enemy);
    let top = 0;
    for (const { weapon, range, interrupting } of weightsOf(thought, id, enemy)) {
      if (weapon.type !== 'melee' && figure.mana < weapon.mana) continue;
      const isNear = isWithin(gap, weapon.type === 'melee' ? speed : range + 0.5 * speed);
      const value = isNear ? interrupting * (weapon.type === 'melee' ? 0.5 : 1) : 0;
      if (value > top) top = value;
    }
    worth += missed * weight * top;
    if (top > 0) missed *= 1 - weight;
  }
  return worth;
}
