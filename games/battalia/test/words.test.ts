// Everything the rules of Battalia can say has a sentence in both languages, judged by types, by sources, and in real matches.

import { readFileSync } from 'node:fs';
import { appliesTo, Match, type SetupInput } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import type { Messages } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { type Sample, samplesFrom } from '@tabularium/speech/testing/samples';
import { found, type Listening, listenTo, rulesIn } from '@tabularium/speech/testing/saying';
import { expectEvents, expectKeys, expectMatch, expectQuestions, expectTrail, type Wording } from '@tabularium/speech/testing/wording';
import { expect, test } from 'vitest';
import { ARTIFACTS, CITIES, FACTIONS, GREATS, ROADS, TERRAINS, TRANSFORMERS, UNITS } from '../content/kinds.ts';
import { DEMANDS } from '../content/recipes.ts';
import { battalia } from '../game.ts';
import type { BattaliaKit } from '../table/table.ts';

const pkg = await packageOf(battalia);
const { messages, game } = pkg;
const home = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, home), 'utf8');
const rulesText = rulesIn(home);

const WORDING: Wording = { pkg };
const listen = (): Listening => listenTo(pkg);

// ---- samples of everything that a type allows

const POOLS = ['friman bear', 'amulet isle', 'horse ember', 'tent cloud', 'supply', 'hammer', 'wild', 'wild isle as chief'];
const EXITS = ['N', 'N-S', 'N-E', 'N-E-S', 'N-E-S-W'];
/** Samples by type. */
const BY_TYPE: Record<string, readonly unknown[]> = {
  Seat: [0, 1],
  SpaceName: ['d4'],
  Unit: UNITS,
  Artifact: ARTIFACTS,
  Great: GREATS,
  Transformer: TRANSFORMERS,
  Faction: FACTIONS,
  Road: ROADS,
  City: CITIES,
  RoadGroup: ['simple', 'junction'],
  Pool: POOLS,
};
/** Samples of numbers and strings by field, or by owner and field where the name alone is ambiguous. */
const BY_FIELD: Record<string, readonly unknown[]> = {
  type: [...ROADS, ...CITIES],
  terrain: TERRAINS,
  exits: EXITS,
  what: ['hire friman'],
  space: ['d4'],
  day: [9],
  week: [2],
  die: [1, 2, 3, 4, 5, 6],
  size: [3, 4, 5, 6],
  draw: [0, 1, 2, 4],
  line: [1, 2],
  left: [0, 1],
  ranks: [0, 1, 2],
  level: [1, 2, 3, 4],
  count: [1, 2],
  heroes: [1, 2],
  attack: [5],
  defence: [4],
  'built.level': [0, 1, 4],
};

/** Only neutral cities and guardians belong to nobody. */
const lacksOptional = ({ target }: Sample): boolean => target === 'neutral' || target === 'guardians';
const samples = samplesFrom({
  home,
  files: ['table/table.ts', 'table/asks.ts', 'table/events.ts'],
  rule: 'BAT-1.1',
  byType: BY_TYPE,
  byField: BY_FIELD,
  lacksOptional,
});
const OPTIONS = samples.options();

// ---- the sources

