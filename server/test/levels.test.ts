// How strong bots may be: that is up to whoever runs the server.
import type { BotTurn } from '@tabularium/bots/think';
import { openSqlite } from '@tabularium/storage';
import { expect, test } from 'vitest';
import { makeServer } from '../index.ts';
import { Somebody } from './support/asking.ts';
import { databaseFile } from './support/rows.ts';
import { ME, newTable, OPEN, serving, thinker, until } from './support/serving.ts';

const MARCUS = { kind: 'bot', name: 'Marcus', level: 'legionario' } as const;

test('bots stronger than this server allows are refused, and the refusal says which are allowed', async () => {
  await using house = await serving({ bots: 'random' });
  const anna = house.visitor();
  expect(await anna.hello()).toMatchObject({ bots: 'random' });
  const refused = { status: 403, code: 'bot-not-allowed', message: 'bots are no stronger than random here: choose from random' };
  await expect(anna.makeTable(newTable([ME, MARCUS]))).rejects.toMatchObject(refused);
  const { table } = await anna.makeTable(newTable([ME, OPEN]));
  const fill = (level: string) => anna.table(table.id).fill(1, { level, name: 'Marcus' });
  await expect(fill('greedy')).rejects.toMatchObject(refused);
  await expect(fill('deep-thought')).rejects.toMatchObject({ code: 'bad-request' });
  expect((await fill('random')).seats[1]).toMatchObject({ kind: 'bot', level: 'random' });
});

test('a bot that was seated before it became too strong plays as well as it may', async () => {
  using file = databaseFile();
  const before = await makeServer({ store: await openSqlite(file.path), thinker, pause: 0 });
  const anna = new Somebody(before);
  const { table } = await anna.makeTable(newTable([MARCUS, ME]));
  await before.close();

  const turns: BotTurn[] = [];
  const noting = {
    ...thinker,
    think: (turn: BotTurn) => {
      turns.push(turn);
      return thinker.think(turn);
    },
  };
  const after = await makeServer({ store: await openSqlite(file.path), thinker: noting, pause: 0, bots: 'random' });
  const again = new Somebody(after);
  again.cookie = anna.cookie;
  await again.get(`/api/tables/${table.id}/start`, { body: {} });
  await until(() => turns.length > 0);
  expect(turns[0]).toMatchObject({ level: 'random' });
  await after.close();
});
