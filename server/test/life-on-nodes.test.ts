// What happens to people and tables at one node is told at the others.
import { expect, it } from 'vitest';
import { inDays } from '../lasting.ts';
import { twoNodes } from './support/nodes.ts';
import { begunBy, decisionOf, refusalOf } from './support/players.ts';
import { guest, ME, newTable, OPEN, until, watching } from './support/serving.ts';

it('a table that one node closes is closed at the other, and each is closed once', async () => {
  let now = 1_000_000_000_000;
  await using house = await twoNodes({ now: () => now });
  using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
  const { anna, bruno } = round;
  const { id: decision } = await until(() => decisionOf(anna), 'the first question');
  await anna.match.act({ do: 'answer', seat: 0, decision, pick: 0 });
  const acts = await house.query('select n from acts');
  now += inDays(25);
  await Promise.all([house.one.server.sweep(), house.two.server.sweep()]);
  for (const { tables } of [anna, bruno]) await until(() => tables.at(-1)?.closes, 'the notice');
  now += inDays(6);
  await Promise.all([house.one.server.sweep(), house.two.server.sweep()]);
  for (const { tables } of [anna, bruno]) await until(() => tables.at(-1)?.state === 'abandoned', 'the end');
  for (const { table } of [anna, bruno]) {
    expect((await table.dice()).shares).toHaveLength(2);
    expect((await table.whole()).at).toBeTruthy();
  }
  expect(await refusalOf(anna.table.act({ key: 'too-late-now', seat: 0, do: 'leave' }))).toBe('abandoned');
  expect(await house.query('select n from acts')).toEqual(acts);
});

it('somebody who plays at one node keeps the table open at the other', async () => {
  let now = 1_000_000_000_000;
  await using house = await twoNodes({ now: () => now });
  using round = await begunBy(house.visitor(house.one), house.visitor(house.two));
  const { anna, bruno } = round;
  now += inDays(25);
  await house.two.server.sweep();
  await until(() => bruno.tables.at(-1)?.closes, 'the notice');
  const decision = await until(() => decisionOf(anna), 'the first question');
  await anna.match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
  await until(() => bruno.tables.at(-1)?.closes === undefined, 'the end of the notice');
});

it('somebody who is forgotten at one node is replaced at the other', async () => {
  await using house = await twoNodes();
  const guestApi = house.visitor(house.two);
  using round = await begunBy(house.visitor(house.one), guestApi);
  const { anna } = round;
  await round.bruno.table.say({ key: 'private-life', text: 'I live in Verona' });
  await until(() => anna.said.length > 0, 'what he says');
  await guestApi.forgetMe('Bruno');
  await until(() => anna.tables.at(-1)?.seats[1]?.kind === 'bot', 'the bot');
  expect(anna.tables.at(-1)?.seats[1]?.name).toBe('');
  expect(JSON.stringify(await house.query('select * from lines'))).not.toContain('Verona');
  expect(await house.query(`select name from people where name = 'Bruno'`)).toEqual([]);
});

it('somebody who is removed at one node is sent out at the other', async () => {
  await using house = await twoNodes();
  const [anna, bruno] = [house.visitor(house.one), house.visitor(house.two)];
  const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
  await bruno.table(table.id, invite).sit(guest(1));
  const refusals: string[] = [];
  const page = watching(bruno.table(table.id), { onRefusal: ({ code }) => refusals.push(code) });
  await until(() => page.tables.length > 0, 'the table');
  await anna.table(table.id).remove(1);
  await until(() => refusals.length > 0, 'the refusal');
  expect(refusals).toEqual(['removed']);
  page.match.close();
});
