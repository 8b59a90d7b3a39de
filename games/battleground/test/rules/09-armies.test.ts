// Building an army and its deck.
import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { armyFlaws, costOfArmy, costOfMember, readyArmies } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import type { ArmyDef } from '../../content/kinds.ts';
import { battleground } from '../../rules/index.ts';
import { type Position, seen } from '../support/position.ts';

const TERMS = { points: 100, expansion: false };
const opened = (options: Record<string, string | number> = {}): Position =>
  played(battleground, { setup: { mode: 'standard', seats: 2, options }, seed: 'armies' }) as Position;
/** Seat 0 builds an army for the Masters. */
const building = (options: Record<string, string | number> = {}): Position => opened(options).as(0, 'build');
const army = (id: string): ArmyDef => content.armies.find((one) => one.id === id) as ArmyDef;
const because = (list: Omit<ArmyDef, 'id'>, terms = TERMS): string[] => armyFlaws(content, terms, list).map((flaw) => flaw.because);
const withGear = (character: string, weapons: string[], items: string[] = []): Omit<ArmyDef, 'id'> => ({
  ...army(content.characters.find(({ id }) => id === character)?.faction === 'evil' ? 'first_evil' : 'first_masters'),
  characters: [{ character, weapons, items }],
});

rule('MOB-9.1', 'an army costs at most 100 points with its equipment', () => {
  const match = building().as(0, 'he_man', 'man_at_arms', 'ram_man', 'stratos');
  expect(match.decision(0).facts).toMatchObject({ points: 79, limit: 100 });
  match.as(0, 'orko');
  expect(match.decision(0).facts).toMatchObject({ points: 92 });
  match.as(0, 'man_at_arms W12', 'ram_man I11');
  expect(match.texts(0)).toEqual(['he_man I08', 'man_at_arms I08', 'orko W27', 'pass']); // 99 points: everything else costs more than 1
  match.as(0, 'orko W27');
  expect(match.decision(0)).toMatchObject({ ask: 'deck', facts: { points: 100 } });
});
rule('MOB-9.1', 'a card that is too expensive says what it costs and what is left', () => {
  const match = building({ points: 60 }).as(0, 'he_man', 'ram_man');
  expect(match.whyNot(0, 'man_at_arms')).toMatchObject({ rule: 'MOB-9.1', because: 'tooDear', cost: 19, left: 18 });
  expect(match.texts(0)).toEqual(['stratos', 'orko', 'pass']);
});
rule('MOB-9.1', 'an army has at least one character', () => {
  expect(building().texts(0)).not.toContain('pass');
  expect(building().as(0, 'orko').texts(0)).toContain('pass');
  expect(because({ ...army('first_masters'), characters: [] })).toEqual(['noCharacter']);
});
rule('MOB-9.1', 'the limit can be chosen before the match', () => {
  expect(because(army('heart_of_grayskull'), { ...TERMS, points: 90 })).toEqual(['tooDear']);
  expect(because(army('heart_of_grayskull'))).toEqual([]);
});

rule(['MOB-9.2', 'MOB-2.3'], 'each character can be taken once, and only by its faction', () => {
  const match = building();
  expect(match.texts(0)).toEqual(['he_man', 'stratos', 'orko', 'ram_man', 'man_at_arms']);
  match.as(0, 'orko');
  expect(match.whyNot(0, 'orko')).toMatchObject({ rule: 'MOB-9.2', because: 'taken' });
  const evil = army('first_evil');
  expect(because({ ...evil, faction: 'masters', fate: army('first_masters').fate, glory: ['G01', 'G02'] })).toContain('otherFaction');
});
rule('MOB-9.2', 'massive forms need the expansion, and exclude the same hero on foot', () => {
  expect(building().whyNot(0, 'he_man_bc')).toMatchObject({ rule: 'MOB-9.2', because: 'expansionOff' });
  const match = building({ expansion: 'on' }).as(0, 'he_man_bc');
  expect(match.whyNot(0, 'he_man')).toMatchObject({ rule: 'MOB-9.2', because: 'sameHero', other: 'he_man_bc' });
});

rule('MOB-9.3', 'slots limit the number and types of weapons', () => {
  expect(because(withGear('ram_man', ['W06', 'W09']))).toEqual(['noSlot']);
  expect(because(withGear('ram_man', ['W16']))).toEqual(['wrongType']);
  expect(because(withGear('orko', ['W23'], ['I02']))).toEqual(['noSlot']);
  expect(because(withGear('orko', ['W23', 'W24'], ['I17', 'I18']))).toEqual([]);
  expect(because(withGear('trap_jaw', ['W04', 'W05', 'W15'], ['I02', 'I16']))).toEqual([]);
});
rule('MOB-9.3', 'restricted cards are only for the characters they name', () => {
  expect(because(withGear('man_at_arms', ['W01']))).toEqual(['notForIt']);
  expect(because(withGear('he_man_bc', ['W01'], ['I01']), { ...TERMS, expansion: true })).toEqual([]);
  expect(because(withGear('stratos', [], ['I10']))).toEqual(['otherFaction']);
  expect(because(withGear('stratos', [], ['I09']))).toEqual([]);
  const match = building().as(0, 'he_man', 'pass');
  expect(match.whyNot(0, 'he_man W12')).toMatchObject({ rule: 'MOB-9.3', because: 'notForIt', only: ['man_at_arms'] });
});
rule('MOB-9.4', 'half of the copies of a generic card belong to the other player', () => {
  const three = ['he_man', 'man_at_arms', 'stratos'].map((character) => ({ character, weapons: ['W09'], items: [] }));
  const list = { ...army('first_masters'), characters: three };
  expect(armyFlaws(content, TERMS, list)).toMatchObject([{ rule: 'MOB-9.4', because: 'copiesUsed', what: 'stratos W09', limit: 2 }]);
  expect(because({ ...list, characters: three.slice(0, 2) })).toEqual([]);
  const dagger = three.slice(0, 2).map((member) => ({ ...member, weapons: ['W11'] }));
  expect(because({ ...list, characters: dagger })).toEqual(['copiesUsed']);
});
rule('MOB-9.4', 'both armies may have a Battle Armor', () => {
  expect(because(withGear('he_man', [], ['I01']))).toEqual([]);
  expect(because(withGear('skeletor', [], ['I01']))).toEqual([]);
});
rule('MOB-9.5', 'no character carries the same card twice, except one-use items', () => {
  expect(because(withGear('man_at_arms', ['W08', 'W08']))).toEqual(['carriesOne']);
  expect(because(withGear('stratos', [], ['I20', 'I20']))).toEqual(['carriesOne']);
  expect(because(withGear('stratos', [], ['I17', 'I17']))).toEqual([]);
});

