import type { Decision } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../packing.ts';

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const asking = (options: readonly unknown[], texts: readonly string[] = []): Decision<AnyKit> => ({
  id: '1.0',
  seats: [0],
  ask: 'act',
  rule: 'ROM-4.1',
  options,
  texts,
  pass: false,
});

describe('packed decisions', () => {
  it('hold each option as its difference from the one before', () => {
    const options = ['b4', 'a3'].map((to) => ({ do: 'move', unit: 'blue.worker.1', to }));
    const {
      options: list,
      texts,
      ...rest
    } = packed(asking([...options, { do: 'sell', unit: 'blue.worker.1' }], ['move worker b4', 'move worker a3']));
    expect(list).toEqual([options[0], { to: 'a3' }, { do: 'sell', to: [] }]);
    expect(texts).toEqual(['move worker b4', [12, 'a3']]);
    expect(rest).toEqual({ id: '1.0', seats: [0], ask: 'act', rule: 'ROM-4.1', pass: false });
  });
  it('are the same decisions again', () => {
    const list = fc.array(fc.oneof(fc.constantFrom(null, 0, '', { a: 1 }, { a: 1, b: [2] }, [1, 2]), fc.jsonValue({ maxDepth: 2 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(list, fc.array(fc.string(), { maxLength: 8 }), (options, texts) => {
        const decision = sent(asking(options, texts));
        expect(JSON.stringify(unpacked(sent(packed(decision))))).toBe(JSON.stringify(decision));
      }),
    );
  });
  it('are unpacked once, so that whoever compares sees that nothing has changed', () => {
    const one = packed(asking([1, 2]));
    expect(unpacked(one)).toBe(unpacked(one));
  });
});
