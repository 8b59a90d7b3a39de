import type { Ack, Chair, MyTables, TableState, Whole } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { describe, expect, it } from 'vitest';
import { makeServer, type ServerOptions, type TableServer } from '../index.ts';
import { Somebody } from './support/asking.ts';
import { databaseFile } from './support/rows.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, serving, thinker, until, watching } from './support/serving.ts';

const serverOn = async (path: string, options: Partial<ServerOptions> = {}): Promise<TableServer> =>
  makeServer({ store: await openSqlite(path), thinker, pause: 0, ...options });
const bluffers = (...chairs: readonly Chair[]) => newTable(chairs);
const playing = (table: string) => `/api/tables/${table}`;

/** The same person at another server. */
function asBefore(server: TableServer, { cookie }: Somebody): Somebody {
  const again = new Somebody(server);
  again.cookie = cookie;
  return again;
}
/** What a seat is asked, according to what it sees. */
async function askedOf(who: Somebody, table: string, seat: number): Promise<string | undefined> {
  const { eyes } = await who.get<Whole>(`${playing(table)}/match`);
  return /"decisions":.*?"id":"([^"]+)"/.exec(JSON.stringify(eyes[seat]?.own))?.[1];
}
const answer = (seat: number, decision: string | undefined, key: string, pick = 0) => ({
  body: { key, seat, do: 'answer', decision, pick },
});
/** Anna and Bruno at Anna's table, which has begun. */
async function twoAt(server: TableServer, ...more: readonly Chair[]): Promise<{ anna: Somebody; bruno: Somebody; id: string }> {
  const [anna, bruno] = [new Somebody(server), new Somebody(server)];
  const { table, invite } = await anna.makeTable(bluffers(ME, OPEN, ...more));
  await bruno.get(`${playing(table.id)}/sit`, { link: invite, body: guest(1) });
  await anna.get(`${playing(table.id)}/start`, { body: {} });
  return { anna, bruno, id: table.id };
}

describe('a server that starts again', () => {
  it('goes on where it was, and knows the keys that it acknowledged', async () => {
    using file = databaseFile();
    const before = await serverOn(file.path);
    const { anna, bruno, id } = await twoAt(before);
    const decision = await askedOf(anna, id, 0);
    const act = answer(0, decision, 'the-first-key');
    expect(await anna.get<Ack>(`${playing(id)}/act`, act)).toMatchObject({ given: 1 });
    const { at: _before, ...whole } = await bruno.get<Whole>(`${playing(id)}/match`);
    await before.close();

    const after = await serverOn(file.path);
    const [annaAgain, brunoAgain] = [asBefore(after, anna), asBefore(after, bruno)];
    const { at, ...same } = await brunoAgain.get<Whole>(`${playing(id)}/match`);
    expect(same).toEqual(whole);
    const rows = file.rows();
    expect(await annaAgain.get<Ack>(`${playing(id)}/act`, act)).toMatchObject({ again: true });
    expect(file.rows()).toEqual(rows);
    const next = await askedOf(brunoAgain, id, 1);
    expect(await brunoAgain.get<Ack>(`${playing(id)}/act`, answer(1, next, 'the-second-key'))).toMatchObject({ given: 1 });
    expect((await brunoAgain.get<Whole>(`${playing(id)}/match`)).at).not.toBe(at);
    await after.close();
  });
  it('takes up the matches in which a bot has to decide', async () => {
    using file = databaseFile();
    const silent: ServerOptions['thinker'] = { think: () => new Promise(() => undefined), close: async () => undefined };
    const before = await serverOn(file.path, { thinker: silent });
    const anna = new Somebody(before);
    const { table } = await anna.makeTable(bluffers(BOT, ME));
    await anna.get(`${playing(table.id)}/start`, { body: {} });
    expect(await askedOf(anna, table.id, 1)).toBeUndefined();
    await before.close();
    const after = await serverOn(file.path);
    await after.listen(0, '127.0.0.1');
    await until(() => (file.rows()['acts']?.length ?? 0) > 0, 'the move of a bot');
    await after.close();
  });
});

