import { botsFor } from '@tabularium/bots';
import { allGames, loadPackage, loadPresentation } from '@tabularium/games';
import { packageOf, playableOf, presentationOf } from '@tabularium/parts/define';
import { LANGUAGES, type Language } from '@tabularium/parts/shape';
import { messageGaps } from '@tabularium/speech';
import { describe, expect, test } from 'vitest';
import { frontOf } from '../../frame/front.tsx';
import { levelNote } from '../../frame/level-note.ts';
import { agoIn, stateOf } from '../../frame/match-words.ts';
import type { MatchSummary } from '../../link/shape.ts';
import { seatColours } from '../../screen/colours.ts';
import en from '../../settings/messages/en.json' with { type: 'json' };
import { speak, translateFor, translateIn } from '../../settings/messages/index.ts';
import it from '../../settings/messages/it.json' with { type: 'json' };
import { hrefOf, type Route, routeOf } from '../../settings/routes.ts';
import { settingsFrom } from '../../settings/settings.ts';

test('the house says the same things in every language', () => {
  expect(messageGaps({ en, it })).toEqual([]);
});

test('a level says how strong it is where that was measured', async () => {
  await Promise.all(LANGUAGES.map(speak));
  const t = translateIn('en');
  const ladder = { ratings: { legionario: 1500, centurione: 1640 }, against: { centurione: 0.69 } };
  expect(levelNote('centurione', ladder, t)).toMatch(/Rated 1640: wins 7 of 10 against Legionario\.$/);
  expect(levelNote('legionario', ladder, t)).toMatch(/Rated 1500\.$/);
  expect(levelNote('legato', undefined, t)).toBe(t('level.about.legato'));
});

test('an army has the name that its edition of the game gives it', async () => {
  await Promise.all(LANGUAGES.map(speak));
  const said = async (id: string): Promise<readonly string[]> => {
    const pkg = await loadPackage(id);
    return LANGUAGES.map((language) => translateFor(language, pkg ?? { messages: { en: {}, it: {} } })('army.begin')).sort();
  };
  expect(await said('battleground')).toEqual(['New army', 'Nuova armata']);
  expect(await said('arcane-legions')).toEqual(['New army', 'Nuovo esercito']);
});

describe.each(allGames)('$id', (entry) => {
  test('what it says in place of the house, the house says too', async () => {
    const pkg = await packageOf(entry);
    for (const [language, words] of Object.entries({ en, it }))
      expect(Object.keys(words.army)).toEqual(expect.arrayContaining(Object.keys(pkg.messages[language as Language]['army'] ?? {})));
  });
  test('what a page knows about it is what the game says of itself', async () => {
    const [pkg, shown, play] = await Promise.all([packageOf(entry), presentationOf(entry), playableOf(entry)]);
    expect(play.game).toBe(pkg.game);
    expect(shown).toMatchObject({ id: pkg.game.id, setup: pkg.game.setup, levels: botsFor(pkg), rulebook: pkg.rulebook });
    for (const language of LANGUAGES) expect(await shown.messages[language]()).toEqual(pkg.messages[language]);
  });
  test('its cover says what its messages say', async () => {
    const [pkg, cover] = await Promise.all([packageOf(entry), frontOf(entry)]);
    for (const language of LANGUAGES)
      expect({ name: cover.title[language], summary: cover.summary[language] }).toEqual(pkg.messages[language]['game']);
    const seats = pkg.game.setup.modes.flatMap((mode) => mode.seats);
    expect(cover.players).toBe([...new Set([Math.min(...seats), Math.max(...seats)])].join('-'));
  });
});

