import { describe, expect, it } from 'vitest';
import { openPostgres, openSqlite, type Store } from '../index.ts';
import { listenTo } from '../listening.ts';
import { noticeIn, noticesOf } from '../notices.ts';
import { POSTGRES, storeWithTable } from './support/places.ts';
import { entry, line, newMatch, seat } from './support/rows.ts';
import { until, wireTo } from './support/wire.ts';

/** What a store hears, one text for each notice. */
async function hearing(store: Pick<Store, 'listen'>): Promise<{ readonly heard: string[]; readonly stop: () => Promise<void> }> {
  const heard: string[] = [];
  const stop = await store.listen({ onMatches: (ids) => heard.push(ids.join()), onGap: () => heard.push('a gap') });
  return { heard, stop };
}
const bot = { person: null, bot: 'random' };
const free = { person: null, bot: null };

describe('a node', () => {
  it('hears of everything that another changes about a match, and of nothing else', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    await one.addMatch(newMatch('n', { state: 'running', changed: 0 }), [seat('n', 0, { person: 'anna' })]);
    await one.addMatch(newMatch('his', { state: 'running', host: 'bruno' }), [seat('his', 0, { person: 'bruno' })]);
    const own = await hearing(one);
    const { heard } = await hearing(two);
    const changes: readonly (readonly [heard: string | undefined, change: () => Promise<unknown>])[] = [
      [undefined, () => one.begin('m', 2)], // a seat is free
      [undefined, () => one.reseat(seat('m', 1, bot), free, 'running')],
      ['m', () => one.reseat(seat('m', 1, bot), free, 'open')],
      ['m', () => one.begin('m', 3)],
      ['m', () => one.keep(entry('m', 1, { person: 'anna', key: 'key' }))],
      [undefined, () => one.keep(entry('m', 1))],
      [undefined, () => one.keep(entry('m', 2, { person: 'anna', key: 'key' }))],
      ['m', () => one.addLine(line('m', 'key', 'hello'))],
      [undefined, () => one.addLine(line('m', 'key', 'hello'))],
      ['m', () => one.seen('m', 'anna', 9)],
      [undefined, () => one.seen('m', 'anna', 9)],
      ['m', () => one.putPresence('m', ['anna'], 0)],
      ['m', () => one.dropDeadNodes(0)], // this one has not said that it lives
      [undefined, () => one.putSave('m', 1, 'a save')],
      ['m', () => one.rematch('m', newMatch('o'), [seat('o', 0)])],
      [undefined, () => one.rematch('m', newMatch('p'), [seat('p', 0)])],
      ['n', () => one.abandon(1, 9)],
      [undefined, () => one.abandon(1, 9)],
      ['m,n,o', () => one.forget('anna', { bot: 'greedy', name: '' })],
      ['his,m', () => Promise.all([one.keep(entry('m', 2)), one.keep(entry('his', 1))])],
    ];
    const expected: string[] = [];
    for (const [told, change] of changes) {
      await change();
      if (told !== undefined) expected.push(told);
    }
    await one.putPresence('the last', [], 0);
    await until(() => heard.includes('the last'), 'the last change');
    expect(heard.map((ids) => ids.split(',').toSorted().join())).toEqual([...expected, 'the last']);
    expect(own.heard).toEqual([]);
  });
  it('hears how far a match was played, if nothing else has changed', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    const heard: (readonly number[])[] = [];
    await two.listen({ onMatches: (_, inputs) => heard.push(inputs), onGap: () => heard.push([]) });
    await Promise.all([one.keep(entry('m', 1)), one.keep(entry('m', 2))]);
    await one.addLine(line('m', 'key', 'hello'));
    await one.keep(entry('m', 3));
    await until(() => heard.length === 3, 'three changes');
    expect(heard).toEqual([[2], [0], [3]]);
  });
  it('hears of any number of matches at once', async () => {
    await using place = await POSTGRES.place();
    const one = await place.open();
    const two = await place.open();
    const { heard } = await hearing(two);
    const ids = Array.from({ length: 2000 }, (_, n) => `match-${n}`);
    await place.run(`insert into presence select 'match-' || n, 'a dead node', '[]', 1 from generate_series(0, 1999) as n`);
    await one.dropDeadNodes(0);
    await until(() => heard.length > 1 && heard.join().split(',').length >= ids.length, 'all of it');
    expect(heard.join().split(',').toSorted()).toEqual(ids.toSorted());
  });
  it('hears nothing more once it has stopped', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const { heard, stop } = await hearing(await place.open());
    const other = await hearing(await place.open());
    await stop();
    await stop();
    await one.seen('m', 'anna', 9);
    await until(() => other.heard.length > 0, 'the change');
    expect(heard).toEqual([]);
  });
  it('on a file is alone', async () => {
    const store = await openSqlite(':memory:');
    const { heard, stop } = await hearing(store);
    await store.putPresence('m', ['anna'], 0);
    await stop();
    await store.close();
    expect([store.isShared, heard]).toEqual([false, []]);
  });
});

