// A sensible player: goes for tokens, strikes where it pays, does not turn its back on enemies, and spends cards and mana for a reason.

import type { Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { FigureName } from '../table/asks.ts';
import { figureOf } from '../table/names.ts';
import type { BattlegroundKit, FigureId, Step } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { chooseAction, chooseInterruptedItem, chooseInterrupter, chooseSubject, chooseTarget } from './acting.ts';
import { chooseArmy, chooseDeckCard, chooseGear, chooseRecruit } from './armies.ts';
import { chooseBonus, chooseCard, chooseDiscards, chooseFigure } from './cards.ts';
import { chooseMarkerHex, choosePaid, choosePush, chooseShare, chooseStat, chooseStriking, chooseTactic } from './details.ts';
import { chooseDestination, chooseFacing, chooseMode, chooseMoveFocus, choosePushed } from './moving.ts';
import { chooseRerolls } from './rerolls.ts';
import { chooseDeployed, chooseFirstFacing, choosePlace, chooseZone } from './setting.ts';
import { type Thought, thoughtOf } from './thought.ts';

type Looking = Look<BattlegroundKit, BattlegroundView>;
function decide(thought: Thought, { decision, dice }: Looking, trail: readonly Step[]): Pick {
  const { table } = thought;
  const named = (name: FigureName): FigureId => figureOf(table, name);
  switch (decision.ask) {
    case 'army':
      return chooseArmy(thought, decision.options, dice);
    case 'recruit':
      return chooseRecruit(thought, decision.options, decision.pass, decision.facts);
    case 'equip':
      return chooseGear(thought, decision.options, decision.facts);
    case 'deck':
      return chooseDeckCard(thought, decision.options, decision.facts);
    case 'firstPlayer':
      return decision.options.findIndex(({ me }) => me);
    case 'zone':
      return chooseZone(decision.options, dice);
    case 'deploy':
      return chooseDeployed(thought, decision.options);
    case 'deployAt':
      return choosePlace(thought, decision.options, decision.facts.figure);
    case 'deployFacing':
      return chooseFirstFacing(thought, decision.options);
    case 'discard':
      return chooseDiscards(thought, decision.options);
    case 'select':
      return chooseCard(thought, decision.options);
    case 'activate':
      return chooseFigure(thought, decision.options, decision.facts.card);
    case 'bonus':
      return chooseBonus(thought, decision.options, decision.facts.card);
    case 'action':
      return chooseAction(thought, decision.options);
    case 'moveFocus':
      return chooseMoveFocus(thought, decision.options, decision.facts.figure);
    case 'moveMode':
      return chooseMode(decision.options);
    case 'moveTo':
      return chooseDestination(thought, decision.options, decision.facts);
    case 'facing':
    case 'faceTie':
      return chooseFacing(thought, decision.options, named(decision.facts.figure));
    case 'pushTo':
      return choosePushed(thought, decision.options, named(decision.facts.figure));
    case 'pushToward':
      return choosePush(thought, decision.options, named(decision.facts.figure));
    case 'target':
      return chooseTarget(thought, decision.options, decision.facts.weapon);
    case 'testStat':
      return chooseStat(thought, decision.options, named(decision.facts.figure));
    case 'strikeWith':
      return chooseStriking(thought, decision.options, named(decision.facts.target));
    case 'payMore':
      return choosePaid(thought, decision.options, decision.facts.weapon, named(decision.facts.target));
    case 'subject':
      return chooseSubject(thought, decision.options, decision.pass, 'why' in decision.facts ? decision.facts.why : undefined);
    case 'placeMarker':
      return chooseMarkerHex(thought, decision.options, decision.facts.radius);
    case 'shareMana':
      return chooseShare(thought, decision.options, named(decision.facts.figure), named(decision.facts.subject));
    case 'tactician':
      return chooseTactic(thought, decision.options, named(decision.facts.subject));
    case 'freeReroll':
    case 'manaReroll':
      return chooseRerolls(thought, decision.facts, trail, decision.ask === 'freeReroll');
    case 'prevent':
      return decision.options.findIndex(({ use }) => use);
    case 'opportunity':
    case 'overwatch':
      return chooseInterrupter(thought, decision.options, named(decision.facts.figure));
    case 'interruptedItem':
      return chooseInterruptedItem(thought, decision.options, decision.facts.figure);
    case 'claim':
      return decision.options.map((_, number) => number);
    case 'order':
    case 'areaNext':
      return 0; // all are equally good
  }
}

export const mind: Mind<BattlegroundKit, BattlegroundView> = {
  choose(look) {
    const match = look.fork();
    return decide(thoughtOf(match.table, look.seat), look, match.trail(look.seat));
  },
};
