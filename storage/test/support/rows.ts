// Rows for tests.
import type { ActRow, Entry, NewMatch, Person, SeatRow } from '../../index.ts';

export const person = (id: string): Person => ({ id, name: id.toUpperCase(), emblem: 'owl', made: 1 });
export const newMatch = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'bluff',
  version: 1,
  setup: '{}',
  secret: 'secret',
  state: 'open',
  host: 'anna',
  made: 1,
  changed: 1,
  ...more,
});
export const seat = (match: string, number: number, more: Partial<SeatRow> = {}): SeatRow => ({
  match,
  seat: number,
  person: null,
  bot: null,
  name: '',
  emblem: '',
  share: '',
  seen: 0,
  removed: null,
  assisted: 0,
  ...more,
});
export const entry = (match: string, n: number, act: Partial<ActRow> = {}, more: Partial<Entry['after']> = {}): Entry => ({
  act: { match, n, person: null, key: null, said: null, at: n, body: `["${match} ${n}"]`, ...act },
  after: { inputs: n, version: 1, state: 'running', result: null, passages: null, bot_due: 0, changed: n, ...more },
});
export const line = (match: string, key: string, text: string, more: { readonly person?: string } = {}) => ({
  match,
  person: 'anna',
  key,
  name: 'Anna',
  seat: 0,
  at: 1,
  text,
  ...more,
});
