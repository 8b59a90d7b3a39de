// While nodes are upgraded one by one, those of the previous release start and play on a schema that the next one has already extended.
import { openSqlite } from '@tabularium/storage';
import { expect, it } from 'vitest';
import { twoNodes } from './support/nodes.ts';
import { begunBy, playOn, resultOf } from './support/players.ts';
import { databaseFile } from './support/rows.ts';
import { serving, until } from './support/serving.ts';

/** What a next release may do: add tables, and columns that need not be filled. */
const EXTENDED = [
  `create table clocks ("match" text not null references matches (id), left_ms bigint not null)`,
  `alter table matches add column pace text`,
  `alter table seats add column left_ms bigint not null default 0`,
  `alter table acts add column took bigint not null default 0`,
  `alter table lines add column reply integer`,
  `alter table people add column claimed bigint`,
  `alter table nodes add column region text not null default ''`,
  `create index matches_pace on matches (pace)`,
  `insert into kysely_migration values ('99-clocks', '2030-01-01')`,
];
async function playedOn(house: Parameters<typeof begunBy>): Promise<void> {
  using round = await begunBy(...house);
  const { anna, bruno } = round;
  await anna.table.say({ key: 'said-by-anna', text: 'your turn' });
  await playOn(round);
  await until(() => resultOf(anna) && resultOf(bruno) && bruno.said.length > 0, 'the end');
  expect((await bruno.table.record()).result).toEqual(resultOf(anna));
}

it('in a file', async () => {
  using file = databaseFile();
  await (await openSqlite(file.path)).close();
  file.run(EXTENDED);
  await using house = await serving({ store: await openSqlite(file.path) });
  await playedOn([house.visitor(), house.visitor()]);
});
it('on PostgreSQL, with several nodes', async () => {
  await using house = await twoNodes();
  for (const statement of EXTENDED) await house.query(statement);
  await using third = await house.another();
  await playedOn([house.visitor(house.one), house.visitor(third)]);
});
