import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openSqlite, type Store } from '../index.ts';
import { databaseFile, entry, line, newMatch, person, seat } from './support/stores.ts';

/** Anna and Bruno, and Anna's table `m` with two seats, of which she has the first. */
async function withTable(file = ':memory:'): Promise<Store> {
  const store = await openSqlite(file);
  await store.addPerson(person('anna'), 'login of anna');
  await store.addPerson(person('bruno'), 'login of bruno');
  await store.addMatch(newMatch('m'), [seat('m', 0, { person: 'anna' }), seat('m', 1)]);
  return store;
}
const bodies = async (store: Store, match = 'm'): Promise<readonly string[]> => (await store.acts(match)).map(({ body }) => body);

describe('a database', () => {
  it('holds what was kept when its file is opened again', async () => {
    using file = databaseFile();
    const before = await withTable(file.path);
    await before.begin('m', 5);
    await before.keep({ ...entry('m', 1, { person: 'anna', key: 'key', said: 'said' }), save: 'a save' });
    await before.addLine(line('m', 'k', 'hello'));
    await before.close();

    const store = await openSqlite(file.path);
    expect(await store.personWith('login of anna')).toEqual(person('anna'));
    expect(await store.match('m')).toMatchObject({ inputs: 1, state: 'running', secret: 'secret', pack: null, changed: 1 });
    expect(await store.actUnder('m', 'anna', 'key')).toMatchObject({ n: 1, said: 'said' });
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 1, body: 'a save' });
    expect(await store.lines('m')).toMatchObject([{ n: 1, text: 'hello' }]);
    await store.close();
  });
  it('can be read by nobody else, also what is not yet in the file itself', async () => {
    using file = databaseFile();
    const store = await withTable(file.path);
    for (const part of ['', '-wal', '-shm']) expect(statSync(file.path + part).mode & 0o777, part).toBe(0o600);
    await store.close();
  });
  it('of a newer program is refused in words, and stays as it is', async () => {
    using file = databaseFile();
    await (await withTable(file.path)).close();
    const database = new DatabaseSync(file.path);
    database.exec(`insert into kysely_migration values ('99-tournaments', '2030-01-01')`);
    database.close();
    await expect(openSqlite(file.path)).rejects.toThrow(
      'a newer version of Tabularium has used this database (99-tournaments): start that one, or a newer one',
    );
    const after = new DatabaseSync(file.path);
    expect(after.prepare('select count(*) as count from seats').get()).toEqual({ count: 2 });
    after.close();
  });
  it('that cannot be brought up to date says at which step', async () => {
    using file = databaseFile();
    const database = new DatabaseSync(file.path);
    database.exec('create table acts (something text)');
    database.close();
    await expect(openSqlite(file.path)).rejects.toThrow('the database could not be brought up to date (01-first)');
  });
  it('answers a ping, and does not once it is closed', async () => {
    const store = await openSqlite(':memory:');
    expect(await store.ping()).toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
});

describe('people', () => {
  it('are known by their logins, under their latest name', async () => {
    const store = await withTable();
    await store.rename({ id: 'anna', name: 'Annabella', emblem: 'lion' });
    expect(await store.personWith('login of anna')).toEqual({ id: 'anna', name: 'Annabella', emblem: 'lion', made: 1 });
    expect(await store.personWith('login of bruno')).toEqual(person('bruno'));
    expect(await store.personWith('login of nobody')).toBeUndefined();
    await store.close();
  });
  it('are not made if their login belongs to somebody', async () => {
    const store = await withTable();
    await expect(store.addPerson(person('carla'), 'login of anna')).rejects.toThrow();
    await store.addPerson(person('carla'), 'login of carla'); // the failed attempt left nothing of her
    await store.close();
  });
  it('find the tables where they sit or which they have made, the latest first', async () => {
    const store = await withTable();
    await store.addMatch(newMatch('late', { changed: 9 }), [seat('late', 0), seat('late', 1, { person: 'bruno' })]);
    await store.addMatch(newMatch('other', { host: 'bruno' }), [seat('other', 0)]);
    expect((await store.matchesOf('anna')).map(({ id }) => id)).toEqual(['late', 'm']);
    expect((await store.matchesOf('bruno')).map(({ id }) => id)).toEqual(['late', 'other']);
    await store.close();
  });
});

