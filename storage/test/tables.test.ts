import { describe, expect, it } from 'vitest';
import { ENGINES, storeWithTable } from './support/places.ts';
import { entry, newMatch, seat } from './support/rows.ts';

const free = { person: null, bot: null };

describe.each(ENGINES)('seats on $name', (engine) => {
  it('are taken by one of two who come at once', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const came = await Promise.all([
      store.reseat(seat('m', 1, { person: 'bruno', share: 'b' }), free, 'open'),
      store.reseat(seat('m', 1, { person: 'anna', share: 'a' }), free, 'open'),
    ]);
    const [, taken] = await store.seats('m');
    expect(came.toSorted()).toEqual([false, true]);
    expect(taken).toMatchObject(came[0] ? { person: 'bruno', share: 'b' } : { person: 'anna', share: 'a' });
  });
  it('stay as they are when the table is in another state, or the seat is another’s', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const before = await store.seats('m');
    expect(await store.reseat(seat('m', 1, { person: 'bruno' }), free, 'running')).toBe(false);
    expect(await store.reseat(seat('m', 0), { person: 'bruno', bot: null }, 'open')).toBe(false);
    expect(await store.reseat(seat('m', 0), { person: 'anna', bot: 'greedy' }, 'open')).toBe(false);
    expect(await store.reseat(seat('m', 7), free, 'open')).toBe(false);
    expect(await store.seats('m')).toEqual(before);
  });
  it('with a bot make a server look after the match', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.reseat(seat('m', 1, { person: 'bruno' }), free, 'open');
    await store.begin('m', 2);
    await store.keep(entry('m', 1));
    expect(await store.waitingForBots()).toEqual([]);
    await store.reseat(seat('m', 1, { person: 'bruno', bot: 'greedy' }), { person: 'bruno', bot: null }, 'running');
    expect(await store.waitingForBots()).toEqual(['m']);
  });
  it('know when their person was last here, whoever else changes them', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const seen = async (): Promise<readonly number[]> => (await store.seats('m')).map((one) => one.seen);
    await store.reseat(seat('m', 1, { person: 'bruno', seen: 40 }), free, 'open');
    await store.seen('m', 'anna', 1_795_000_000_000);
    await store.seen('m', 'anna', 50); // a late report of something earlier
    await store.seen('m', 'carla', 60);
    expect(await seen()).toEqual([1_795_000_000_000, 40]);
    await store.reseat(seat('m', 0, { person: 'anna', bot: 'greedy', seen: 0 }), { person: 'anna', bot: null }, 'open');
    await store.reseat(seat('m', 1), { person: 'bruno', bot: null }, 'open');
    expect(await seen()).toEqual([1_795_000_000_000, 0]);
  });
});

describe.each(ENGINES)('a table on $name', (engine) => {
  it('begins once, and only when no seat is empty', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    expect(await store.begin('m', 2)).toBe(false);
    expect(await store.match('m')).toMatchObject({ state: 'open', changed: 1 });
    await store.reseat(seat('m', 1, { bot: 'random' }), free, 'open');
    const begun = await Promise.all([store.begin('m', 3), store.begin('m', 4)]);
    expect(begun.toSorted()).toEqual([false, true]);
    expect(await store.match('m')).toMatchObject({ state: 'running', changed: begun[0] ? 3 : 4, bot_due: 1 });
  });
  it('is looked at by bots again once somebody has an assistant, also where another node believes that nobody has', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const mine = seat('m', 0, { person: 'anna', name: 'Anna', emblem: 'owl', share: 'share' });
    expect(await store.reseat({ ...mine, assisted: 1 }, mine, 'open')).toBe(true);
    expect((await store.seats('m'))[0]).toMatchObject({ person: 'anna', assisted: 1 });
    const due = async () => (await store.match('m'))?.bot_due;
    expect(await due()).toBe(1);
    await store.botsRest('m', 0, 0);
    expect(await due()).toBe(1);
    await store.botsRest('m', 0, 1);
    expect(await due()).toBe(0);
  });
  it('has other links whenever somebody wants new ones', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    expect(await store.match('m')).toMatchObject({ links: 0, returns: 1 });
    await Promise.all([store.renewLinks('m'), store.renewLinks('m')]);
    expect(await store.match('m')).toMatchObject({ links: 2 });
  });
  it('is touched while it is not over, and never back in time', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    for (const state of ['running', 'over', 'abandoned'] as const) await store.addMatch(newMatch(state, { state }), [seat(state, 0)]);
    const all = ['m', 'running', 'over', 'abandoned'];
    for (const id of all) await store.touch(id, 1_795_000_000_000);
    for (const id of all) await store.touch(id, 7);
    const changed = await Promise.all(all.map(async (id) => (await store.match(id))?.changed));
    expect(changed).toEqual([1_795_000_000_000, 1_795_000_000_000, 1, 1]);
  });
  it('leads to one rematch, which is there as soon as it is known', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const again = (id: string): Promise<string> => store.rematch('m', newMatch(id), [seat(id, 0), seat(id, 1)]);
    const [first, second] = await Promise.all([again('one'), again('two')]);
    expect(second).toBe(first);
    expect(await store.match('m')).toMatchObject({ rematch: first });
    expect(await store.seats(first)).toHaveLength(2);
    expect(await store.match(first === 'one' ? 'two' : 'one')).toBeUndefined();
    await expect(store.rematch(first, newMatch('m'), [])).rejects.toThrow(); // the id is taken
    expect(await store.match(first)).toMatchObject({ rematch: null });
  });
});
