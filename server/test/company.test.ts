// What the host decides about the people at a table, before the match and when somebody is away.
import type { Invitation, TableState } from '@tabularium/client';
import { describe, expect, it } from 'vitest';
import { Somebody } from './support/asking.ts';
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