describe('two servers on one database', () => {
  it('let one of two acts win, and both come to the same truth', async () => {
    using file = databaseFile();
    const [one, two] = [await serverOn(file.path), await serverOn(file.path)];
    const { anna, bruno, id } = await twoAt(one);
    const [annaThere, brunoThere] = [asBefore(two, anna), asBefore(two, bruno)];
    const mine = { 0: [anna, annaThere], 1: [bruno, brunoThere] } as const;
    for (let n = 0; n < 12; n++) {
      const views = await Promise.all(([0, 1] as const).map((seat) => askedOf(mine[seat][0], id, seat)));
      const seat = views[0] === undefined ? 1 : 0;
      const decision = views[seat];
      if (decision === undefined) break;
      const [here, there] = mine[seat];
      const answers = await Promise.all([
        here.ask(`${playing(id)}/act`, answer(seat, decision, `at-one-${n}-key`, 0)),
        there.ask(`${playing(id)}/act`, answer(seat, decision, `at-two-${n}-key`, 1)),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const [{ at: _one, ...first }, { at: _two, ...second }] = await Promise.all([
        here.get<Whole>(`${playing(id)}/match`),
        there.get<Whole>(`${playing(id)}/match`),
      ]);
      expect(second).toEqual(first);
    }
    expect(file.rows()['acts']?.length).toBeGreaterThan(3);
    await one.close();
    await two.close();
  });
  it('do an act once that is sent to both', async () => {
    using file = databaseFile();
    const [one, two] = [await serverOn(file.path), await serverOn(file.path)];
    const { anna, id } = await twoAt(one);
    const there = asBefore(two, anna);
    const act = answer(0, await askedOf(anna, id, 0), 'one-and-only');
    await askedOf(there, id, 0);
    const acks = await Promise.all([anna, there].map((who) => who.get<Ack>(`${playing(id)}/act`, act)));
    expect(acks.filter(({ again }) => again)).toHaveLength(1);
    expect(file.rows()['acts']).toHaveLength(1);
    await one.close();
    await two.close();
  });
});

describe('a database that fails', () => {
  it('leaves no act behind that was not kept, and the same act is done once it works again', async () => {
    const store = await openSqlite(':memory:');
    const failing = { isFailing: false };
    const broken = new Proxy(store, {
      get: (from, name) => {
        const method = Reflect.get(from, name, from) as unknown;
        if (typeof method !== 'function') return method;
        if (failing.isFailing && (name === 'keep' || name === 'match')) return () => Promise.reject(new Error('the disk is full'));
        return method.bind(from) as unknown;
      },
    });
    const server = await makeServer({ store: broken, thinker, pause: 0 });
    const { anna, bruno, id } = await twoAt(server);
    const before = await bruno.get<Whole>(`${playing(id)}/match`);
    const act = answer(0, await askedOf(anna, id, 0), 'unlucky-key');
    failing.isFailing = true;
    expect(await anna.ask(`${playing(id)}/act`, act)).toMatchObject({ status: 503, code: 'not-kept' });
    expect(await bruno.ask(`${playing(id)}/match`)).toMatchObject({ status: 503 }); // nobody sees what is not stored
    failing.isFailing = false;
    expect(await bruno.get<Whole>(`${playing(id)}/match`)).toEqual(before);
    expect(await anna.get<Ack>(`${playing(id)}/act`, act)).toMatchObject({ given: 1 });
    expect(await store.acts(id)).toHaveLength(1);
    await server.close();
  });
});

describe('somebody who is away', () => {
  const MINUTE = 60_000;
  it('is stood in for after ten minutes, and can come back', async () => {
    let now = 1_000_000;
    using file = databaseFile();
    const server = await serverOn(file.path, { now: () => now });
    const { anna, bruno, id } = await twoAt(server);
    const ask = async (who: Somebody, path: string, seat: number): Promise<TableState> =>
      who.get(`${playing(id)}/${path}`, { body: { seat } });
    await anna.get(`${playing(id)}/act`, answer(0, await askedOf(anna, id, 0), 'the-first-key'));
    now += 9 * MINUTE;
    expect(await anna.ask(`${playing(id)}/stand-in`, { body: { seat: 1 } })).toMatchObject({ status: 409, code: 'too-early' });
    now += 2 * MINUTE;
    const { seats } = await ask(anna, 'stand-in', 1);
    expect(seats[1]).toMatchObject({ kind: 'human', name: 'Bruno', standIn: true, level: expect.any(String) });
    await until(() => (file.rows()['acts']?.length ?? 0) > 1, 'the move of the bot');
    expect(JSON.stringify(file.rows()['acts'])).toContain('stand-in');
    const back = await ask(bruno, 'return', 1);
    expect(back.seats[1]).toMatchObject({ kind: 'human', name: 'Bruno', mine: true });
    expect(back.seats[1]?.standIn).toBeUndefined();
    await server.close();
  });
  it('is not stood in for while the table is open somewhere', async () => {
    let now = 1_000_000;
    await using house = await serving({ now: () => now });
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(bluffers(ME, OPEN));
    const theirs = bruno.table(table.id, invite);
    await theirs.sit(guest(1));
    await anna.table(table.id).start();
    const screen = watching(theirs);
    await until(() => screen.tables.some(({ seats }) => seats[1]?.here), 'Bruno');
    now += 60 * MINUTE;
    await expect(anna.table(table.id).standIn(1)).rejects.toMatchObject({ code: 'too-early' });
    screen.match.close();
    const mine = anna.table(table.id);
    let state = await mine.state();
    for (let tries = 0; tries < 500 && state.seats[1]?.here; tries++) state = await mine.state();
    await expect(mine.standIn(1)).rejects.toMatchObject({ code: 'too-early' }); // they have just gone
    now += 10 * MINUTE;
    expect((await mine.standIn(1)).seats[1]).toMatchObject({ standIn: true });
  });
});

describe('playing again', () => {
  it('leads both who ask to one table, with the seats moved on', async () => {
    using file = databaseFile();
    const server = await serverOn(file.path);
    const { anna, bruno, id } = await twoAt(server, BOT);
    for (const [who, seat] of [
      [anna, 0],
      [bruno, 1],
    ] as const)
      await who.get(`${playing(id)}/act`, { body: { key: `leaving-${seat}`, seat, do: 'leave' } });
    await until(() => file.rows()['matches']?.some((row) => (row as { state: string }).state === 'over'), 'the end');
    const before = await anna.get<TableState>(playing(id));
    expect(before.state).toBe('over');
    const body = { share: SHARE };
    const [one, other] = await Promise.all(
      [anna, bruno].map((who) => who.get<{ table: TableState; invite: string }>(`${playing(id)}/rematch`, { body })),
    );
    expect(other?.table.id).toBe(one?.table.id);
    expect(other?.invite).toBe(one?.invite);
    expect(file.rows()['matches']).toHaveLength(2);
    expect((await anna.get<TableState>(playing(id))).rematch).toBe(one?.table.id);
    const host = one?.table.isHost ? 0 : 1;
    const kinds = one?.table.seats.map(({ kind, name }) => [kind, name]);
    expect(kinds).toEqual(
      host === 0
        ? [
            ['bot', 'Marcus'],
            ['human', 'Anna'],
            ['open', ''],
          ]
        : [
            ['bot', 'Marcus'],
            ['open', ''],
            ['human', 'Bruno'],
          ],
    );
    expect((await anna.get<MyTables>('/api/me/tables')).tables.map(({ id: one }) => one)).toContain(one?.table.id);
    await server.close();
  });
});

describe('a table list', () => {
  it('shows what cannot be opened, too', async () => {
    using file = databaseFile();
    const server = await serverOn(file.path);
    const { anna, id } = await twoAt(server);
    await server.close();
    const store = await openSqlite(file.path);
    await store.keep({
      act: { match: id, n: 1, person: null, key: null, said: null, at: 1, body: '["nonsense"]' },
      after: { inputs: 1, version: 999, state: 'running', result: null, passages: null, bot_due: 0, changed: 5 },
    });
    await store.close();
    const after = await serverOn(file.path);
    const again = asBefore(after, anna);
    expect(await again.ask(`${playing(id)}/match`)).toMatchObject({ status: 409, code: 'newer-version' });
    expect(await again.get<MyTables>('/api/me/tables')).toMatchObject({ tables: [{ id, state: 'running' }] });
    await after.close();
  });
});

describe('a seat', () => {
  it('is not emptied by somebody who rises twice while another sits down', async () => {
    using file = databaseFile();
    const server = await serverOn(file.path);
    const [anna, bruno, carla] = [new Somebody(server), new Somebody(server), new Somebody(server)];
    const { table, invite } = await anna.makeTable(bluffers(ME, OPEN));
    const sit = (who: Somebody, name: string) => who.ask(`${playing(table.id)}/sit`, { link: invite, body: guest(1, name) });
    await sit(bruno, 'Bruno');
    const rise = () => bruno.ask(`${playing(table.id)}/rise`, { body: { seat: 1 } });
    const [first] = await Promise.all([rise(), rise(), rise()]);
    expect(first?.status).toBe(200);
    expect((await sit(carla, 'Carla')).status).toBe(200);
    expect(await rise()).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await anna.get<TableState>(playing(table.id))).seats[1]).toMatchObject({ name: 'Carla' });
    await server.close();
  });
});

