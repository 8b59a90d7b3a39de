// What a card shows, read from its pool.
import { ATTACK_STRENGTH, DEFENCE_STRENGTH } from '../../content/cards.ts';
import {
  ARTIFACT_KINDS,
  type Artifact,
  FACTIONS,
  type Faction,
  type Form,
  isArtifact,
  isGreatKind,
  isUnit,
  type Pool,
  rankOf,
} from '../../content/kinds.ts';
import { byFactionThenForm, FORM_INDEX, FORMS, poolOf } from '../../content/pools.ts';
import { prices } from '../../content/prices.ts';
import { cardsIn, type Recipe } from '../../content/recipes.ts';

export type Family = 'unit' | 'supply' | 'artifact' | 'great' | 'wild';
export interface Face {
  readonly kind: Form;
  readonly faction: Faction | null;
  readonly family: Family;
  /** 1 to 4 for units, otherwise 0. */
  readonly rank: number;
  readonly attack: number;
  readonly defence: number;
}

const has = <T extends string>(list: readonly T[], word: string): word is T => list.some((one) => one === word);
function formCalled(word: string): Form {
  if (!has(FORMS, word)) throw new Error(`no card is called ${word}`);
  return word;
}
function familyOf(kind: Form): Family {
  if (isUnit(kind)) return 'unit';
  if (isArtifact(kind)) return 'artifact';
  if (isGreatKind(kind)) return 'great';
  return kind;
}

/** The card itself, without what it stands for in a payment: `wild isle as chief` is `wild isle`. */
export const cardIn = (entry: Pool): Pool => entry.split(' as ')[0] ?? entry;

/** `friman bear`, `supply`, `wild isle as chief`. */
export function faceOf(entry: Pool): Face {
  const [word = '', second = ''] = cardIn(entry).split(' ');
  const kind = formCalled(word);
  const form = FORM_INDEX[kind];
  return {
    kind,
    faction: has(FACTIONS, second) ? second : null,
    family: familyOf(kind),
    rank: rankOf(kind),
    attack: ATTACK_STRENGTH[form] as number,
    defence: DEFENCE_STRENGTH[form] as number,
  };
}

/** By faction, then kind; what has no faction comes last. */
export const sortCards = (cards: readonly Pool[]): readonly Pool[] => cards.toSorted((a, b) => byFactionThenForm(poolOf(a), poolOf(b)));
/** Equal cards together, in the order in which they come. */
export function countCards(cards: readonly Pool[]): readonly (readonly [Pool, number])[] {
  const counts = new Map<Pool, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** How often a card can be used that lies in the hand. BAT-8.2 */
export const freshUses = (card: Pool, lit: Artifact): number => (isLit(card, lit) ? ARTIFACT_KINDS[lit].litUses : 1);
export const isLit = (card: Pool, lit: Artifact): boolean => faceOf(card).kind === lit;

/** The cards that such a card costs; none if it cannot be bought. */
export function costOf({ kind }: Face): readonly Pool[] {
  if (isUnit(kind)) return priceCards(prices.hire[kind]);
  return isArtifact(kind) ? priceCards(prices.create[kind]) : [];
}
const written = new WeakMap<Recipe, readonly Pool[]>();
/** The cards of a price: the same list every time, so that it is drawn only once. */
export function priceCards(price: Recipe): readonly Pool[] {
  const cards = written.get(price) ?? cardsIn(price);
  written.set(price, cards);
  return cards;
}
