// Browsers that store nothing, damaged rows, links that inflate without end.
import { loadPlayable } from '@tabularium/games';
import { wrongOrigins } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { isSummary } from '../../link/shape.ts';
import { deflated, inflated, LARGEST_TEXT } from '../../link/squeezed.ts';
import { eitherOf, isLasting, store } from '../../store/index.ts';
import { memoryStore } from '../../store/memory.ts';
import { packsOf, packWith } from '../../store/packs.ts';
import { orderedMatch } from '../../worker/order.ts';
import { readShared } from '../../worker/share.ts';

const pkg = await loadPlayable('romolo');
if (!pkg) throw new Error('these tests keep a match of Romolo');
const stored = orderedMatch(pkg, { setup: pkg.game.setup.firstGame, seats: [], seed: 'forbidden' });

test('where nothing can be stored (there is no database here) a match lasts as long as the page', async () => {
  expect(await isLasting()).toBe(false);
  expect(await store.list()).toEqual([]);
  await store.create(stored);
  expect(await store.get(stored.id)).toEqual(stored);
  await store.remove(stored.id);
  expect(await packsOf('romolo')).toEqual([]);
  await expect(packWith('x')).rejects.toThrow();
});
test('where it can, it is stored', async () => {
  const [lasting, fleeting] = [memoryStore(), memoryStore()];
  await eitherOf(lasting, fleeting, async () => true).create(stored);
  expect([(await lasting.list()).length, (await fleeting.list()).length]).toEqual([1, 0]);
});

test('a damaged row is not listed', () => {
  expect(isSummary(stored)).toBe(true);
  for (const damage of [
    { id: 7 },
    { setup: null },
    { seats: 'x' },
    { seats: [] },
    { toAct: undefined },
    { toAct: ['a'] },
    { result: 7 },
    { game: null },
  ])
    expect(isSummary({ ...stored, ...damage })).toBe(false);
  for (const row of [null, undefined, 7, 'x', {}]) expect(isSummary(row)).toBe(false);
});
test('a match that cannot be rebuilt says why', () => {
  expect(wrongOrigins(stored)).toBeUndefined();
  expect(wrongOrigins({ ...stored, inputs: [{ n: 1, kind: 'answer', seat: 0 } as never] })).toContain('"match.inputs.0.ask" is missing');
  expect(wrongOrigins({ ...stored, seed: 7 as never })).toContain('"match.seed" is 7 instead of a text');
  expect(wrongOrigins({ ...stored, passages: [{ after: 9, from: 1, lost: 0, save: {} as never }] })).toContain('passage 1 is damaged');
});

test('a link that holds far more than any match is refused before it is unpacked', async () => {
  const bomb = await deflated('a'.repeat(LARGEST_TEXT * 5));
  expect(bomb.length).toBeLessThan(20_000);
  await expect(inflated(bomb)).rejects.toThrow('this link holds too much');
  await expect(readShared(`z.${bomb}`)).rejects.toMatchObject({ code: 'bad-record' });
  await expect(inflated('a'.repeat(LARGEST_TEXT + 1))).rejects.toThrow('too long');
  expect(await inflated(await deflated('è una prova'))).toBe('è una prova');
});
