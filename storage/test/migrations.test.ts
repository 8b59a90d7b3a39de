// Databases of every older version, opened by this one; and the statements of every older version on the tables of this one.
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { ENGINES, type Place } from './support/places.ts';
import { line, person, seat } from './support/rows.ts';

const NAMES = Object.keys(migrations);

/** The tables as they were after this migration. */
async function migrateTo(place: Place, name: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: place.dialect() });
  const provider = { getMigrations: async () => Object.fromEntries(Object.entries(migrations).slice(0, NAMES.indexOf(name) + 1)) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  await db.destroy();
  expect([error, results?.at(-1)?.migrationName]).toEqual([undefined, name]);
}

/** What the first version writes for a person, their table and its match. */
const FIRST = (id: string): readonly string[] => [
  `insert into people (id, name, emblem, made) values ('${id}', '${id.toUpperCase()}', 'owl', 1)`,
  `insert into logins (hash, person, made) values ('login of ${id}', '${id}', 1795000000000)`,
  `insert into matches (id, game, version, setup, pack, secret, state, host, made, changed)
    values ('match of ${id}', 'bluff', 1, '{}', null, 'secret', 'open', '${id}', 1, 1795000000000)`,
  `insert into seats (match, seat, person, bot, name, emblem, share) values ('match of ${id}', 0, '${id}', null, '${id}', 'owl', 'share')`,
  `insert into seats (match, seat, person, bot, name, emblem, share) values ('match of ${id}', 1, null, null, '', '', '')`,
  `update seats set person = null, bot = 'greedy', name = 'Marcus', emblem = '', share = '' where match = 'match of ${id}' and seat = 1`,
  `update matches set state = 'running', changed = 2, bot_due = 1 where id = 'match of ${id}' and state = 'open'`,
  `insert into acts (match, n, person, key, said, at, body) values ('match of ${id}', 1, '${id}', 'key', 'said', 1795000000000, '["an input"]')
    on conflict do nothing`,
  `update matches set inputs = 1, version = 2, state = 'running', result = null, passages = '[]', bot_due = 0, changed = 3
    where id = 'match of ${id}'`,
  `insert into saves (match, inputs, body) values ('match of ${id}', 1, 'a save')
    on conflict (match) do update set inputs = 1, body = 'a save'`,
  `insert into lines (match, person, key, name, seat, at, text, n)
    values ('match of ${id}', '${id}', 'key', 'Anna', 0, 1, 'hello', (select coalesce(max(n), 0) + 1 from lines where match = 'match of ${id}'))`,
];
const NODES = (id: string): readonly string[] => [
  ...FIRST(id),
  `insert into logins (hash, person, made, name) values ('token of ${id}', '${id}', 1, 'a bot')`,
  `update seats set seen = 0 where match = 'match of ${id}' and person = '${id}' and seen < 0`,
  `insert into nodes (id, versions, seen) values ('node of ${id}', '{}', 1795000000000)
    on conflict (id) do update set versions = '{}', seen = 1795000000000`,
  `insert into presence (match, node, people, watchers) values ('match of ${id}', 'node of ${id}', '["${id}"]', 0)
    on conflict (match, node) do update set people = '[]', watchers = 0`,
];
const COMPANY = (id: string): readonly string[] => [
  ...NODES(id),
  `update matches set links = links + 1, returns = 0 where id = 'match of ${id}'`,
  `update seats set removed = null where match = 'match of ${id}' and seat = 1`,
];
/** By the last migration that a version knew, what it writes. The previous release must be able to run on the tables of the next. */
const WRITES: Readonly<Record<string, (id: string) => readonly string[]>> = {
  '01-first': FIRST,
  '02-token-names': (id) => [...FIRST(id), `insert into logins (hash, person, made, name) values ('token of ${id}', '${id}', 1, 'a bot')`],
  '03-nodes': NODES,
  '04-company': COMPANY,
  '05-assistant': (id) => [...COMPANY(id), `update seats set assisted = 0 where match = 'match of ${id}' and seat = 0`],
};

it('every version is here', () => {
  expect(Object.keys(WRITES)).toEqual(NAMES);
});

describe.each(ENGINES)('on $name a database of', (engine) => {
  it.each(NAMES)('%s is brought up to date with all that is in it, and its program can go on', async (name) => {
    await using place = await engine.emptyPlace();
    const write = async (id: string): Promise<void> => {
      for (const statement of WRITES[name]?.(id) ?? []) await place.run(statement);
    };
    await migrateTo(place, name);
    await write('anna');
    const store = await place.open();
    await write('bruno'); // the older program still runs

    for (const id of ['anna', 'bruno']) {
      const match = `match of ${id}`;
      expect(await store.personWith(`login of ${id}`)).toEqual(person(id));
      if (name !== '01-first') expect(await store.personWith(`token of ${id}`)).toEqual(person(id));
      expect(await store.match(match)).toMatchObject({ inputs: 1, version: 2, state: 'running', passages: '[]', bot_due: 0, changed: 3 });
      expect(await store.seats(match)).toEqual([
        seat(match, 0, { person: id, name: id, emblem: 'owl', share: 'share' }),
        seat(match, 1, { bot: 'greedy', name: 'Marcus' }),
      ]);
      expect(await store.acts(match)).toMatchObject([{ n: 1, person: id, key: 'key', at: 1_795_000_000_000, body: '["an input"]' }]);
      expect(await store.save(match)).toEqual({ match, inputs: 1, body: 'a save' });
      expect(await store.lines(match)).toEqual([{ ...line(match, 'key', 'hello', { person: id }), n: 1 }]);
      await store.seen(match, id, 5);
      expect((await store.seats(match)).map(({ seen }) => seen)).toEqual([5, 0]);
    }
  });
});
