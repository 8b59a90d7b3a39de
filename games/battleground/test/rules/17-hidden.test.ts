// What is hidden from which player, and what can be chosen before a match.
import { checkSetup, FastDice } from '@tabularium/kernel';
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { armyFlaws } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import { battleground } from '../../rules/index.ts';
import type { Table } from '../../table/table.ts';
import { type Position, position, type Sketch, seen } from '../support/position.ts';

const HANDS: Sketch = { hands: ['FM01 FM02 GM1 GM2', 'FE01 FE02 FE02 GE1'], figures: { he_man: 'M15', skeletor: 'M5' } };
const guesses = (match: Position, seat: number): Table[] =>
  Array.from({ length: 30 }, (_, i) => {
    const table = battleground.copy(match.table);
    battleground.guess(table, seat, new FastDice(i + 1));
    return table;
  });
const kinds = (tables: readonly Table[], what: (table: Table) => unknown): number =>
  new Set(tables.map((table) => JSON.stringify(what(table)))).size;

rule('MOB-17.4', 'players see only the number of cards in the opponent’s hand', () => {
  const match = position(HANDS);
  expect(seen(match, 0).players[1]).toMatchObject({ fate: { count: 3, cards: null }, glory: { count: 1, cards: null } });
  expect(seen(match, 1).players[1]).toMatchObject({ fate: { count: 3, cards: ['FE01', 'FE02', 'FE02'] }, glory: { cards: ['GE1'] } });
  expect(seen(match).players.map(({ fate, glory }) => [fate.cards, glory.cards])).toEqual([
    [null, null],
    [null, null],
  ]);
});
rule('MOB-17.4', 'in the first game both lists are known, so unseen cards are in the deck or in the hand', () => {
  const theirs = seen(position({ ...HANDS, mode: 'first' }), 0).players[1]?.deck.unseen;
  expect(theirs?.in).toBe('deckAndHand');
  expect(theirs?.cards).toHaveLength(10);
  expect(theirs?.cards.every(({ count }) => count === 2)).toBe(true);
  expect(seen(position(HANDS), 0).players[1]?.deck.unseen).toBeNull();
});
rule('MOB-17.4', 'everybody sees cards that are face up', () => {
  const match = position({ ...HANDS, decks: ['FM03'] });
  expect(seen(match, 1).players[0]?.discards).toEqual(match.table.players[0]?.discards);
});

rule('MOB-17.4', 'a guess keeps the guesser’s hand and shuffles its deck', () => {
  const match = position(HANDS);
  const tables = guesses(match, 0);
  const [own] = match.table.players;
  for (const { players } of tables) {
    expect(players[0]).toMatchObject({ fate: own?.fate, glory: own?.glory });
    expect(players[0]?.deck.toSorted()).toEqual(own?.deck.toSorted());
  }
  expect(kinds(tables, ({ players }) => players[0]?.deck)).toBeGreaterThan(20);
});
rule('MOB-17.4', 'in the first game the opponent’s deck and hand are dealt anew from the known list', () => {
  const match = position({ ...HANDS, mode: 'first' });
  const [, theirs] = match.table.players;
  const tables = guesses(match, 0);
  for (const { players } of tables) {
    expect([...(players[1]?.deck ?? []), ...(players[1]?.fate ?? [])].sort()).toEqual(
      [...(theirs?.deck ?? []), ...(theirs?.fate ?? [])].sort(),
    );
    expect(players[1]?.glory).toEqual(['GE1']);
  }
  expect(kinds(tables, ({ players }) => players[1]?.fate)).toBeGreaterThan(20);
});
rule('MOB-17.4', 'in the standard game a legal list is made up that contains every card seen', () => {
  const match = position({ ...HANDS, decks: [undefined, 'F01 F02 F03'] });
  const tables = guesses(match, 0);
  for (const { players } of tables) {
    const [, theirs] = players;
    expect([theirs?.deck.length, theirs?.fate.length, theirs?.glory.length]).toEqual([3, 3, 1]);
    const fate = [...(theirs?.deck ?? []), ...(theirs?.fate ?? []), ...(theirs?.discards ?? []).filter((card) => card.startsWith('F'))];
    const glory = [...(theirs?.glory ?? []), 'GE2'];
    const list = { ...content.armies[1], faction: 'evil' as const, characters: content.armies[1]?.characters ?? [], fate, glory };
    expect(armyFlaws(content, { points: 100, expansion: false }, list)).toEqual([]);
  }
  expect(kinds(tables, ({ players }) => players[1]?.fate)).toBeGreaterThan(20);
  expect(kinds(tables, ({ players }) => players[1]?.glory)).toBeGreaterThan(3);
});
rule('MOB-17.4', 'an army that looks like a ready-made one is assumed to have its deck', () => {
  const figures = { evil_lyn: 'E5 W21 W24 I17', tri_klops: 'G5 W14 W09 I14', mer_man: 'K5 W03 I05', trap_jaw: 'M5 W05', he_man: 'M26' };
  const match = position({
    figures,
    hands: ['', 'F01 F03 G02 G03'],
    decks: [undefined, 'FE01 FE02 F14 F14'],
    discards: [undefined, 'F01'],
  });
  const deck = new Set(content.armies.find(({ id }) => id === 'eyes_of_night')?.fate);
  for (const { players } of guesses(match, 0)) {
    expect([...(players[1]?.deck ?? []), ...(players[1]?.fate ?? [])].every((card) => deck.has(card))).toBe(true);
    expect(players[1]?.glory).toEqual(['G02', 'G03']);
  }
});
rule('MOB-17.4', 'an army with one character more or fewer than a ready-made one may have any deck', () => {
  const deck = new Set(content.armies.find(({ id }) => id === 'eyes_of_night')?.fate);
  const four = { evil_lyn: 'E5 W21 W24 I17', tri_klops: 'G5 W14 W09 I14', mer_man: 'K5 W03 I05', trap_jaw: 'M5 W05' };
  const { trap_jaw: _, ...three } = four;
  for (const theirs of [{ ...four, skeletor: 'O5 W02' }, three]) {
    const match = position({
      figures: { ...theirs, he_man: 'M26' },
      hands: ['', 'F01 F03 G02 G03'],
      decks: [undefined, 'FE01 FE02 F14 F14'],
      discards: [undefined, 'F01'],
    });
    const hands = guesses(match, 0).flatMap(({ players }) => players[1]?.fate ?? []);
    expect(hands.some((card) => !deck.has(card))).toBe(true);
  }
});

rule('MOB-17.6', 'the first game is fixed except for the seats', () => {
  expect(checkSetup(battleground.setup, {})).toEqual({ mode: 'first', seats: 2, options: { masters: 'first' } });
  expect(() => checkSetup(battleground.setup, { mode: 'first', options: { points: 120 } })).toThrow('cannot be set');
});
rule('MOB-17.6', 'the standard game has points, a map and the expansion', () => {
  expect(checkSetup(battleground.setup, { mode: 'standard' }).options).toEqual({
    masters: 'first',
    points: 100,
    map: 'random',
    expansion: 'off',
  });
  const points = battleground.setup.options.find(({ id }) => id === 'points')?.values;
  expect(points).toEqual([60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
  expect(() => checkSetup(battleground.setup, { mode: 'standard', options: { points: 65 } })).toThrow('must be one of');
});
