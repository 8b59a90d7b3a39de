import { expect, test } from 'vitest';
import { roundPath } from '../round-path.ts';

test('errors do not add up along the way', () => {
  const steps = Array.from({ length: 10 }, () => 'l.4.4').join('');
  expect(roundPath(`M10 10${steps}`)).toBe('m10 10 0 0 1 1 0 0 1 1 0 0 0 0 1 1 0 0 1 1 0 0');
});
test('every kind of command keeps its points', () => {
  expect(roundPath('M9.6 1.2L20 20H30.4V5.5h-.6v1z')).toBe('m10 1 10 19h10v-14h0v1z');
  expect(roundPath('M1 1C2 2 3 3 4.4 4.4S6 6 7 7q1 1 2 2t3-3')).toBe('m1 1c1 1 2 2 3 3s2 2 3 3q1 1 2 2t3-3');
  expect(roundPath('M0 0A5.2 5.2 0 0 1 10.3 3a29 29 0 0 0-2.988.098')).toBe('m0 0a5 5 0 0 1 10 3 29 29 0 0 0-3 0');
});
test('after a closed figure the pen is where the figure began', () => {
  expect(roundPath('m10.4 10.4 5 5zm.4.4 1 1')).toBe('m10 10 5 5zm1 1 1 1');
});
test('numbers may stand close together, and nothing unknown is passed over', () => {
  expect(roundPath('M1.5.5-3-.4')).toBe('m2 1-5-1');
  expect(() => roundPath('M1 2 3')).toThrow('a path cannot have "M1 2 3"');
  expect(() => roundPath('M1 2b3')).toThrow('b3');
});
