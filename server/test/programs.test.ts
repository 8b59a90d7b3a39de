import type { Message } from '@tabularium/client';
import { Api } from '@tabularium/client';
import { describe, expect, it } from 'vitest';
import { BOT, guest, ME, newTable, OPEN, type Serving, serving, until } from './support/serving.ts';

const post = (base: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(base + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const program = async ({ base }: Serving, name = 'Deep Thought'): Promise<{ readonly api: Api; readonly token: string }> => {
  const { token } = (await (await post(base, '/api/people', { name, emblem: 'owl' })).json()) as { token: string };
  return { token, api: new Api({ base, headers: bearer(token) }) };
};

/** What a program that asks for `whole` is streamed. */
function streaming(base: string, id: string, headers: Record<string, string>) {
  const over = new AbortController();
  const messages: Message[] = [];
  const read = async (): Promise<void> => {
    const { body } = await fetch(`${base}/api/tables/${id}/stream?whole=1`, { headers, signal: over.signal });
    let text = '';
    for await (const chunk of (body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream())) {
      const lines = (text + chunk).split('\n\n');
      text = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) messages.push(JSON.parse(line.slice(6)) as Message);
    }
  };
  const reading = read().catch(() => undefined);
  const wholes = () => messages.filter((message) => message.is === 'whole');
  return {
    messages,
    wholes,
    [Symbol.asyncDispose]: () => {
      over.abort();
      return reading;
    },
  };
}

describe('a program', () => {
  it('becomes a person without a browser, and sits down by its token', async () => {
    await using house = await serving();
    const { table, invite } = await house.visitor().makeTable(newTable([ME, OPEN]));
    const { api } = await program(house);
    expect((await api.hello()).person).toEqual({ name: 'Deep Thought', emblem: 'owl' });
    expect((await api.table(table.id, invite).sit(guest(1, 'Deep Thought'))).seats[1]).toMatchObject({ name: 'Deep Thought', mine: true });
    expect((await api.myTables()).tables.map(({ id }) => id)).toEqual([table.id]);
  });

  it('acts for the person who made its token, which is kept as a hash only', async () => {
    await using house = await serving();
    const anna = house.visitor();
    const { table } = await anna.makeTable(newTable([ME, BOT]));
    const response = await anna.send('/api/me/tokens', {}, { name: 'my laptop' });
    expect(response.status).toBe(201);
    const { token } = (await response.json()) as { token: string };
    expect(token).toMatch(/^[a-z0-9]{40}$/);
    const api = new Api({ base: house.base, headers: bearer(token) });
    expect(await api.table(table.id).state()).toMatchObject({ isHost: true, seats: [{ mine: true }, {}] });
    expect(await house.store.personWith(token)).toBeUndefined();
  });

  it('is refused with a token that nobody made, and a stranger gets none', async () => {
    await using house = await serving();
    const wrong = new Api({ base: house.base, headers: bearer('a'.repeat(40)) });
    await expect(wrong.hello()).rejects.toMatchObject({ status: 401, code: 'no-person' });
    await expect(wrong.makeTable(newTable([ME, BOT]))).rejects.toMatchObject({ status: 401 });
    await expect(house.visitor().send('/api/me/tokens', {}, { name: 'x' })).rejects.toMatchObject({ status: 401 });
    await expect(house.visitor().send('/api/people', {}, { name: '', emblem: 'owl' })).rejects.toMatchObject({ status: 400 });
  });

  it('may come from anywhere with a token; a cookie counts for nothing beside it', async () => {
    await using house = await serving();
    const { token } = await program(house);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(house.base, '/api/tables', newTable([ME, BOT]), { ...elsewhere, ...bearer(token) })).status).toBe(201);
    expect((await post(house.base, '/api/tables', newTable([ME, BOT]), elsewhere)).status).toBe(403);
    const cookie = (await post(house.base, '/api/tables', newTable([ME, BOT]))).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).not.toBe('');
    expect((await post(house.base, '/api/tables', newTable([ME, BOT]), { ...elsewhere, cookie, ...bearer('wrong') })).status).toBe(401);
    expect((await post(house.base, '/api/tables', newTable([ME, BOT]), { ...elsewhere, cookie, authorization: 'Basic x' })).status).toBe(
      403,
    );
  });
});