rule(['MOB-9.4', 'MOB-9.6'], 'a deck has twenty fate cards, at most two of a kind, and two different glory cards', () => {
  const match = building().as(0, 'orko', 'pass', 'pass');
  expect(match.decision(0).ask).toBe('deck');
  for (const card of ['F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07', 'F08', 'F09']) match.as(0, card, card);
  expect(match.whyNot(0, 'F01')).toMatchObject({ rule: 'MOB-9.4', because: 'copiesUsed', limit: 2 });
  match.as(0, 'FM10', 'G01');
  expect(match.whyNot(0, 'G01')).toMatchObject({ rule: 'MOB-9.4', because: 'copiesUsed', limit: 1 });
  match.as(0, 'F10');
  expect(match.whyNot(0, 'F11')).toMatchObject({ rule: 'MOB-9.6', because: 'deckFull', size: 20 });
  expect(match.texts(0).every((card) => card.startsWith('G'))).toBe(true);
  match.as(0, 'GM2');
  expect(match.match.pending.map(({ seats }) => seats)).toEqual([[1]]);
});
rule('MOB-9.6', 'the cards of a deck are neutral or of its faction', () => {
  const match = building().as(0, 'orko', 'pass', 'pass');
  expect(match.whyNot(0, 'FE01')).toMatchObject({ rule: 'MOB-2.3', because: 'otherFaction' });
  expect(because({ ...army('first_masters'), glory: ['GM1', 'GE1'] })).toEqual(['otherFaction']);
  expect(because({ ...army('first_masters'), fate: army('first_masters').fate.slice(1), glory: ['G01'] })).toEqual([
    'deckShort',
    'gloryShort',
  ]);
});

rule('MOB-9.7', 'both players build in secret at the same time and show their armies together', () => {
  const match = opened();
  expect(match.match.pending.map(({ ask, seats }) => [ask, seats])).toEqual([
    ['army', [0]],
    ['army', [1]],
  ]);
  match.as(0, 'heart_of_grayskull');
  expect(seen(match, 1).figures).toEqual([]);
  expect(match.events('army')).toEqual([]);
  match.as(1, 'snake_mountain');
  expect(match.events('army').map(({ seat, army: name, points }) => [seat, name, points])).toEqual([
    [0, null, 100],
    [1, null, 100],
  ]);
  expect(seen(match).figures.map(({ figure }) => figure)).toEqual(['he_man', 'man_at_arms', 'stratos', 'skeletor', 'trap_jaw', 'mer_man']);
});
rule('MOB-9.7', 'decks stay hidden', () => {
  const match = opened().as(0, 'heart_of_grayskull').as(1, 'snake_mountain');
  expect(seen(match, 1).players[0]).toMatchObject({ deck: { count: 20, unseen: null }, glory: { count: 2, cards: null } });
  expect(seen(match, 0).players[0]?.deck.unseen?.cards).toContainEqual({ card: 'FM01', count: 2 });
});

rule('MOB-17.9', 'ready-made armies have the right cost and can be played', () => {
  const costs = content.armies.map(({ id, ...list }) => [id, costOfArmy(content, list)]);
  expect(costs).toEqual([
    ['first_masters', 77],
    ['first_evil', 76],
    ['heart_of_grayskull', 100],
    ['hammer_and_spark', 100],
    ['snake_mountain', 100],
    ['eyes_of_night', 100],
    ['battle_cat', 100],
    ['panthor', 100],
  ]);
  for (const list of content.armies) expect(because(list, { points: 100, expansion: true }), list.id).toEqual([]);
});
rule('MOB-17.9', 'every character of a ready-made army has its printed worth', () => {
  const members = (id: string): number[] => army(id).characters.map((member) => costOfMember(content, member));
  expect(content.armies.map(({ id }) => members(id))).toEqual([
    [26, 24, 27],
    [33, 22, 21],
    [34, 35, 31],
    [27, 24, 28, 21],
    [40, 32, 28],
    [25, 28, 25, 22],
    [44, 30, 26],
    [42, 28, 30],
  ]);
});
rule('MOB-17.9', 'the ready-made armies that fit the terms are offered', () => {
  const ids = (points: number, expansion: boolean): string[] => readyArmies(content, { points, expansion }, 'masters').map(({ id }) => id);
  expect(ids(100, false)).toEqual(['first_masters', 'heart_of_grayskull', 'hammer_and_spark']);
  expect(ids(100, true)).toEqual(['first_masters', 'heart_of_grayskull', 'hammer_and_spark', 'battle_cat']);
  expect(ids(70, true)).toEqual([]);
  expect(opened({ points: 70 }).texts(0)).toEqual(['build']);
});
