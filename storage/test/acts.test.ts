import { describe, expect, it } from 'vitest';
import type { Store } from '../index.ts';
import { ENGINES, storeWithTable } from './support/places.ts';
import { entry, newMatch, seat } from './support/rows.ts';

const bodies = async (store: Store, match = 'm'): Promise<readonly string[]> => (await store.acts(match)).map(({ body }) => body);

describe.each(ENGINES)('acts on $name', (engine) => {
  it('are kept with what the match is after them', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const after = { state: 'over', result: '{"places":[]}', bot_due: 1, changed: 77, version: 2, passages: '[]' } as const;
    expect(await store.keep(entry('m', 1, {}, after))).toBe('kept');
    expect(await store.match('m')).toMatchObject({ ...after, inputs: 1 });
    expect(await store.acts('m')).toEqual([entry('m', 1).act]);
    expect(await store.acts('m', 1)).toEqual([]);
    expect(store.commits).toMatchObject({ batches: 1, acts: 1 });
  });
  it('are told to those who know some of them, of several matches at a time', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addMatch(newMatch('n'), [seat('n', 0)]);
    const acts = [entry('m', 1), entry('m', 2, { person: 'anna', key: 'key', said: 'x' }), entry('m', 4, {}, { bot_due: 1, inputs: 5 })];
    for (const one of acts) await store.keep(one);
    const places = [['m', 1], ['n', 0], ['none', 0], ['m', 5]] as const; // biome-ignore format: a table
    const played = await Promise.all(places.map(([match, from]) => store.playedSince(match, from)));
    const { after } = acts[2] ?? entry('m', 1);
    expect(played[0]).toEqual({ after, acts: acts.slice(1).map(({ act }) => act) });
    expect(played[1]).toMatchObject({ after: { inputs: 0, state: 'open' }, acts: [] });
    expect(played.slice(2)).toEqual([undefined, { after, acts: [] }]);
  });
  it('come back as they were, whatever is in them', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const odd = { body: '["\\u0000 è \\" \' \\\\ 🏛"]', key: '{"a":[1,null]},"', said: '', at: 1_795_000_000_000, person: 'anna' };
    const after = { changed: 1_795_000_000_000, result: '"{,}"', passages: '[]' };
    await store.keep(entry('m', 1, odd, after));
    await store.putSave('m', 1, odd.body);
    expect(await store.acts('m')).toEqual([entry('m', 1, odd).act]);
    expect(await store.match('m')).toMatchObject(after);
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 1, body: odd.body });
  });
  it.each([
    ['their place is taken', entry('m', 1, { key: 'another', person: 'anna' })],
    ['their key is taken', entry('m', 2, { key: 'key', person: 'anna' })],
  ])('are not kept if %s, and the match stays as it is', async (_, late) => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.keep(entry('m', 1, { key: 'key', person: 'anna' }));
    const before = await store.match('m');
    expect(await store.keep(late)).toBe('taken');
    expect(await bodies(store)).toEqual(['["m 1"]']);
    expect(await store.match('m')).toEqual(before);
  });
  it('may have the key of another person, of another match, or none', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addMatch(newMatch('n'), [seat('n', 0)]);
    const key = 'the same';
    const entries = [
      entry('m', 1, { key, person: 'anna' }),
      entry('m', 2, { key, person: 'bruno' }),
      entry('n', 1, { key, person: 'anna' }),
    ];
    for (const one of [...entries, entry('m', 3), entry('m', 4)]) expect(await store.keep(one)).toBe('kept');
  });
  it('that come together are each judged alone: one loser aborts nobody', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addMatch(newMatch('n'), [seat('n', 0)]);
    const all = [entry('m', 1), entry('m', 1, { body: '["late"]' }), entry('n', 1), entry('m', 2)];
    expect(await Promise.all(all.map((one) => store.keep(one)))).toEqual(['kept', 'taken', 'kept', 'kept']);
    expect(await bodies(store)).toEqual(['["m 1"]', '["m 2"]']);
    expect(await bodies(store, 'n')).toEqual(['["n 1"]']);
    expect(await store.match('m')).toMatchObject({ inputs: 2, changed: 2 });
    expect(store.commits).toMatchObject({ batches: 1, acts: 3 });
  });
  it('that come together under one key are kept once', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const all = [1, 1, 2].map((n) => entry('m', n, { key: 'key', person: 'anna' }));
    expect(await Promise.all(all.map((one) => store.keep(one)))).toEqual(['kept', 'taken', 'taken']);
    expect(await bodies(store)).toEqual(['["m 1"]']);
    expect(await store.match('m')).toMatchObject({ inputs: 1 });
  });
  it('of two nodes race for their place, and one wins', async () => {
    await using place = await engine.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    for (let n = 1; n <= 20; n++) {
      const kept = await Promise.all([one.keep(entry('m', n, { body: '["one"]' })), two.keep(entry('m', n, { body: '["two"]' }))]);
      expect(kept.toSorted()).toEqual(['kept', 'taken']);
      expect((await bodies(two)).at(-1)).toBe(kept[0] === 'kept' ? '["one"]' : '["two"]');
    }
    expect(await bodies(one)).toHaveLength(20);
  });
  it('are not kept once the match is abandoned, because its dice are revealed then', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.keep(entry('m', 1));
    await store.abandon(10, 10);
    expect(await store.keep(entry('m', 2))).toBe('taken');
    expect(await bodies(store)).toEqual(['["m 1"]']);
    expect(await store.match('m')).toMatchObject({ state: 'abandoned', inputs: 1 });
  });
  it('are not acknowledged when the database fails, and later ones are kept again', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const broken = entry('m', 1, { body: null as never }); // the column must not be null
    const both = await Promise.allSettled([store.keep(broken), store.keep(entry('m', 2))]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await bodies(store)).toEqual([]);
    expect(await store.keep(entry('m', 1))).toBe('kept');
  });
  it('can be followed by a save, which stands for the last one', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    expect(await store.save('m')).toBeUndefined();
    await store.putSave('m', 2, 'second');
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 2, body: 'second' });
    await store.putSave('m', 3, 'third');
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 3, body: 'third' });
    await store.putSave('m', 2, 'late'); // of a node that has fallen behind
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 3, body: 'third' });
  });
});
