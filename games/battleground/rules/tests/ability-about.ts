// A preview of an ability's test. MOB-7.69

import type { AbilityTest, Effect } from '../../content/kinds.ts';
import type { TargetAbout } from '../../table/about.ts';
import { figureAt } from '../../table/names.ts';
import type { FigureId, Frame, Table } from '../../table/table.ts';
import { woundsOfRemoval } from '../fate/tokens.ts';
import { healthLeft } from '../fate/wounds.ts';
import { arcOf, facingHex } from '../field/arcs.ts';
import { gapOfFigures, inchesOf } from '../field/distance.ts';
import { sightLinesOf } from '../field/sight.ts';
import { lineReached, netOdds, woundOdds } from './odds.ts';
import { abilityPlan, aboutPlan, oddsOf, resistancePlan } from './plans.ts';

/** Cover and arcs do not count. MOB-7.70 */
export function aboutTest(table: Table, frame: Frame, { stat, against, lines }: AbilityTest, target: FigureId): TargetAbout {
  const plan = abilityPlan(table, frame, frame.figure, stat);
  const defence = resistancePlan(table, target, against);
  const odds = woundOdds(
    netOdds(oddsOf(plan), oddsOf(defence)),
    (net) => harmOf(table, target, lineReached(lines, net)?.effects ?? []),
    healthLeft(table, target),
  );
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
/** The wounds that effects inflict, plus that of a curse they replace. */
function harmOf(table: Table, target: FigureId, effects: readonly Effect[]): number {
  const wounds = effects.reduce((sum, effect) => (effect.do === 'wound' ? sum + effect.wounds : sum), 0);
  return wounds + (wounds < healthLeft(table, target) ? woundsOfRemoval(table, target, effects) : 0);
}
