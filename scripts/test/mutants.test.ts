import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { root } from '../ensure.mjs';
import { Court, draw, roundsFor, witnessesOf } from '../prove/mutants.ts';
import { mutantsOf, mutated, watched } from '../prove/mutate.ts';

const changes = (text: string): readonly string[] => mutantsOf('a.ts', text).map((mutant) => mutated(text, mutant));

test('each place is changed by itself', () => {
  expect(changes('export const a = (b: number) => b > 2 && !c;')).toEqual([
    'export const a = (b: number) => b > 2 || !c;',
    'export const a = (b: number) => b >= 2 && !c;',
    'export const a = (b: number) => b > 3 && !c;',
    'export const a = (b: number) => b > 2 && c;',
  ]);
  expect(changes("if (a === 'b') a += 1;")).toEqual([
    "if (!(a === 'b')) a += 1;",
    'if (false) a += 1;',
    "if (a !== 'b') a += 1;",
    "if (a === 'b') ;",
    "if (a === 'b') a -= 1;",
    "if (a === 'b') a += 2;",
  ]);
  expect(changes('const a = b ? c.filter(d).some(e) : Math.min(f, g);')).toEqual([
    'const a = !(b) ? c.filter(d).some(e) : Math.min(f, g);',
    'const a = b ? c.filter(d).every(e) : Math.min(f, g);',
    'const a = b ? c.some(e) : Math.min(f, g);',
    'const a = b ? c.filter(d).some(e) : Math.max(f, g);',
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

test('the watched file does the same, and says which places it passed', () => {
  const text = 'let b = 0; if (!a && b < 1) b += 2; return b > 1 ? b : 7 + 1;';
  const mutants = mutantsOf('a.js', text).map((mutant, number) => ({ ...mutant, number }));
  const notPassed = (a: number, result: number): readonly string[] => {
    const seen = new Set<number>();
    expect(runInNewContext(`(() => { ${watched(text, mutants)} })()`, { a, __seenMutants: seen })).toBe(result);
    return mutants.filter(({ number }) => !seen.has(number)).map(({ was }) => was);
  };
  expect(notPassed(0, 2)).toEqual(['+', '7', '1']);
  expect(notPassed(1, 8)).toEqual(['<', '1', 'b += 2;', '+=', '2']);
});

test('a mutant is noticed by the tests of its rule, and only while it is there', async () => {
  const path = 'games/romolo/rules/upkeep/wages.ts';
  const before = readFileSync(root + path, 'utf8');
  const mutants = mutantsOf(path, before).filter(({ was }) => was.includes('(') && was.endsWith(';'));
  const witnesses = await witnessesOf(mutants, 'romolo/test/rules/11-wages.test.ts');
  const [mutant] = mutants;
  if (!mutant) throw new Error('wages are no longer paid by a call');
  const rounds = roundsFor(0, witnesses);
  const court = new Court();
  expect(await court.verdictOf(mutant, rounds)).toBe('noticed');
  expect(await court.verdictOf({ ...mutant, becomes: mutant.was }, rounds)).toBe('survived');
  const hasty = rounds.map((steps) => steps.map((step) => ({ ...step, seconds: -3.8 })));
  expect(await court.verdictOf({ ...mutant, becomes: 'for (;;);' }, hasty)).toBe('endless');
  expect(await court.verdictOf(mutant, roundsFor(-1, witnesses))).toBe('untested');
  court.end();
  expect(readFileSync(root + path, 'utf8')).toBe(before);
});
