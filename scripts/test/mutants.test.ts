import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../ensure.mjs';
import { draw, verdictOf } from '../prove/mutants.ts';
import { mutantsOf, mutated } from '../prove/mutate.ts';

const changes = (text: string): readonly string[] => mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant));

test('each place is changed by itself', () => {
  expect(changes('export const a = (b: number) => b > 2 && !c;')).toEqual([
    'export const a = (b: number) => b > 2 || !c;',
    'export const a = (b: number) => b >= 2 && !c;',
    'export const a = (b: number) => b > 3 && !c;',
  ]);
  expect(changes('if (a === b) a += 1;')).toEqual([
    'if (!(a === b)) a += 1;',
    'if (a !== b) a += 1;',
    'if (a === b) ;',
    'if (a === b) a -= 1;',
    'if (a === b) a += 2;',
  ]);
});
test('types, imports, names and texts stay', () => {
  expect(changes("import { a } from './a.ts';\ntype B = 1 | true;\nconst c = { 1: 'x' + y };")).toEqual([]);
});

test('equal seeds draw equal mutants, each of a place that is there', () => {
  const drawn = draw('romolo', 30, 4);
  expect(drawn).toHaveLength(30);
  expect(draw('romolo', 30, 4)).toEqual(drawn);
  expect(draw('romolo', 30, 5)).not.toEqual(drawn);
  for (const { path, start, end, was, becomes } of drawn) {
    expect(readFileSync(root + path, 'utf8').slice(start, end)).toBe(was);
    expect(becomes).not.toBe(was);
  }
});

test('a mutant is noticed by the tests of its rule, and only while it is there', () => {
  const path = 'games/romolo/rules/upkeep/wages.ts';
  const before = readFileSync(root + path, 'utf8');
  const [mutant] = mutantsOf(path, before).filter(({ was }) => was.includes('(') && was.endsWith(';'));
  const file = 'games/romolo/test/rules/11-wages.test.ts';
  expect(verdictOf(file, mutant)).toBe('noticed');
  expect(verdictOf(file)).toBe('survived');
  expect(readFileSync(root + path, 'utf8')).toBe(before);
});
