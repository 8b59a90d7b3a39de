import { type Chair, type Invitation, Mirror, type Whole } from '@tabularium/client';
import { openSqlite } from '@tabularium/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer, type TableServer } from '../index.ts';
import { NO_RATES } from '../limits.ts';
import { type Question, Somebody } from './support/asking.ts';
import { type DatabaseFile, databaseFile } from './support/rows.ts';
import { BOT, guest, ME, newTable, OPEN, SHARE, thinker } from './support/serving.ts';

type Who = 'anna' | 'bruno' | 'carla' | 'stranger' | 'forger';
type Where = 'open' | 'running';
interface Places {
  /** Anna's table: she sits at seat 0, seat 1 is free. */
  readonly open: Invitation;
  /** Anna's table, where Anna and Bruno play; seat 0 has to decide. */
  readonly running: Invitation;
  /** The id of the first decision of the match. */
  readonly decision: string;
}
let file: DatabaseFile;
let server: TableServer;
let people: Record<Who, Somebody>;
let places: Places;

beforeAll(async () => {
  file = databaseFile();
  server = await makeServer({ store: await openSqlite(file.path), thinker, limits: NO_RATES, pause: 0 });
  const somebody = (): Somebody => new Somebody(server);
  people = { anna: somebody(), bruno: somebody(), carla: somebody(), stranger: somebody(), forger: somebody() };
  const { anna, bruno, carla } = people;
  const open = await anna.makeTable(newTable([ME, OPEN]));
  const running = await anna.makeTable(newTable([ME, OPEN]));
  await bruno.get(`/api/tables/${running.table.id}/sit`, { link: running.invite, body: guest(1) });
  await carla.makeTable(newTable([{ kind: 'mine', name: 'Carla' }, BOT], { host: { name: 'Carla', emblem: 'fox' } }));
  await anna.get(`/api/tables/${running.table.id}/start`, { body: {} });
  const whole = await anna.get<Whole>(`/api/tables/${running.table.id}/match`);
  const decision = new Mirror(whole).view(0).decisions[0]?.id ?? '';
  places = { open, running, decision };
  people.forger.cookie = 'tabularium=abcdefghijklmnopqrstuvwxyz234567abcdefgh';
});
afterAll(async () => {
  await server.close();
  file[Symbol.dispose]();
});

/** Also checks that the refusal has changed nothing. */
async function refused(who: Who, url: string, question: Question): Promise<readonly [number, string | undefined]> {
  const before = file.rows();
  const { status, code, headers } = await people[who].ask(url, question);
  expect(file.rows()).toEqual(before);
  expect(headers['set-cookie'], 'a cookie for somebody who was refused').toBeUndefined();
  return [status, code];
}
const KEY = 'abcdefgh12345678';
type Case = readonly [what: string, who: Who, expected: readonly [number, string], question: () => readonly [path: string, Question]];
const at = (where: Where, path: string): string => `/api/tables/${places[where].table.id}${path}`;
const answer = (more: object = {}): object => ({ key: KEY, seat: 0, do: 'answer', decision: places.decision, pick: 0, ...more });
const sit = (more: object = {}): object => ({ ...guest(1), ...more });
const linked = (body?: object): Question => ({ link: places.open.invite, body });

