// A sensible player: brings its units together, trades up, holds stones, keeps its hero out of trouble, and uses what its units can do.
import { certain, type Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { UnitFacts } from '../table/about.ts';
import { unitOf } from '../table/names.ts';
import { type HoplomachusKit, NONE, type UnitId } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { rankAbility, rankHex, rankObject } from './abilities.ts';
import { rankDeployed, rankEntry } from './deploying.ts';
import { rankCleave, rankFighter, rankHow, rankReroll, rankShove, rankTarget } from './fighting.ts';
import { rankMover, rankRetreat, rankWay } from './moves.ts';
import {
  rankCatchUp,
  rankReturned,
  rankSide,
  rankStrengthened,
  rankSupportHex,
  rankTacticBack,
  rankTeamMate,
  rankTrack,
} from './rewards.ts';
import {
  rankAbilityHex,
  rankAffected,
  rankEffectHex,
  rankMark,
  rankRivalHex,
  rankRivalObject,
  rankRivalTrample,
  rankRivalWay,
  rankVictim,
} from './rivals.ts';
import { chooseKept, rankAny, rankFaction, rankNeutral } from './setting.ts';
import { type Situation, situationOf } from './situation.ts';
import { rankBlast, rankSpecialTarget, rankTrample } from './specials.ts';
import { rankDrift, rankTactic, rankUnit } from './tactics.ts';

type Looking = Look<HoplomachusKit, HoplomachusView>;

/** What a sensible player thinks of, the best first. */
function decide(situation: Situation, { decision, dice }: Looking): readonly Pick[] {
  const unitIn = ({ unit }: UnitFacts): UnitId => unitOf(situation.table, unit);
  switch (decision.ask) {
    case 'neutralHero':
      return rankNeutral(situation, decision.options);
    case 'faction':
      return rankFaction(decision.options);
    case 'titan':
      return rankAny(decision.options, dice);
    case 'keepUnits':
      return [chooseKept(situation, decision.options, decision.some?.min ?? 0)];
    case 'keepTactic':
    case 'returnTactic':
      return rankTacticBack(decision.options);
    case 'campHero':
      return rankNeutral(situation, decision.options);
    case 'deploy':
      return rankDeployed(situation, decision.options, decision.pass);
    case 'deployAt':
      return rankEntry(situation, decision.options, unitIn(decision.facts));
    case 'tactic':
      return rankTactic(situation, decision.options);
    case 'tacticOn':
      return rankUnit(situation, decision.options, decision.facts.tactic);
    case 'undertow':
      return rankDrift(situation, decision.options, unitIn(decision.facts));
    case 'move':
      return rankMover(situation, decision.options);
    case 'moveTo':
    case 'vanguard':
      return rankWay(situation, decision.options, unitIn(decision.facts));
    case 'runTo':
      return rankRetreat(situation, decision.options, unitIn(decision.facts));
    case 'ability':
      return rankAbility(situation, decision.options);
    case 'abilityOn':
      return rankObject(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'abilityTo':
      return rankHex(situation, decision.options, unitIn(decision.facts));
    case 'engage':
      return rankFighter(situation, decision.options);
    case 'engageHow':
      return rankHow(situation, decision.options, unitIn(decision.facts));
    case 'attackTarget':
      return rankTarget(situation, decision.options, unitIn(decision.facts), decision.pass);
    case 'specialTarget':
      return rankSpecialTarget(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'firebombAt':
      return rankBlast(situation, decision.options, unitIn(decision.facts));
    case 'trample':
      return rankTrample(situation, decision.options, unitIn(decision.facts));
    case 'reroll':
      return rankReroll(decision.options);
    case 'shove':
      return rankShove(situation, decision.options);
    case 'cleave':
      return rankCleave(situation, decision.options);
    case 'favorTrack':
      return rankTrack(situation, decision.options, decision.facts.favor);
    case 'supportAs':
      return rankSide(decision.options);
    case 'supportAt':
      return rankSupportHex(situation, decision.options, decision.facts.as === 'sentinel');
    case 'footholdTo':
      return rankSupportHex(situation, decision.options, decision.facts.do === 'flip');
    case 'strengthen':
      return rankStrengthened(situation, decision.options);
    case 'catchUp':
      return rankCatchUp(situation, decision.options);
    case 'returnUnit':
    case 'bounty':
      return rankReturned(situation, decision.options);
    case 'teamMate':
      return rankTeamMate(situation, decision.options);
    case 'rivalAt':
      return rankRivalHex(situation, decision.options, unitIn(decision.facts));
    case 'rivalMark':
      return rankMark(situation, decision.options, unitIn(decision.facts));
    case 'rivalTo':
      return rankRivalWay(situation, decision.options, unitIn(decision.facts));
    case 'rivalObject':
      return rankRivalObject(situation, decision.options);
    case 'rivalHex':
      return rankAbilityHex(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'rivalTarget':
      return rankVictim(situation, decision.options, unitIn(decision.facts));
    case 'rivalTrample':
      return rankRivalTrample(situation, decision.options, unitIn(decision.facts));
    case 'effectOn':
      return rankAffected(situation, decision.options, unitIn(decision.facts));
    case 'effectAt':
      return rankEffectHex(situation, decision.options, decision.facts.whom === null ? NONE : unitOf(situation.table, decision.facts.whom));
    case 'wakeHero':
      return [0];
    case 'nextPlayer':
    case 'shardAt':
    case 'trigger':
    case 'scatter':
    case 'rivalNext':
    case 'rivalAbility':
      return [0]; // any choice is as good as another
  }
}

/** At most so many options, the best first. */
export function rank(look: Looking, most: number): readonly Pick[] {
  const { seat, fork } = look;
  const match = fork();
  return decide(situationOf(match.table, seat, match.trail(seat)), look).slice(0, most);
}
export const mind: Mind<HoplomachusKit, HoplomachusView> = {
  choose: (look) => certain(rank(look, 1)[0], 'an option'),
};
