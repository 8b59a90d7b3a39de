// Costs and legality of armies and their decks. Pure, for the set-up and for building armies outside a match. MOB-9
import type { Reason } from '@tabularium/kernel';
import { characterOf, fateOf, gloryOf, itemOf, weaponOf } from './find.ts';
import type { Content } from './index.ts';
import type { ArmyDef, CharacterDef, Faction, ItemDef, ItemType, WeaponDef } from './kinds.ts';

/** An army, complete or not. */
export type ArmyList = Omit<ArmyDef, 'id'>;
export type Member = ArmyList['characters'][number];
/** What both players have agreed on. MOB-9.1, MOB-9.2 */
export interface ArmyTerms {
  readonly points: number;
  readonly expansion: boolean;
}

export const DECK_SIZE = 20; // MOB-9.6
export const GLORY_CARDS = 2; // MOB-9.6
export const FATE_COPIES = 2; // MOB-9.4
export const GLORY_COPIES = 1; // MOB-9.4
const SLOTS = { trinket: 'trinkets', shield: 'shields', armour: 'armours' } as const satisfies Record<
  ItemType,
  keyof CharacterDef['slots']
>;

export const emptyArmy = (faction: Faction): ArmyList => ({ faction, characters: [], fate: [], glory: [] });

// ---- points

/** The cost of a character with all its equipment, which is also what it is worth to the enemy. MOB-4.45 */
export const costOfMember = (content: Content, { character, weapons, items }: Member): number =>
  (characterOf(content, character)?.cost ?? 0) +
  weapons.reduce((sum, id) => sum + (weaponOf(content, id)?.cost ?? 0), 0) +
  items.reduce((sum, id) => sum + (itemOf(content, id)?.cost ?? 0), 0);
export const costOfArmy = (content: Content, { characters }: ArmyList): number =>
  characters.reduce((sum, member) => sum + costOfMember(content, member), 0);

/** MOB-9.1 */
function whyNotAfford(content: Content, { points }: ArmyTerms, list: ArmyList, cost: number, what: string): Reason | null {
  const left = points - costOfArmy(content, list);
  return cost > left ? { rule: 'MOB-9.1', because: 'tooDear', what, cost, left } : null;
}
const noSuchCard = (what: string): Reason => ({ rule: 'MOB-17.7', because: 'noSuchCard', what });

// ---- characters

/** MOB-9.2 */
export function whyNotRecruit(content: Content, terms: ArmyTerms, list: ArmyList, id: string): Reason | null {
  const character = characterOf(content, id);
  if (character === undefined) return noSuchCard(id);
  const { faction, massive, hero, cost } = character;
  const no = (because: string, rule = 'MOB-9.2'): Reason => ({ rule, because, what: id });
  if (faction !== list.faction) return no('otherFaction', 'MOB-2.3');
  if (massive && !terms.expansion) return no('expansionOff');
  const other = list.characters.find((member) => characterOf(content, member.character)?.hero === hero);
  if (other !== undefined) return other.character === id ? no('taken') : { ...no('sameHero'), other: other.character };
  return whyNotAfford(content, terms, list, cost, id);
}

// ---- equipment

