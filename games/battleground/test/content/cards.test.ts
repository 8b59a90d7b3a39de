// The cards and their numbers: how many there are, and the formulas behind them.
import { rule } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { characterCost, fateStrength, gloryEase, MISSION_POINTS, weaponCost } from '../../content/costs.ts';
import { content } from '../../content/index.ts';
import { FACTIONS } from '../../content/kinds.ts';
import { FISTS } from '../../content/weapons.ts';

const copies = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, card) => sum + card.copies, 0);

test('the box holds 55 weapons, 48 items, 96 fate and 18 glory cards', () => {
  const { weapons, items, fate, glory } = content;
  expect([weapons, items, fate, glory].map(copies)).toEqual([55, 48, 96, 18]);
});
test('armours, shields and trinkets', () => {
  const of = (type: string) => copies(content.items.filter((item) => item.type === type));
  expect([of('armour'), of('shield'), of('trinket')]).toEqual([10, 10, 28]);
});
test('generic weapons of each type, and signature weapons', () => {
  const of = (type: string) => copies(content.weapons.filter((weapon) => weapon.type === type && weapon.only.length === 0));
  expect([of('melee'), of('ranged'), of('spell')]).toEqual([14, 14, 14]);
  expect(content.weapons.filter(({ only }) => only.length > 0)).toHaveLength(13);
});
test('no two cards have the same id', () => {
  const { characters, weapons, items, fate, glory, armies } = content;
  const ids = [...characters, ...weapons, ...items, ...fate, ...glory, ...armies].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
test('cards for everybody come in even numbers; single cards belong to one army', () => {
  for (const { id, only, copies: number } of content.weapons) expect(number === 1 ? only.length > 0 : number % 2 === 0, id).toBe(true);
  for (const { id, only, faction, copies: number } of content.items)
    expect(number === 1 ? only.length > 0 || faction !== null : number % 2 === 0, id).toBe(true);
});
test('content is frozen', () => {
  expect(Object.isFrozen(content.characters[0]?.abilities[0])).toBe(true);
});

// ---- costs

rule(['MOB-17.8', 'MOB-17.10'], 'the cost of every character follows from its values', () => {
  for (const character of content.characters) expect(characterCost(character), character.id).toBe(character.cost);
});
rule('MOB-17.10', 'the known values of the original', () => {
  const of = (id: string) => content.characters.find((character) => character.id === id);
  expect(of('he_man')).toMatchObject({ stats: { strength: 5 }, speed: [5, 8] });
  expect([of('ram_man')?.stats.strength, of('man_at_arms')?.stats.perception, of('skeletor')?.stats.toughness]).toEqual([4, 4, 3]);
  expect(of('evil_lyn')?.stats.mind).toBeGreaterThan(of('skeletor')?.stats.mind ?? 9);
});
rule('MOB-17.10', 'a massive form belongs to the same hero and has the same slots', () => {
  const massive = content.characters.filter((character) => character.massive);
  expect(massive.map(({ id, hero }) => [id, hero])).toEqual([
    ['he_man_bc', 'he_man'],
    ['skeletor_p', 'skeletor'],
  ]);
  for (const { hero, slots } of massive) expect(slots).toEqual(content.characters.find(({ id }) => id === hero)?.slots);
});
rule('MOB-17.8', 'the cost of every weapon follows from what an attack with it is worth', () => {
  for (const weapon of content.weapons) expect(weaponCost(weapon), weapon.id).toBe(weapon.cost);
});
rule('MOB-12.29', 'fists are a melee weapon with one line', () => {
  expect(FISTS).toMatchObject({ type: 'melee', dice: 0, range: 0, lines: [{ net: 1, wounds: 1 }], special: {}, cost: 0 });
});

// ---- cards

rule('MOB-17.8', 'the initiative of a fate card pays for its AP, its mana and the strength of its ability', () => {
  const strengths = (faction: string | null) =>
    content.fate.flatMap((card) => (card.faction === faction ? [fateStrength(card)] : [])).join('');
  expect([strengths(null), strengths('masters'), strengths('evil')]).toEqual(['22323121211121', '3223122112', '3321221221']);
});
rule('MOB-17.8', 'the cards of both factions add up to the same', () => {
  const sums = FACTIONS.map((faction) => {
    const own = content.fate.filter((card) => card.faction === faction);
    const sum = (of: 'initiative' | 'ap' | 'mana') => own.reduce((total, card) => total + card[of], 0);
    return [own.length, sum('ap'), sum('mana'), sum('initiative')];
  });
  expect(sums).toEqual([
    [10, 20, 12, 37],
    [10, 20, 12, 37],
  ]);
});
rule('MOB-17.8', 'a glory card with an easy mission is slower and brings fewer points', () => {
  for (const card of content.glory) expect(MISSION_POINTS[gloryEase(card)], card.id).toBe(card.points);
});
