import { describe, expect, test } from 'vitest';

let tries = 0;

test('passes', () => {
  console.log('this is not shown');
  expect(1).toBe(1);
  expect(2).toBe(2);
});
describe('a group', () => {
  test('fails (always)', () => {
    expect(1).toBe(2);
  });
});
test('passes the second time', () => {
  tries += 1;
  expect(tries, 'once is not enough').toBe(2);
});