/** Too deep for `JSON.stringify`. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;

describe('making a table is refused', () => {
  const make = (more: object, chairs: readonly Chair[] = [ME, BOT]): readonly [string, Question] => [
    '/api/tables',
    { body: { ...newTable(chairs), ...more } },
  ];
  const cases: readonly Case[] = [
    ['of a game that is not there', 'stranger', [404, 'no-such-game'], () => make({ game: 'chess' })],
    ['of a game with a strange name', 'stranger', [400, 'bad-request'], () => make({ game: '../../etc' })],
    ['with a mode that is not there', 'stranger', [400, 'bad-setup'], () => make({ setup: { mode: 'none', seats: 2 } })],
    ['with too many seats', 'stranger', [400, 'bad-setup'], () => make({ setup: { seats: 9 } })],
    ['with an option that is not there', 'stranger', [400, 'bad-setup'], () => make({ setup: { seats: 2, options: { none: 1 } } })],
    ['with more chairs than seats', 'stranger', [400, 'bad-request'], () => make({ setup: { seats: 2 } }, [ME, BOT, BOT])],
    ['without chairs', 'stranger', [400, 'bad-request'], () => make({ chairs: [] })],
    [
      'with a bot that is not there',
      'stranger',
      [400, 'bad-request'],
      () => make({}, [ME, { kind: 'bot', name: 'Marcus', level: 'genius' }]),
    ],
    ['with a chair of another kind', 'stranger', [400, 'bad-request'], () => make({ chairs: [ME, { kind: 'throne' }] })],
    ['with a field too many', 'stranger', [400, 'bad-request'], () => make({ seed: 'mine' })],
    ['with a field too many in a chair', 'stranger', [400, 'bad-request'], () => make({ chairs: [{ ...ME, person: 'x' }, BOT] })],
    ['with a field too few', 'stranger', [400, 'bad-request'], () => make({ share: undefined })],
    ['with a share that is no share', 'stranger', [400, 'bad-request'], () => make({ share: 'lucky' })],
    ['with content that is none of the game', 'stranger', [400, 'bad-content'], () => make({ content: { nonsense: [1, 2] } })],
    [
      'with endlessly nested content',
      'stranger',
      [400, 'bad-request'],
      () => [
        '/api/tables',
        { body: JSON.stringify(newTable([ME, BOT], { content: {} })).replace('"content":{}', `"content":${nested(80_000)}`) },
      ],
    ],
    ['with content that is no object', 'stranger', [400, 'bad-request'], () => make({ content: 'x' })],
    ['by a host without a name', 'stranger', [400, 'bad-request'], () => make({ host: { name: '', emblem: 'owl' } })],
    [
      'by a host with a control character in the name',
      'stranger',
      [400, 'bad-request'],
      () => make({ host: { name: 'A\u0007', emblem: 'owl' } }),
    ],
    [
      'by a host with half a character in the name',
      'stranger',
      [400, 'bad-request'],
      () => make({ host: { name: 'A\ud800', emblem: 'owl' } }),
    ],
    ...['\u200b\u2060', '\u3164', 'A\u202eannA', 'A\u2028B'].map(
      (name): Case => [
        `by a host with a name that misleads the eye: ${JSON.stringify(name)}`,
        'stranger',
        [400, 'bad-request'],
        () => make({ host: { name, emblem: 'owl' } }),
      ],
    ),
    ['by a host with too long a name', 'stranger', [400, 'bad-request'], () => make({ host: { name: 'A'.repeat(200), emblem: 'owl' } })],
    ['with an emblem that is no word', 'stranger', [400, 'bad-request'], () => make({ host: { name: 'A', emblem: '<img>' } })],
    ['with a body that is no JSON', 'stranger', [400, 'bad-request'], () => ['/api/tables', { body: '{"game":' }]],
    ['with a body that is a list', 'stranger', [400, 'bad-request'], () => ['/api/tables', { body: '[]' }]],
    ['without a body', 'stranger', [400, 'bad-request'], () => ['/api/tables', { method: 'POST' }]],
    ['with a body that is too large', 'stranger', [413, 'too-large'], () => make({ content: { much: 'x'.repeat(600_000) } })],
    [
      'as a form of a page elsewhere would send it',
      'stranger',
      [415, 'bad-request'],
      () => ['/api/tables', { body: 'game=bluff', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ],
    [
      'as plain text, which pages elsewhere may send',
      'stranger',
      [400, 'bad-request'],
      () => ['/api/tables', { body: JSON.stringify(newTable([ME, BOT])), headers: { 'content-type': 'text/plain' } }],
    ],
    [
      'from another origin',
      'anna',
      [403, 'not-yours'],
      () => ['/api/tables', { body: newTable([ME, BOT]), headers: { origin: 'https://evil.example' } }],
    ],
    [
      'from an origin that is none',
      'anna',
      [403, 'not-yours'],
      () => ['/api/tables', { body: newTable([ME, BOT]), headers: { origin: 'null' } }],
    ],
    [
      'from another site',
      'anna',
      [403, 'not-yours'],
      () => ['/api/tables', { body: newTable([ME, BOT]), headers: { 'sec-fetch-site': 'cross-site' } }],
    ],
    [
      'from a sister site',
      'anna',
      [403, 'not-yours'],
      () => ['/api/tables', { body: newTable([ME, BOT]), headers: { 'sec-fetch-site': 'same-site' } }],
    ],
  ];
  it.each(cases)('%s', async (_what, who, expected, question) => {
    expect(await refused(who, ...question())).toEqual(expected);
  });
});

describe('at a table before its match it is refused', () => {
  const cases: readonly Case[] = [
    ['to look without a link', 'stranger', [403, 'wrong-link'], () => [at('open', ''), {}]],
    ['to look with the link of another table', 'stranger', [403, 'wrong-link'], () => [at('open', ''), { link: places.running.invite }]],
    ['to look with a forged cookie', 'forger', [403, 'wrong-link'], () => [at('open', ''), {}]],
    ['to look as somebody who plays elsewhere', 'bruno', [403, 'wrong-link'], () => [at('open', ''), {}]],
    ['to look at a table that is not there', 'anna', [404, 'no-such-table'], () => ['/api/tables/aaaaaaaaaaaa', {}]],
    ['to look at a table with an impossible name', 'anna', [400, 'bad-request'], () => ['/api/tables/A-Z', {}]],
    ['to see the links without being the host', 'bruno', [403, 'not-yours'], () => [at('open', '/links'), { link: places.open.invite }]],
    ['to see the links without being anybody', 'stranger', [401, 'no-person'], () => [at('open', '/links'), { link: places.open.invite }]],
    ['to sit without a link', 'stranger', [403, 'wrong-link'], () => [at('open', '/sit'), { body: sit() }]],
    [
      'to sit with the link to watch',
      'stranger',
      [403, 'wrong-link'],
      () => [at('open', '/sit'), { link: places.open.watch, body: sit() }],
    ],
    [
      'to sit with the link of another table',
      'stranger',
      [403, 'wrong-link'],
      () => [at('open', '/sit'), { link: places.running.invite, body: sit() }],
    ],
    ['to sit where somebody sits', 'stranger', [409, 'seat-taken'], () => [at('open', '/sit'), linked(sit({ seat: 0 }))]],
    ['to sit where no seat is', 'stranger', [400, 'bad-request'], () => [at('open', '/sit'), linked(sit({ seat: 5 }))]],
    ['to sit on half a seat', 'stranger', [400, 'bad-request'], () => [at('open', '/sit'), linked(sit({ seat: 0.5 }))]],
    ['to sit without a share', 'stranger', [400, 'bad-request'], () => [at('open', '/sit'), linked(sit({ share: undefined }))]],
    ['to sit with a field too many', 'stranger', [400, 'bad-request'], () => [at('open', '/sit'), linked(sit({ bot: 'greedy' }))]],
    [
      'to sit under a name with a line break',
      'stranger',
      [400, 'bad-request'],
      () => [at('open', '/sit'), linked(sit({ person: { name: 'B\nC', emblem: 'owl' } }))],
    ],
    [
      'to sit by a request of another site',
      'bruno',
      [403, 'not-yours'],
      () => [at('open', '/sit'), { ...linked(sit()), headers: { 'sec-fetch-site': 'cross-site' } }],
    ],
    ['to rise from another’s seat', 'bruno', [403, 'not-yours'], () => [at('open', '/rise'), { body: { seat: 0 } }]],
    ['to rise without being anybody', 'stranger', [401, 'no-person'], () => [at('open', '/rise'), { body: { seat: 0 } }]],
    ['to rise from no seat', 'anna', [400, 'bad-request'], () => [at('open', '/rise'), { body: { seat: 7 } }]],
    [
      'to fill a seat without being the host',
      'bruno',
      [403, 'not-yours'],
      () => [at('open', '/fill'), linked({ seat: 1, level: 'random' })],
    ],
    ['to put a bot where somebody sits', 'anna', [409, 'seat-taken'], () => [at('open', '/fill'), { body: { seat: 0, level: 'random' } }]],
    ['to put a bot that is not there', 'anna', [400, 'bad-request'], () => [at('open', '/fill'), { body: { seat: 1, level: 'genius' } }]],
    ['to put a bot on no seat', 'anna', [400, 'bad-request'], () => [at('open', '/fill'), { body: { seat: 7, level: 'random' } }]],
    ['to start without being the host', 'bruno', [403, 'not-yours'], () => [at('open', '/start'), linked({})]],
    ['to start with an empty seat', 'anna', [409, 'not-open'], () => [at('open', '/start'), { body: {} }]],
    ['to start with a field too many', 'anna', [400, 'bad-request'], () => [at('open', '/start'), { body: { seed: 1 } }]],
    ['to see the match', 'anna', [409, 'not-started'], () => [at('open', '/match'), {}]],
    ['to act', 'anna', [409, 'not-started'], () => [at('open', '/act'), { body: answer() }]],
    ['to ask why not', 'anna', [409, 'not-started'], () => [at('open', '/why-not?seat=0'), {}]],
    ['to read the record', 'anna', [409, 'not-started'], () => [at('open', '/record'), {}]],
    ['to let a bot stand in for no seat', 'anna', [400, 'bad-request'], () => [at('open', '/stand-in'), { body: { seat: 7 } }]],
    ['to come back', 'anna', [409, 'not-open'], () => [at('open', '/return'), { body: { seat: 0 } }]],
    ['to play again', 'anna', [409, 'not-over'], () => [at('open', '/rematch'), { body: { share: SHARE } }]],
  ];
  it.each(cases)('%s', async (_what, who, expected, question) => {
    expect(await refused(who, ...question())).toEqual(expected);
  });
});

describe('at a match it is refused', () => {
  const act = (body: object, more: Question = {}): readonly [string, Question] => [at('running', '/act'), { ...more, body }];
  const cases: readonly Case[] = [
    ['to look without a link', 'stranger', [403, 'wrong-link'], () => [at('running', '/match'), {}]],
    ['to follow without a link', 'carla', [403, 'wrong-link'], () => [at('running', '/stream'), {}]],
    ['to follow with a strange place', 'anna', [400, 'bad-request'], () => [at('running', `/stream?have=${'x'.repeat(101)}`), {}]],
    ['to sit down', 'stranger', [409, 'not-open'], () => [at('running', '/sit'), { link: places.running.invite, body: sit() }]],
    ['to rise', 'anna', [409, 'not-open'], () => [at('running', '/rise'), { body: { seat: 0 } }]],
    ['to put a bot', 'anna', [409, 'seat-taken'], () => [at('running', '/fill'), { body: { seat: 1, level: 'random' } }]],
    ['to act without being anybody', 'stranger', [401, 'no-person'], () => act(answer(), { link: places.running.invite })],
    ['to act with a forged cookie', 'forger', [401, 'no-person'], () => act(answer())],
    ['to act as a spectator', 'carla', [403, 'not-yours'], () => act(answer(), { link: places.running.watch })],
    ['to act for another', 'bruno', [403, 'not-yours'], () => act(answer())],
    ['to act from no seat', 'anna', [403, 'not-yours'], () => act(answer({ seat: 9 }))],
    ['to answer what one is not asked', 'bruno', [409, 'not-your-decision'], () => act(answer({ seat: 1 }))],
    ['to answer an old question', 'anna', [409, 'stale-decision'], () => act(answer({ decision: 'old' }))],
    ['to choose what is not offered', 'anna', [409, 'no-such-option'], () => act(answer({ pick: 99_999 }))],
    ['to choose several where one is asked', 'anna', [409, 'no-such-option'], () => act(answer({ pick: [0, 1] }))],
    ['to choose half an option', 'anna', [400, 'bad-request'], () => act(answer({ pick: 0.5 }))],
    ['to choose too many', 'anna', [400, 'bad-request'], () => act(answer({ pick: Array.from({ length: 1001 }, () => 0) }))],
    ['to answer without a key', 'anna', [400, 'bad-request'], () => act(answer({ key: undefined }))],
    ['to answer under a strange key', 'anna', [400, 'bad-request'], () => act(answer({ key: 'a b' }))],
    ['to answer with a field too many', 'anna', [400, 'bad-request'], () => act(answer({ by: 'rules' }))],
    ['to undo with a field of an answer', 'anna', [400, 'bad-request'], () => act({ key: KEY, seat: 0, do: 'undo', pick: 0 })],
    ['to do what there is not', 'anna', [400, 'bad-request'], () => act({ key: KEY, seat: 0, do: 'cheat' })],
    ['to undo nothing', 'anna', [409, 'nothing-to-undo'], () => act({ key: KEY, seat: 0, do: 'undo' })],
    ['to agree to no draw', 'anna', [409, 'no-agreed-draw'], () => act({ key: KEY, seat: 0, do: 'draw', says: 'agree' })],
    [
      'to act by a request of another site',
      'anna',
      [403, 'not-yours'],
      () => act(answer(), { headers: { origin: 'https://evil.example' } }),
    ],
    ['to ask why not for another', 'bruno', [403, 'not-yours'], () => [at('running', '/why-not?seat=0'), {}]],
    ['to ask why not without a seat', 'anna', [400, 'bad-request'], () => [at('running', '/why-not'), {}]],
    [
      'to ask what another’s options lead to',
      'bruno',
      [403, 'not-yours'],
      () => [at('running', '/about'), { body: { seat: 0, decision: places.decision, options: [0] } }],
    ],
    [
      'to ask about an option that is not there',
      'anna',
      [409, 'no-such-option'],
      () => [at('running', '/about'), { body: { seat: 0, decision: places.decision, options: [9999] } }],
    ],
    [
      'to ask about an old question',
      'anna',
      [409, 'stale-decision'],
      () => [at('running', '/about'), { body: { seat: 0, decision: 'old', options: [0] } }],
    ],
    ['to read the record before the end', 'anna', [409, 'not-over'], () => [at('running', '/record'), {}]],
    ['to play again before the end', 'anna', [409, 'not-over'], () => [at('running', '/rematch'), { body: { share: SHARE } }]],
    [
      'to play again as a spectator',
      'carla',
      [403, 'not-yours'],
      () => [at('running', '/rematch'), { link: places.running.watch, body: { share: SHARE } }],
    ],
    ['to let a bot stand in at once', 'anna', [409, 'too-early'], () => [at('running', '/stand-in'), { body: { seat: 1 } }]],
    [
      'to let a bot stand in as a spectator',
      'carla',
      [403, 'not-yours'],
      () => [at('running', '/stand-in'), { link: places.running.watch, body: { seat: 1 } }],
    ],
    ['to come back on another’s seat', 'bruno', [403, 'not-yours'], () => [at('running', '/return'), { body: { seat: 0 } }]],
    ['to say something without a link', 'carla', [403, 'wrong-link'], () => [at('running', '/say'), { body: { key: KEY, text: 'hello' } }]],
    [
      'to say something without being anybody',
      'stranger',
      [401, 'no-person'],
      () => [at('running', '/say'), { link: places.running.watch, body: { key: KEY, text: 'hello' } }],
    ],
    ['to say too much', 'anna', [400, 'bad-request'], () => [at('running', '/say'), { body: { key: KEY, text: 'x'.repeat(501) } }]],
    ['to say nothing', 'anna', [400, 'bad-request'], () => [at('running', '/say'), { body: { key: KEY, text: '' } }]],
    ['to say what no database can hold', 'anna', [400, 'bad-request'], () => [at('running', '/say'), { body: { key: KEY, text: 'a\0b' } }]],
    ['to ask for a page that is not there', 'anna', [404, 'no-such-page'], () => [at('running', '/table'), {}]],
    ['to use another method', 'anna', [404, 'no-such-page'], () => [at('running', '/act'), { method: 'DELETE' }]],
  ];
  it.each(cases)('%s', async (_what, who, expected, question) => {
    expect(await refused(who, ...question())).toEqual(expected);
  });
  it('to use a key for something else, in acts and in the chat', async () => {
    const url = at('running', '/act');
    const first = await people.anna.ask(url, { body: answer() });
    expect(first.json()).toMatchObject({ given: 1 });
    expect(await refused('anna', url, { body: answer({ pick: 1 }) })).toEqual([409, 'key-used']);
    expect(await refused('anna', url, { body: { key: KEY, seat: 0, do: 'undo' } })).toEqual([409, 'key-used']);
    const before = file.rows();
    expect((await people.anna.ask(url, { body: answer() })).json()).toEqual({ at: first.json<{ at: string }>().at, again: true });
    expect(file.rows()).toEqual(before);
    const say = at('running', '/say');
    expect((await people.anna.ask(say, { body: { key: KEY, text: 'hello' } })).status).toBe(204);
    expect(await refused('anna', say, { body: { key: KEY, text: 'good bye' } })).toEqual([409, 'key-used']);
    expect((await people.anna.ask(say, { body: { key: KEY, text: 'hello' } })).status).toBe(204);
    expect(file.rows()['lines']).toHaveLength(1);
  });
});

describe('looking changes nothing', () => {
  it.each(['', '/match', '/why-not?seat=0', '/links', '/record', '/sit', '/start'])('GET %s of an invitation', async (path) => {
    const before = file.rows();
    const { headers } = await people.stranger.ask(at('open', path), { link: places.open.invite });
    expect(file.rows()).toEqual(before);
    expect(headers['set-cookie']).toBeUndefined();
  });
  it('a list of tables is empty for strangers', async () => {
    expect(await people.stranger.get('/api/me/tables')).toEqual({ tables: [] });
    expect(await people.stranger.get('/api/hello')).toEqual({ tabularium: 1 });
    expect(await people.anna.get('/api/hello')).toEqual({ tabularium: 1, person: { name: 'Anna', emblem: 'lion' } });
  });
});
