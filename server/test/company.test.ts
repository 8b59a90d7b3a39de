// What the host decides about the people at a table, before the match and when somebody is away.
import { type Invitation, type Line, Mirror, type NewTable, type TableState } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { describe, expect, it } from 'vitest';
import { Somebody } from './support/asking.ts';
import { databaseFile } from './support/rows.ts';
import { guest, ME, newTable, OPEN, type Serving, serving, until, watching } from './support/serving.ts';

/** Anna's table, where Bruno has sat down. */
async function withBruno(house: Serving) {
  const [anna, bruno] = [new Somebody(house.server), new Somebody(house.server)];
  const { table, invite, watch } = await anna.makeTable(newTable([ME, OPEN]));
  const path = `/api/tables/${table.id}`;
  await bruno.get(`${path}/sit`, { link: invite, body: guest(1) });
  return { anna, bruno, id: table.id, path, invite, watch };
}

describe('a host', () => {
  it('removes somebody who sat down, who is told so and can come back with the link', async () => {
    await using house = await serving();
    const { anna, bruno, path, invite } = await withBruno(house);
    const after = await anna.get<TableState>(`${path}/remove`, { body: { seat: 1 } });
    expect(after.seats[1]).toEqual({ kind: 'open', name: '', here: false });
    expect(await bruno.ask(path)).toMatchObject({ status: 403, code: 'removed' });
    expect(await new Somebody(house.server).ask(path)).toMatchObject({ status: 403, code: 'wrong-link' });
    const seen = await bruno.get<TableState>(path, { link: invite });
    expect(seen.seats[1]).toEqual({ kind: 'open', name: '', here: false, removed: true });
    const again = await bruno.get<TableState>(`${path}/sit`, { link: invite, body: guest(1) });
    expect(again.seats[1]).toMatchObject({ name: 'Bruno', mine: true });
    expect(again.seats[1]?.removed).toBeUndefined();
  });
  it('removes nobody from an empty seat, nor themselves, nor anybody once the match has begun', async () => {
    await using house = await serving();
    const { anna, bruno, path } = await withBruno(house);
    const remove = (who: Somebody, seat: number) => who.ask(`${path}/remove`, { body: { seat } });
    expect(await remove(bruno, 0)).toMatchObject({ status: 403, code: 'not-yours' });
    expect(await remove(anna, 0)).toMatchObject({ status: 400 });
    expect(await remove(anna, 7)).toMatchObject({ status: 400 });
    await anna.get(`${path}/start`, { body: {} });
    expect(await remove(anna, 1)).toMatchObject({ status: 409, code: 'not-open' });
    expect((await anna.get<TableState>(path)).seats[1]).toMatchObject({ name: 'Bruno' });
  });
  it('makes new links, and the old ones lead nowhere', async () => {
    await using house = await serving();
    const { anna, bruno, path, invite, watch } = await withBruno(house);
    expect(await bruno.ask(`${path}/new-links`, { body: {} })).toMatchObject({ status: 403 });
    const links = await anna.get<Invitation>(`${path}/new-links`, { body: {} });
    expect(new Set([links.invite, links.watch, invite, watch]).size).toBe(4);
    expect(await anna.get<Invitation>(`${path}/links`)).toMatchObject({ invite: links.invite, watch: links.watch });
    const carla = new Somebody(house.server);
    for (const link of [invite, watch]) expect(await carla.ask(path, { link })).toMatchObject({ code: 'wrong-link' });
    expect(await carla.ask(`${path}/sit`, { link: invite, body: guest(1) })).toMatchObject({ code: 'wrong-link' });
    for (const link of [links.invite, links.watch]) expect(await carla.ask(path, { link })).toMatchObject({ status: 200 });
    expect(await bruno.ask(path)).toMatchObject({ status: 200 }); // who has a seat needs no link
  });
});

