import { levelAmong, levelsUpTo, levelsWith, USUAL } from '@tabularium/parts/levels';
import { expect, test } from 'vitest';

const all = levelsWith(() => true);

test('a game has the levels whose needs it meets', () => {
  expect(all).toEqual(['random', 'novizio', 'legionario', 'centurione', 'legato']);
  expect(levelsWith((part) => part === 'bot')).toEqual(['random', 'legionario']);
  expect(levelsWith(() => false)).toEqual(['random']);
});

test('a missing level gives way to the usual one, and that to the strongest', () => {
  expect(levelAmong(all)).toBe(USUAL);
  expect(levelAmong(all, 'legato')).toBe('legato');
  expect(levelAmong(all, 'greedy')).toBe('legionario');
  expect(levelAmong(['random', 'legionario'], 'legato')).toBe('legionario');
  expect(levelAmong(['random', 'novizio'], 'legato')).toBe('novizio');
  expect(levelAmong(['random'])).toBe('random');
});

test('some levels can be stronger than allowed', () => {
  expect(levelsUpTo(all)).toEqual(all);
  expect(levelsUpTo(all, 'legionario')).toEqual(['random', 'novizio', 'legionario']);
  expect(levelsUpTo(['random', 'legionario'], 'novizio')).toEqual(['random']);
});
