// The proof of abuse in its short form.
import { expect, test } from 'vitest';
import { ATTACKS } from '../prove/abuse/attacks.ts';
import { abusing } from '../prove/abuse.ts';

test('a server stands every kind of bad request', { timeout: 120_000 }, async () => {
  const { answers, faults } = await abusing(4 * ATTACKS.length, 1, 'open', 2);
  expect(faults).toEqual([]);
  expect(Object.keys(answers).toSorted()).toEqual(ATTACKS.toSorted());
  for (const kind of [
    'replayed by others',
    'seats of others',
    'calls for hosts',
    'chat of strangers',
    'tables of others',
    'forged cookies',
  ])
    expect([kind, Object.keys(answers[kind] ?? {}).filter((status) => status !== '401' && status !== '403')]).toEqual([kind, []]);
});
