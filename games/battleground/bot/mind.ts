// A sensible player: goes for tokens, strikes where it pays, keeps its back from the enemy, and spends cards and mana with a reason.

import type { Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { BuildFacts, MoveFacts, RerollFacts } from '../table/about.ts';
import { figureOf } from '../table/names.ts';
import type { BattlegroundKit, Step } from '../table/table.ts';
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
interface Facts {
  readonly figure?: string;
  readonly subject?: string;
  readonly target?: string;
  readonly card?: string;
  readonly weapon?: string;
  readonly why?: string;
  readonly radius?: number;
}

function decide(thought: Thought, { decision, dice }: Looking, trail: readonly Step[]): Pick {
  const { table } = thought;
  const facts = (decision.facts ?? {}) as Facts;
  const figure = facts.figure ?? '';
  switch (decision.ask) {
    case 'army':
      return chooseArmy(thought, decision.options, dice);
    case 'recruit':
      return chooseRecruit(thought, decision.options, decision.pass, decision.facts as BuildFacts);
    case 'equip':
      return chooseGear(thought, decision.options, decision.facts as BuildFacts);
    case 'deck':
      return chooseDeckCard(thought, decision.options, decision.facts as BuildFacts);
    case 'firstPlayer':
      return decision.options.findIndex(({ me }) => me);
    case 'zone':
      return chooseZone(decision.options, dice);
    case 'deploy':
      return chooseDeployed(thought, decision.options);
    case 'deployAt':
      return choosePlace(thought, decision.options, figure);
    case 'deployFacing':
      return chooseFirstFacing(thought, decision.options);
    case 'discard':
      return chooseDiscards(thought, decision.options);
    case 'select':
      return chooseCard(thought, decision.options);
    case 'activate':
      return chooseFigure(thought, decision.options, facts.card ?? '');
    case 'bonus':
      return chooseBonus(thought, decision.options, facts.card ?? '');
    case 'action':
      return chooseAction(thought, decision.options);
    case 'moveFocus':
      return chooseMoveFocus(thought, decision.options, figure);
    case 'moveMode':
      return chooseMode(decision.options);
    case 'moveTo':
      return chooseDestination(thought, decision.options, decision.facts as MoveFacts);
    case 'facing':
    case 'faceTie':
      return chooseFacing(thought, decision.options, figureOf(table, figure));
    case 'pushTo':
      return choosePushed(thought, decision.options, figureOf(table, figure));
    case 'pushToward':
      return choosePush(thought, decision.options, figureOf(table, figure));
    case 'target':
      return chooseTarget(thought, decision.options, facts.weapon ?? '');
    case 'testStat':
      return chooseStat(thought, decision.options, figureOf(table, figure));
    case 'strikeWith':
      return chooseStriking(thought, decision.options, figureOf(table, facts.target ?? ''));
    case 'payMore':
      return choosePaid(thought, decision.options, facts.weapon ?? '', figureOf(table, facts.target ?? ''));
    case 'subject':
      return chooseSubject(thought, decision.options, decision.pass, facts.why);
    case 'placeMarker':
      return chooseMarkerHex(thought, decision.options, facts.radius ?? 0);
    case 'shareMana':
      return chooseShare(thought, decision.options, figureOf(table, figure), figureOf(table, facts.subject ?? ''));
    case 'tactician':
      return chooseTactic(thought, decision.options, figureOf(table, facts.subject ?? ''));
    case 'freeReroll':
    case 'manaReroll':
      return chooseRerolls(thought, decision.facts as RerollFacts, trail, decision.ask === 'freeReroll');
    case 'prevent':
      return decision.options.findIndex(({ use }) => use);
    case 'opportunity':
    case 'overwatch':
      return chooseInterrupter(thought, decision.options, figureOf(table, figure));
    case 'interruptedItem':
      return chooseInterruptedItem(thought, decision.options, figure);
    case 'claim':
      return decision.options.map((_, number) => number);
    case 'order':
    case 'areaNext':
      return 0; // one is as good as another
  }
}

export const mind: Mind<BattlegroundKit, BattlegroundView> = {
  choose(look) {
    const match = look.fork();
    return decide(thoughtOf(match.table, look.seat), look, match.trail(look.seat));
  },
};
