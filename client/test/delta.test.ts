import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, differenceOf } from '../delta.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const after = (from: unknown, to: unknown): unknown => {
  const delta = differenceOf(from, to);
  return delta === undefined ? from : applied(from, sent(delta));
};

describe('differences', () => {
  it('are nothing between equal values', () => {
    expect(differenceOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    expect(differenceOf({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  });
  it('name what is put, removed and changed inside', () => {
    expect(differenceOf({ a: 1, b: 2, c: { d: 3, e: 4 } }, { a: 1, c: { d: 5, e: 4 }, f: 6 })).toEqual({
      b: [],
      c: { d: 5 },
      f: 6,
    });
    expect(differenceOf({ a: 1, b: null }, { a: [1], b: true, c: { d: 0 } })).toEqual({ a: [[1]], b: true, c: [{ d: 0 }] });
  });
  it('keep the beginning of a text if it is long', () => {
    expect(differenceOf({ a: 'blue.worker.3', b: 'one' }, { a: 'blue.worker.12', b: 'only' })).toEqual({ a: [12, '12'], b: 'only' });
    expect(after('shorter', 'shorte')).toBe('shorte');
    expect(after('six and \u{1f600}', 'six and \u{1f601}')).toBe('six and \u{1f601}'); // half of the last letter is kept
  });
  it('splice lists that grow or shrink', () => {
    expect(differenceOf([1, 2, 3, 4], [1, 9, 3, 4, 5])).toEqual({ '~': [1, 3, 9, 3, 4, 5] });
    expect(differenceOf([1, 2, 3], [1, 3])).toEqual({ '~': [1, 1] });
  });
  it('send an object anew if its keys stand in another order', () => {
    const to = { b: 1, a: 2 };
    expect(JSON.stringify(after({ a: 2, b: 1 }, to))).toBe(JSON.stringify(to));
  });
  it('lead from any value to any other, keys in order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (from, to) => {
        const [one, other] = [sent(from), sent(to)];
        expect(JSON.stringify(after(one, other))).toBe(JSON.stringify(other));
      }),
    );
  });
  it('lead from a value to a changed copy of it', () => {
    const tree = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom('', 'longer than it', 'longer than its', null, true),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c', '~', '0'), tie('tree')),
      ),
    })).tree;
    fc.assert(
      fc.property(tree, tree, (from, to) => {
        expect(JSON.stringify(after(sent(from), sent(to)))).toBe(JSON.stringify(sent(to)));
      }),
      { numRuns: 1000 },
    );
  });
  it('change nothing of what they are applied to', () => {
    const from = Object.freeze({ a: Object.freeze([1, 2]), b: Object.freeze({ c: 1 }) });
    expect(applied(from, { a: { '~': [0, 1] }, b: { c: [] } })).toEqual({ a: [2], b: {} });
  });
});
