// A sensible player: builds and upgrades, wants one faction in its deck, takes the neutral cities, fights when it is likely to win.

import { certain, type DecisionOf } from '@tabularium/kernel';
import { highest } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { Great } from '../content/kinds.ts';
import { typeIndexOf } from '../content/lands.ts';
import { cardOf } from '../rules/cards/zones.ts';
import { buildingOf } from '../rules/land/spaces.ts';
import type { Asks } from '../table/asks.ts';
import { exitsOf, spaceOf } from '../table/names.ts';
import type { BattaliaKit, Battle, Building } from '../table/table.ts';
import type { BattaliaView } from '../table/view.ts';
import { rankActions } from './actions.ts';
import { answerAttack, playInBattle } from './battle.ts';
import { factionOf, formOf, worthOf, worthOfAll } from './cards.ts';
import { attraction } from './heroes.ts';
import { bestValueOf, valueAt, valueWith } from './land.ts';
import { type Thought, thoughtOf } from './thought.ts';

type Decided = Look<BattaliaKit>['decision'];
type Choice<A extends keyof Asks> = DecisionOf<BattaliaKit, A>;

/** The higher, the sooner it is taken. */
const GREAT_TASTE: Readonly<Record<Great, number>> = { sword: 5, hammer: 4, horn: 3, shield: 2, wings: 1 };

function opening({ table, me }: Thought, { options }: Choice<'opening'>): readonly number[] {
  const supplies = me.hand.filter((card) => cardOf(table, card).kind === 'supply').length;
  const dull = me.hand.length - supplies <= 1 && supplies < 4;
  return options.map((option) => {
    if (option.do === 'cohort') return 10 + option.draw;
    return option.do === 'mulligan' ? (dull && table.stage === 'opening' ? 1 : -1) : 0;
  });
}
/** A title goes to the highest unit, a scroll to a card outside the favourite faction, an amulet to a middling card. */
function target({ favourite }: Thought, { options }: Choice<'target'>, kind: string): readonly number[] {
  return options.map(({ card, ranks }) => {
    const worth = worthOf(card, favourite);
    if (kind === 'scroll') return factionOf(card) === favourite ? -worth : worth;
    return kind === 'amulet' ? (formOf(card) === 'supply' ? 0 : -Math.abs(worth - 2)) : worth + ranks;
  });
}

/** How good each option is; options not mentioned here are all equal. */
function scores(thought: Thought, decision: Exclude<Decided, Choice<'act'>>, actionOf: () => string): readonly number[] {
  const { favourite } = thought;
  switch (decision.ask) {
    case 'opening':
      return opening(thought, decision);
    case 'pay':
      return decision.options.map(({ cards }) => -worthOfAll(cards, favourite)); // wild cards and great artifacts are kept
    case 'faction':
    case 'createFaction':
    case 'scrollFaction':
      return decision.options.map(({ faction }) => (faction === favourite ? 1 : 0));
    case 'buildType':
      return decision.options.map(({ type }) => bestValueOf(thought, typeIndexOf(type)));
    case 'buildAt':
      return decision.options.map(({ at }) => valueAt(thought, typeOf(thought), spaceOf(at)));
    case 'buildTurn':
      return decision.options.map(({ exits }) => valueWith(thought, buildingIn(thought).at, exitsOf(exits), typeOf(thought)));
    case 'startCity':
    case 'heroAt':
    case 'moveTo':
      return decision.options.map(({ at }) => attraction(thought, spaceOf(at)));
    case 'target':
      return target(thought, decision, actionOf());
    case 'station':
    case 'hornPick':
    case 'ambushCard':
      return decision.options.map(({ card }) => worthOf(card, favourite));
    case 'evict':
    case 'suspendCard':
    case 'opener':
    case 'source':
      return decision.options.map(({ card }) => -worthOf(card, favourite));
    case 'attackHeroes':
      return decision.options.map(({ heroes }) => heroes);
    case 'attackPlay':
    case 'defendPlay':
      return playInBattle(thought, battleIn(thought), decision.options);
    case 'answer':
      return answerAttack(thought, battleIn(thought), decision.options);
    case 'retreatTo':
      return decision.options.map(({ cards }) => -cards.length);
    case 'greatReward':
      return decision.options.map(({ great }) => GREAT_TASTE[great]);
    case 'recall':
      return decision.options.map(({ recall }) => (recall ? 1 : 0));
    case 'showCohort':
    case 'battleWild':
      return decision.options.map(() => 0);
  }
}
const battleIn = ({ table }: Thought): Battle => certain(table.battle, 'a battle');
/** What is being built while its space and turn are chosen. */
const buildingIn = ({ table }: Thought): Building => certain(table.building, 'something being built');
const typeOf = (thought: Thought): number => buildingOf(thought.table, buildingIn(thought).card).typeIndex;

/** The options that a sensible player considers, the best first. */
export function rank({ seat, decision, fork }: Look<BattaliaKit, BattaliaView>, most: number): readonly number[] {
  const match = fork();
  const thought = thoughtOf(match.table, seat);
  if (decision.ask === 'act') return rankActions(thought, decision.options, most);
  const actionOf = (): string => {
    const step = match.trail(seat).at(-1);
    return step?.at === 'action' ? step.do : '';
  };
  return highest(scores(thought, decision, actionOf), most);
}
export const mind: Mind<BattaliaKit, BattaliaView> = {
  choose: (look) => certain(rank(look, 1)[0], 'an option'),
};
