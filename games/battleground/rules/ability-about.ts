// An ability's test before it is made. MOB-7.69
import type { TargetAbout } from '../about.ts';
import type { AbilityTest } from '../content/kinds.ts';
import { defOf, figureAt } from '../names.ts';
import type { FigureId, Frame, Table } from '../table.ts';
import { arcOf, facingHex } from './arcs.ts';
import { gapOfFigures, inchesOf } from './distance.ts';
import { netOdds, type Odds, successOdds, woundOdds } from './odds.ts';
import { abilityPlan, aboutPlan, type Plan, resistancePlan, sumOf } from './plans.ts';
import { sightLinesOf } from './sight.ts';
import { thresholdOf } from './thresholds.ts';

const oddsOf = ({ dice, modifiers, rerolls }: Plan): Odds =>
  successOdds({ dice: sumOf(dice), threshold: thresholdOf(modifiers), rerolls: sumOf(rerolls) });

/** Cover and arcs do not count. MOB-7.70 */
export function aboutTest(table: Table, frame: Frame, { stat, against, lines }: AbilityTest, target: FigureId): TargetAbout {
  const plan = abilityPlan(table, frame, frame.figure, stat);
  const defence = resistancePlan(table, target, against);
  const odds = woundOdds(netOdds(oddsOf(plan), oddsOf(defence)), {
    lines: lines.map(({ net, effects }) => ({
      net,
      wounds: effects.reduce((sum, effect) => (effect.do === 'wound' ? sum + effect.wounds : sum), 0),
    })),
    more: 0,
    prevents: 0,
    left: defOf(table, target).health - figureAt(table, target).wounds,
  });
  return {
    distance: inchesOf(gapOfFigures(table, frame.figure, target)),
    sight: sightLinesOf(table, frame.figure, target).map(({ from, to }) => ({ from, to })),
    cover: null,
    arc: arcOf(table, target, facingHex(figureAt(table, frame.figure))),
    test: aboutPlan(plan),
    defence: aboutPlan(defence),
    odds,
    area: [],
  };
}
