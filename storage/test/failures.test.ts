// What happens to acts when PostgreSQL fails in the middle of them, and when nodes get in each other's way.
import { describe, expect, it } from 'vitest';
import { openPostgres, type Run, type Store } from '../index.ts';
import { type Place, POSTGRES, storeWithTable } from './support/places.ts';
import { entry, newMatch, seat } from './support/rows.ts';
import { until, wireTo } from './support/wire.ts';

const free = { person: null, bot: null };
const mine = { person: 'anna', key: 'key' };
const works = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

describe('an act whose commit is cut off', () => {
  it.each([
    ['cut before', undefined],
    ['cut after', { n: 1, person: 'anna' }],
  ] as const)('is not acknowledged; only its key says what became of it (%s)', async (how, found) => {
    await using place = await POSTGRES.place();
    await storeWithTable(place);
    await using wire = await wireTo(place.address);
    const store = await openPostgres(wire.address);
    let cuts = 0;
    wire.rule = (sent) => {
      if (!sent.includes('commit\0')) return 'pass';
      cuts++;
      wire.rule = () => 'pass';
      return how;
    };
    await expect(store.keep(entry('m', 1, mine))).rejects.toThrow();
    const act = await store.actUnder('m', 'anna', 'key');
    expect(act).toEqual(found === undefined ? undefined : expect.objectContaining(found));
    expect(await store.keep(entry('m', 1, mine))).toBe(found === undefined ? 'kept' : 'taken');
    expect(await store.match('m')).toMatchObject({ inputs: 1 });
    expect(cuts).toBe(1);
    await store.close();
  });
});

describe('a node whose connections are lost', () => {
  /** Ends all other connections to the database. */
  const endOthers = (place: Place): Promise<unknown> =>
    place.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);

  it('keeps nothing of a transaction that was under way, lives, and goes on', async () => {
    await using place = await POSTGRES.place();
    let isCut = true;
    const store = await storeWithTable(place, {
      async onBotsDue() {
        if (isCut) await endOthers(place); // while nothing is asked on the connection
        isCut = false;
      },
    });
    await expect(store.keep({ ...entry('m', 1), wakesBots: true })).rejects.toThrow();
    expect(await store.acts('m')).toEqual([]);
    expect(await store.keep({ ...entry('m', 1), wakesBots: true })).toBe('kept');
  });
  it('lives when they are idle, and asks on new ones', async () => {
    await using place = await POSTGRES.place();
    const store = await storeWithTable(place);
    await Promise.all([1, 2, 3, 4].map(() => store.match('m')));
    await endOthers(place);
    await until(() => works(store.ping()), 'an answer'); // the end of some connections was not noticed yet
    expect(await store.match('m')).toMatchObject({ id: 'm' });
  });
  it('gives up one that does not answer', async () => {
    await using place = await POSTGRES.place();
    await storeWithTable(place);
    await using wire = await wireTo(place.address);
    const store = await openPostgres(wire.address, { patience: 300 });
    await store.ping();
    wire.rule = (sent) => {
      if (!sent.includes('begin')) return 'pass';
      wire.rule = () => 'pass';
      return 'silence';
    };
    await expect(store.keep(entry('m', 1))).rejects.toThrow('timeout');
    await until(() => works(store.ping()), 'an answer');
    expect(await store.keep(entry('m', 1))).toBe('kept');
    await store.close();
  });
});

describe('two nodes', () => {
  it('never begin a match with a seat that one of them empties', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    for (let n = 0; n < 20; n++) {
      const id = `table ${n}`;
      await one.addMatch(newMatch(id), [seat(id, 0, { person: 'anna' })]);
      const [hasBegun, hasRisen] = await Promise.all([one.begin(id, 2), two.reseat(seat(id, 0), { person: 'anna', bot: null }, 'open')]);
      expect(hasBegun).toBe(!hasRisen);
    }
  });
  it('store batches of acts in the same matches without waiting for each other for ever', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    const ids = Array.from({ length: 30 }, (_, n) => `match ${n}`);
    for (const id of ids) await one.addMatch(newMatch(id), [seat(id, 0)]);
    for (let n = 1; n <= 10; n++) {
      const all = (store: Store, order: readonly string[]): Promise<readonly string[]> =>
        Promise.all(order.map((id) => store.keep(entry(id, n))));
      const [his, hers] = await Promise.all([all(one, ids), all(two, ids.toReversed())]);
      expect(hers.toReversed()).toEqual(his.map((kept) => (kept === 'kept' ? 'taken' : 'kept')));
    }
  });
  it('abandon a match or play on, but not both', async () => {
    await using place = await POSTGRES.place();
    const one = await storeWithTable(place);
    const two = await place.open();
    const outcomes = new Set<unknown>();
    for (let n = 0; n < 40; n++) {
      const id = `match ${n}`;
      await one.addMatch(newMatch(id, { state: 'running' }), [seat(id, 0)]);
      const [kept, abandoned] = await Promise.all([one.keep(entry(id, 1, {}, { changed: 9 })), two.abandon(5, 100)]);
      const { state } = (await one.match(id)) ?? {};
      expect(state).toBe(kept === 'kept' ? 'running' : 'abandoned');
      expect(abandoned.includes(id)).toBe(state === 'abandoned');
      outcomes.add(state);
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });
});

describe('bots', () => {
  it('are woken in the transaction that makes it their turn', async () => {
    await using place = await POSTGRES.place();
    const woken: string[] = [];
    const onBotsDue = async (run: Run, matches: readonly string[]): Promise<void> => {
      woken.push(matches.join());
      await run('insert into nodes (id, versions, seen) values ($1, $2, 0)', [`job ${woken.length}`, '{}']);
    };
    const store = await storeWithTable(place, { onBotsDue });
    const jobs = async (): Promise<number> => (await store.liveNodes(0)).length;
    await store.addMatch(newMatch('n', { state: 'running' }), [seat('n', 0, { person: 'bruno' })]);
    await store.reseat(seat('m', 1, { bot: 'random' }), free, 'open');
    await store.keep(entry('n', 1));
    expect([woken, await jobs()]).toEqual([[], 0]);
    await store.begin('m', 2);
    await Promise.all([store.keep({ ...entry('n', 2), wakesBots: true }), store.keep({ ...entry('m', 1), wakesBots: true })]);
    await store.keep({ ...entry('n', 2), wakesBots: true }); // taken
    await store.reseat(seat('n', 0, { person: 'bruno', bot: 'random' }), { person: 'bruno', bot: null }, 'running');
    await store.forget('bruno', { bot: 'random', name: '' });
    expect([woken, await jobs()]).toEqual([['m', 'm,n', 'n', 'n'], 4]);
  });
  it('that cannot be woken leave the act undone', async () => {
    await using place = await POSTGRES.place();
    const store = await storeWithTable(place, { onBotsDue: () => Promise.reject(new Error('no such queue')) });
    await expect(store.keep({ ...entry('m', 1), wakesBots: true })).rejects.toThrow('no such queue');
    expect(await store.acts('m')).toEqual([]);
    expect(await store.keep(entry('m', 1))).toBe('kept');
  });
});
