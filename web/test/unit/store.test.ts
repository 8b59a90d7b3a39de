import { loadPlayable } from '@tabularium/games';
import { fileOf, fileText, Match, parseFinished, parseRecord } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { savingItem } from '../../frame/saving.ts';
import type { SeatInfo } from '../../link/link.ts';
import type { MatchStore, StoredMatch } from '../../link/shape.ts';
import { fileNameOf } from '../../store/download.ts';
import { partsOf } from '../../store/idb.ts';
import { memoryStore } from '../../store/memory.ts';
import { orderedMatch } from '../../worker/order.ts';
import { blamingVersion } from '../../worker/outdated.ts';
import { reopened } from '../../worker/reopen.ts';
import { importMatch, recordOf } from '../../worker/transfer.ts';
import { thinkerOf } from '../support/table.ts';

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
  const progress = { version: 1, changed: 5, toAct: [1], result: null, save: Match.resume(pkg.game, stored).save(), passages: [] };
  await store.append(stored.id, [input], progress);
  expect(await store.get(stored.id)).toMatchObject({ count: stored.count + 1, changed: 5, toAct: [1], inputs: [...stored.inputs, input] });
  await expect(store.append('nothing', [], progress)).rejects.toThrow('there is no match nothing');
  await store.remove(stored.id);
  expect(await store.list()).toEqual([]);
});

test('a file holds the record that other programs read, and comes back as a separate match', async () => {
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

test('a file carries the names of the seats, and other programs still read it', async () => {
  const seats = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Livia', level: 'random' },
  ] as const;
  const text = JSON.stringify(fileOf(await recordOf(stored), seats));
  expect(parseRecord(text)).toMatchObject({ seed: 'kept', inputs: stored.inputs });
  expect((await importMatch(text, memoryStore())).seats).toEqual(seats);
});

test.each([
  ['no list', 'Ada', '"seats" is "Ada" instead of a list'],
  ['too few', [{ kind: 'human', name: 'Ada' }], 'it names 1 seats, the match has 2'],
  ['somebody else', [{ kind: 'cat', name: 'Ada' }, null], 'seat 1 is "cat"'],
  ['nobody', [{ kind: 'bot', name: '' }, null], 'seat 2 is undefined'],
  ['a name that is none', [{ kind: 'human', name: { first: 'Ada' } }, null], 'the name of seat 1'],
  ['a name without end', [{ kind: 'human', name: 'A'.repeat(25) }, null], 'longer than 24'],
  ['a level that is none', [{ kind: 'bot', name: '', level: 7 }, null], 'the level of seat 1 is 7'],
])('seats that make no sense are refused: %s', async (_what, seats, why) => {
  const store = memoryStore();
  const file = fileOf(await recordOf(stored), seats as unknown as readonly SeatInfo[]);
  await expect(importMatch(JSON.stringify(file), store)).rejects.toMatchObject({
    code: 'bad-record',
    message: expect.stringContaining(why),
  });
  expect(await store.list()).toEqual([]);
});

/** A match whose first answer the current rules do not offer. */
const left: StoredMatch = {
  ...stored,
  inputs: [{ n: 1, kind: 'answer', seat: 0, ask: 'a question of long ago', pick: 0, option: {}, text: '', by: 'player' }],
};
const openIn = async (match: StoredMatch): Promise<MatchStore> => {
  const store = memoryStore();
  await store.create(match);
  await reopened(pkg, match, { store, thinker: thinkerOf(pkg) }).catch(() => undefined);
  return store;
};
test('a finished match that its game has left behind is listed as such; a running one continues', async () => {
  const older = pkg.game.version - 1;
  const result = { winners: [0], drawn: false, rule: 'BAT-1.1', because: 'x', scores: [] };
  expect(await (await openIn({ ...left, version: older, result })).list()).toMatchObject([{ isOutdated: true }]);
  for (const match of [left, { ...left, version: older }, { ...left, version: older + 2 }, { ...stored, version: older }])
    expect((await (await openIn(match)).list())[0]).not.toHaveProperty('isOutdated');
});
test('a match of another version that can no longer be played back says so', () => {
  const openAs = (version: number) => () => blamingVersion(pkg.game, version, () => Match.resume(pkg.game, left));
  expect(openAs(pkg.game.version - 1)).toThrow(expect.objectContaining({ code: 'older-version' }));
  expect(openAs(pkg.game.version + 1)).toThrow(expect.objectContaining({ code: 'newer-version' }));
  expect(openAs(pkg.game.version)).toThrow(expect.objectContaining({ code: 'bad-record' }));
});

test('a file is named after the game and its last table, and not after the seed', async () => {
  const record = await recordOf(stored);
  expect(fileNameOf(record)).toBe(`battalia-${record.digest.slice(0, 8)}.json`);
});

test('a running match leaves the browser sealed, and only if it is played alone against bots', async () => {
  const alone = [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: '', level: 'greedy' },
  ] as const;
  const among = [
    { kind: 'human', name: 'Ada' },
    { kind: 'human', name: 'Livia' },
  ] as const;
  const way = (seats: readonly SeatInfo[], isOver: boolean): unknown => {
    const { label, isDisabled } = savingItem(
      (key) => key,
      seats,
      isOver,
      () => undefined,
    );
    return [label, isDisabled];
  };
  expect(way(alone, false)).toEqual(['matches.exportSealed', false]);
  expect(way(among, false)).toEqual(['matches.exportLater', true]);
  expect(way(among, true)).toEqual(['matches.export', false]);

  const text = fileText(await recordOf(stored), alone);
  for (const secret of ['kept', 'seed', 'inputs', 'Ada']) expect(text).not.toContain(`"${secret}"`);
  expect(() => parseFinished(text)).toThrow(expect.objectContaining({ code: 'match-running' }));
  expect(await importMatch(text, memoryStore())).toMatchObject({ seed: 'kept', seats: alone, inputs: stored.inputs });
});
