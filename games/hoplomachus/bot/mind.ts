// A sensible player: brings its units together, trades up, holds stones, keeps its hero out of trouble, and uses what its units can do.
import type { Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { HoplomachusKit } from '../table/table.ts';
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
import { type Thought, thoughtOf } from './situation.ts';
import { chooseBlast, chooseSpecialTarget, chooseTrample } from './specials.ts';
import { chooseDrift, chooseTactic, chooseUnit } from './tactics.ts';

type Looking = Look<HoplomachusKit, HoplomachusView>;

function decide(thought: Thought, { decision, dice }: Looking): Pick {
  switch (decision.ask) {
    case 'neutralHero':
      return chooseNeutral(thought, decision.options);
    case 'faction':
      return chooseFaction(decision.options);
    case 'titan':
      return chooseAny(decision.options, dice);
    case 'keepUnits':
      return chooseKept(thought, decision.options, decision.some?.min ?? 0);
    case 'keepTactic':
    case 'returnTactic':
      return chooseTacticBack(decision.options);
    case 'campHero':
      return chooseNeutral(thought, decision.options);
    case 'deploy':
      return chooseDeployed(thought, decision.options, decision.pass);
    case 'deployAt':
      return chooseEntry(thought, decision.options);
    case 'tactic':
      return chooseTactic(thought, decision.options);
    case 'tacticOn':
      return chooseUnit(thought, decision.options);
    case 'undertow':
      return chooseDrift(thought, decision.options);
    case 'move':
      return chooseMover(thought, decision.options);
    case 'moveTo':
    case 'vanguard':
      return chooseWay(thought, decision.options);
    case 'runTo':
      return chooseRetreat(thought, decision.options);
    case 'ability':
      return chooseAbility(thought, decision.options);
    case 'abilityOn':
      return chooseObject(thought, decision.options);
    case 'abilityTo':
      return chooseHex(thought, decision.options);
    case 'engage':
      return chooseFighter(thought, decision.options);
    case 'engageHow':
      return chooseHow(thought, decision.options);
    case 'attackTarget':
      return chooseTarget(thought, decision.options, decision.pass);
    case 'specialTarget':
      return chooseSpecialTarget(thought, decision.options);
    case 'firebombAt':
      return chooseBlast(thought, decision.options);
    case 'trample':
      return chooseTrample(thought, decision.options);
    case 'reroll':
      return chooseReroll(decision.options);
    case 'shove':
      return chooseShove(thought, decision.options);
    case 'cleave':
      return chooseCleave(thought, decision.options);
    case 'favorTrack':
      return chooseTrack(thought, decision.options);
    case 'supportAs':
      return chooseSide(decision.options);
    case 'supportAt':
    case 'footholdTo':
      return chooseSupportHex(thought, decision.options);
    case 'strengthen':
      return chooseStrengthened(thought, decision.options);
    case 'catchUp':
      return chooseCatchUp(thought, decision.options);
    case 'returnUnit':
    case 'bounty':
      return chooseReturned(thought, decision.options);
    case 'teamMate':
      return chooseTeamMate(thought, decision.options);
    case 'rivalAt':
      return chooseRivalHex(thought, decision.options);
    case 'rivalMark':
      return chooseMark(thought, decision.options);
    case 'rivalTo':
      return chooseRivalWay(thought, decision.options);
    case 'rivalObject':
      return chooseRivalObject(thought, decision.options);
    case 'rivalHex':
      return chooseAbilityHex(thought, decision.options);
    case 'rivalTarget':
      return chooseVictim(thought, decision.options);
    case 'rivalTrample':
      return chooseRivalTrample(thought, decision.options);
    case 'effectOn':
      return chooseAffected(thought, decision.options);
    case 'effectAt':
      return chooseEffectHex(thought, decision.options);
    case 'wakeHero':
      return 0;
    case 'nextPlayer':
    case 'shardAt':
    case 'trigger':
    case 'scatter':
    case 'rivalNext':
    case 'rivalAbility':
      return 0; // one is as good as another
  }
}

export const mind: Mind<HoplomachusKit, HoplomachusView> = {
  choose(look) {
    const { seat, decision, fork } = look;
    const match = fork();
    return decide(thoughtOf(match.table, seat, match.trail(seat), decision.facts), look);
  },
};