describe('seats', () => {
  const free = { person: null, bot: null };
  it('are taken by one of two who come at once', async () => {
    const store = await withTable();
    const came = await Promise.all([
      store.reseat(seat('m', 1, { person: 'bruno', share: 'b' }), free, 'open'),
      store.reseat(seat('m', 1, { person: 'anna', share: 'a' }), free, 'open'),
    ]);
    expect(came).toEqual([true, false]);
    expect((await store.seats('m'))[1]).toMatchObject({ person: 'bruno', share: 'b' });
    await store.close();
  });
  it('stay as they are when the table is in another state, or the seat is another’s', async () => {
    const store = await withTable();
    const before = await store.seats('m');
    expect(await store.reseat(seat('m', 1, { person: 'bruno' }), free, 'running')).toBe(false);
    expect(await store.reseat(seat('m', 0), { person: 'bruno', bot: null }, 'open')).toBe(false);
    expect(await store.reseat(seat('m', 0), { person: 'anna', bot: 'greedy' }, 'open')).toBe(false);
    expect(await store.reseat(seat('m', 7), free, 'open')).toBe(false);
    expect(await store.seats('m')).toEqual(before);
    await store.close();
  });
  it('with a bot make a server look after the match', async () => {
    const store = await withTable();
    await store.reseat(seat('m', 1, { person: 'bruno' }), free, 'open');
    await store.begin('m', 2);
    await store.keep(entry('m', 1));
    expect(await store.waitingForBots()).toEqual([]);
    await store.reseat(seat('m', 1, { person: 'bruno', bot: 'greedy' }), { person: 'bruno', bot: null }, 'running');
    expect(await store.waitingForBots()).toEqual(['m']);
    await store.close();
  });
});

describe('a table', () => {
  it('begins once, and only when no seat is empty', async () => {
    const store = await withTable();
    expect(await store.begin('m', 2)).toBe(false);
    expect(await store.match('m')).toMatchObject({ state: 'open', changed: 1 });
    await store.reseat(seat('m', 1, { bot: 'random' }), { person: null, bot: null }, 'open');
    expect(await Promise.all([store.begin('m', 3), store.begin('m', 4)])).toEqual([true, false]);
    expect(await store.match('m')).toMatchObject({ state: 'running', changed: 3, bot_due: 1 });
    await store.close();
  });
  it('leads to one rematch, which is there as soon as it is known', async () => {
    const store = await withTable();
    const again = (id: string): Promise<string> => store.rematch('m', newMatch(id), [seat(id, 0), seat(id, 1)]);
    const found = await Promise.all([again('one'), again('two')]);
    expect(found).toEqual(['one', 'one']);
    expect(await store.match('m')).toMatchObject({ rematch: 'one' });
    expect(await store.seats('one')).toHaveLength(2);
    expect(await store.match('two')).toBeUndefined();
    await expect(store.rematch('one', newMatch('m'), [])).rejects.toThrow(); // the id is taken
    expect(await store.match('one')).toMatchObject({ rematch: null });
    await store.close();
  });
});

