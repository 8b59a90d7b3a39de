// Searches everything a server tells three people during a match for what none of them may know.
import { Api, type RemoteMatch, type TableState } from '@tabularium/client';
import { seedFrom } from '@tabularium/kernel';
import { describe, expect, it } from 'vitest';
import { inviteOf, watchOf } from '../secrets.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, serving, until, watching } from './support/serving.ts';

/** Records every byte received, headers and streams included. */
class Overheard {
  text = '';
  readonly api: Api;
  #cookie: string | undefined;

  constructor(base: string) {
    this.api = new Api({ base, fetch: (address, options) => this.#fetch(address as string, options) });
  }
  get cookie(): string {
    return this.#cookie?.split('=')[1] ?? '';
  }
  async #fetch(address: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    if (this.#cookie !== undefined) headers.set('cookie', this.#cookie);
    const response = await fetch(address, { ...options, headers });
    const [cookie] = response.headers.getSetCookie();
    this.#cookie = cookie?.split(';')[0] ?? this.#cookie;
    for (const [name, value] of response.headers) if (name !== 'set-cookie') this.text += `${name}: ${value}\n`;
    if (!response.body) return response;
    const decoder = new TextDecoder();
    const note = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, on) => {
        this.text += decoder.decode(chunk, { stream: true });
        on.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(note), { status: response.status, headers: response.headers });
  }
}

const BRUNOS = 'b'.repeat(32);
describe('a match', () => {
  it('is played to its end without a word of its secrets', async () => {
    await using house = await serving();
    const [anna, bruno, carla] = [new Overheard(house.base), new Overheard(house.base), new Overheard(house.base)];
    const { table, invite, watch } = await anna.api.makeTable(newTable([ME, OPEN, BOT]));
    anna.text = ''; // the links were for her
    const tables = [anna.api.table(table.id), bruno.api.table(table.id, invite), carla.api.table(table.id, watch)] as const;
    await tables[1].sit(guest(1));
    await tables[0].start();
    const screens = tables.map((one) => watching(one));
    const [mine, theirs] = screens.map(({ match }) => match) as [RemoteMatch, RemoteMatch];
    await Promise.all(screens.map(({ match }) => match.ready()));
    for (let n = 0; n < 400 && !mine.mirror?.view(0).result; n++) {
      const matches = [mine, theirs] as const;
      const asked = (): 0 | 1 | undefined => ([0, 1] as const).find((seat) => matches[seat].mirror?.view(seat).decisions[0]);
      await until(() => asked() !== undefined || mine.mirror?.view(0).result, 'a decision');
      const seat = asked();
      if (seat === undefined) break;
      const match = matches[seat];
      const decision = match.mirror?.view(seat).decisions[0];
      if (!decision) continue;
      const api = tables[seat];
      if (n % 5 === 0) await api.whyNot(seat);
      if (n % 7 === 0)
        await Promise.all([tables[0].record().catch(() => undefined), tables[2].whole(), anna.api.myTables(), bruno.api.hello()]);
      if (n === 3) await tables[1].say({ key: 'say-something', text: 'hello' });
      if (n === 4) await tables[1].act({ key: 'not-my-seat', seat: 0, do: 'undo' }).catch(() => undefined);
      await match.act({ do: 'answer', seat, decision: decision.id, pick: n % decision.options.length }).catch(() => undefined);
    }
    await until(() => mine.mirror?.view(0).result, 'the end');
    for (const { match } of screens) match.close();

    const row = await house.store.match(table.id);
    const seats = await house.store.seats(table.id);
    const secret = row?.secret ?? '';
    const people = [...new Set(seats.flatMap(({ person }) => person ?? []))];
    const seed = seedFrom(
      secret,
      seats.map(({ share }) => share),
    );
    expect([inviteOf({ secret, links: 0 }), watchOf({ secret, links: 0 })]).toEqual([invite, watch]);
    const forbidden = { secret, seed, invite, watch, share: SHARE, 'his share': BRUNOS, cookie: anna.cookie, 'his cookie': bruno.cookie };
    for (const [who, { text }] of Object.entries({ anna, bruno, carla })) {
      expect(text.length, who).toBeGreaterThan(5000);
      for (const [what, one] of Object.entries(forbidden)) {
        expect(one.length, what).toBeGreaterThanOrEqual(32);
        expect(text.includes(one), `${who} heard ${what}`).toBe(false);
      }
      for (const id of people) expect(text.includes(id), `${who} heard who somebody is`).toBe(false);
      expect(text, who).not.toMatch(/"(seed|secret|share|person_id|host_id|hash)"/);
    }
    const state: TableState = await tables[2].state();
    expect(state.state).toBe('over');
  });
});
