import { playedOut, says, winsIn } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { bluff } from '../rules/index.ts';
import { cups } from './support/position.ts';

test('bids what it holds', () => {
  expect(says(mind, cups([6, 6, 2], [1, 1, 1]))).toBe('bid 1x2');
  expect(says(mind, cups([6, 6, 2], [1, 1, 1]).play('bid 1x6'))).toBe('bid 2x1');
});
test('doubts what it cannot believe', () => {
  expect(says(mind, cups([6, 6, 2], [1, 1, 1]).play('bid 2x5', 'bid 4x6'))).toBe('doubt');
});
test('wins most matches against players who do anything', () => {
  const wins = winsIn(20, (n, isBot) => playedOut(bluff, mind, { seats: 2, options: { dice: 3 } }, n, isBot).match);
  expect(wins).toBeGreaterThan(15);
});