test.each<Route>([
  { page: 'home' },
  { page: 'new', game: 'battalia' },
  { page: 'new', game: 'battalia', pack: 'a1' },
  { page: 'workshop', game: 'battalia' },
  { page: 'workshop', game: 'battalia', pack: 'a1' },
  { page: 'match', id: 'abc' },
  { page: 'replay', id: 'a/b?c#d %' },
  { page: 'table', id: 'abcdefghijkl' },
  { page: 'table', id: 'abcdefghijkl', secret: '0a1b' },
  { page: 'watch', id: 'abcdefghijkl', secret: '0a1b' },
  { page: 'rules', game: 'battalia' },
  { page: 'rules', game: 'battalia', rule: 'BAT-7.5' },
  { page: 'learn', game: 'battalia' },
  { page: 'army', game: 'battleground', code: 'a-b_C9' },
  { page: 'credits' },
])('an address leads where it was meant to: $page', (route) => {
  expect(routeOf(hrefOf(route))).toEqual(route);
});
test.each(['#/nowhere', '#/match', '#/table', '#/watch/abcdefghijkl', '#/army/battleground', '#/new/', '#/match/%', '#rubbish'])(
  '%s leads somewhere without an error',
  (hash) => {
    expect(['lost', 'match']).toContain(routeOf(hash).page);
  },
);

test('settings that cannot be read are chosen anew, by the languages of the browser', () => {
  const usual = {
    language: 'it',
    theme: 'system',
    speed: 'normal',
    drawer: 'folded',
    givingUp: 'ask',
    sound: 'on',
    textSize: 'normal',
    colour: 0,
    name: '',
    emblem: '',
  };
  for (const text of [null, '', 'rubbish', '[]', '{"language":"xx","theme":7,"name":{}}'])
    expect(settingsFrom(text, ['de-DE', 'it-IT', 'en'])).toEqual(usual);
  expect(settingsFrom(null, ['de'])).toMatchObject({ language: 'en' });
  const chosen = {
    language: 'en',
    theme: 'dark',
    speed: 'off',
    drawer: 'open',
    givingUp: 'never',
    textSize: 'large',
    colour: 3,
    sound: 'off',
    name: 'Ada',
    emblem: 'fox',
  };
  expect(settingsFrom(JSON.stringify(chosen), ['it'])).toEqual(chosen);
});

describe('what a list says about a match', async () => {
  await Promise.all(LANGUAGES.map(speak));
  const t = translateIn('en');
  const human = { kind: 'human', name: 'Ada' } as const;
  const match: MatchSummary = {
    id: 'a',
    game: 'battalia',
    version: 1,
    setup: { mode: 'base', seats: 2, options: {} },
    seats: [human, { kind: 'bot', name: 'Livia', level: 'greedy' }],
    created: 0,
    changed: 0,
    count: 3,
    toAct: [0],
    result: null,
  };
  const result = { winners: [1], drawn: false, rule: 'X-1', because: 'over', scores: [] };
  test('whose turn it is, or how it ended', () => {
    expect(stateOf(match, t, 'en')).toBe('Your turn');
    expect(stateOf({ ...match, toAct: [1] }, t, 'en')).toBe('Waiting for Livia');
    expect(stateOf({ ...match, seats: [human, { kind: 'human', name: '' }], toAct: [0, 1] }, t, 'en')).toBe('Waiting for Ada and Player 2');
    expect(stateOf({ ...match, result }, translateIn('it'), 'it')).toBe('Conclusa: vittoria di Livia');
    expect(stateOf({ ...match, result: { ...result, winners: [0, 1], drawn: true } }, t, 'en')).toBe('Finished: a draw');
    expect(stateOf({ ...match, result: { ...result, winners: [] } }, t, 'en')).toBe('Finished: nobody won');
    expect(stateOf({ ...match, isOutdated: true }, t, 'en')).toMatch(/^Made with an older version/);
  });
  test('when it was played', () => {
    const now = 1e12;
    expect(agoIn('en', now, now)).toBe('now');
    expect(agoIn('en', now - 7_200_000, now)).toBe('2 hours ago');
    expect(agoIn('it', now - 86_400_000, now)).toBe('ieri');
    expect(agoIn('en', now + 5000, now)).toBe('now');
  });
});

test('seats have the colours of their pieces, once those are known', async () => {
  const battalia = await loadPresentation('battalia');
  if (!battalia) throw new Error('there is Battalia');
  const sight = { players: [{ faction: 'cloud' }, { faction: null }, { faction: 'isle' }] };
  expect(seatColours(battalia, sight)).toEqual({ '--seat-0': '#b98a12', '--seat-2': '#1d66b3', '--on-seat': 'white' });
  expect(seatColours(battalia, { players: [{ faction: null }] })).toEqual({});
});
