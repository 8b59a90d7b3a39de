// One bad request after another, of every kind, in an order that the seed decides.
import type { FastDice } from '@tabularium/kernel';
import { request } from '../net/line.ts';
import { key, type Scene, type Somebody, share, tableOf } from './scene.ts';

export interface Attack {
  readonly kind: string;
  readonly bytes: string | Buffer;
  /** It may succeed, because it does no harm. Any other must be refused. */
  readonly isHarmless?: boolean;
  /** The server may wait for more of it, so it gets a connection of its own. */
  readonly isAlone?: boolean;
}
type Make = (dice: FastDice, scene: Scene) => Omit<Attack, 'kind'>;

const one = <T>(list: readonly T[], dice: FastDice): T => list[dice.below(list.length)] as T;
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  16,
  99_999_999,
  '',
  '\u0000',
  '\ud800',
  '\u202e',
  'a'.repeat(300),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  [],
  [[]],
  [null],
  {},
  { length: 1e9 },
  { toString: 1 },
  Array<number>(50).fill(0),
];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'extra', '', '\u0000', '0'];

/** A body with something wrong in it, as text, because an object cannot have every key. */
function spoiled(body: object, dice: FastDice): string {
  const fields = Object.entries(body);
  const [name] = one(fields, dice);
  const junk = JSON.stringify(one(JUNK, dice));
  switch (dice.below(4)) {
    case 0:
      return JSON.stringify(Object.fromEntries(fields.filter(([field]) => field !== name)));
    case 1:
      return `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(one(KEYS, dice))}:${junk}}`;
    default:
      return `{${fields.map(([field, value]) => `${JSON.stringify(field)}:${field === name ? junk : JSON.stringify(value)}`).join()}}`;
  }
}
const at = (id: string, path: string): string => `/api/tables/${id}${path}`;
const act = (seat: number, more: object = {}) => ({ key: key(), seat, do: 'answer', decision: '1', pick: 0, ...more });
const person = { name: 'Mallory', emblem: 'owl' };

/** A good body for every call that takes one. */
const bodies = ({ running, waiting }: Scene): readonly (readonly [string, object])[] => [
  ['/api/tables', tableOf([{ kind: 'mine', name: 'M' }, { kind: 'open' }], 'M')],
  ['/api/people', person],
  ['/api/me/tokens', { name: 'token' }],
  [at(waiting.id, '/sit'), { seat: 1, person, share: share() }],
  [at(waiting.id, '/rise'), { seat: 0 }],
  [at(waiting.id, '/fill'), { seat: 1, name: 'B', level: 'random' }],
  [at(waiting.id, '/start'), { none: 1 }],
  [at(running.id, '/act'), act(0)],
  [at(running.id, '/about'), { seat: 0, decision: '1', options: [0] }],
  [at(running.id, '/say'), { key: key(), text: 'hello' }],
  [at(running.id, '/stand-in'), { seat: 0 }],
  [at(running.id, '/return'), { seat: 0 }],
  [at(running.id, '/assistant'), { seat: 0, isOn: true }],
  [at(running.id, '/rematch'), { share: share() }],
];
const tampered = (text: string, dice: FastDice): string => {
  const place = dice.below(text.length);
  return text.slice(0, place) + (text[place] === 'a' ? 'b' : 'a') + text.slice(place + 1);
};
const NOT_JSON = [
  '',
  '{',
  '}',
  '[',
  '{"a":',
  '{"key":"',
  'null',
  '[]',
  '"text"',
  '1e400',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '\u0000',
  '{"a":NaN}',
  'undefined',
  '%7B%7D',
  '['.repeat(5000),
  '{"a":'.repeat(2000),
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/xml',
  '',
  'json/',
];
const PATHS = [
  '/api/nothing',
  '/api',
  '/api/',
  '/api//hello',
  '/api/tables/',
  '/api/tables/../../secret.txt',
  '/api/tables/%2e%2e/links',
  '/metrics/x',
  '/api/hello?'.padEnd(2000, 'a'),
  '/api/tables/%00/match',
  '/api/tables/%ff/match',
  '/api/hello/%',
  '//',
  '/%',
];
const TRAVERSALS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/..\\secret.txt',
  '/%2e%2e%5csecret.txt',
  '/....//secret.txt',
  '/secret.txt',
  '/link.txt',
  '/%00',
  '/index.html%00.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/.%2e/secret.txt',
  `/${'a'.repeat(5000)}`,
];

