// A sensible player: goes for tokens, strikes where it pays, does not turn its back on enemies, and spends cards and mana for a reason.

import { certain, type DecisionOf, type Dice, type Pick } from '@tabularium/kernel';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { FigureName } from '../table/asks.ts';
import { figureOf } from '../table/names.ts';
import type { BattlegroundKit, FigureId, Step } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { chooseInterruptedItem, chooseInterrupter, chooseSubject, rankActions, rankTargets } from './acting.ts';
import { chooseArmy, chooseDeckCard, chooseGear, chooseRecruit } from './armies.ts';
import { chooseDiscards, rankBonuses, rankCards, rankFigures } from './cards.ts';
import { chooseMarkerHex, choosePaid, choosePush, chooseShare, chooseStat, chooseStriking, chooseTactic } from './details.ts';
import { chooseFacing, chooseMode, chooseMoveFocus, choosePushed, rankDestinations } from './moving.ts';
import { chooseRerolls } from './rerolls.ts';
import { chooseDeployed, chooseFirstFacing, choosePlace, chooseZone } from './setting.ts';
import { type Thought, thoughtOf } from './thought.ts';

type Looking = Look<BattlegroundKit, BattlegroundView>;
/** The questions that decide matches. */
export const WEIGHTY = ['select', 'activate', 'bonus', 'action', 'moveTo', 'target'] as const;
type Weighty = { [A in (typeof WEIGHTY)[number]]: DecisionOf<BattlegroundKit, A> }[(typeof WEIGHTY)[number]];
const isWeighty = (decision: Looking['decision']): decision is Weighty => (WEIGHTY as readonly string[]).includes(decision.ask);

function weigh(thought: Thought, decision: Weighty, count: number): readonly number[] {
  switch (decision.ask) {
    case 'select':
      return rankCards(thought, decision.options, count);
    case 'activate':
      return rankFigures(thought, decision.options, decision.facts.card, count);
    case 'bonus':
      return rankBonuses(thought, decision.options, decision.facts.card, count);
    case 'action':
      return rankActions(thought, decision.options, count);
    case 'moveTo':
      return rankDestinations(thought, decision.options, decision.facts, count);
    case 'target':
      return rankTargets(thought, decision.options, decision.facts.weapon, count);
  }
}
/** All other questions. */
function decide(thought: Thought, decision: Exclude<Looking['decision'], Weighty>, dice: Dice, trail: readonly Step[]): Pick {
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
    case 'moveFocus':
      return chooseMoveFocus(thought, decision.options, decision.facts.figure);
    case 'moveMode':
      return chooseMode(decision.options);
    case 'facing':
    case 'faceTie':
      return chooseFacing(thought, decision.options, named(decision.facts.figure));
    case 'pushTo':
      return choosePushed(thought, decision.options, named(decision.facts.figure));
    case 'pushToward':
      return choosePush(thought, decision.options, named(decision.facts.figure));
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

/** The options that a sensible player thinks of, the best first. */
export function rank({ seat, decision, dice, fork }: Looking, count: number): readonly Pick[] {
  const match = fork();
  const thought = thoughtOf(match.table, seat);
  if (isWeighty(decision)) return weigh(thought, decision, count);
  return [decide(thought, decision, dice, match.trail(seat))];
}
export const mind: Mind<BattlegroundKit, BattlegroundView> = { choose: (look) => certain(rank(look, 1)[0], 'an option') };
