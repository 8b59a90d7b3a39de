// Where on the board the options of a decision can be clicked: on which space, deck or card. The others are in the panel only.
import type { Decision } from '@tabularium/kernel';
import { type Artifact, CITIES, type City, type Great, type Pool, type Road, roadsIn, type Unit } from '../../content/kinds.ts';
import type { Action, Asks, BattlePlay, SpaceName } from '../../table/asks.ts';
import type { BattaliaKit } from '../../table/table.ts';

/** The decks of the stock, and what is bought without a deck. */
export type Deck = Unit | Artifact | Great | Road | City | 'hero' | `level ${number}`;
/** Where a card lies that can be clicked. */
export type Zone = 'hand' | 'line' | 'ambush' | 'nation' | 'tents';
export type CardKey = `${Zone} ${Pool}`;

/** Numbers of options, in the order of the decision. */
export type Numbers = readonly number[];
export interface Choices {
  readonly spaces: ReadonlyMap<SpaceName, Numbers>;
  readonly decks: ReadonlyMap<Deck, Numbers>;
  readonly cards: ReadonlyMap<CardKey, Numbers>;
}

export const NONE: Numbers = [];
const NOTHING: Choices = { spaces: new Map(), decks: new Map(), cards: new Map() };

/** Every way to click an option. */
interface Spots {
  readonly spaces?: readonly SpaceName[];
  readonly decks?: readonly Deck[];
  readonly cards?: readonly CardKey[];
}

function spotsOfAction(action: Action): Spots {
  switch (action.do) {
    case 'hire':
      return { decks: [action.unit] };
    case 'create':
      return { decks: [action.artifact] };
    case 'road':
      return { decks: roadsIn(action.group) };
    case 'city':
      return { decks: [`level ${action.level}`, ...CITIES] };
    case 'hero':
      return { decks: ['hero'] };
    case 'step':
    case 'stroll':
      return { spaces: [action.to] };
    case 'ride':
    case 'fly':
      return { spaces: [action.from] };
    case 'upgrade':
    case 'attack':
    case 'annex':
      return { spaces: [action.at] };
    case 'dismantle':
      return { cards: [`tents ${action.tent}`] };
    case 'end':
    case 'amulet':
    case 'title':
    case 'scroll':
    case 'scrollSelf':
    case 'pitch':
    case 'horn':
    case 'ambush':
      return {};
  }
}
function spotsOfPlay(play: BattlePlay): Spots {
  switch (play.do) {
    case 'add':
      return { cards: [`hand ${play.card}`] };
    case 'dismantle':
      return { cards: [`tents ${play.tent}`] };
    case 'transform':
    case 'ambush':
    case 'join':
    case 'declare':
    case 'stop':
      return {};
  }
}
const onSpace = ({ at }: { readonly at: SpaceName }): Spots => ({ spaces: [at] });
const inZone =
  (zone: Zone) =>
  ({ card }: { readonly card: Pool }): Spots => ({ cards: [`${zone} ${card}`] });
/** Cards of one name in a battle line differ by their uses there and left. */
export const lineKey = (card: Pool, line: number, left: number): CardKey => `line ${card} ${line}+${left}`;
const nowhere = (): Spots => ({});

const SPOTS: { readonly [A in keyof Asks]: (option: Asks[A]) => Spots } = {
  faction: nowhere,
  startCity: onSpace,
  opening: nowhere,
  showCohort: nowhere,
  act: spotsOfAction,
  pay: nowhere,
  buildType: ({ type }) => ({ decks: [type] }),
  buildAt: onSpace,
  buildTurn: nowhere,
  createFaction: nowhere,
  heroAt: onSpace,
  moveTo: onSpace,
  source: inZone('hand'),
  target: (option) => (option.in === 'hand' ? inZone('hand')(option) : { cards: [lineKey(option.card, option.line, option.left)] }),
  scrollFaction: nowhere,
  evict: inZone('ambush'),
  station: inZone('hand'),
  hornPick: inZone('nation'),
  ambushCard: inZone('hand'),
  suspendCard: inZone('hand'),
  attackHeroes: nowhere,
  opener: inZone('hand'),
  attackPlay: spotsOfPlay,
  answer: (option) => (option.do === 'dismantle' ? { cards: [`tents ${option.tent}`] } : {}),
  recall: nowhere,
  defendPlay: spotsOfPlay,
  retreatTo: onSpace,
  greatReward: ({ great }) => ({ decks: [great] }),
  battleWild: nowhere,
};

/** Where the options of a decision are. */
export function choicesOf(decision: Decision<BattaliaKit> | undefined): Choices {
  if (decision === undefined) return NOTHING;
  const spaces = new Map<SpaceName, number[]>();
  const decks = new Map<Deck, number[]>();
  const cards = new Map<CardKey, number[]>();
  const spotsOf = SPOTS[decision.ask] as (option: unknown) => Spots; // an option always comes with its own ask
  for (const [number, option] of decision.options.entries()) {
    const spots = spotsOf(option);
    for (const space of spots.spaces ?? []) add(spaces, space, number);
    for (const deck of spots.decks ?? []) add(decks, deck, number);
    for (const card of spots.cards ?? []) add(cards, card, number);
  }
  return { spaces, decks, cards };
}
function add<K>(map: Map<K, number[]>, key: K, number: number): void {
  const numbers = map.get(key);
  if (numbers === undefined) map.set(key, [number]);
  else numbers.push(number);
}
