// What happens to people and tables at one node is told at the others.
import { Api } from '@tabularium/client';
import { expect, it } from 'vitest';
import { inDays } from '../lasting.ts';
import { twoNodes } from './support/nodes.ts';
import { answered, begunBy, decisionOf, refusalOf, resultOf } from './support/players.ts';
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

it('somebody forgotten at one node can do nothing more at the other, which has just seen them play', async () => {
  await using house = await twoNodes();
  const { one, two } = house;
  const { token } = (await (
    await fetch(`${one.base}/api/people`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bruno', emblem: 'owl' }),
    })
  ).json()) as { readonly token: string };
  const [here, there] = [one, two].map(({ base }) => new Api({ base, headers: { authorization: `Bearer ${token}` } }));
  if (!here || !there) throw new Error('there are two nodes');
  using round = await begunBy(house.visitor(one), there);
  await answered(round, 0);
  await answered(round, 1);
  const acts = await house.query('select n from acts where person is not null');
  await here.forgetMe('Bruno');
  const act = { key: 'still-there', seat: 1, do: 'leave' } as const;
  expect(await refusalOf(there.table(round.id).act(act))).toBe('not-yours');
  expect(await refusalOf(here.table(round.id).act(act))).toBe('no-person');
  expect(await refusalOf(there.makeTable(newTable([ME, OPEN])))).toBe('no-person');
  expect(await house.query('select n from acts where person is not null')).toEqual(acts);
});

it('the words of a forgotten person vanish from pages at the other node, and from those that were cut off', async () => {
  await using house = await twoNodes();
  const bruno = house.visitor(house.two);
  using round = await begunBy(house.visitor(house.one), bruno);
  const { anna } = round;
  const shown = new Map<number, string>();
  const page = watching(anna.table, { onLines: (lines) => lines.forEach(({ n, text }) => shown.set(n, text)) });
  await round.bruno.table.say({ key: 'private-life', text: 'I live in Verona' });
  await anna.table.say({ key: 'anna-answers', text: 'so do I' });
  await until(() => shown.size === 2, 'what they say');
  page.match.close();
  await bruno.forgetMe('Bruno');
  await until(() => anna.said.includes(''), 'the end of his words');
  expect(anna.said).toEqual(['I live in Verona', 'so do I', '']);
  const again = watching(anna.table, { onLines: (lines) => lines.forEach(({ n, text }) => shown.set(n, text)) });
  await until(() => shown.get(1) === '', 'the end of his words on a page that comes again');
  expect(shown.get(2)).toBe('so do I');
  again.match.close();
});

it('a draw offered at one node can be agreed at the other', async () => {
  await using house = await twoNodes();
  const game = { game: 'battleground', setup: { mode: 'first', seats: 2 } };
  using round = await begunBy(house.visitor(house.one), house.visitor(house.two), game);
  const { anna, bruno } = round;
  const agreedAt = ({ match, seat }: typeof anna) => match.mirror?.view(seat).agreed;
  await anna.match.act({ do: 'draw', seat: 0, says: 'offer' });
  await until(() => agreedAt(bruno)?.length === 1, 'the offer');
  expect(agreedAt(bruno)).toEqual([0]);
  await bruno.match.act({ do: 'draw', seat: 1, says: 'end' });
  await until(() => agreedAt(anna)?.length === 0, 'the refusal');
  await bruno.match.act({ do: 'draw', seat: 1, says: 'offer' });
  await until(() => agreedAt(anna)?.length === 1, 'his own offer');
  await anna.match.act({ do: 'draw', seat: 0, says: 'agree' });
  await until(() => resultOf(anna) && resultOf(bruno), 'the end');
  expect(resultOf(bruno)).toMatchObject({ drawn: true, winners: [0, 1] });
  const records = await Promise.all([anna, bruno].map(({ table }) => table.record()));
  expect(records[1]).toEqual(records[0]);
  expect(records[0]?.inputs.flatMap((input) => (input.kind === 'draw' ? input.says : []))).toEqual(['offer', 'end', 'offer', 'agree']);
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