describe('a stream', () => {
  it('ends when its person is removed, and cannot be opened again without a link', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    await bruno.table(table.id, invite).sit(guest(1));
    const refusals: string[] = [];
    const screen = watching(bruno.table(table.id), { onRefusal: ({ code }) => refusals.push(code) });
    await until(() => screen.tables.some(({ seats }) => seats[1]?.here), 'Bruno');
    await anna.table(table.id).remove(1);
    await until(() => refusals.length > 0, 'the refusal');
    expect(screen.tables.at(-1)?.seats[1]).toMatchObject({ kind: 'open', removed: true });
    expect(refusals).toEqual(['removed']);
  });
  it('with an old link ends when there are new links', async () => {
    await using house = await serving();
    const [anna, watcher] = [house.visitor(), house.visitor()];
    const { table, watch } = await anna.makeTable(newTable([ME, OPEN]));
    const refusals: string[] = [];
    const screen = watching(watcher.table(table.id, watch), { onRefusal: ({ code }) => refusals.push(code) });
    await until(() => screen.tables.length > 0, 'the table');
    const mine = watching(anna.table(table.id));
    await until(() => mine.tables.length > 0, 'the table');
    await anna.table(table.id).newLinks();
    await until(() => refusals.length > 0, 'the refusal');
    expect(refusals).toEqual(['wrong-link']);
    await until(() => mine.tables.at(-1)?.watchers === 0, 'the end of the stream');
    mine.match.close();
  });
});

describe('a bot may stand in', () => {
  const MINUTE = 60_000;
  const START = 1_000_000_000;
  /** Anna and Bruno at a table of Anna's that has begun, and the page of Bruno, which he has open. */
  async function playing(house: Serving, more: Partial<NewTable> = {}) {
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN], more));
    await bruno.table(table.id, invite).sit(guest(1));
    const [mine, theirs] = [anna.table(table.id), bruno.table(table.id)];
    await mine.start();
    const screen = watching(mine);
    await screen.match.ready();
    const page = watching(theirs);
    await until(() => screen.tables.at(-1)?.seats[1]?.here, 'Bruno');
    /** Bruno closes his page. */
    const leave = async (): Promise<void> => {
      page.match.close();
      await until(() => !screen.tables.at(-1)?.seats[1]?.here, 'the end of his page');
    };
    const answer = async (): Promise<void> => {
      const decision = await until(() => screen.match.mirror?.view(0).decisions[0], 'a question');
      await screen.match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    };
    return { mine, theirs, screen, leave, answer };
  }

  it('ten minutes after somebody was last here, whatever the others do meanwhile', async () => {
    const clock = { now: START };
    await using house = await serving({ now: () => clock.now });
    const { mine, screen, leave, answer } = await playing(house);
    expect(screen.tables.at(-1)?.seats[1]?.botFrom).toBeUndefined(); // they are here
    clock.now += 60 * MINUTE;
    await leave();
    const botFrom = clock.now + 10 * MINUTE;
    expect(screen.tables.at(-1)?.seats[1]).toMatchObject({ here: false, botFrom });
    expect(screen.tables.at(-1)?.seats[0]?.botFrom).toBeUndefined();
    clock.now = botFrom - 1;
    await answer(); // the match is anything but quiet
    await expect(mine.standIn(1)).rejects.toMatchObject({ status: 409, code: 'too-early' });
    await expect(mine.standIn(0)).rejects.toMatchObject({ code: 'too-early' }); // Anna is here
    clock.now = botFrom;
    const { seats } = await mine.standIn(1);
    expect(seats[1]).toMatchObject({ standIn: true });
    expect(seats[1]?.botFrom).toBeUndefined();
    screen.match.close();
  });
  it('not for somebody who acts without having the table open', async () => {
    const clock = { now: START };
    await using house = await serving({ now: () => clock.now });
    const { mine, theirs, screen, leave } = await playing(house);
    await leave();
    clock.now += 9 * MINUTE;
    await theirs.act({ key: 'a-draw-offer', seat: 1, do: 'draw', says: 'offer' }).catch(() => undefined); // bluff knows no draws: this is no act
    expect((await mine.state()).seats[1]?.botFrom).toBe(START + 10 * MINUTE);
    const decision = await until(() => screen.match.mirror?.view(0).decisions[0], 'a question');
    await screen.match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    const whole = new Mirror(await theirs.whole());
    await theirs.act({ key: 'from-a-program', seat: 1, do: 'answer', decision: whole.view(1).decisions[0]?.id ?? '', pick: 0 });
    expect((await mine.state()).seats[1]?.botFrom).toBe(START + 19 * MINUTE);
    screen.match.close();
  });
  it('not in the first ten minutes of a server that was restarted', async () => {
    const clock = { now: START };
    using file = databaseFile();
    const first = await serving({ store: await openSqlite(file.path), now: () => clock.now });
    const anna = new Somebody(first.server);
    const bruno = new Somebody(first.server);
    const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
    const path = `/api/tables/${table.id}`;
    await bruno.get(`${path}/sit`, { link: invite, body: guest(1) });
    await anna.get(`${path}/start`, { body: {} });
    await first.server.close();
    clock.now += 60 * MINUTE;
    await using second = await serving({ store: await openSqlite(file.path), now: () => clock.now });
    const again = new Somebody(second.server);
    again.cookie = anna.cookie;
    const standIn = () => again.ask(`${path}/stand-in`, { body: { seat: 1 } });
    expect((await again.get<TableState>(path)).seats[1]?.botFrom).toBe(clock.now + 10 * MINUTE);
    clock.now += 10 * MINUTE - 1;
    expect(await standIn()).toMatchObject({ code: 'too-early' });
    clock.now += 1;
    expect(await standIn()).toMatchObject({ status: 200 });
  });
  it('until they come back, if the host has not chosen otherwise', async () => {
    const clock = { now: START };
    await using house = await serving({ now: () => clock.now });
    for (const noReturn of [false, true]) {
      const { mine, theirs, screen, leave } = await playing(house, { noReturn });
      expect((await theirs.state()).noReturn ?? false).toBe(noReturn);
      await leave();
      clock.now += 10 * MINUTE;
      await mine.standIn(1);
      if (noReturn) await expect(theirs.comeBack(1)).rejects.toMatchObject({ status: 409, code: 'no-return' });
      else expect((await theirs.comeBack(1)).seats[1]).toMatchObject({ kind: 'human', mine: true });
      expect((await mine.state()).seats[1]?.standIn ?? false).toBe(noReturn);
      screen.match.close();
    }
  });
});

