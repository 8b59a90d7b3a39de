// A PostgreSQL server that crashes and comes back under a node that goes on.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openPostgres, type Store } from '../index.ts';
import { startPostgres } from '../testing/postgres.ts';
import { entry, newMatch, person, seat } from './support/rows.ts';
import { until } from './support/wire.ts';

const answers = (store: Store): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );

it('loses nothing that was acknowledged, and the node goes on when it is back', async () => {
  let folder: string;
  {
    await using server = await startPostgres();
    const address = await server.newDatabase();
    folder = decodeURIComponent(new URL(address).hostname);
    const store = await openPostgres(address);
    await store.addPerson(person('anna'), 'login of anna');
    await store.addMatch(newMatch('m'), [seat('m', 0)]);
    const heard: string[] = [];
    await store.listen({ onMatches: (ids) => heard.push(...ids), onGap: () => heard.push('a gap') });

    let n = 0;
    const end = new AbortController();
    const kept: number[] = [];
    const playing = (async () => {
      while (!end.signal.aborted) {
        n++;
        const outcome = await store.keep(entry('m', n, { person: 'anna', key: `${n}` })).catch(() => undefined);
        if (outcome === 'kept') kept.push(n);
        else await until(() => answers(store), 'an answer');
      }
    })();
    await until(() => kept.length > 10, 'ten acts');
    await server.stop();
    const before = kept.length;
    await server.start();
    await until(() => kept.length > before + 10 && heard.length > 0, 'ten more acts, and the gap');
    end.abort();
    await playing;
    const stored = new Set((await store.acts('m')).map((act) => act.n));
    expect(kept.filter((one) => !stored.has(one))).toEqual([]);
    expect(stored.size - kept.length).toBeLessThanOrEqual(1); // the one whose commit was cut off
    expect(heard).toEqual(['a gap']);
    await store.close();
  }
  expect(existsSync(folder)).toBe(false);
});
