import { expect, test } from 'vitest';
import { commitmentTo, seedFrom, wrongDice } from '../fair.ts';

const setup = { mode: 'free', seats: 2, options: {} };
const secret = 'sealed before the match';
const shares = ['a1', 'b2'];
const dice = { secret, shares, commitment: commitmentTo(secret) };
const match = { setup, seed: seedFrom(secret, shares) };

test('a seed follows from the sealed secret and the shares', () => {
  expect(wrongDice(match, dice)).toBeUndefined();
});
test('another secret, another share, another order or another seed is noticed', () => {
  expect(wrongDice(match, { ...dice, secret: 'another' })).toContain('sealed');
  expect(wrongDice(match, { ...dice, shares: ['a1', 'b3'] })).toContain('seed');
  expect(wrongDice(match, { ...dice, shares: ['b2', 'a1'] })).toContain('seed');
  expect(wrongDice({ ...match, seed: 'chosen' }, dice)).toContain('seed');
  expect(wrongDice(match, { ...dice, shares: ['a1'] })).toContain('1 seats');
});
