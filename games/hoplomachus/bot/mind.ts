// A sensible player: brings its units together, trades up, holds stones, keeps its hero out of trouble, and uses what its units can do.
import type { Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { UnitFacts } from '../table/about.ts';
import { unitOf } from '../table/names.ts';
import { type HoplomachusKit, NONE, type UnitId } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { chooseAbility, chooseHex, chooseObject } from './abilities.ts';
import { chooseDeployed, chooseEntry } from './deploying.ts';
import { chooseCleave, chooseFighter, chooseHow, chooseReroll, chooseShove, chooseTarget } from './fighting.ts';
import { chooseMover, chooseRetreat, chooseWay } from './moves.ts';
import {
  chooseCatchUp,
  chooseReturned,
  chooseSide,
  chooseStrengthened,
  chooseSupportHex,
  chooseTacticBack,
  chooseTeamMate,
  chooseTrack,
} from './rewards.ts';
import {
  chooseAbilityHex,
  chooseAffected,
  chooseEffectHex,
  chooseMark,
  chooseRivalHex,
  chooseRivalObject,
  chooseRivalTrample,
  chooseRivalWay,
  chooseVictim,
} from './rivals.ts';
import { chooseAny, chooseFaction, chooseKept, chooseNeutral } from './setting.ts';
import { type Situation, situationOf } from './situation.ts';
import { chooseBlast, chooseSpecialTarget, chooseTrample } from './specials.ts';
import { chooseDrift, chooseTactic, chooseUnit } from './tactics.ts';

type Looking = Look<HoplomachusKit, HoplomachusView>;

function decide(situation: Situation, { decision, dice }: Looking): Pick {
  const unitIn = ({ unit }: UnitFacts): UnitId => unitOf(situation.table, unit);
  switch (decision.ask) {
    case 'neutralHero':
      return chooseNeutral(situation, decision.options);
    case 'faction':
      return chooseFaction(decision.options);
    case 'titan':
      return chooseAny(decision.options, dice);
    case 'keepUnits':
      return chooseKept(situation, decision.options, decision.some?.min ?? 0);
    case 'keepTactic':
    case 'returnTactic':
      return chooseTacticBack(decision.options);
    case 'campHero':
      return chooseNeutral(situation, decision.options);
    case 'deploy':
      return chooseDeployed(situation, decision.options, decision.pass);
    case 'deployAt':
      return chooseEntry(situation, decision.options, unitIn(decision.facts));
    case 'tactic':
      return chooseTactic(situation, decision.options);
    case 'tacticOn':
      return chooseUnit(situation, decision.options, decision.facts.tactic);
    case 'undertow':
      return chooseDrift(situation, decision.options, unitIn(decision.facts));
    case 'move':
      return chooseMover(situation, decision.options);
    case 'moveTo':
    case 'vanguard':
      return chooseWay(situation, decision.options, unitIn(decision.facts));
    case 'runTo':
      return chooseRetreat(situation, decision.options, unitIn(decision.facts));
    case 'ability':
      return chooseAbility(situation, decision.options);
    case 'abilityOn':
      return chooseObject(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'abilityTo':
      return chooseHex(situation, decision.options, unitIn(decision.facts));
    case 'engage':
      return chooseFighter(situation, decision.options);
    case 'engageHow':
      return chooseHow(situation, decision.options, unitIn(decision.facts));
    case 'attackTarget':
      return chooseTarget(situation, decision.options, unitIn(decision.facts), decision.pass);
    case 'specialTarget':
      return chooseSpecialTarget(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'firebombAt':
      return chooseBlast(situation, decision.options, unitIn(decision.facts));
    case 'trample':
      return chooseTrample(situation, decision.options, unitIn(decision.facts));
    case 'reroll':
      return chooseReroll(decision.options);
    case 'shove':
      return chooseShove(situation, decision.options);
    case 'cleave':
      return chooseCleave(situation, decision.options);
    case 'favorTrack':
      return chooseTrack(situation, decision.options, decision.facts.favor);
    case 'supportAs':
      return chooseSide(decision.options);
    case 'supportAt':
      return chooseSupportHex(situation, decision.options, decision.facts.as === 'sentinel');
    case 'footholdTo':
      return chooseSupportHex(situation, decision.options, decision.facts.do === 'flip');
    case 'strengthen':
      return chooseStrengthened(situation, decision.options);
    case 'catchUp':
      return chooseCatchUp(situation, decision.options);
    case 'returnUnit':
    case 'bounty':
      return chooseReturned(situation, decision.options);
    case 'teamMate':
      return chooseTeamMate(situation, decision.options);
    case 'rivalAt':
      return chooseRivalHex(situation, decision.options, unitIn(decision.facts));
    case 'rivalMark':
      return chooseMark(situation, decision.options, unitIn(decision.facts));
    case 'rivalTo':
      return chooseRivalWay(situation, decision.options, unitIn(decision.facts));
    case 'rivalObject':
      return chooseRivalObject(situation, decision.options);
    case 'rivalHex':
      return chooseAbilityHex(situation, decision.options, unitIn(decision.facts), decision.facts.skill);
    case 'rivalTarget':
      return chooseVictim(situation, decision.options, unitIn(decision.facts));
    case 'rivalTrample':
      return chooseRivalTrample(situation, decision.options, unitIn(decision.facts));
    case 'effectOn':
      return chooseAffected(situation, decision.options, unitIn(decision.facts));
    case 'effectAt':
      return chooseEffectHex(
        situation,
        decision.options,
        decision.facts.whom === null ? NONE : unitOf(situation.table, decision.facts.whom),
      );
    case 'wakeHero':
      return 0;
    case 'nextPlayer':
    case 'shardAt':
    case 'trigger':
    case 'scatter':
    case 'rivalNext':
    case 'rivalAbility':
      return 0; // any choice is as good as another
  }
}

export const mind: Mind<HoplomachusKit, HoplomachusView> = {
  choose(look) {
    const { seat, fork } = look;
    const match = fork();
    return decide(situationOf(match.table, seat, match.trail(seat)), look);
  },
};
