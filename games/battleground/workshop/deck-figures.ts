// A deck in numbers.
import { fateOf } from '../content/find.ts';
import type { Content } from '../content/index.ts';
import type { Effect, FateDef, GainedToken, Whom } from '../content/kinds.ts';

/** What a card's bonus is for. */
export const BONUS_KINDS = ['attack', 'movement', 'boost', 'healing', 'hindrance', 'mana', 'cards'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export interface DeckFigures {
  readonly cards: number;
  /** The average of all cards; 0 if there are none. */
  readonly initiative: number;
  readonly ap: number;
  readonly mana: number;
  /** How many cards have each initiative, from the lowest in the content to the highest. */
  readonly histogram: readonly { readonly initiative: number; readonly cards: number }[];
  readonly kinds: Readonly<Record<BonusKind, number>>;
}

export function deckFigures(content: Content, fate: readonly string[]): DeckFigures {
  const cards = fate.flatMap((id) => fateOf(content, id) ?? []);
  const average = (of: (card: FateDef) => number): number =>
    cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + of(card), 0) / cards.length;
  const all = content.fate.map(({ initiative }) => initiative);
  const least = Math.min(...all);
  return {
    cards: cards.length,
    initiative: average(({ initiative }) => initiative),
    ap: average(({ ap }) => ap),
    mana: average(({ mana }) => mana),
    histogram: Array.from({ length: Math.max(...all) - least + 1 }, (_, i) => {
      const initiative = least + i;
      return { initiative, cards: cards.filter((card) => card.initiative === initiative).length };
    }),
    kinds: Object.fromEntries(
      BONUS_KINDS.map((kind) => [kind, cards.filter((card) => bonusKind(card) === kind).length]),
    ) as DeckFigures['kinds'], // every kind has an entry
  };
}

const ENEMIES: readonly Whom['who'][] = ['enemy', 'engagedEnemy', 'chargeable', 'eachEngagedEnemy'];
const HEALING: readonly GainedToken[] = ['regeneration', 'protection'];
/** By its first effect. Wounds that its own side takes are only the price. */
export function bonusKind({ whom, effects }: Pick<FateDef, 'whom' | 'effects'>): BonusKind {
  const isAgainst = ENEMIES.includes(whom.who);
  const first = effects.find((effect) => isAgainst || effect.do !== 'wound') ?? effects[0];
  return first === undefined ? 'boost' : kindOf(first, isAgainst);
}
function kindOf(effect: Effect, isAgainst: boolean): BonusKind {
  switch (effect.do) {
    case 'gain':
      if (isAgainst) return 'hindrance';
      return HEALING.includes(effect.token) ? 'healing' : 'boost';
    case 'heal':
    case 'cleanse':
      return 'healing';
    case 'next':
    case 'strike':
    case 'wound':
      return 'attack';
    case 'freeMove':
    case 'moveOrFocus':
    case 'jump':
    case 'teleport':
    case 'charge':
    case 'swap':
    case 'mayPushEngaged':
      return 'movement';
    case 'gainMana':
    case 'gainOwnMana':
    case 'shareMana':
    case 'drainMana':
      return 'mana';
    case 'draw':
      return 'cards';
    case 'gainAp':
      return 'boost';
    case 'loseTokens':
    case 'push':
    case 'pull':
    case 'marker':
      return 'hindrance';
  }
}
