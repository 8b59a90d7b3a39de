// Random positions in the middle of a match: two armies close together with any gear, tokens, wounds and cards.
import { type Dice, FastDice, shuffle } from '@tabularium/kernel';
import { content } from '../../content/index.ts';
import { BUFFS, type CharacterDef, DEBUFFS, type Faction, type ItemDef, type WeaponDef } from '../../content/kinds.ts';
import type { Layout } from '../../lesson/layout.ts';
import { FACINGS } from '../../table/asks.ts';
import type { Mode } from '../../table/table.ts';
import { crowded } from './crowded.ts';

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)] as T;
const isFor = ({ id, faction }: CharacterDef, card: WeaponDef | ItemDef): boolean =>
  (card.only.length === 0 || card.only.includes(id)) && (!('faction' in card) || card.faction === null || card.faction === faction);

/** Fills the slots, preferring signature weapons. */
function gearOf(character: CharacterDef, dice: Dice): string[] {
  const { slots } = character;
  const weapons = content.weapons.filter((card) => isFor(character, card) && slots.types.includes(card.type));
  const items = content.items.filter((card) => isFor(character, card));
  const room = { trinket: slots.trinkets, shield: slots.shields, armour: slots.armours };
  shuffle(weapons, dice);
  shuffle(items, dice);
  const drawn = weapons.toSorted((a, b) => Number(b.only.length > 0) - Number(a.only.length > 0) * dice.below(2));
  return [...drawn.slice(0, slots.weapons), ...items.filter(({ type }) => room[type]-- > 0)].map(({ id }) => id);
}
function words(character: CharacterDef, dice: Dice): string {
  return [
    ...(character.massive ? [] : [pick(FACINGS, dice)]),
    ...gearOf(character, dice),
    `mana=${dice.below(6)}`,
    `wounds=${dice.below(3) === 0 ? character.health - 1 : dice.below(3)}`,
    ...(dice.below(3) === 0 ? ['focus'] : []),
    ...(dice.below(3) === 0 ? ['overwatch'] : []),
    ...(dice.below(3) === 0 ? [pick(BUFFS, dice)] : []),
    ...(dice.below(3) === 0 ? [pick(DEBUFFS.slice(0, -1), dice)] : []),
  ].join(' ');
}
/** Twenty fate and two glory cards: five and both glory cards in hand, some discarded, the rest in the deck. */
function cards(faction: Faction, dice: Dice): { hand: string; deck: string; discards: string } {
  const fits = (card: { readonly faction: Faction | null }): boolean => card.faction === null || card.faction === faction;
  const fate = content.fate.filter(fits).flatMap(({ id }) => [id, id]);
  const glory = content.glory.filter(fits).map(({ id }) => id);
  shuffle(fate, dice);
  shuffle(glory, dice);
  const left = dice.below(16);
  return {
    hand: [...fate.slice(0, 5), ...glory.slice(0, 2)].join(' '),
    deck: fate.slice(5, 5 + left).join(' '),
    discards: fate.slice(5 + left, 20).join(' '),
  };
}

/** Some brawls are dense, some spread out, and sometimes only two or three figures are left. */
const FAR = [15, 19] as const;
/** The same for the same seed. One form of each hero takes part; in the first game no massive ones. */
export function brawl(seed: number, mode: Mode = 'standard'): Layout {
  const dice = new FastDice(seed);
  const large = mode === 'first' ? [] : ['he_man', 'skeletor'].filter(() => dice.below(3) === 0);
  const all = content.characters.filter(({ hero, massive }) => massive === large.includes(hero));
  shuffle(all, dice);
  const kind = dice.below(8);
  const characters = kind === 0 ? lastOnes(all, dice) : all;
  const sketch = crowded(dice, { characters, words, ...(kind > 5 ? { within: FAR } : {}) });
  const [masters, evil] = [cards('masters', dice), cards('evil', dice)];
  return {
    ...sketch,
    mode,
    hands: [masters.hand, evil.hand],
    decks: [masters.deck, evil.deck],
    discards: [masters.discards, evil.discards],
    round: 1 + dice.below(4),
    firstPlayer: dice.below(2),
  };
}
/** One or two figures of each army. */
function lastOnes(all: readonly CharacterDef[], dice: Dice): CharacterDef[] {
  const [master, evil] = (['masters', 'evil'] as const).map((faction) => all.filter((one) => one.faction === faction));
  return [...(master ?? []).slice(0, 1 + dice.below(2)), ...(evil ?? []).slice(0, 1)];
}
