import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openPostgres, openSqlite } from '../index.ts';
import { migrations } from '../migrations/index.ts';
import { ENGINES, POSTGRES, SQLITE, storeWithTable } from './support/places.ts';
import { entry, line, person } from './support/rows.ts';

describe.each(ENGINES)('a database on $name', (engine) => {
  it('holds what was kept when it is opened again', async () => {
    await using place = await engine.place();
    const before = await storeWithTable(place);
    await before.begin('m', 5);
    await before.keep(entry('m', 1, { person: 'anna', key: 'key', said: 'said' }));
    await before.putSave('m', 1, 'a save');
    await before.addLine(line('m', 'k', 'hello'));
    await before.close();

    const store = await place.open();
    expect(await store.personWith('login of anna')).toEqual(person('anna'));
    expect(await store.match('m')).toMatchObject({ inputs: 1, state: 'running', secret: 'secret', pack: null, changed: 1 });
    expect(await store.actUnder('m', 'anna', 'key')).toMatchObject({ n: 1, said: 'said' });
    expect(await store.save('m')).toEqual({ match: 'm', inputs: 1, body: 'a save' });
    expect(await store.lines('m')).toMatchObject([{ n: 1, text: 'hello' }]);
  });
  it('from a newer version, which only adds to it, is used as it is', async () => {
    await using place = await engine.emptyPlace();
    await (await storeWithTable(place)).close();
    await place.run(`insert into kysely_migration values ('99-tournaments', '2030-01-01')`);
    const store = await place.open();
    expect(await store.seats('m')).toHaveLength(2);
    expect(await place.run('select name from kysely_migration order by name')).toEqual(
      [...Object.keys(migrations), '99-tournaments'].map((name) => ({ name })),
    );
  });
  it('from a newer version that broke with older ones is refused with a message, and stays as it is', async () => {
    await using place = await engine.emptyPlace();
    await (await storeWithTable(place)).close();
    await place.run(`insert into kysely_migration values ('98-tournaments', '2030-01-01')`);
    await place.run(`insert into kysely_migration values ('99-seats-breaking', '2030-01-02')`);
    await expect(place.open()).rejects.toThrow(
      'a newer version of Tabularium has changed this database (99-seats-breaking): start that one, or a newer one',
    );
    expect(await place.run('select seat from seats order by seat')).toEqual([{ seat: 0 }, { seat: 1 }]);
  });
  it('that cannot be brought up to date says at which step', async () => {
    await using place = await engine.emptyPlace();
    await place.run('create table acts (something text)');
    await expect(place.open()).rejects.toThrow('the database could not be brought up to date (01-first)');
  });
  it('answers a ping, and does not once it is closed', async () => {
    await using place = await engine.place();
    const store = await place.open();
    expect(await store.ping()).toBeUndefined();
    await store.close();
    await expect(store.ping()).rejects.toThrow();
  });
  it('may be closed twice', async () => {
    await using place = await engine.place();
    const store = await place.open();
    await store.close();
    expect(await store.close()).toBeUndefined();
  });
});

describe('a database file', () => {
  it('can be read by nobody else, also what is not yet in the file itself', async () => {
    await using place = await SQLITE.place();
    await storeWithTable(place);
    const [{ file } = {}] = await place.run('select file from pragma_database_list');
    for (const part of ['', '-wal', '-shm']) expect(statSync(String(file) + part).mode & 0o777, part).toBe(0o600);
  });
  it('in memory is gone when it is closed', async () => {
    const store = await openSqlite(':memory:');
    await store.addPerson(person('anna'), 'login of anna');
    await store.close();
    const other = await openSqlite(':memory:');
    expect(await other.personWith('login of anna')).toBeUndefined();
    await other.close();
  });
});
describe('a database server', () => {
  it('is brought up to date once, however many nodes start at once', async () => {
    await using place = await POSTGRES.emptyPlace();
    const stores = await Promise.all([1, 2, 3, 4].map(() => place.open()));
    for (const store of stores) expect(await store.ping()).toBeUndefined();
    expect(await place.run('select count(*)::integer as count from kysely_migration')).toEqual([{ count: Object.keys(migrations).length }]);
  });
  it('that is not there is named', async () => {
    await expect(openPostgres('postgres://someone@127.0.0.1:1/somewhere')).rejects.toThrow('127.0.0.1:1');
  });
});
