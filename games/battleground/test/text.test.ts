// The notation of options that a single name cannot express.
import { expect, test } from 'vitest';
import { text } from '../table/text.ts';

test('two copies of a card in one hand are distinguished', () => {
  expect([text('discard', { card: 'FM01', copy: 1 }), text('discard', { card: 'FM01', copy: 2 })]).toEqual(['FM01', 'FM01#2']);
});
test('actions name their weapon, ability, card or item', () => {
  expect(text('action', { do: 'attack', weapon: 'fists', ap: 1 })).toBe('attack fists');
  expect(text('action', { do: 'ability', ability: 'A02', ap: 1, mana: 2 })).toBe('ability A02');
  expect(text('action', { do: 'overwatch', ap: 2 })).toBe('overwatch');
});
test('a massive figure faces a hex, any other a side', () => {
  expect([text('facing', { facing: 'NE' }), text('facing', { at: 'N14' })]).toEqual(['NE', 'N14']);
});
test('mana is given or taken', () => {
  expect([text('shareMana', { mana: 3 }), text('shareMana', { mana: -2 })]).toEqual(['give 3', 'take 2']);
});
test('dice are counted from one', () => {
  expect(text('freeReroll', { die: 0, face: 2 })).toBe('die 1');
});
