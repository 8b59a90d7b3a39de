// The list of somebody's tables, and how much they may have of them.
import { ServerError } from '@tabularium/client';
import { loadPlayable } from '@tabularium/games';
import { expect, it } from 'vitest';
import { NO_RATES } from '../limits.ts';
import { hashOf } from '../secrets.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, serving } from './support/serving.ts';

it('lists tables in pages of fifty, latest first, each once', async () => {
  await using house = await serving({ limits: { ...NO_RATES, openTables: 1000 } });
  const { store } = house;
  await store.addPerson({ id: 'anna', name: 'Anna', emblem: 'fox', made: 1 }, hashOf('token-of-anna'));
  const row = { game: 'bluff', version: 1, setup: '{}', secret: 's', host: 'anna', made: 1, state: 'over' } as const;
  const ids = Array.from({ length: 120 }, (_, n) => `table${String(n).padStart(7, '0')}`);
  for (const [n, match] of ids.entries()) {
    const result = JSON.stringify({ winners: [0], drawn: false, rule: 'BLU-5.1', because: 'lastDice', scores: [{}] });
    const seats = [{ match, seat: 0, person: 'anna', name: 'Anna', emblem: 'fox', share: SHARE }];
    await store.addMatch({ ...row, id: match, changed: 1000 + Math.floor(n / 3), result, pack: '{"much":"content"}' }, seats); // several at the same moment
  }
  const page = async (before?: string) => {
    const query = before === undefined ? '' : `?before=${before}`;
    const answer = await fetch(`${house.base}/api/me/tables${query}`, { headers: { authorization: 'Bearer token-of-anna' } });
    return (await answer.json()) as { tables: { id: string; changed: number }[]; next?: string };
  };
  const first = await page();
  const second = await page(first.next);
  const third = await page(second.next);
  expect([first, second, third].map(({ tables }) => tables.length)).toEqual([50, 50, 20]);
  expect(third.next).toBeUndefined();
  const all = [first, second, third].flatMap(({ tables }) => tables);
  expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(all[0]).toEqual({
    id: ids.at(-1),
    game: 'bluff',
    state: 'over',
    seats: [{ kind: 'human', name: 'Anna', emblem: 'fox', here: false, mine: true }],
    isHost: true,
    hasOwnContent: true,
    changed: 1039,
    result: { winners: [0], drawn: false },
  });
  expect((await fetch(`${house.base}/api/me/tables?before=yesterday`)).status).toBe(400);
});

it('lists tables that one hosts or sits at, and shows who is there', async () => {
  await using house = await serving();
  const [anna, bruno] = [house.visitor(), house.visitor()];
  const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
  await anna.makeTable(newTable([ME, BOT]));
  await bruno.table(table.id, invite).sit(guest(1));
  expect((await anna.myTables()).tables).toHaveLength(2);
  const { tables, next } = await bruno.myTables();
  expect(tables).toMatchObject([{ id: table.id, state: 'open', isHost: false, seats: [{ name: 'Anna' }, { name: 'Bruno', mine: true }] }]);
  expect(next).toBeUndefined();
});

it('holds how much content of their own somebody stores, in words that name the limit', async () => {
  const content = { ...((await loadPlayable('hoplomachus'))?.game.content as object) }; // the usual content, as if somebody had written it
  const bytes = Buffer.byteLength(JSON.stringify(content));
  await using house = await serving({ limits: { ...NO_RATES, storedContent: 2 * bytes + 10 } });
  const [anna, bruno] = [house.visitor(), house.visitor()];
  const table = newTable([ME, BOT], { game: 'hoplomachus', content });
  await anna.makeTable(table);
  await anna.makeTable(table);
  const refused = await anna.makeTable(table).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServerError);
  expect(refused).toMatchObject({ status: 409, code: 'too-much-content' });
  expect((refused as Error).message).toMatch(/^your tables may hold \d+ MB of your own content/);
  expect((await anna.makeTable(newTable([ME, BOT]))).table.state).toBe('open'); // without content there is room
  expect((await bruno.makeTable(table)).table).toMatchObject({ hasOwnContent: true });
});

it('names the limit of tables', async () => {
  await using house = await serving({ limits: { ...NO_RATES, openTables: 1 } });
  const anna = house.visitor();
  await anna.makeTable(newTable([ME, BOT]));
  await expect(anna.makeTable(newTable([ME, BOT]))).rejects.toMatchObject({
    code: 'too-many-tables',
    limit: 1,
    message: 'you have 1 unfinished tables, the most anybody may have: finish some first',
  });
});