const KINDS: Readonly<Record<string, Make>> = {
  'not JSON': (dice, scene) => {
    const [path] = one(bodies(scene), dice);
    return { bytes: request('POST', path, { ...scene.mallory }, one(NOT_JSON, dice)) };
  },
  'wrong content type': (dice, scene) => {
    const [path, body] = one(bodies(scene), dice);
    const type = one(TYPES.slice(1), dice);
    return { bytes: request('POST', path, { ...scene.mallory, 'content-type': type }, type === '' ? 'x' : `=${JSON.stringify(body)}`) };
  },
  'wrong fields': (dice, scene) => {
    const [path, body] = one(bodies(scene), dice);
    // Some junk is a fine name, and a field that may be missing may be missing.
    return { bytes: request('POST', path, { ...scene.mallory }, spoiled(body, dice)), isHarmless: true };
  },
  'wrong parameters': (dice, { anna, running }) => {
    const query = one(
      ['?seat=-1', '?seat=99', '?seat=0&seat=1', '?seat[]=0', '?seat=', '?__proto__=1', '?seat=1e1', '?seat=0x0', '?have=%00'],
      dice,
    );
    return { bytes: request('GET', at(running.id, `/why-not${query}`), { ...anna }) };
  },
  'unknown routes': (dice, { anna }) => ({ bytes: request('GET', one(PATHS, dice), { ...anna }), isHarmless: true }),
  'unknown methods': (dice, { anna, running }) => {
    const path = one(['/api/hello', at(running.id, ''), at(running.id, '/act'), '/'], dice);
    return { bytes: request(one(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK'], dice), path, { ...anna }) };
  },
  'outside the site': (dice) => ({ bytes: request('GET', one(TRAVERSALS, dice)) }),
  'large headers': (dice) => ({
    bytes: request('GET', '/api/hello', { [`x-${'a'.repeat(dice.below(100))}`]: 'b'.repeat(20_000) }),
    isAlone: true,
  }),
  'large bodies': (dice, scene) => {
    const [path] = one(bodies(scene), dice);
    if (dice.below(50) > 0)
      return {
        bytes: request('POST', path, { ...scene.mallory, 'content-length': one(['600000', '99999999999', '1e9', '-1'], dice) }, ''),
        isAlone: true,
      };
    return { bytes: request('POST', path, { ...scene.mallory }, JSON.stringify({ text: 'a'.repeat(600_000) })), isAlone: true };
  },
  'nested content': (dice, { mallory }) => {
    const depth = dice.below(20) > 0 ? 150 : 20_000;
    const table = JSON.stringify({ ...tableOf([{ kind: 'mine', name: 'M' }, { kind: 'open' }], 'M'), content: 0 });
    const content = `"content":${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;
    return { bytes: request('POST', '/api/tables', { ...mallory }, table.replace('"content":0', content)) };
  },
  'no HTTP': (dice) => ({
    bytes: one(
      [
        'GET / HTTP/9.9\r\n\r\n',
        'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
        '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
        'GET /api/hello\r\n\r\n',
        `POST /api/people HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
        'POST /api/people HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
        'GET /api/hello HTTP/1.1\r\nhost: a\r\n folded: yes\r\n\r\n',
        'GET /api/hello HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n',
        'GET /api/hello HTTP/1.1\r\n\r\n',
        'GET http://elsewhere.example/api/hello HTTP/1.1\r\nhost: a\r\n\r\n',
        '\r\n\r\n\r\n\u0000\u0000',
      ],
      dice,
    ),
    isAlone: true,
    isHarmless: true,
  }),
  'other origins': (dice, { anna, running }) => ({
    bytes: request(
      'POST',
      at(running.id, '/act'),
      {
        ...anna,
        origin: one(['https://elsewhere.example', 'null', 'http://127.0.0.1.example', 'x'], dice),
        'sec-fetch-site': 'cross-site',
      },
      JSON.stringify({ key: key(), seat: 0, do: 'leave' }),
    ),
  }),
  'replayed by others': (dice, { mallory, running, acts }) => ({
    bytes: request('POST', at(running.id, '/act'), dice.below(2) === 0 ? {} : { ...mallory }, one(acts, dice).body),
  }),
  'replayed by the same': (dice, { running, acts }) => {
    const { by, body } = one(acts, dice);
    return { bytes: request('POST', at(running.id, '/act'), { ...by }, body), isHarmless: true };
  },
  'another act under a used key': (dice, { running, acts }) => {
    const { by, body } = one(acts, dice);
    const changed = { ...(JSON.parse(body) as { pick: number }), pick: 7 };
    return { bytes: request('POST', at(running.id, '/act'), { ...by }, JSON.stringify(changed)) };
  },
  'stale decisions': (dice, { running, acts }) => {
    const { by, body } = one(acts, dice);
    return { bytes: request('POST', at(running.id, '/act'), { ...by }, JSON.stringify({ ...(JSON.parse(body) as object), key: key() })) };
  },
  'seats of others': (dice, { anna, bruno, running }) => {
    const [who, seat] = one<readonly [Somebody, number]>(
      [
        [anna, 1],
        [bruno, 0],
        [anna, 15],
      ],
      dice,
    );
    const deed = one([{ do: 'leave' }, { do: 'undo' }, { do: 'draw', says: 'offer' }, act(seat)], dice);
    return { bytes: request('POST', at(running.id, '/act'), { ...who }, JSON.stringify({ key: key(), seat, ...deed })) };
  },
  'spectators who act': (dice, { mallory, running }) => {
    const link = { 'tabularium-link': running.watch };
    const [path, body] = one<readonly [string, object]>(
      [
        ['/act', act(dice.below(2))],
        ['/stand-in', { seat: 0 }],
        ['/return', { seat: 1 }],
        ['/rematch', { share: share() }],
        ['/start', {}],
      ],
      dice,
    );
    return { bytes: request('POST', at(running.id, path), { ...mallory, ...link }, JSON.stringify(body)) };
  },
  'questions without end': (dice, { anna, mallory, running }) => {
    const body = { seat: 0, decision: '1', options: Array<number>(dice.below(20) > 0 ? 20 : 1000).fill(0) };
    return { bytes: request('POST', at(running.id, '/about'), { ...one([anna, mallory], dice) }, JSON.stringify(body)) };
  },
  'streams of many tables': (dice, { anna, mallory, running, waiting }) => {
    const tables = one(
      [
        '',
        ',',
        running.id.toUpperCase(),
        `${running.id},${running.id}`,
        `${running.id}:`,
        `${running.id}!!`,
        `${running.id}:__proto__.1!`,
        `${running.id}:x.0,${waiting.id}!,constructor`,
        Array.from({ length: 60 }, (_, n) => `aaaaaa${String(n)}!`).join(),
        'a'.repeat(9000),
      ],
      dice,
    );
    const page = one(['', 'short', 'constructor', '__proto__', 'x'.repeat(200)], dice);
    const headers = { ...one([anna, mallory], dice), ...(page !== '' && { 'tabularium-page': page }) };
    return { bytes: request('GET', `/api/stream?tables=${tables}`, headers), isHarmless: true };
  },
  'secrets before the end': (dice, { anna, running }) => ({
    bytes: request('GET', at(running.id, one(['/record', '/dice'], dice)), { ...anna }),
  }),
  'seat stealing': (dice, { mallory, running, waiting }) => {
    const [table, link] = one(
      [
        [running, running.invite],
        [waiting, waiting.watch],
        [waiting, running.invite],
        [waiting, tampered(waiting.invite, dice)],
      ] as const,
      dice,
    );
    return {
      bytes: request(
        'POST',
        at(table.id, '/sit'),
        { ...mallory, 'tabularium-link': link },
        JSON.stringify({ seat: dice.below(2), person, share: share() }),
      ),
    };
  },
  'calls for hosts': (dice, { bruno, mallory, running, waiting }) => {
    const table = one([running, waiting], dice);
    const [path, body] = one<readonly [string, object | undefined]>(
      [
        ['/start', {}],
        ['/fill', { seat: 1, level: 'random' }],
        ['/links', undefined],
        ['/rise', { seat: 0 }],
      ],
      dice,
    );
    return { bytes: request(body ? 'POST' : 'GET', at(table.id, path), { ...one([bruno, mallory], dice) }, body && JSON.stringify(body)) };
  },
  'forged cookies': (dice, { anna, running }) => {
    const cookie = one(
      [
        tampered(anna.cookie, dice),
        'tabularium=',
        `tabularium=${'x'.repeat(4000)}`,
        'tabularium=%00%ff',
        'tabularium=__proto__',
        '=;=;=',
        anna.cookie.slice(0, -1),
      ],
      dice,
    );
    const isName = !cookie.startsWith('tabularium='); // the name of the cookie was hit: a stranger without one
    return {
      bytes: request(
        'POST',
        at(running.id, '/act'),
        { cookie: isName ? 'x=y' : cookie },
        JSON.stringify({ key: key(), seat: 0, do: 'leave' }),
      ),
    };
  },
  'forged tokens': (dice, { token, running }) => {
    const given = one([tampered(token, dice), '', 'x'.repeat(4000), '%00', token.toUpperCase(), `${token} ${token}`, token.slice(1)], dice);
    return {
      bytes: request(
        'POST',
        at(running.id, '/act'),
        { authorization: `Bearer ${given}` },
        JSON.stringify({ key: key(), seat: 0, do: 'leave' }),
      ),
    };
  },
  'logins of the forgotten': (dice, { gone, goneToken, running }) => {
    const login = one<Readonly<Record<string, string>>>([{ ...gone }, { authorization: `Bearer ${goneToken}` }], dice);
    const [path, body] = one<readonly [string, object]>(
      [
        ['/api/me/tokens', { name: 'again' }],
        [at(running.id, '/act'), act(0)],
        [at(running.id, '/say'), { key: key(), text: 'I am back' }],
        [at(running.id, '/stand-in'), { seat: 0 }],
      ],
      dice,
    );
    return { bytes: request('POST', path, login, JSON.stringify(body)) };
  },
  'guessed ids': (dice, { mallory, running }) => {
    const id = one(
      [
        tampered(running.id, dice),
        'aaaaaaaaaaaa',
        'a'.repeat(32),
        'a'.repeat(100),
        '1',
        'constructor',
        '__proto__',
        running.id.toUpperCase(),
      ],
      dice,
    );
    return { bytes: request('GET', at(id, one(['', '/match', '/stream', '/record', '/links', '/why-not?seat=0'], dice)), { ...mallory }) };
  },
  'tables of others': (dice, { mallory, running }) => ({
    bytes: request('GET', at(running.id, one(['', '/match', '/stream', '/record', '/dice', '/links', '/why-not?seat=0'], dice)), {
      ...mallory,
      'tabularium-link': one(['', tampered(running.watch, dice), 'x'.repeat(200)], dice),
    }),
  }),
  'chat of strangers': (_dice, { mallory, running }) => ({
    bytes: request('POST', at(running.id, '/say'), { ...mallory }, JSON.stringify({ key: key(), text: 'I am not here' })),
  }),
  'strange chat': (dice, { anna, running }) => ({
    bytes: request(
      'POST',
      at(running.id, '/say'),
      { ...anna },
      JSON.stringify({
        key: `strange-${dice.below(20)}`,
        text: one(['\u0000', '\u202e\u0301'.repeat(100), '\ud83d\ude00', 'a'.repeat(501), ' ', '<b>'], dice),
      }),
    ),
    isHarmless: true,
  }),
};
export const ATTACKS: readonly string[] = Object.keys(KINDS);
export function attack(n: number, dice: FastDice, scene: Scene): Attack {
  const kind = ATTACKS[n % ATTACKS.length] as string;
  return { kind, ...(KINDS[kind] as Make)(dice, scene) };
}