describe('acts', () => {
  it('are kept with what the match is after them', async () => {
    const store = await withTable();
    const after = { state: 'over', result: '{"places":[]}', bot_due: 1, changed: 77, version: 2, passages: '[]' } as const;
    expect(await store.keep(entry('m', 1, {}, after))).toBe('kept');
    expect(await store.match('m')).toMatchObject({ ...after, inputs: 1 });
    expect(await store.acts('m')).toEqual([entry('m', 1).act]);
    expect(await store.acts('m', 1)).toEqual([]);
    await store.close();
  });
  it.each([
    ['their place is taken', entry('m', 1, { key: 'another', person: 'anna' })],
    ['their key is taken', entry('m', 2, { key: 'key', person: 'anna' })],
  ])('are not kept if %s, and the match stays as it is', async (_, late) => {
    const store = await withTable();
    await store.keep(entry('m', 1, { key: 'key', person: 'anna' }));
    const before = await store.match('m');
    expect(await store.keep({ ...late, save: 'a save' })).toBe('taken');
    expect(await bodies(store)).toEqual(['["m 1"]']);
    expect(await store.match('m')).toEqual(before);
    expect(await store.save('m')).toBeUndefined();
    await store.close();
  });
  it('may have the key of another person, of another match, or none', async () => {
    const store = await withTable();
    await store.addMatch(newMatch('n'), [seat('n', 0)]);
    const key = 'the same';
    const entries = [
      entry('m', 1, { key, person: 'anna' }),
      entry('m', 2, { key, person: 'bruno' }),
      entry('n', 1, { key, person: 'anna' }),
    ];
    for (const one of [...entries, entry('m', 3), entry('m', 4)]) expect(await store.keep(one)).toBe('kept');
    await store.close();
  });
  it('that come together are each judged alone: one loser aborts nobody', async () => {
    const store = await withTable();
    await store.addMatch(newMatch('n'), [seat('n', 0)]);
    const all = [entry('m', 1), entry('m', 1, { body: '["late"]' }), entry('n', 1), entry('m', 2)];
    expect(await Promise.all(all.map((one) => store.keep(one)))).toEqual(['kept', 'taken', 'kept', 'kept']);
    expect(await bodies(store)).toEqual(['["m 1"]', '["m 2"]']);
    expect(await bodies(store, 'n')).toEqual(['["n 1"]']);
    await store.close();
  });
  it('of two programs on one file race for their place, and one wins', async () => {
    using file = databaseFile();
    const one = await withTable(file.path);
    const two = await openSqlite(file.path);
    const kept = await Promise.all([one.keep(entry('m', 1, { body: '["one"]' })), two.keep(entry('m', 1, { body: '["two"]' }))]);
    expect(kept.toSorted()).toEqual(['kept', 'taken']);
    expect(await bodies(one)).toEqual(await bodies(two));
    await one.close();
    await two.close();
  });
  it('are not acknowledged when the database fails, and later ones are kept again', async () => {
    const store = await withTable();
    const broken = entry('m', 1, { body: null as never }); // the column must not be null
    await expect(Promise.all([store.keep(broken), store.keep(entry('m', 2))])).rejects.toThrow(/NOT NULL/);
    expect(await bodies(store)).toEqual([]);
    expect(await store.keep(entry('m', 1))).toBe('kept');
    await store.close();
  });
  it('bring a save with them that stands for the last one', async () => {
    const store = await withTable();
    await store.keep({ ...entry('m', 1), save: 'first' });
    await store.keep({ ...entry('m', 2), save: 'second' });
    await store.keep(entry('m', 3));
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 2, body: 'second' });
    await store.putSave('m', 3, 'third');
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 3, body: 'third' });
    await store.close();
  });
});

describe('the chat', () => {
  it('numbers its lines, and keeps one under a key however often it is said', async () => {
    const store = await withTable();
    const said = [line('m', 'k1', 'one'), line('m', 'k2', 'two'), line('m', 'k1', 'other'), line('m', 'k1', 'his', { person: 'bruno' })];
    const kept = [];
    for (const one of said) kept.push(await store.addLine(one));
    expect(kept.map(({ line: { n, text }, isNew }) => [n, text, isNew])).toEqual([
      [1, 'one', true],
      [2, 'two', true],
      [1, 'one', false],
      [3, 'his', true],
    ]);
    expect((await store.lines('m')).map(({ text }) => text)).toEqual(['one', 'two', 'his']);
    expect(await store.lines('n')).toEqual([]);
    await store.close();
  });
  it('takes lines of two programs on one file', async () => {
    using file = databaseFile();
    const one = await withTable(file.path);
    const two = await openSqlite(file.path);
    for (const store of [one, two, one, one, two, two]) await store.addLine(line('m', `${(await one.lines('m')).length}`, 'x'));
    expect((await one.lines('m')).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    await one.close();
    await two.close();
  });
});