const ENDINGS = [...found(/end\(table, 'BAT-[\d.]+', '(\w+)'\)/g, rulesText), 'othersLeft'];
BY_FIELD['because'] = ENDINGS;
const REASONS = [
  ...found(/because: '(\w+)'/g, rulesText + read('table/schema.ts')),
  ...found(/because = [^;]* \? '(\w+)' : '(\w+)'/g, rulesText),
  ...found(/reason\('BAT-[\d.]+', '(\w+)'/g, rulesText),
  ...found(/(\w+): 'BAT/g, found(/const HINDRANCES = \{([^}]*)\}/g, rulesText).join()),
].filter((key) => key !== 'othersLeft');

test('every event has a line, whatever its facts', () => {
  expectEvents(WORDING, samples.of('Event'));
});

test('every decision has a question, and every option has words', () => {
  expectQuestions(WORDING, OPTIONS);
});

test('options of a decision read differently', () => {
  for (const [ask, options] of OPTIONS)
    for (const { option: say } of listen().speakers) expect(new Set(options.map((option) => say(ask, option))).size).toBe(options.length);
});

test('an action says what it costs', () => {
  const { prices } = game.content as BattaliaKit['table']['content'];
  const priced: [Sample, readonly number[]][] = [
    ...UNITS.map((unit): [Sample, readonly number[]] => [{ do: 'hire', unit }, prices.hire[unit]]),
    ...ARTIFACTS.map((artifact): [Sample, readonly number[]] => [{ do: 'create', artifact }, prices.create[artifact]]),
    ...[1, 2, 3, 4].map((level): [Sample, readonly number[]] => [{ do: 'city', level }, prices.city[level] as readonly number[]]),
    [{ do: 'road', group: 'simple' }, prices.road.simple],
    [{ do: 'road', group: 'junction' }, prices.road.junction],
    [{ do: 'hero' }, prices.hero],
    [{ do: 'step', from: 'd4', to: 'd5' }, prices.step],
    [{ do: 'ride', from: 'd4' }, prices.ride],
    [{ do: 'pitch' }, prices.pitch],
  ];
  for (const { option: say, t } of listen().speakers)
    for (const [action, price] of priced) {
      const cards = DEMANDS.flatMap((demand, i) =>
        price[i] === 0 ? [] : [`${price[i]} ${t(`term.${demand}${price[i] === 1 ? '' : '_plural'}`)}`],
      );
      const said = /\((.*)\)$/.exec(say('act', action))?.[1]?.split(' + ');
      expect(said?.sort()).toEqual(cards.sort());
    }
});

test('every reason and every ending has a sentence', () => {
  expectKeys(WORDING, 'reason', REASONS);
  expectKeys(WORDING, 'result', ENDINGS);
});

test('every step of the trail has a name', () => {
  BY_FIELD['action.do'] = (OPTIONS.get('act') as { do: string }[]).map((action) => action.do).filter((what) => what !== 'end');
  expectTrail(WORDING, samples.of('Step'));
});

test('a result is told, and every column of its score sheet has a name', () => {
  const { speakers, missing } = listen();
  const match = Match.start(game, { seats: 2 }, { seed: 'short' });
  match.leave(1);
  const columns = Object.keys(match.result?.scores[0] ?? {});
  for (const { result, score } of speakers) {
    if (match.result) result(match.result);
    columns.map(score);
  }
  expect([...missing]).toEqual([]);
  expectKeys(WORDING, 'score', columns);
});

test('composed names are grammatical', () => {
  const name = ({ t }: Speaker, card: string): string => t('option.opener', { card });
  const [, english, , italian] = listen().speakers as readonly [Speaker, Speaker, Speaker, Speaker];
  expect(name(english, 'friman bear')).toBe('Open with a Bärfolk friman');
  expect(name(english, 'weapon isle')).toBe('Open with an Islander weapon');
  expect(name(english, 'wild')).toBe('Open with a wild supply');
  expect(name(english, 'wild ember as chief')).toBe('Open with an Emberian wild card as a chief');
  expect(name(english, 'sword')).toBe('Open with the Sword of Elemag');
  expect(name(italian, 'friman bear')).toBe('Apri con un friman degli Orsari');
  expect(name(italian, 'weapon cloud')).toBe('Apri con un’arma dei Nembolari');
  expect(name(italian, 'wild')).toBe('Apri con una provvista jolly');
  expect(name(italian, 'wild isle as chief')).toBe('Apri con un jolly dei Lagorai come capo');
  expect(name(italian, 'sword')).toBe('Apri con la Spada di Elemag');
});

test('every option of a decision with previews has one', () => {
  for (const [ask, previews] of Object.entries(messages.en['about'] as Messages))
    if (typeof previews !== 'string')
      for (const option of OPTIONS.get(ask) as { do: string }[]) expect(Object.keys(previews)).toContain(option.do);
});

// ---- real matches

const DECISIONS = 300;
const EXTRAS = { weeks: 2, startHeroes: 2, exileHeroes: 2, extraStartCities: 1, terrainRules: 'on' };
const setups: SetupInput[] = game.setup.modes.flatMap(({ id: mode, seats }) =>
  seats.map((count) => {
    const there = Object.entries(EXTRAS).filter(([id]) => game.setup.options.some((one) => one.id === id && appliesTo(one, mode, count)));
    return { mode, seats: count, options: count === 3 ? {} : Object.fromEntries(there) };
  }),
);

test.each(setups)('everything is said in a match of $mode with $seats players', (setup) => {
  const match = Match.start(game, setup, { seed: `${setup.mode} ${setup.seats}` });
  expectMatch(WORDING, match, { dice: setup.seats ?? 0, decisions: DECISIONS, reasons: REASONS });
});
