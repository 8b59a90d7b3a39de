// Tables at which nobody plays any more: they say when they will be closed, and are closed then.

import { DatabaseSync } from 'node:sqlite';
import { commitmentTo, type MatchRecord, wrongDice } from '@tabularium/kernel';
import { openSqlite } from '@tabularium/storage';
import { describe, expect, it } from 'vitest';
import { makeServer } from '../index.ts';
import { closesAt, inDays } from '../lasting.ts';
import { databaseFile } from './support/rows.ts';
import { BOT, guest, ME, newTable, OPEN, type Serving, SHARE, serving, until, watching } from './support/serving.ts';

const DAY = inDays(1);
const START = 1_000_000_000_000;
interface Clock {
  now: number;
}
/** A server whose days pass when the test says so. */
async function houseWith(clock: Clock, keepDays?: number): Promise<Serving> {
  return serving({ now: () => clock.now, keepDays });
}
/** Anna and Bruno at a table where Anna has answered once. */
async function playing(house: Serving) {
  const [anna, bruno] = [house.visitor(), house.visitor()];
  const { table, invite, watch } = await anna.makeTable(newTable([ME, OPEN]));
  await bruno.table(table.id, invite).sit(guest(1));
  const mine = anna.table(table.id);
  await mine.start();
  const { match } = watching(mine);
  const [decision] = (await match.ready()).view(0).decisions;
  await match.act({ do: 'answer', seat: 0, decision: decision?.id ?? '', pick: 0 }, 'the-first-key');
  match.close();
  return { anna, bruno, id: table.id, mine, theirs: bruno.table(table.id), watch };
}

describe('the notice that a table will be closed', () => {
  it.each([
    [30, 22.9, undefined],
    [30, 23, 30],
    [30, 29, 30],
    [4, 2.9, undefined],
    [4, 3, 4],
  ])('of a table that lasts %d days comes after %d days, or not yet', (keep, days, closes) => {
    const at = closesAt({ state: 'running', changed: START }, inDays(keep), START + inDays(days));
    expect(at).toBe(closes === undefined ? undefined : START + inDays(closes));
  });
  it.each(['over', 'abandoned'] as const)('never comes to a table that is %s', (state) => {
    expect(closesAt({ state, changed: START }, inDays(30), START + inDays(29))).toBeUndefined();
  });
  it('is told to whoever has the table open, and is gone once somebody plays, speaks or sits down', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock);
    const { bruno, id, mine, theirs } = await playing(house);
    const screen = watching(theirs);
    await until(() => screen.tables.length > 0, 'the table');
    const last = () => screen.tables.at(-1);
    expect(last()?.closes).toBeUndefined();
    const closes = START + 30 * DAY;
    clock.now += 24 * DAY;
    await house.server.sweep();
    await until(() => last()?.closes === closes, 'the notice');
    expect((await bruno.myTables()).tables).toMatchObject([{ id, closes }]);

    const { match } = screen;
    const decision = (await match.ready()).view(1).decisions[0];
    await match.act({ do: 'answer', seat: 1, decision: decision?.id ?? '', pick: 0 });
    await until(() => last()?.closes === undefined, 'the end of the notice');
    clock.now += 24 * DAY;
    await house.server.sweep();
    await until(() => last()?.closes !== undefined, 'the notice');
    await mine.say({ key: 'hello-hello', text: 'are you there?' });
    await until(() => last()?.closes === undefined, 'the end of the notice');
    match.close();

    const { table, invite } = await bruno.makeTable(newTable([ME, OPEN]));
    clock.now += 24 * DAY;
    expect((await bruno.table(table.id).state()).closes).toBe(clock.now + 6 * DAY);
    await house.visitor().table(table.id, invite).sit(guest(1));
    expect((await bruno.table(table.id).state()).closes).toBeUndefined();
  });
  it('stays while people only look', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock);
    const { mine, theirs } = await playing(house);
    clock.now += 24 * DAY;
    const screen = watching(theirs);
    await until(() => screen.tables.at(-1)?.closes === START + 30 * DAY, 'the notice');
    screen.match.close();
    expect((await mine.state()).closes).toBe(START + 30 * DAY);
  });
});