/** Why a character of the list cannot carry a weapon or item. MOB-9.3 to MOB-9.5 */
export function whyNotEquip(content: Content, terms: ArmyTerms, list: ArmyList, id: string, card: string): Reason | null {
  const character = characterOf(content, id);
  const member = list.characters.find((one) => one.character === id);
  const weapon = weaponOf(content, card);
  const item = itemOf(content, card);
  const gear = weapon ?? item;
  const what = `${id} ${card}`;
  if (character === undefined || gear === undefined) return noSuchCard(what);
  if (member === undefined) return { rule: 'MOB-9.2', because: 'notInArmy', what };
  return (
    whyNotForIt(character, gear, what) ??
    (weapon === undefined ? null : whyNotInWeaponSlot(character, member, weapon, what)) ??
    (item === undefined ? null : whyNotInItemSlot(content, character, member, item, what)) ??
    whyNotAnotherCopy(list, member, gear, what) ??
    whyNotAfford(content, terms, list, gear.cost, what)
  );
}
/** Some cards are for one faction or for certain characters. MOB-2.3, MOB-9.3 */
function whyNotForIt({ id, faction }: CharacterDef, gear: WeaponDef | ItemDef, what: string): Reason | null {
  if ('faction' in gear && gear.faction !== null && gear.faction !== faction) return { rule: 'MOB-2.3', because: 'otherFaction', what };
  return gear.only.length > 0 && !gear.only.includes(id) ? { rule: 'MOB-9.3', because: 'notForIt', what, only: gear.only } : null;
}
function whyNotInWeaponSlot({ slots }: CharacterDef, { weapons }: Member, { type }: WeaponDef, what: string): Reason | null {
  if (!slots.types.includes(type)) return { rule: 'MOB-9.3', because: 'wrongType', what, type };
  return weapons.length < slots.weapons ? null : { rule: 'MOB-9.3', because: 'noSlot', what, slot: 'weapon', slots: slots.weapons };
}
function whyNotInItemSlot(content: Content, { slots }: CharacterDef, { items }: Member, { type }: ItemDef, what: string): Reason | null {
  const carried = items.filter((id) => itemOf(content, id)?.type === type).length;
  const room = slots[SLOTS[type]];
  return carried < room ? null : { rule: 'MOB-9.3', because: 'noSlot', what, slot: type, slots: room };
}
/** Half of the copies belong to the other player. No character carries a card twice, except one-use items. MOB-9.4, MOB-9.5 */
function whyNotAnotherCopy({ characters }: ArmyList, member: Member, gear: WeaponDef | ItemDef, what: string): Reason | null {
  const { id, copies } = gear;
  const isOneUse = 'use' in gear && gear.use.kind === 'oneUse';
  const limit = copies === 1 ? 1 : Math.floor(copies / 2);
  const used = characters.reduce((sum, { weapons, items }) => sum + countOf(weapons, id) + countOf(items, id), 0);
  if (!isOneUse && countOf([...member.weapons, ...member.items], id) > 0) return { rule: 'MOB-9.5', because: 'carriesOne', what };
  return used < limit ? null : { rule: 'MOB-9.4', because: 'copiesUsed', what, limit };
}
const countOf = (ids: readonly string[], id: string): number => ids.reduce((sum, one) => (one === id ? sum + 1 : sum), 0);

// ---- the deck

/** Why a fate or glory card cannot be in the deck. MOB-9.4, MOB-9.6 */
export function whyNotInDeck(content: Content, list: ArmyList, what: string): Reason | null {
  const card = fateOf(content, what) ?? gloryOf(content, what);
  if (card === undefined) return noSuchCard(what);
  if (card.faction !== null && card.faction !== list.faction) return { rule: 'MOB-2.3', because: 'otherFaction', what };
  const isFate = 'whom' in card;
  const cards = isFate ? list.fate : list.glory;
  const limit = isFate ? FATE_COPIES : GLORY_COPIES;
  const size = isFate ? DECK_SIZE : GLORY_CARDS;
  if (cards.length >= size) return { rule: 'MOB-9.6', because: isFate ? 'deckFull' : 'gloryFull', what, size };
  return countOf(cards, what) < limit ? null : { rule: 'MOB-9.4', because: 'copiesUsed', what, limit };
}

// ---- adding, step by step

export const recruit = (list: ArmyList, character: string): ArmyList => ({
  ...list,
  characters: [...list.characters, { character, weapons: [], items: [] }],
});
export const equip = (content: Content, list: ArmyList, character: string, card: string): ArmyList => ({
  ...list,
  characters: list.characters.map((member) => {
    if (member.character !== character) return member;
    return weaponOf(content, card) === undefined
      ? { ...member, items: [...member.items, card] }
      : { ...member, weapons: [...member.weapons, card] };
  }),
});
export const addToDeck = (content: Content, list: ArmyList, card: string): ArmyList =>
  fateOf(content, card) === undefined ? { ...list, glory: [...list.glory, card] } : { ...list, fate: [...list.fate, card] };

