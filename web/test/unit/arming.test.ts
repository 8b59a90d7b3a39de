// An option that gives something up for good says so, and has to be chosen twice.
import type { Decision } from '@tabularium/kernel';
import type { AnyKit, Naming } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { isFirst, lossesOf } from '../../table/desk/arming.ts';

const decision = {
  id: 'd7',
  ask: 'act',
  options: [{ do: 'march' }, { do: 'end' }],
  texts: ['march', 'end'],
  pass: true,
} as unknown as Decision<AnyKit>;
const sight = { points: 2 };
const speaker = { t: (key: string, facts?: object) => `${key} ${JSON.stringify(facts)}` };
/** Ending or passing leaves points unspent. */
const asked: number[] = [];
const givesUp: NonNullable<Naming['givesUp']> = ({ options }, option, seen) => {
  asked.push(option);
  const { points } = seen as typeof sight;
  const chosen = options[option] as { readonly do: string } | undefined;
  return points > 0 && chosen?.do !== 'march' ? { key: 'unspent', facts: { points } } : undefined;
};
const lost = lossesOf({ givesUp, decision, sight, eye: 0, speaker });

test('an option says what it gives up, and so does passing; the game is asked once for each', () => {
  asked.length = 0;
  expect([0, 1, 2, 1, 2, 0].map(lost)).toEqual([
    undefined,
    'unspent {"points":2}',
    'unspent {"points":2}',
    'unspent {"points":2}',
    'unspent {"points":2}',
    undefined,
  ]);
  expect(asked).toEqual([0, 1, 2]);
});

test('nothing is given up without a decision, in games that say nothing, or where nothing is left', () => {
  const usual = { givesUp, decision, sight, eye: 0, speaker } as const;
  expect(lossesOf({ ...usual, decision: undefined })(1)).toBeUndefined();
  expect(lossesOf({ ...usual, givesUp: undefined })(1)).toBeUndefined();
  expect(lossesOf({ ...usual, sight: { points: 0 } })(1)).toBeUndefined();
});

test('only the same choice of the same decision confirms', () => {
  expect(isFirst(1, 'd7', undefined, lost)).toBe(true);
  expect(isFirst(1, 'd7', { decision: 'd7', option: 2 }, lost)).toBe(true);
  expect(isFirst(1, 'd7', { decision: 'd6', option: 1 }, lost)).toBe(true);
  expect(isFirst(1, 'd7', { decision: 'd7', option: 1 }, lost)).toBe(false);
  expect(isFirst(0, 'd7', undefined, lost)).toBe(false); // gives up nothing
  expect(isFirst([0, 1], 'd7', undefined, lost)).toBe(false);
});
