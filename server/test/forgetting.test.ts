// Somebody wants to be forgotten: nothing of them is left, and the others play on.
import { ServerError } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { describe, expect, it } from 'vitest';
import { databaseFile } from './support/rows.ts';
import { BOT, ME, newTable, OPEN, type Serving, serving, until, watching } from './support/serving.ts';

const refusal = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'allowed',
    (error: unknown) => (error instanceof ServerError ? error.code : String(error)),
  );
const NAME = 'Quintilla Forgettable';
const EMBLEM = 'snake';
/** Somebody with a name that is nowhere else. */
const quintilla = (seat: number) => ({ seat, person: { name: NAME, emblem: EMBLEM }, share: 'c'.repeat(32) });

/** Anna hosts a running match with Quintilla, who has also written something; both have it open. */
async function playing(house: Serving) {
  const [anna, quin] = [house.visitor(), house.visitor()];
  const { table, invite } = await anna.makeTable(newTable([ME, OPEN]));
  await quin.table(table.id, invite).sit(quintilla(1));
  const [mine, theirs] = [anna.table(table.id), quin.table(table.id)];
  await mine.start();
  await theirs.say({ key: 'secret-line', text: 'I live in Verona' });
  await mine.say({ key: 'anna-answers', text: 'so do I' });
  return { anna, quin, id: table.id, mine, theirs };
}

describe('somebody who is forgotten', () => {
  it('leaves no name, no emblem and not a word behind, wherever they have been', async () => {
    using file = databaseFile();
    await using house = await serving({ store: await openSqlite(file.path) });
    const { anna, quin } = await playing(house);
    const own = await quin.makeTable(newTable([{ kind: 'mine', name: NAME }, OPEN], { host: { name: NAME, emblem: EMBLEM } }));
    const over = await quin.makeTable(newTable([{ kind: 'mine', name: NAME }, BOT], { host: { name: NAME, emblem: EMBLEM } }));
    await quin.table(over.table.id).start();
    await quin.table(over.table.id).act({ key: 'leaving-it', seat: 0, do: 'leave' });
    const open = await anna.makeTable(newTable([ME, OPEN]));
    await quin.table(open.table.id, open.invite).sit(quintilla(1));
    const { token } = (await (await post(house, '/api/people', { name: NAME, emblem: EMBLEM })).json()) as { token: string };
    expect(token).toHaveLength(40); // a namesake, who stays

    const everything = () => JSON.stringify(file.rows());
    const { person } = await quin.hello();
    const namesakes = (text: string) => text.split(NAME).length - 1;
    expect(namesakes(everything())).toBeGreaterThan(4);
    await quin.forgetMe(person?.name ?? '');
    expect(namesakes(everything())).toBe(1);
    expect(everything().split(`"${EMBLEM}"`).length - 1).toBe(1);
    expect(everything()).not.toContain('Verona');
    expect(everything()).toContain('so do I');

    expect((await quin.hello()).person).toBeUndefined();
    expect((await anna.table(open.table.id).state()).seats[1]).toMatchObject({ kind: 'open', name: '' });
    const rows = file.rows()['matches'] as { readonly id: string; readonly state: string }[];
    expect(rows.find(({ id }) => id === own.table.id)?.state).toBe('abandoned');
    expect(rows.find(({ id }) => id === over.table.id)?.state).toBe('over');
  });
  it('is replaced by a bot for good, and the others’ match goes on to its end', async () => {
    await using house = await serving();
    const { id, mine, quin } = await playing(house);
    const screen = watching(mine);
    await screen.match.ready();
    await until(() => screen.said.length > 1, 'the chat');
    await quin.forgetMe(NAME);
    await until(() => screen.tables.at(-1)?.seats[1]?.kind === 'bot', 'the bot');
    expect(screen.tables.at(-1)?.seats[1]).toMatchObject({ kind: 'bot', name: '' });
    await until(() => screen.said.includes(''), 'the end of their words'); // a line that is gone
    const { match } = screen;
    const view = () => match.mirror?.view(0);
    for (let n = 0; n < 200 && !view()?.result; n++) {
      const decision = await until(() => view()?.result ?? view()?.decisions[0], 'my turn');
      if (!('id' in decision)) break;
      await match.act({ do: 'answer', seat: 0, decision: decision.id, pick: 0 });
    }
    expect(view()?.result).toBeDefined();
    expect((await house.store.match(id))?.state).toBe('over');
    expect((await mine.record()).inputs.length).toBeGreaterThan(2);
    match.close();
  });
  it('is gone from the page they had open, and can do nothing more', async () => {
    await using house = await serving();
    const { quin, theirs } = await playing(house);
    const refusals: string[] = [];
    const screen = watching(theirs, { onRefusal: ({ code }) => refusals.push(code) });
    await until(() => screen.tables.length > 0, 'the table');
    await quin.forgetMe(NAME);
    await until(() => refusals.length > 0, 'the refusal');
    expect(refusals).toEqual(['wrong-link']);
    expect(await refusal(theirs.act({ key: 'still-there', seat: 1, do: 'leave' }))).toBe('no-person');
    expect(await refusal(theirs.comeBack(1))).toBe('no-person');
    screen.match.close();
  });
  it('takes the tokens of their programs along', async () => {
    await using house = await serving();
    const { token } = (await (await post(house, '/api/people', { name: NAME, emblem: EMBLEM })).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const more = (await (await post(house, '/api/me/tokens', { name: 'my bot' }, headers)).json()) as { token: string };
    const forget = await fetch(`${house.base}/api/me`, {
      method: 'DELETE',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: NAME }),
    });
    expect(forget.status).toBe(204);
    for (const one of [token, more.token])
      expect((await fetch(`${house.base}/api/hello`, { headers: { authorization: `Bearer ${one}` } })).status).toBe(401);
  });
});

describe('nobody is forgotten', () => {
  it('by mistake: without the name, with another one, or from another site', async () => {
    using file = databaseFile();
    await using house = await serving({ store: await openSqlite(file.path) });
    const { quin } = await playing(house);
    const before = file.rows();
    for (const name of ['Anna', NAME.toLowerCase(), `${NAME} `]) expect(await refusal(quin.forgetMe(name))).toBe('bad-request');
    expect(await refusal(quin.forgetMe(''))).toBe('bad-request');
    expect(await refusal(house.visitor().forgetMe(NAME))).toBe('no-person');
    expect((await fetch(`${house.base}/api/me`, { method: 'DELETE' })).status).toBe(400);
    const foreign = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    expect((await fetch(`${house.base}/api/me`, { method: 'DELETE', headers: foreign, body: `{"name":"${NAME}"}` })).status).toBe(403);
    expect(file.rows()).toEqual(before);
  });
});

function post(house: Serving, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(house.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
