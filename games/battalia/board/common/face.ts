// What a card shows, read from its pool.
import { ATTACK_STRENGTH, DEFENCE_STRENGTH } from '../../content/cards.ts';
import { ARTIFACTS, type Artifact, FACTIONS, type Faction, type Form, GREATS, type Pool, UNITS } from '../../content/kinds.ts';
import { byFactionThenForm, FORM_INDEX, FORMS, poolOf } from '../../content/pools.ts';
import { cardsIn, prices, type Recipe } from '../../content/prices.ts';

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
const isForm = (word: string): word is Form => has(FORMS, word);
function familyOf(kind: Form): Family {
  if (has(UNITS, kind)) return 'unit';
  if (has(ARTIFACTS, kind)) return 'artifact';
  if (has(GREATS, kind)) return 'great';
  return kind;
}

/** The card itself, without what a payment says it stands for: `wild isle as chief` is `wild isle`. */
export const cardIn = (entry: Pool): Pool => entry.split(' as ')[0] ?? entry;

/** `friman bear`, `supply`, `wild isle as chief`. */
export function faceOf(entry: Pool): Face {
  const [word = '', second = ''] = cardIn(entry).split(' ');
  const kind = isForm(word) ? word : 'wild';
  const form = FORM_INDEX[kind];
  return {
    kind,
    faction: has(FACTIONS, second) ? second : null,
    family: familyOf(kind),
    rank: 1 + UNITS.findIndex((unit) => unit === kind),
    attack: ATTACK_STRENGTH[form] ?? 0,
    defence: DEFENCE_STRENGTH[form] ?? 0,
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

/** A lit artifact has two uses, but a tent is pitched only once. BAT-8.2 */
export const freshUses = (card: Pool, lit: Artifact): number => (isLit(card, lit) && lit !== 'tent' ? 2 : 1);
export const isLit = (card: Pool, lit: Artifact): boolean => faceOf(card).kind === lit;

/** What it costs to get such a card; great artifacts have no price. */
export function priceOf({ kind }: Face): readonly Pool[] {
  const bought: Partial<Record<Form, Recipe>> = { ...prices.hire, ...prices.create };
  return cardsOf(bought[kind] ?? []);
}
const written = new WeakMap<Recipe, readonly Pool[]>();
/** A price in words: `['friman', 'friman', 'chief']`; the same list for the same price, so that it is drawn once. */
export function cardsOf(price: Recipe): readonly Pool[] {
  const cards = written.get(price) ?? cardsIn(price);
  written.set(price, cards);
  return cards;
}