export interface ArmyProblem {
  readonly reason: Reason;
  /** The place in the list: `['characters', 0, 'weapons', 1]`. */
  readonly path: readonly (string | number)[];
}
/** Everything that keeps a list from being played, found by rebuilding it step by step. MOB-9 */
export function armyProblems(content: Content, terms: ArmyTerms, list: ArmyList): ArmyProblem[] {
  const problems: ArmyProblem[] = [];
  let built = emptyArmy(list.faction);
  const note = (reason: Reason | null, ...path: ArmyProblem['path']): void => {
    const isKnown = reason?.because === 'tooDear' && problems.some((one) => one.reason.because === 'tooDear'); // one complaint about the total is enough
    if (reason !== null && !isKnown) problems.push({ reason, path });
  };
  for (const [i, { character }] of list.characters.entries()) {
    note(whyNotRecruit(content, terms, built, character), 'characters', i, 'character');
    built = recruit(built, character);
  }
  for (const [i, { character, weapons, items }] of list.characters.entries())
    for (const [kind, cards, find] of [['weapons', weapons, weaponOf] as const, ['items', items, itemOf] as const])
      for (const [j, card] of cards.entries()) {
        const isOfKind = find(content, card) !== undefined;
        note(isOfKind ? whyNotEquip(content, terms, built, character, card) : noSuchCard(card), 'characters', i, kind, j);
        built = equip(content, built, character, card);
      }
  for (const [kind, find] of [['fate', fateOf] as const, ['glory', gloryOf] as const])
    for (const [i, card] of list[kind].entries()) {
      note(find(content, card) === undefined ? noSuchCard(card) : whyNotInDeck(content, built, card), kind, i);
      built = addToDeck(content, built, card);
    }
  return [...problems, ...whatIsMissing(built)];
}
export const armyFlaws = (content: Content, terms: ArmyTerms, list: ArmyList): Reason[] =>
  armyProblems(content, terms, list).map(({ reason }) => reason);
/** MOB-9.1, MOB-9.6 */
function whatIsMissing({ characters, fate, glory }: ArmyList): ArmyProblem[] {
  const short = (kind: 'fate' | 'glory', because: string, count: number, size: number): ArmyProblem[] =>
    count < size ? [{ reason: { rule: 'MOB-9.6', because, count, size }, path: [kind] }] : [];
  return [
    ...(characters.length === 0 ? [{ reason: { rule: 'MOB-9.1', because: 'noCharacter' }, path: ['characters'] }] : []),
    ...short('fate', 'deckShort', fate.length, DECK_SIZE),
    ...short('glory', 'gloryShort', glory.length, GLORY_CARDS),
  ];
}

// ---- what can be taken

export const recruitable = (content: Content, terms: ArmyTerms, list: ArmyList): string[] =>
  content.characters.flatMap(({ id }) => (whyNotRecruit(content, terms, list, id) === null ? [id] : []));
export const equippable = (content: Content, terms: ArmyTerms, list: ArmyList): { character: string; card: string }[] =>
  list.characters.flatMap(({ character }) =>
    gearOf(content).flatMap((card) => (whyNotEquip(content, terms, list, character, card) === null ? [{ character, card }] : [])),
  );
export const gearOf = ({ weapons, items }: Content): string[] => [...weapons, ...items].map(({ id }) => id);
export const deckCards = (content: Content, list: ArmyList): string[] =>
  [...content.fate, ...content.glory].flatMap(({ id }) => (whyNotInDeck(content, list, id) === null ? [id] : []));
/** Ready-made armies of a faction that fit the terms. MOB-17.9 */
export const readyArmies = (content: Content, terms: ArmyTerms, faction: Faction): ArmyDef[] =>
  content.armies.filter((army) => army.faction === faction && isReady(content, terms, army));
/** Cached: content never changes, and every match asks. */
function isReady(content: Content, terms: ArmyTerms, army: ArmyDef): boolean {
  const known = ready.get(content) ?? new Map<string, boolean>();
  const key = `${army.id} ${terms.points} ${terms.expansion}`;
  const isGood = known.get(key) ?? armyFlaws(content, terms, army).length === 0;
  ready.set(content, known.set(key, isGood));
  return isGood;
}
const ready = new WeakMap<Content, Map<string, boolean>>();
