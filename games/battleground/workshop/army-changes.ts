// Changes to an army, and why some are not possible: content/army-lists.ts decides that.
import type { Reason } from '@tabularium/kernel';
import {
  addToDeck,
  armyFlaws,
  costOfArmy,
  emptyArmy,
  equip,
  recruit,
  whyNotEquip,
  whyNotInDeck,
  whyNotRecruit,
} from '../content/army-lists.ts';
import { fateOf, gloryOf } from '../content/find.ts';
import type { Faction } from '../content/kinds.ts';
import type { ArmyFile } from './army-file.ts';

// ---- why not

export const whyNotTake = ({ content, terms, list }: ArmyFile, character: string): Reason | null =>
  whyNotRecruit(content, terms, list, character);
export const whyNotGive = ({ content, terms, list }: ArmyFile, character: string, card: string): Reason | null =>
  whyNotEquip(content, terms, list, character, card);
export const whyNotAdd = ({ content, list }: ArmyFile, card: string): Reason | null => whyNotInDeck(content, list, card);
/** Reasons that no other choice would change: the card is not for this character at all. */
const NEVER = ['otherFaction', 'notForIt', 'wrongType'];
export const isNever = ({ because, slots }: Reason): boolean => NEVER.includes(because) || (because === 'noSlot' && slots === 0);

/** Why it cannot be played. The cost is one problem of the whole army, not of the card that exceeds the limit. */
export function problemsOf(army: ArmyFile, terms = army.terms): readonly Reason[] {
  const cost = costOf(army);
  const tooDear: Reason = { rule: 'MOB-9.1', because: 'armyTooDear', cost, limit: terms.points };
  const others = armyFlaws(army.content, terms, army.list).filter(({ because }) => because !== 'tooDear');
  return cost > terms.points ? [tooDear, ...others] : others;
}
export const costOf = ({ content, list }: ArmyFile): number => costOfArmy(content, list);

// ---- changes

const withList = (army: ArmyFile, list: ArmyFile['list']): ArmyFile => ({ ...army, list });
export const taking = (army: ArmyFile, character: string): ArmyFile => withList(army, recruit(army.list, character));
export const dismissing = (army: ArmyFile, character: string): ArmyFile =>
  withList(army, { ...army.list, characters: army.list.characters.filter((member) => member.character !== character) });
export const giving = (army: ArmyFile, character: string, card: string): ArmyFile =>
  withList(army, equip(army.content, army.list, character, card));
/** Takes out one copy. */
export const takingBack = (army: ArmyFile, character: string, card: string): ArmyFile =>
  withList(army, {
    ...army.list,
    characters: army.list.characters.map((member) =>
      member.character === character ? { ...member, weapons: without(member.weapons, card), items: without(member.items, card) } : member,
    ),
  });
export const adding = (army: ArmyFile, card: string): ArmyFile => withList(army, addToDeck(army.content, army.list, card));
export const leavingOut = (army: ArmyFile, card: string): ArmyFile =>
  withList(army, { ...army.list, fate: without(army.list.fate, card), glory: without(army.list.glory, card) });
function without(cards: readonly string[], card: string): readonly string[] {
  const last = cards.lastIndexOf(card);
  return cards.filter((_, i) => i !== last);
}
/** Keeps the cards that both factions may use. */
export function changingSides(army: ArmyFile, faction: Faction): ArmyFile {
  const { content, list } = army;
  return withList(army, {
    ...emptyArmy(faction),
    fate: list.fate.filter((id) => fateOf(content, id)?.faction === null),
    glory: list.glory.filter((id) => gloryOf(content, id)?.faction === null),
  });
}
/** The deck of a first game: every card of the faction as often as possible, and two of its glory cards. MOB-3.4 */
export function withFactionDeck(army: ArmyFile): ArmyFile {
  const { content, list } = army;
  const own = [...content.fate, ...content.fate, ...content.glory].filter(({ faction }) => faction === list.faction);
  return own.reduce<ArmyFile>(
    (built, { id }) => (whyNotAdd(built, id) === null ? adding(built, id) : built),
    withList(army, { ...list, fate: [], glory: [] }),
  );
}
export const withoutDeck = (army: ArmyFile): ArmyFile => withList(army, { ...army.list, fate: [], glory: [] });
