import { describe, expect, it } from 'vitest';
import type { Store } from '../index.ts';
import { ENGINES, storeWithTable } from './support/places.ts';
import { entry, line, newMatch, person, seat } from './support/rows.ts';

const states = async (store: Store, ...ids: readonly string[]): Promise<readonly unknown[]> =>
  Promise.all(ids.map(async (id) => (await store.match(id))?.state));

describe.each(ENGINES)('tables that nobody has touched on $name', (engine) => {
  it('are abandoned if they are not over, the oldest first, so many at a time', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    const rows = [
      newMatch('older', { state: 'running', changed: 10, bot_due: 1 }),
      newMatch('old', { state: 'open', changed: 20 }),
      newMatch('new', { state: 'running', changed: 30 }),
      newMatch('over', { state: 'over', changed: 5 }),
    ];
    for (const row of rows) await store.addMatch(row, [seat(row.id, 0)]);
    await store.keep(entry('m', 1, {}, { changed: 40 }));
    expect(await store.abandon(30, 1)).toEqual(['older']);
    expect(await store.waitingForBots()).toEqual([]);
    expect(await store.abandon(30, 10)).toEqual(['old']);
    expect(await store.abandon(30, 10)).toEqual([]);
    expect(await states(store, 'older', 'old', 'new', 'over', 'm')).toEqual(['abandoned', 'abandoned', 'running', 'over', 'running']);
    expect(await store.match('older')).toMatchObject({ changed: 10 });
  });
});

describe.each(ENGINES)('a person on $name', (engine) => {
  const substitute = { bot: 'greedy', name: '(gone)' };

  it('is forgotten, and others play on', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place); // anna's table, at which she sits
    await store.addLogin({ hash: 'a token', person: 'anna', made: 1, name: 'her bot' });
    const hers = { person: 'anna', name: 'Anna', emblem: 'lion', share: 'her share', seen: 9 };
    const his = { person: 'bruno', name: 'Bruno', emblem: 'owl', share: 'his share' };
    for (const [id, state] of [
      ['open', 'open'],
      ['running', 'running'],
      ['over', 'over'],
      ['elsewhere', 'running'],
    ] as const)
      await store.addMatch(newMatch(id, { state, host: 'bruno' }), [seat(id, 0, his), seat(id, 1, id === 'elsewhere' ? {} : hers)]);
    await store.addMatch(newMatch('stood', { state: 'running', host: 'anna' }), [seat('stood', 0, { ...hers, bot: 'random' })]);
    await store.addMatch(newMatch('watched', { host: 'bruno' }), [seat('watched', 0, { removed: 'anna' })]);
    await store.addLine(line('watched', '1', 'I am Anna'));
    await store.addLine(line('watched', '2', 'hello Anna', { person: 'bruno' }));

    expect(await store.forget('anna', substitute)).toEqual(['m', 'open', 'over', 'running', 'stood', 'watched']);

    expect(await Promise.all(['login of anna', 'a token'].map((login) => store.personWith(login)))).toEqual([undefined, undefined]);
    expect(await place.run(`select name, emblem from people where id = 'anna'`)).toEqual([{ name: '', emblem: '' }]); // two matches are hers
    expect(await states(store, 'm', 'open', 'running', 'over', 'stood')).toEqual(['abandoned', 'open', 'running', 'over', 'running']);
    const second = async (match: string, at = 1): Promise<unknown> => (await store.seats(match))[at];
    expect(await second('open')).toEqual(seat('open', 1));
    expect(await second('running')).toEqual(seat('running', 1, { bot: 'greedy', name: '(gone)', share: 'her share', seen: 9 }));
    expect(await second('over')).toEqual(seat('over', 1, { ...hers, name: '(gone)', emblem: '' }));
    expect(await second('stood', 0)).toMatchObject({ person: null, bot: 'random', name: '(gone)' });
    expect(await second('running', 0)).toEqual(seat('running', 0, his));
    expect(await second('watched', 0)).toEqual(seat('watched', 0));
    expect((await store.waitingForBots()).toSorted()).toEqual(['running', 'stood']);
    expect((await store.lines('watched')).map(({ n, name, text }) => [n, name, text])).toEqual([
      [1, '(gone)', ''],
      [2, 'Anna', 'hello Anna'],
    ]);
    expect(await store.personWith('login of bruno')).toEqual(person('bruno'));
  });
  it('of whom no match is left is deleted', async () => {
    await using place = await engine.place();
    const store = await storeWithTable(place);
    await store.reseat(seat('m', 1, { person: 'bruno' }), { person: null, bot: null }, 'open');
    expect(await store.forget('bruno', substitute)).toEqual(['m']);
    expect(await place.run('select id from people')).toEqual([{ id: 'anna' }]);
    expect(await store.forget('bruno', substitute)).toEqual([]);
  });
});
