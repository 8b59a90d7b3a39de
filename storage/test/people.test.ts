import { describe, expect, it } from 'vitest';
import { ENGINES, storeWithTable } from './support/places.ts';
import { newMatch, person, seat } from './support/rows.ts';

describe.each(ENGINES)('people on $name', (engine) => {
  it('are known by their logins, under their latest name', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.rename({ id: 'anna', name: 'Annabella', emblem: 'lion' });
    expect(await store.personWith('login of anna')).toEqual({ id: 'anna', name: 'Annabella', emblem: 'lion', made: 1 });
    expect(await store.personWith('login of bruno')).toEqual(person('bruno'));
    expect(await store.personWith('login of nobody')).toBeUndefined();
  });
  it('are not made if their login belongs to somebody', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await expect(store.addPerson(person('carla'), 'login of anna')).rejects.toThrow();
    await store.addPerson(person('carla'), 'login of carla'); // the failed attempt left nothing of her
    expect(await store.personWith('login of carla')).toEqual(person('carla'));
  });
  it('have tokens beside the login of their browser', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addLogin({ hash: 'a token', person: 'anna', made: 1_795_000_000_000, name: 'my bot' });
    expect(await store.personWith('a token')).toEqual(person('anna'));
  });
  it('find the tables where they sit or which they have made, the latest first', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addMatch(newMatch('late', { changed: 9 }), [seat('late', 0), seat('late', 1, { person: 'bruno' })]);
    await store.addMatch(newMatch('other', { host: 'bruno' }), [seat('other', 0)]);
    expect((await store.matchesOf('anna')).map(({ id }) => id)).toEqual(['late', 'm']);
    expect((await store.matchesOf('bruno')).map(({ id }) => id)).toEqual(['late', 'other']);
    expect((await store.seatsAt(['late', 'other'])).map((one) => `${one.match} ${one.seat}`).toSorted()).toEqual([
      'late 0',
      'late 1',
      'other 0',
    ]);
  });
  it('are not sent the content of their tables in a list', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.addMatch(newMatch('own', { pack: '{"much":"content"}', changed: 9 }), [seat('own', 0)]);
    const row = { game: 'bluff', state: 'open', host: 'anna', result: null };
    expect(await store.matchesOf('anna')).toEqual([
      { ...row, id: 'own', changed: 9, has_pack: 1 },
      { ...row, id: 'm', changed: 1, has_pack: 0 },
    ]);
  });
  it('leaf through their tables without missing or repeating one, also among those of the same moment', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    for (const [id, changed] of [
      ['a', 5],
      ['b', 5],
      ['c', 5],
      ['d', 7],
    ] as const)
      await store.addMatch(newMatch(id, { changed }), [seat(id, 0)]);
    const first = await store.matchesOf('anna', 2);
    const second = await store.matchesOf('anna', 2, first[1]);
    const third = await store.matchesOf('anna', 2, second[1]);
    expect([first, second, third].map((rows) => rows.map(({ id }) => id))).toEqual([['d', 'c'], ['b', 'a'], ['m']]);
  });
  it('have a number of unfinished tables, and of bytes of their own content', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    expect([await store.openTables('bruno'), await store.bytesOf('bruno')]).toEqual([0, 0]);
    await store.addMatch(newMatch('over', { state: 'over', pack: '{"è":1}' }), [seat('over', 0)]);
    await store.addMatch(newMatch('running', { state: 'running', pack: '{}' }), [seat('running', 0)]);
    expect([await store.openTables('anna'), await store.bytesOf('anna')]).toEqual([2, 10]);
  });
});