describe('a stream', () => {
  it('of somebody who sits down while it is open shows them their own hand', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(bluffers(ME, OPEN));
    const theirs = bruno.table(table.id, invite);
    const screen = watching(theirs); // a stranger looks
    await until(() => screen.tables.length > 0, 'the table');
    await theirs.sit(guest(1));
    const mine = anna.table(table.id);
    await mine.start();
    await until(() => screen.match.mirror, 'the match');
    const decisionOf = () => screen.match.mirror?.view(1).decisions[0];
    const { match } = watching(mine);
    const first = (await match.ready()).view(0).decisions[0];
    await match.act({ do: 'answer', seat: 0, decision: first?.id ?? '', pick: 0 });
    const decision = await until(decisionOf, 'the question to Bruno');
    await screen.match.act({ do: 'answer', seat: 1, decision: decision.id, pick: 0 });
    expect(screen.match.mirror?.at).toContain('-1.');
    match.close();
    screen.match.close();
  });
  it('goes on although tables are put away for want of room', async () => {
    await using house = await serving({ room: 1 });
    const anna = house.visitor();
    const tables = [];
    for (let n = 0; n < 3; n++) tables.push((await anna.makeTable(bluffers(ME, BOT))).table.id);
    const first = anna.table(tables[0] ?? '');
    await first.start();
    const { match } = watching(first);
    await match.ready();
    for (let n = 0; n < 4 && !match.mirror?.view(0).result; n++) {
      for (const id of tables) await anna.table(id).state();
      const decision = await until(() => match.mirror?.view(0).decisions[0], 'my turn');
      await match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    }
    await until(() => match.mirror?.view(0).decisions[0] ?? match.mirror?.view(0).result, 'my turn');
    expect((await first.whole()).at).toBe(match.mirror?.at);
    match.close();
  });
});