describe('the stream of whole sights', () => {
  it('sends after every change what a seat sees, its log without gaps, and nothing twice', async () => {
    await using house = await serving();
    const { api, token } = await program(house);
    const { table } = await api.makeTable(newTable([ME, BOT, BOT]));
    await using stream = streaming(house.base, table.id, bearer(token));
    await until(() => stream.messages.length > 0, 'the table');
    expect(stream.wholes()).toEqual([]);
    const mine = api.table(table.id);
    await mine.start();
    for (let n = 0; ; n++) {
      const sight = await until(() => {
        const last = stream.wholes().at(-1)?.eyes['0'];
        return (last?.view.decisions[0] || last?.view.result) && last;
      }, 'my turn');
      const [decision] = sight.view.decisions;
      if (!decision) break;
      const before = stream.wholes().length;
      await mine.act({ do: 'answer', key: `key-number-${n}`, seat: 0, decision: decision.id, pick: n % decision.options.length });
      await until(() => stream.wholes().length > before, 'what came of it');
    }
    const whole = await mine.whole();
    const wholes = stream.wholes();
    expect(wholes.at(-1)?.at).toBe(whole.at);
    expect(wholes.map(({ eyes }) => Object.keys(eyes).join())).toEqual(wholes.map(() => '0'));
    expect(new Set(wholes.map(({ at }) => at)).size).toBe(wholes.length);
    expect(wholes.flatMap(({ news }) => news['0'] ?? [])).toEqual(whole.eyes['0']?.log.map((event, n) => ({ n, event })));
    expect(Object.keys(wholes[0]?.eyes['0'] ?? {})).toEqual(['view', 'left', 'canUndo']);
  });

  it('tells after an undo what is true now, and the lines that replace those taken back', async () => {
    await using house = await serving();
    const { api, token } = await program(house);
    const { table, invite } = await api.makeTable(newTable([ME, OPEN]));
    await (await program(house, 'Other')).api.table(table.id, invite).sit(guest(1));
    const mine = api.table(table.id);
    await mine.start();
    await using stream = streaming(house.base, table.id, bearer(token));
    const next = (count: number) => until(() => stream.wholes()[count - 1], `message ${count}`);
    const answer = async (key: string, pick: number): Promise<void> => {
      const { id = '' } = stream.wholes().at(-1)?.eyes['0']?.view.decisions[0] ?? {};
      await mine.act({ do: 'answer', key, seat: 0, decision: id, pick });
    };
    await next(1);
    await answer('first-bid', 0);
    expect(await next(2)).toMatchObject({
      eyes: { 0: { canUndo: true, view: { events: 2 } } },
      news: { 0: [{ n: 1, event: { kind: 'bid', face: 1 } }] },
    });
    await mine.act({ do: 'undo', key: 'take-back', seat: 0 });
    expect(await next(3)).toMatchObject({
      eyes: { 0: { canUndo: false, view: { events: 1, decisions: [{ ask: 'turn' }] } } },
      news: { 0: [] },
    });
    await answer('second-bid', 3);
    expect((await next(4)).news['0']).toMatchObject([{ n: 1, event: { kind: 'bid', face: 4 } }]);
  });

  it('shows a spectator what everybody sees, and a seat nothing of the others', async () => {
    await using house = await serving();
    const { api, token } = await program(house);
    const { table, invite, watch } = await api.makeTable(newTable([ME, OPEN]));
    const other = await program(house, 'Other');
    await other.api.table(table.id, invite).sit(guest(1));
    await api.table(table.id).start();
    await using mine = streaming(house.base, table.id, bearer(token));
    await using seen = streaming(house.base, table.id, { 'tabularium-link': watch });
    const own = await until(() => mine.wholes()[0], 'my view');
    const theirs = await until(() => seen.wholes()[0], 'the view of a spectator');
    expect(Object.keys(theirs.eyes)).toEqual(['public']);
    expect(theirs.eyes['public']?.view.table).toMatchObject({ dice: [5, 5], cup: [] });
    expect(own.eyes['0']?.view.table).toMatchObject({
      cup: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(own.news['0']?.map(({ event }) => event)).toEqual([expect.objectContaining({ kind: 'rolled', seat: 0 })]);
    expect(theirs.news['public']).toEqual([]);
  });
});