describe('a table at which nobody plays', () => {
  it('is closed, everybody there is told, and nothing more can be done', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock);
    const { id, mine, theirs } = await playing(house);
    const screen = watching(theirs);
    const before = await screen.match.ready();
    const decision = before.view(1).decisions[0]?.id ?? '';
    clock.now += 30 * DAY;
    await house.server.sweep();
    expect((await mine.state()).state).toBe('running'); // one more moment
    clock.now += 1;
    await house.server.sweep();
    await until(() => screen.tables.at(-1)?.state === 'abandoned', 'the end');
    expect(screen.tables.at(-1)).toMatchObject({ begun: true });
    expect(screen.tables.at(-1)?.closes).toBeUndefined();

    const acts = await house.store.acts(id);
    const act = { key: 'too-late-key', seat: 1, do: 'answer', decision, pick: 0 } as const;
    await expect(theirs.act(act)).rejects.toMatchObject({ status: 409, code: 'abandoned' });
    await expect(theirs.standIn(0)).rejects.toMatchObject({ code: 'abandoned' });
    await expect(mine.start()).rejects.toMatchObject({ code: 'abandoned' });
    expect(await house.store.acts(id)).toEqual(acts);
    screen.match.close();
  });
  it('shows everybody what they saw last, the record and the secret of its dice', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock);
    const { id, mine, theirs, watch } = await playing(house);
    const before = await theirs.whole();
    const { commitment } = await mine.state();
    await expect(theirs.dice()).rejects.toMatchObject({ code: 'not-over' });
    await expect(theirs.record()).rejects.toMatchObject({ code: 'not-over' });
    clock.now += 31 * DAY;
    await house.server.sweep();
    expect(await theirs.whole()).toEqual(before);
    const dice = await house.visitor().table(id, watch).dice();
    expect(commitmentTo(dice.secret)).toBe(commitment);
    const record: MatchRecord = await theirs.record();
    expect(wrongDice(record, { ...dice, commitment })).toBeUndefined();
    expect(record.inputs.length).toBeGreaterThan(0);
    expect(record.result).toBeNull();
    const repeated = { key: 'the-first-key', seat: 0, do: 'answer', decision: '1.0', pick: 0 } as const;
    await expect(mine.act(repeated)).rejects.toMatchObject({ code: expect.stringMatching('abandoned|key-used') });
  });
  it('can be set up anew by those who played', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock);
    const { mine, watch, id } = await playing(house);
    clock.now += 31 * DAY;
    await house.server.sweep();
    const { table } = await mine.rematch(SHARE);
    expect(table).toMatchObject({ state: 'open', isHost: true });
    await expect(house.visitor().table(id, watch).rematch(SHARE)).rejects.toMatchObject({ code: 'no-person' });
  });
  it('is closed before its match, too, and nobody can sit down', async () => {
    const clock = { now: START };
    await using house = await houseWith(clock, 2);
    const anna = house.visitor();
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    clock.now += 2 * DAY + 1;
    await house.server.sweep();
    expect(await anna.table(table.id).state()).toMatchObject({ state: 'abandoned' });
    expect((await anna.table(table.id).state()).begun).toBeUndefined();
    await expect(house.visitor().table(table.id, invite).sit(guest(1))).rejects.toMatchObject({ code: 'abandoned' });
    await expect(anna.table(table.id).whole()).rejects.toMatchObject({ code: 'abandoned' });
    expect((await anna.myTables()).tables).toMatchObject([{ state: 'abandoned' }]);
  });
  it('is left alone by bots, also at the next start', async () => {
    const clock = { now: START };
    using file = databaseFile();
    const silent = { think: () => new Promise<never>(() => undefined), close: async () => undefined };
    const before = await makeServer({ store: await openSqlite(file.path), thinker: silent, pause: 0, now: () => clock.now });
    const house = await serving({ store: await openSqlite(file.path), thinker: silent, now: () => clock.now });
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([BOT, ME]));
    await anna.table(table.id).start();
    clock.now += 31 * DAY;
    await before.sweep();
    await before.close();
    await house.server.close();
    await using after = await serving({ store: await openSqlite(file.path), now: () => clock.now });
    expect(await after.store.waitingForBots()).toEqual([]);
    expect((await after.store.match(table.id))?.state).toBe('abandoned');
    expect(file.rows()['acts']).toEqual([]);
  });
});

it('a server closes old tables when it starts, in as many batches as it takes', async () => {
  using file = databaseFile();
  await (await openSqlite(file.path)).close();
  const database = new DatabaseSync(file.path);
  database.exec(`begin; insert into people values ('anna', 'Anna', 'fox', 1);
    with recursive numbers (n) as (values (0) union all select n + 1 from numbers where n < 229)
    insert into matches (id, game, version, setup, secret, state, host, made, changed)
    select 'table' || (n + 1000000), 'bluff', 1, '{}', 's', case n % 2 when 0 then 'open' else 'running' end, 'anna', 1, ${START} + n from numbers; commit`);
  database.close();
  await using _house = await serving({ store: await openSqlite(file.path), now: () => START + 220 + 30 * DAY });
  const closed = () => file.rows()['matches']?.filter((one) => (one as { readonly state: string }).state === 'abandoned').length;
  await until(() => closed() === 220, 'the end of 220 tables');
});