describe('a listener', () => {
  it('that was lost comes back, says that it may have missed something, and hears again', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const { heard } = await hearing(await place.open());
    for (let times = 1; times <= 2; times++) {
      await place.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      );
      await until(() => heard.length === 2 * times - 1, 'the gap');
      await one.seen('m', 'anna', times);
      await until(() => heard.length === 2 * times, 'the change');
    }
    expect(heard).toEqual(['a gap', 'm', 'a gap', 'm']);
  });
  it('comes back when the server does, however often it has tried', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    await using wire = await wireTo(place.address);
    const two = await openPostgres(wire.address);
    const { heard } = await hearing(two);
    let tries = 0;
    wire.rule = () => {
      tries++;
      return 'cut before';
    };
    wire.cut();
    await until(() => tries >= 3, 'three attempts');
    wire.rule = () => 'pass';
    await until(() => heard.length > 0, 'the gap');
    await one.seen('m', 'anna', 9);
    await until(() => heard.length > 1, 'the change');
    await two.close();
    expect(heard).toEqual(['a gap', 'm']);
  });
  it('that gets no answer does not wait for ever', async () => {
    await using place = await POSTGRES.place();
    await using wire = await wireTo(place.address);
    wire.rule = (sent) => {
      if (!sent.includes('select 1')) return 'pass';
      wire.rule = () => 'pass';
      return 'silence';
    };
    const config = { connectionString: wire.address };
    const { heard, stop } = await hearing({ listen: (ears) => listenTo(config, 'two', ears, { checkEvery: 1, patience: 50 }) });
    await until(() => heard.length > 0, 'the gap');
    await stop();
    expect(heard).toEqual(['a gap']);
  });
  it('can stop while it has no connection', async () => {
    await using place = await POSTGRES.place();
    await using wire = await wireTo(place.address);
    const { heard, stop } = await hearing({ listen: (ears) => listenTo({ connectionString: wire.address }, 'two', ears) });
    wire.rule = () => 'cut before';
    wire.cut();
    await stop();
    expect(heard).toEqual([]);
  });
  it('says at once if it cannot listen at all', async () => {
    const ears = { onMatches: () => undefined, onGap: () => undefined };
    await expect(listenTo({ connectionString: 'postgres://someone@127.0.0.1:1/somewhere' }, 'two', ears)).rejects.toThrow('127.0.0.1:1');
  });
});

describe('notices', () => {
  it('are short enough for PostgreSQL, and name every match once', () => {
    const ids = Array.from({ length: 999 }, (_, n) => `è"${n}`.repeat(3));
    const notices = noticesOf('node', new Map(ids.map((id, n) => [id, n])));
    expect(notices.flatMap((notice) => noticeIn(notice).matches)).toEqual(ids);
    expect(notices.flatMap((notice) => noticeIn(notice).inputs)).toEqual(ids.map((_, n) => n));
    expect(Math.max(...notices.map((notice) => Buffer.byteLength(notice)))).toBeLessThan(8000);
    expect(notices.length).toBeLessThan(6);
    expect(noticesOf('node', new Map([['m', 0]]))).toHaveLength(1);
  });
  it('of an older version mean any change', () => {
    expect(noticeIn('{"node":"n","matches":["m","o"]}')).toEqual({ node: 'n', matches: ['m', 'o'], inputs: [0, 0] });
  });
});
