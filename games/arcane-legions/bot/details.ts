// The smaller decisions: how to regroup figures, by which sides to shoot, which die to reroll.
import { best, bestOrPass } from '@tabularium/parts/bot';
import { shotLines } from '../rules/combat/attacks.ts';
import type { SightLine } from '../rules/field/sight.ts';
import { purseOf } from '../rules/orders/costs.ts';
import { abilityCount, has, healthIn, healthOf } from '../rules/units/figures.ts';
import { neighboursOf } from '../rules/units/placing.ts';
import type { Asks } from '../table/asks.ts';
import { sideCalled, slotCalled, unitCalled } from '../table/names.ts';
import type { UnitId } from '../table/table.ts';
import { aimWorth, knownBlow, lineWorth } from './blows.ts';
import { returnWorth, slotLoss } from './losing.ts';
import { sacrificeWorth, splashWorth, touchWorth } from './special.ts';
import { changeWorth, stanceOf } from './stance.ts';
import type { Thought } from './thought.ts';
import { hitPointWorth } from './worth.ts';

const MARGIN = 0.015;

// ---- figures

export function chooseRegroup(thought: Thought, options: readonly Asks['regroup'][], unit: string): number {
  const id = unitCalled(thought.table, unit);
  const cp = purseOf(thought.table, id);
  const now = stanceOf(thought, id, cp);
  return bestOrPass(options, MARGIN, (change) => changeWorth(thought, id, change, cp, now));
}
export function chooseLed(thought: Thought, options: readonly Asks['leader'][]): number {
  return bestOrPass(options, MARGIN, ({ unit, from, to }) => {
    const id = unitCalled(thought.table, unit);
    return changeWorth(thought, id, { from, to }, purseOf(thought.table, id));
  });
}
export function chooseProwess(thought: Thought, options: readonly Asks['prowess'][], unit: string): number {
  const id = unitCalled(thought.table, unit);
  return bestOrPass(options, MARGIN, (move) => changeWorth(thought, id, move, purseOf(thought.table, id)));
}
export const chooseBlessed = (thought: Thought, options: readonly Asks['druid'][]): number =>
  bestOrPass(options, 0, ({ unit, figure }) => {
    const id = unitCalled(thought.table, unit);
    return returnWorth(thought, id, slotCalled(figure)) * hitPointWorth(thought, id);
  });

// ---- shots

const lineOf = (
  { table }: Thought,
  id: UnitId,
  target: UnitId,
  form: 'shot' | 'thrown' | 'sniper',
  { from, to }: Asks['shotSides'],
): SightLine | undefined => shotLines(table, id, target, form).find((line) => line.from === sideCalled(from) && line.to === sideCalled(to));
/** The question does not say which kind of shot it is, so the sides are judged for every kind that can use them. */
export function chooseShotSides(
  thought: Thought,
  options: readonly Asks['shotSides'][],
  { unit, target }: { unit: string; target: string },
): number {
  const [id, aim] = [unitCalled(thought.table, unit), unitCalled(thought.table, target)];
  return best(options, (sides) =>
    (['shot', 'thrown', 'sniper'] as const).reduce((most, form) => {
      const line = lineOf(thought, id, aim, form, sides);
      return line === undefined ? most : Math.max(most, lineWorth(thought, id, aim, form, line).net);
    }, 0),
  );
}
export function chooseSniped(
  thought: Thought,
  options: readonly Asks['sniperSlot'][],
  { unit, target }: { unit: string; target: string },
): number {
  const [id, aim] = [unitCalled(thought.table, unit), unitCalled(thought.table, target)];
  const [line] = shotLines(thought.table, id, aim, 'sniper');
  return best(options, ({ slot }) => (line === undefined ? 0 : aimWorth(thought, id, aim, line, slotCalled(slot))));
}
/** One figure takes all the damage if that costs more than what its owner would choose. */
export function chooseConcentrated(
  thought: Thought,
  options: readonly Asks['concentrate'][],
  { unit, target }: { unit: string; target: string },
): number {
  const { table } = thought;
  const [id, aim] = [unitCalled(table, unit), unitCalled(table, target)];
  const touching = neighboursOf(table, id).find((one) => one.unit === aim);
  if (touching === undefined) return options.length;
  const spread = knownBlow(thought, id, aim, touching.own, touching.other, false).gain;
  return bestOrPass(options, spread, ({ slot }) => {
    const number = slotCalled(slot);
    return slotLoss(thought, aim, number) * (healthIn(table, aim, number) > 1 ? 0.6 : 0.8);
  });
}

// ---- dice

const AVERAGE = 3.5;
export const chooseFortune = (options: readonly Asks['fortune'][], die: number): number =>
  options.findIndex(({ reroll }) => reroll === die < AVERAGE);
/** Damage that is enough already is kept. */
export function chooseChaos(
  thought: Thought,
  options: readonly Asks['chaos'][],
  { unit, target, damage }: { unit: string; target: string; damage: number },
): number {
  const { table } = thought;
  const brutal = has(table, unitCalled(table, unit), 'brutal') ? 1 : 0;
  const enough = healthOf(table, unitCalled(table, target));
  const roll = damage + brutal < Math.min(AVERAGE, enough);
  return options.findIndex((option) => option.roll === roll);
}

// ---- abilities

export const chooseCloud = (thought: Thought, options: readonly Asks['cloud'][]): number =>
  bestOrPass(options, 0.05, ({ unit }) => {
    const id = unitCalled(thought.table, unit);
    return splashWorth(thought, id, abilityCount(thought.table, id, 'deathCloud'));
  });
/** The enemies first: whoever falls is gone. */
export const chooseSplashed = (thought: Thought, options: readonly Asks['splash'][]): number =>
  best(options, ({ unit }) => (thought.enemies.includes(unitCalled(thought.table, unit)) ? 1 : 0));
export const chooseTouched = (thought: Thought, options: readonly Asks['deathTouch'][]): number =>
  bestOrPass(options, 0, ({ unit, slot }) => touchWorth(thought, unitCalled(thought.table, unit), slotCalled(slot)));
export const chooseSacrifice = (
  thought: Thought,
  options: readonly Asks['mistress'][],
  { unit, target }: { unit: string; target: string },
): number =>
  best(options, ({ slot }) =>
    sacrificeWorth(thought, unitCalled(thought.table, unit), unitCalled(thought.table, target), slotCalled(slot)),
  );
