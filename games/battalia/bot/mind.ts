// A sensible player: builds and upgrades, wants one faction in its deck, takes the neutral cities, fights when it is likely to win.

import type { DecisionOf } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { Faction, Great, Pool } from '../content/kinds.ts';
import { typeIndexOf } from '../content/lands.ts';
import { buildingOf } from '../rules/land/spaces.ts';
import { see, seeAs } from '../rules/see.ts';
import type { Asks } from '../table/asks.ts';
import { exitsOf, spaceOf } from '../table/names.ts';
import type { BattaliaKit, Building, Table } from '../table/table.ts';
import type { BattaliaView, PlayerView } from '../table/view.ts';
import { chooseAction } from './actions.ts';
import { answerAttack, playInBattle } from './battle.ts';
import { factionOf, favouriteOf, formOf, worthOf, worthOfAll } from './cards.ts';
import { attraction } from './heroes.ts';
import { bestValueOf, valueAt, valueWith } from './land.ts';

/** What a mind knows while it decides. */
export interface Thought {
  readonly seat: number;
  readonly view: BattaliaView;
  readonly me: PlayerView;
  /** Hand, nation, haven and ambush. A good memory knows which cards are in the nation, but not their order. */
  readonly owned: readonly Pool[];
  /** The faction this deck has most cards of. */
  readonly favourite: Faction | null;
  /** A guess; whatever is public on it is true. */
  readonly table: Table;
}
type Choice<A extends keyof Asks> = DecisionOf<BattaliaKit, A>;

/** The higher, the sooner it is taken. */
const GREAT_TASTE: Readonly<Record<Great, number>> = { sword: 5, hammer: 4, horn: 3, shield: 2, wings: 1 };

function opening({ view, me }: Thought, { options }: Choice<'opening'>): number {
  const hand = me.hand.cards ?? [];
  const dull = hand.filter((card) => formOf(card) !== 'supply').length <= 1 && hand.filter((card) => formOf(card) === 'supply').length < 4;
  return best(options, (option) => {
    if (option.do === 'cohort') return 10 + option.draw;
    return option.do === 'mulligan' ? (dull && view.stage === 'opening' ? 1 : -1) : 0;
  });
}
/** Pays with the least valuable cards; wild cards and great artifacts are kept. */
const pay = ({ favourite }: Thought, { options }: Choice<'pay'>): number => best(options, ({ cards }) => -worthOfAll(cards, favourite));

/** A title goes to the highest unit, a scroll to a card outside the favourite faction, an amulet to a middling card. */
function target({ favourite }: Thought, { options }: Choice<'target'>, kind: string): number {
  return best(options, ({ card, ranks }) => {
    const worth = worthOf(card, favourite);
    if (kind === 'scroll') return factionOf(card) === favourite ? -worth : worth;
    return kind === 'amulet' ? (formOf(card) === 'supply' ? 0 : -Math.abs(worth - 2)) : worth + ranks;
  });
}
const treasured = ({ favourite }: Thought, options: readonly { readonly card: Pool }[]): number =>
  best(options, ({ card }) => worthOf(card, favourite));
const worthless = ({ favourite }: Thought, options: readonly { readonly card: Pool }[]): number =>
  best(options, ({ card }) => -worthOf(card, favourite));

function decide(thought: Thought, decision: Look<BattaliaKit, BattaliaView>['decision'], action: string): number {
  const { table, seat, favourite } = thought;
  switch (decision.ask) {
    case 'act':
      return chooseAction(thought, decision.options);
    case 'opening':
      return opening(thought, decision);
    case 'pay':
      return pay(thought, decision);
    case 'faction':
      return best(decision.options, (option) => (option.faction === favourite ? 1 : 0));
    case 'buildType':
      return best(decision.options, ({ type }) => bestValueOf(table, seat, typeIndexOf(type)));
    case 'buildAt':
      return best(decision.options, ({ at }) => valueAt(table, seat, typeOf(thought), spaceOf(at)));
    case 'buildTurn':
      return best(decision.options, ({ exits }) => valueWith(table, seat, buildingIn(thought).at, exitsOf(exits), typeOf(thought)));
    case 'createFaction':
    case 'scrollFaction':
      return best(decision.options, ({ faction }) => (faction === favourite ? 1 : 0));
    case 'startCity':
    case 'heroAt':
    case 'moveTo':
      return best(decision.options, ({ at }) => attraction(thought, spaceOf(at)));
    case 'target':
      return target(thought, decision, action);
    case 'station':
    case 'hornPick':
    case 'ambushCard':
      return treasured(thought, decision.options);
    case 'evict':
    case 'suspendCard':
    case 'opener':
    case 'source':
      return worthless(thought, decision.options);
    case 'attackHeroes':
      return decision.options.length - 1;
    case 'attackPlay':
    case 'defendPlay':
      return playInBattle(thought, decision.options);
    case 'answer':
      return answerAttack(thought, decision.options);
    case 'retreatTo':
      return best(decision.options, ({ cards }) => -cards.length);
    case 'greatReward':
      return best(decision.options, ({ great }) => GREAT_TASTE[great]);
    case 'recall':
      return best(decision.options, ({ recall }) => (recall ? 1 : 0));
    case 'showCohort':
    case 'battleWild':
      return 0;
  }
}
/** What is being built while its space and turn are chosen. */
const buildingIn = ({ table }: Thought): Building => table.building as Building;
const typeOf = (thought: Thought): number => buildingOf(thought.table, buildingIn(thought).card).typeIndex;

/** In a guess the seat's own nation holds the true cards in another order. */
const ownedBy = ({ seat, hand, haven, ambush }: PlayerView, { players, content }: Table): Pool[] => [
  ...[hand, haven, ambush].flatMap(({ cards }) => cards ?? []),
  ...(players[seat]?.nation ?? []).map((card) => content.cards[card]?.name as Pool),
];

export const mind: Mind<BattaliaKit, BattaliaView> = {
  choose({ seat, decision, fork }) {
    const guess = fork();
    const { table } = guess;
    const sight = seeAs(table, seat, see(table)); // shows the truth, as every guess does; freezing it, as `view()` would, takes as long again
    const me = sight.players[seat] as PlayerView;
    const owned = ownedBy(me, table);
    const favourite = favouriteOf(owned, sight.factions);
    const step = guess.trail(seat).at(-1);
    return decide({ seat, view: sight, me, owned, favourite, table }, decision, step?.at === 'action' ? step.do : '');
  },
};
