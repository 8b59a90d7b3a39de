// A sensible player: builds and upgrades, wants one faction in its deck, takes the neutral cities, fights when it is likely to win.

import type { DecisionOf } from '@tabularium/kernel';
import { best } from '@tabularium/parts/bot';
import type { Look, Mind } from '@tabularium/parts/shape';
import type { Faction, Pool } from '../content/kinds.ts';
import { typeIndexOf } from '../content/lands.ts';
import { see, seeAs } from '../rules/see.ts';
import type { Asks } from '../table/asks.ts';
import { exitsOf, spaceOf } from '../table/names.ts';
import type { BattaliaKit, Table } from '../table/table.ts';
import type { BattaliaView, PlayerView } from '../table/view.ts';
import { chooseAction } from './actions.ts';
import { answerAttack, playInBattle } from './battle.ts';
import { factionOf, favouriteOf, formOf, worthOf, worthOfAll } from './cards.ts';
import { attraction } from './heroes.ts';
import { bestValueOf, valueAt, valueWith } from './land.ts';

/** What every thought starts from. */
export interface Thought {
  readonly seat: number;
  readonly view: BattaliaView;
  readonly me: PlayerView;
  /** Hand, nation, haven and ambush: of the nation a good memory knows which cards, not in which order. */
  readonly owned: readonly Pool[];
  /** The faction this deck has most cards of. */
  readonly favourite: Faction | null;
  /** A guess: whatever lies open on it is true. */
  readonly table: Table;
}
type Choice<A extends keyof Asks> = DecisionOf<BattaliaKit, A>;

const GREAT_TASTE = ['sword', 'hammer', 'horn', 'shield', 'wings'];

function opening({ view, me }: Thought, { options }: Choice<'opening'>): number {
  const hand = me.hand.cards ?? [];
  const dull = hand.filter((card) => formOf(card) !== 'supply').length <= 1 && hand.filter((card) => formOf(card) === 'supply').length < 4;
  return best(options, (option) => {
    if (option.do === 'cohort') return 10 + option.draw;
    return option.do === 'mulligan' ? (dull && view.stage === 'opening' ? 1 : -1) : 0;
  });
}
/** Pays with what is worth least, and rather not with wild cards and great artifacts. */
const pay = ({ favourite }: Thought, { options }: Choice<'pay'>): number => best(options, ({ cards }) => -worthOfAll(cards, favourite));

/** A title lifts the highest unit it can; a scroll wins a card for the favourite faction; an amulet multiplies a unit. */
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

function decide(thought: Thought, decision: Look<BattaliaKit, BattaliaView>['decision'], trail: BattaliaTrail): number {
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
      return best(decision.options, ({ exits }) => valueWith(table, seat, table.building?.at ?? 0, exitsOf(exits), typeOf(thought)));
    case 'createFaction':
    case 'scrollFaction':
      return best(decision.options, ({ faction }) => (faction === favourite ? 1 : 0));
    case 'startCity':
    case 'heroAt':
    case 'moveTo':
      return best(decision.options, ({ at }) => attraction(thought, spaceOf(at)));
    case 'target':
      return target(thought, decision, trail);
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
      return best(decision.options, ({ great }) => -GREAT_TASTE.indexOf(great));
    case 'recall':
      return best(decision.options, ({ recall }) => (recall ? 1 : 0));
    case 'showCohort':
    case 'battleWild':
      return 0;
  }
}
/** The kind of action that the question belongs to. */
type BattaliaTrail = string;
const typeOf = ({ table }: Thought): number => table.content.lands[table.building?.card ?? -1]?.typeIndex ?? 0;

/** A guess holds the same cards in the own nation as the truth, in another order. */
const ownedBy = ({ seat, hand, haven, ambush }: PlayerView, { players, content }: Table): Pool[] => [
  ...[hand, haven, ambush].flatMap(({ cards }) => cards ?? []),
  ...(players[seat]?.nation ?? []).map((card) => content.cards[card]?.name as Pool),
];

export const mind: Mind<BattaliaKit, BattaliaView> = {
  choose({ seat, decision, fork }) {
    const guess = fork();
    const { table } = guess;
    const sight = seeAs(table, seat, see(table)); // a guess looks like the truth; unlike `view()` it is not frozen, which takes as long
    const me = sight.players[seat] as PlayerView;
    const owned = ownedBy(me, table);
    const favourite = favouriteOf(owned, sight.factions);
    const step = guess.trail(seat).at(-1);
    return decide({ seat, view: sight, me, owned, favourite, table }, decision, step?.at === 'action' ? step.do : '');
  },
};
