import { loadPlayable } from '@tabularium/games';
import { Match } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { orderedMatch } from '../../link/order.ts';
import { fileNameOf } from '../../store/download.ts';
import { partsOf } from '../../store/idb.ts';
import { memoryStore } from '../../store/memory.ts';
import { importMatch, recordOf } from '../../store/transfer.ts';

const pkg = await loadPlayable('battalia');
if (!pkg) throw new Error('these tests keep a match of Battalia');
const stored = orderedMatch(pkg, { setup: pkg.game.setup.firstGame, seats: [], seed: 'kept' });

test('a list shows no secrets and carries no inputs', () => {
  const { summary, origins } = partsOf(stored);
  expect(summary).not.toHaveProperty('seed');
  expect(summary).not.toHaveProperty('inputs');
  expect(summary).toMatchObject({ id: stored.id, game: 'battalia', count: stored.inputs.length, result: null });
  expect(origins).toMatchObject({ id: stored.id, seed: 'kept', setup: stored.setup });
});

test('inputs are only ever added', async () => {
  const store = memoryStore();
  await store.create(stored);
  const input = { n: stored.count + 1, kind: 'leave', seat: 0 } as const;
  await store.append(stored.id, [input], { changed: 5, toAct: [1], result: null });
  expect(await store.get(stored.id)).toMatchObject({ count: stored.count + 1, changed: 5, toAct: [1], inputs: [...stored.inputs, input] });
  await expect(store.append('nothing', [], { changed: 5, toAct: [], result: null })).rejects.toThrow('there is no match nothing');
  await store.remove(stored.id);
  expect(await store.list()).toEqual([]);
});

test('a file holds the record that other programs read, and comes back as a match of its own', async () => {
  const record = await recordOf(stored);
  expect(record).toEqual(Match.resume(pkg.game, stored).record());
  const store = memoryStore();
  const imported = await importMatch(JSON.stringify(record), store);
  expect(imported.id).not.toBe(stored.id);
  expect(await store.get(imported.id)).toMatchObject({ seed: 'kept', setup: stored.setup, inputs: stored.inputs });
});

test('a file that is no record, was changed, or is of an unknown game is refused', async () => {
  const record = await recordOf(stored);
  const store = memoryStore();
  for (const text of ['', '{}', 'PNG', JSON.stringify({ ...record, seed: 'other' })])
    await expect(importMatch(text, store)).rejects.toMatchObject({ code: 'bad-record' });
  expect(await store.list()).toEqual([]);
});

test('a file is named after the game and the seed, without letters that file systems dislike', () => {
  expect(fileNameOf({ game: 'battalia', seed: 'a/b: c' })).toBe('battalia-a_b__c.json');
});