describe('the lines of a chat', () => {
  it('show who is the same person at any table, but not who that is', async () => {
    await using house = await serving();
    const [anna, bruno] = [house.visitor(), house.visitor()];
    const heard: Line[] = [];
    const ids: string[] = [];
    for (const name of ['Anna', 'Nobody you know']) {
      const { table, invite } = await anna.makeTable(newTable([{ kind: 'mine', name }, OPEN], { host: { name, emblem: 'lion' } }));
      await bruno.table(table.id, invite).sit(guest(1));
      const { match } = watching(bruno.table(table.id, invite), { onLines: (lines) => heard.push(...lines) });
      await anna.table(table.id).say({ key: 'k'.repeat(16), text: 'hello' });
      await bruno.table(table.id, invite).say({ key: 'k'.repeat(16), text: 'hello, you' });
      await until(() => heard.length % 2 === 0 && heard.at(-1)?.text === 'hello, you', 'both lines');
      match.close();
      for (const { person } of await house.store.seats(table.id)) ids.push(person ?? '');
    }
    const [first, second, third, fourth] = heard.map(({ by }) => by);
    expect([third, fourth]).toEqual([first, second]);
    expect(first).not.toBe(second);
    expect(heard.map(({ name }) => name)).toEqual(['Anna', 'Bruno', 'Nobody you know', 'Bruno']);
    expect(ids.filter((id) => JSON.stringify(heard).includes(id))).toEqual([]);
  });
});
