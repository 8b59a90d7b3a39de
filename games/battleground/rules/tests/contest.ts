// Tests, in eleven steps. MOB-5
import type { Rules } from '@tabularium/kernel';
import type { Stat } from '../../content/kinds.ts';
import type { RerollFacts } from '../../table/about.ts';
import { figureAt, figureName } from '../../table/names.ts';
import type { FigureId, Frame, Referee, Rolled, Table } from '../../table/table.ts';
import { loseMana } from '../figures/mana.ts';
import { rollDice, rollExplosions, SIDES, successesOf } from './dice.ts';
import { abilityPlan, type Plan, resistancePlan, sumOf } from './plans.ts';
import { thresholdOf } from './thresholds.ts';

const MOST_MANA_REROLLS = 5; // MOB-5.7
export interface Tested {
  readonly successes: number;
  readonly defence: number;
  /** Successes minus defence. MOB-5.15 */
  readonly net: number;
}

export interface AbilityTestTerms {
  readonly frame: Frame;
  readonly figure: FigureId;
  readonly stat: Stat;
  /** The figure that resists, and with which statistic. MOB-5.16 */
  readonly against: { readonly figure: FigureId; readonly stat: Stat };
}
/** An ability's test against another figure's statistic. MOB-7.69, MOB-7.70 */
export function* testAbility(table: Table, ref: Referee, { frame, figure, stat, against }: AbilityTestTerms): Rules<Tested> {
  const plan = abilityPlan(table, frame, figure, stat);
  const tested = yield* contest(table, ref, plan, against.figure, () => resistancePlan(table, against.figure, against.stat));
  table.rolled = [];
  return tested;
}

/** A test and the defence against it, if any. The dice stay on the table. MOB-5.10 */
export function* contest(table: Table, ref: Referee, plan: Plan, target: FigureId, answer?: () => Plan): Rules<Tested> {
  table.rolled = [];
  const successes = yield* make(table, ref, plan, null);
  const defence = answer === undefined ? 0 : yield* make(table, ref, answer(), successes); // MOB-5.17, MOB-5.18
  const net = Math.max(0, successes - defence);
  ref.tell({
    kind: 'net',
    rule: 'MOB-5.15',
    figure: figureName(table, plan.figure),
    target: figureName(table, target),
    successes,
    defence,
    net,
  });
  return { successes, defence, net };
}
const make = (table: Table, ref: Referee, plan: Plan, opposed: number | null): Rules<number> =>
  ref.within({ at: 'test', figure: figureName(table, plan.figure), stat: plan.stat, as: plan.as }, steps(table, ref, plan, opposed));
/** From the statistic to the final successes. MOB-5.1 to MOB-5.9 */
function* steps(table: Table, ref: Referee, plan: Plan, opposed: number | null): Rules<number> {
  const figure = figureName(table, plan.figure);
  const { stat, as, dice, modifiers } = plan;
  const threshold = thresholdOf(modifiers);
  spendFocus(table, ref, plan.figure);
  useNextTest(plan);
  const faces = rollDice(ref, sumOf(dice)); // MOB-5.4
  const rolled: Rolled = {
    figure: plan.figure,
    stat,
    as,
    threshold,
    dice: [...dice],
    modifiers: [...modifiers],
    faces,
    explosions: [],
    successes: successesOf(faces, [], threshold), // MOB-5.5
  };
  table.rolled.push(rolled);
  ref.tell({ kind: 'rolled', rule: 'MOB-5.4', figure, stat, as, dice, modifiers, threshold, faces: [...faces] });
  yield* reroll(table, ref, plan, rolled, 'free', opposed); // MOB-5.6
  yield* reroll(table, ref, plan, rolled, 'mana', opposed); // MOB-5.7
  rolled.explosions = rollExplosions(ref, rolled.faces);
  if (rolled.explosions.length > 0) ref.tell({ kind: 'exploded', rule: 'MOB-5.8', figure, faces: [...rolled.explosions] });
  rolled.successes = successesOf(rolled.faces, rolled.explosions, threshold);
  ref.tell({ kind: 'successes', rule: 'MOB-5.9', figure, successes: rolled.successes });
  return rolled.successes;
}
/** A focus token must be spent, whether it helps or not. MOB-6.4, MOB-6.5 */
function spendFocus(table: Table, ref: Referee, id: FigureId): void {
  const figure = figureAt(table, id);
  if (!figure.focus) return;
  figure.focus = false;
  ref.tell({ kind: 'focusSpent', rule: 'MOB-6.4', figure: figureName(table, id), for: 'test' });
}
function useNextTest({ frames }: Plan): void {
  for (const frame of frames) frame.next = frame.next.filter((effect) => effect.next !== 'rerolls' || effect.of !== 'test'); // MOB-14.21
}
/** The defence already cancels everything. More successes matter only if they wound the attacker. MOB-17.3, MOB-13.7 */
const isEnough = ({ successes }: Rolled, { strikesBack }: Plan, opposed: number | null): boolean =>
  opposed !== null && successes >= opposed && strikesBack !== true;
/** Rerolls any dice, each once and all together; the new faces stand. MOB-5.12 */
function* reroll(table: Table, ref: Referee, plan: Plan, rolled: Rolled, by: 'free' | 'mana', opposed: number | null): Rules<void> {
  const most = by === 'free' ? sumOf(plan.rerolls) : Math.min(MOST_MANA_REROLLS, figureAt(table, plan.figure).mana);
  const max = Math.min(most, rolled.faces.length);
  if (max <= 0 || isEnough(rolled, plan, opposed)) return;
  const { seat, mana } = figureAt(table, rolled.figure);
  const figure = figureName(table, rolled.figure);
  const chosen = yield* ref.chooseSome(seat, {
    ask: by === 'free' ? 'freeReroll' : 'manaReroll',
    rule: by === 'free' ? 'MOB-5.6' : 'MOB-5.7',
    options: () => rolled.faces.map((face, die) => ({ die, face })),
    min: 0,
    max,
    facts: (): RerollFacts => ({
      figure,
      stat: rolled.stat,
      as: rolled.as,
      threshold: rolled.threshold,
      faces: [...rolled.faces],
      successes: rolled.successes,
      opposed,
      most: max,
      mana,
      gain: (SIDES + 1 - rolled.threshold) / SIDES,
    }),
  });
  if (chosen.length === 0) return;
  if (by === 'mana') loseMana(table, ref, rolled.figure, chosen.length, 'reroll', 'MOB-5.7');
  const before = chosen.map(({ die }) => rolled.faces[die] as number);
  const after = rollDice(ref, chosen.length);
  for (const [i, { die }] of chosen.entries()) rolled.faces[die] = after[i] as number;
  rolled.successes = successesOf(rolled.faces, [], rolled.threshold);
  ref.tell({ kind: 'rerolled', rule: by === 'free' ? 'MOB-5.6' : 'MOB-5.7', figure, with: by, before, after });
}
