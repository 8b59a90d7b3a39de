// Everything the rules can say has a sentence in both languages: by types, by sources, and in real matches.

import { Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import type { Speaker } from '@tabularium/speech';
import { type Sample, samplesFrom } from '@tabularium/speech/testing/samples';
import { found, type Listening, listenTo, rulesIn } from '@tabularium/speech/testing/saying';
import {
  expectAbouts,
  expectDifferent,
  expectEvents,
  expectExplained,
  expectKeys,
  expectMatch,
  expectNames,
  expectQuestions,
  expectSaid,
  expectTrail,
  type Wording,
} from '@tabularium/speech/testing/wording';
import { describe, expect, test } from 'vitest';
import { BANK, BUILDINGS, COUNTED } from '../content/constructions.ts';
import { CHARACTERS, COLOURS, EVENT_CUBES, RESOURCES, TERRAINS, TOKENS, UNIT_KINDS, WORKS } from '../content/kinds.ts';
import { SIDES } from '../content/maps.ts';
import { romolo } from '../game.ts';
import { tableOf } from '../lesson/layout.ts';
import type { Mode } from '../table/table.ts';
import { plenty } from './support/plenty.ts';

const pkg = await packageOf(romolo);
const { game } = pkg;
const home = new URL('../', import.meta.url);
const rulesText = rulesIn(home);

/** What was not filled in, keys instead of sentences, and stray spaces and stops. */
const WRONG =
  /\{\{|\$t\(|undefined|NaN|\[object|\b(?:many|amount|way|war|put|piece|part|unit|term|event|step|thing|reason)\.\w| {2}| [.,:;]|\.\.|^\s|\s$/;
const WORDING: Wording = { pkg, wrong: WRONG };
const listen = (): Listening => listenTo(pkg, WRONG);

// ---- samples of everything that a type allows

const UNITS = ['yellow.worker.1', 'yellow.explorer.1', 'mercenary.2', 'automaton.soldier.3'];
const CUBES = [{}, { stone: 1 }, { wheat: 2, stone: 1, salt: 3 }];
const STORES = [{ at: 'd3', store: 2 }, { apothecarius: true }].flatMap((where) => [where, { ...where, praepositus: true }]);
const BY_TYPE: Record<string, readonly unknown[]> = {
  Seat: [0, 1],
  Who: [0, 1, 'automaton'],
  HexName: ['d3'],
  UnitName: UNITS,
  Side: SIDES,
  Building: BUILDINGS,
  Character: CHARACTERS,
  Resource: RESOURCES,
  Counted: COUNTED,
  Terrain: TERRAINS,
  Token: TOKENS,
  Work: WORKS,
  EventCube: EVENT_CUBES,
  Cubes: CUBES,
  StoreChoice: STORES,
  Sheet: [{}],
  Part: [
    { reason: 'soldier', value: 6 },
    { reason: 'penalty', value: -3 },
  ],
};
const BY_FIELD: Record<string, readonly unknown[]> = {
  round: [1, 12],
  multiplier: [0, 2, 3],
  left: [0, 4],
  free: [0, 2],
  cubes: [0, 1, 3],
  coins: [0, 1, 3],
  slot: [3],
  walls: [0, 1, 3],
  price: [0, 1, 4],
  given: [1, 4],
  got: [1, 2],
  attack: [4],
  defence: [12],
  attackerLosses: [0, 1],
  defenderLosses: [0, 3],
  mercenaries: [1, 3],
  paid: [0, 3],
  salt: [0, 1, 6],
  units: [1, 4],
  fed: [0, 3],
  hungry: [0, 1, 2],
  before: [1],
  prices: [2],
  store: [1, 2],
  stone: [0, 1, 3],
  wood: [0, 1, 2],
  count: [1, 2],
  'work.unit': ['yellow.worker.1'],
  as: ['d3'],
  hex: ['d3'],
};
const files = ['content/maps.ts', 'table/table.ts', 'table/asks.ts', 'table/events.ts'];
const samples = samplesFrom({ home, files, rule: 'ROM-1.1', byType: BY_TYPE, byField: BY_FIELD });
/** Most lists are never empty, there are five prices, and somebody always pays something or nothing. */
const happens = ({
  for: what,
  resource,
  because,
  seat,
  kind,
  seats,
  attackers,
  units,
  cubes,
  character,
  sides,
  building,
  attack,
  defence,
  to,
  prices,
  stone,
  wood,
  aedificator,
}: Sample): boolean =>
  [seats, attackers, attack, defence].every((list) => !Array.isArray(list) || list.length > 0) &&
  (kind !== 'characterCubes' || ((cubes as unknown[]).length > 0 && ['praepositus', 'negotiator'].includes(character as string))) &&
  (kind !== 'retreated' || (to as unknown[]).length > 0) &&
  (kind !== 'hired' || (units as unknown[]).length > 0) &&
  (kind !== 'built' || (building === 'wall') === (sides as unknown[]).length > 0) &&
  prices === undefined &&
  (kind !== 'rolledDie' || (what === 'price') === (resource !== null)) &&
  (kind !== 'gameEnds' || (because === 'chosen') === (seat !== null)) &&
  (stone !== 0 || wood !== 0) &&
  (aedificator !== true || stone !== 0 || wood !== 0);
const OPTIONS = new Map([...samples.options()].map(([ask, options]) => [ask, (options as readonly Sample[]).filter(happens)]));

// ---- the sources

/** Endings, events and control have a `because` too. */
const ENDINGS = ['points', 'lastStanding', 'towerLost', 'resigned'];
const OF_CONTROL = ['capital', 'influence', 'faceDown', 'tie', 'nobody'];
const REASONS = [
  ...new Set([
    ...found(/because: '(\w+)'(?! \|)/g, rulesText).filter((one) => !ENDINGS.includes(one) && !OF_CONTROL.includes(one)),
    ...found(/because: '(\w+)' \| '(\w+)'\): Reason/g, rulesText),
  ]),
];

/** Decisions made by several at once. */
const TOGETHER = found(/together\('(\w+)'/g, rulesText);

const PRICES = { kind: 'prices', rule: 'ROM-11.17', before: [1, 1, 1, 1, 1], prices: [3, 2, 0, 1, 5] };
test('every event has its line, whatever its facts', () => {
  expectEvents(WORDING, [...samples.of('Event').filter(happens), PRICES]);
});

/** What the rules say along with a question, where its sentence depends on it. */
const unit = 'yellow.worker.1';
const parts = [
  { reason: 'worker', value: 1 },
  { reason: 'tower', value: 4 },
];
const some = ['wheat', 'wheat', 'coin', 'gold', 'bronze'];
const FACTS: Record<string, readonly Sample[]> = {
  stance: ['hostile', 'tolerant', 'ask'].map((stance) => ({ seat: 1, stance })),
  hostility: [{ seat: 1, at: 'd3' }],
  portSide: [{ at: 'd3' }],
  workThere: [{ unit, at: 'd3' }],
  sailOn: [{ unit: 'mercenary.1' }],
  build: [0, 1, 2].map((temples) => ({ at: 'd3', temples })),
  wallSide: [{ at: 'd3', chosen: ['E'], bought: 1, free: 0, most: 3 }],
  pay: [1, 3].map((cubes) => ({ stone: 3, wood: 2, cubes })),
  dismantle: [{ at: 'd3' }],
  refund: [{ piece: 'farm' }, { piece: 'warehouse', store: 2 }, { piece: 'wall', side: 'NE' }].map((piece) => ({ at: 'd3', piece })),
  transform: [{ at: 'd3' }],
  store: RESOURCES.map((resource) => ({ from: 'd3', resource })),
  collect: [{ at: 'd3' }],
  hirePay: [1, 2].map((due) => ({ due })),
  character: [2, 4].map((coins) => ({ coins })),
  characterCube: ['praepositus', 'negotiator'].map((character) => ({ character, cubes: [] })),
  sell: [{}, { nauta: true }],
  buy: [{}, { nauta: true }],
  loot: [1, 'automaton'].flatMap((seat) => [1, 3].map((left) => ({ seat, left }))),
  exchangeGive: [{ give: 4, get: 1 }],
  exchangeGet: RESOURCES.flatMap((resource) => [1, 2].map((get) => ({ resource, give: 1, get }))),
  trade: [[], some].map((give) => ({ ally: 1, give, take: [], most: 3 })),
  tradeAnswer: [{ seat: 1, give: some, take: [] }],
  attackers: [1, 'automaton'].map((seat) => ({ at: 'd3', seat, defence: parts })),
  token: [{ attack: 6, defence: -2, odds: [] }],
  casualty: [1, 'automaton'].flatMap((of) => [1, 2].map((left) => ({ of, left }))),
  excess: [1, 2].map((left) => ({ left, at: 'd3' })),
  wallLot: [{ at: 'd3', min: 3 }],
  demolish: [true, false].map((obsessor) => ({ at: 'd3', unit, obsessor })),
  retreatTo: [{ unit }],
  foederatus: [1, 3].map((mercenaries) => ({ mercenaries, salt: 6, affordable: 1 })),
  wage: [0, 1, 3].map((credit) => ({ due: 2, credit, each: 4 })),
  wageConstruction: [1, 2].map((left) => ({ left })),
  wageMercenary: [1, 2].map((left) => ({ left })),
  furnarus: [1, 2].map((hungry) => ({ hungry })),
  hunger: [1, 2].map((hungry) => ({ hungry, wheat: 3 })),
  architectusEnd: [{ total: 31 }],
  sacerdos: [2, 1].map((left) => ({ total: 31, left })),
};

test('every decision has its question and every option its words', () => {
  expectQuestions(WORDING, OPTIONS, { facts: FACTS, together: TOGETHER });
});

test('a decision’s options all read differently', () => {
  expectDifferent(WORDING, OPTIONS);
});

test('in the action phase everything stands under a heading, what units do under their names', () => {
  for (const { group } of listen().speakers)
    for (const option of OPTIONS.get('act') as readonly Sample[])
      expect(group('act', option)).toMatchObject({ isOfOne: option['unit'] !== undefined });
});

const MOVES = [true, false].flatMap((yes) =>
  [0.25, null].map((waterChance) => ({
    penalty: yes,
    shakesOff: !yes,
    explores: waterChance !== null,
    waterChance,
    retreat: yes,
    lies: !yes,
    attackAfter: yes,
    actions: 1,
  })),
);
const TOTALS = [{ total: 31 }];
const ABOUT: Record<string, readonly (readonly [option: Sample, about: Sample])[]> = {
  act: [
    ...['move', 'ride', 'sail'].flatMap((way) => MOVES.map((about) => [{ do: way, unit, to: 'd3' }, about] as const)),
    ...[0, 1, 2].map(
      (actions) =>
        [
          { do: 'look', unit, to: 'd3' },
          { waterChance: 0.37, lies: actions === 0, actions },
        ] as const,
    ),
    ...['createWorker', 'createSoldier'].map(
      (what) =>
        [
          { do: what, unit },
          { pays: { wheat: 3 }, count: [4, 4] },
        ] as const,
    ),
    [
      { do: 'createExplorer', unit },
      { pays: { wheat: 2 }, count: null },
    ],
    ...[1, 3].map((coins) => [{ do: 'hireCharacter', unit }, { coins }] as const),
    ...['sell', 'freeSell', 'buy', 'freeBuy'].flatMap((what) =>
      [0, 1, 2].map(
        (forum) =>
          [
            { do: what, unit },
            { cubes: forum + 1, forum },
          ] as const,
      ),
    ),
    [
      { do: 'exchange', unit },
      { give: 4, get: 1 },
    ],
  ],
  sailOn: MOVES.map((about) => [{ to: 'd3' }, about]),
  build: [0, 1, 2].map((saved) => [{ building: 'forum' }, { cubes: 5 - saved, saved, stone: 3, wood: 2, power: [3, 4], places: [4, 5] }]),
  pay: [
    [
      { stone: 1, wood: 2 },
      { stone: [4, 3], wood: [2, 0] },
    ],
  ],
  source: [1, 2].map((cubes) => [{ at: 'd3', resource: 'wood' }, { cubes }]),
  store: [1, 2].map((cubes) => [{ at: 'd3', store: 1 }, { cubes }]),
  hireCount: [1, 2].map((count) => [{ count }, { coins: count, count: [count, 3], wages: 3 }]),
  sell: [0, 1, 2].map((forum) => [
    { resource: 'wheat', column: 'salt' },
    { coins: 1, forum },
  ]),
  buy: RESOURCES.flatMap((resource) =>
    [
      { half: 1, cubes: 2 },
      { half: 4, cubes: 1 },
    ].map((about) => [{ resource }, about] as const),
  ),
  attack: [
    [
      { at: 'd3', seat: 1 },
      { attack: parts, defence: parts, odds: [] },
    ],
    ...[1, 2].map((units) => [{ at: 'd3', demolish: true }, { units }] as const),
  ],
  attackers: [true, false].map((penalty) => [{ unit }, { combat: 3, penalty }]),
  battlePower: ['heros', 'dux', 'defensor', 'obsessor', 'obsessorTower'].map((reason) => [
    { character: 'dux' },
    { adds: [{ reason, value: 2 }] },
  ]),
  retreat: [
    [{ retreat: true }, { to: ['c2', 'd2'] }],
    [{ retreat: false }, { attackValue: 6, defenceValue: 1, winner: 'attacker', attackerLosses: 0, defenderLosses: 1 }],
  ],
  excess: ['destroyed', 'cracked'].flatMap((becomes) => [0, 1, 2].map((cubes) => [{ piece: 'tower' }, { becomes, cubes }] as const)),
  demolish: [0, 1, 2].map((cubes) => [{ piece: 'farm' }, { becomes: 'destroyed', cubes }]),
  wage: [0, 1, 4].map((money) => [{ with: 'wood' }, { due: 3, credit: 5, money }]),
  dismiss: [[{ unit: 'mercenary.1' }, { salt: 3 }]],
  architectusEnd: TOTALS.map((about) => [{ at: 'd3' }, about]),
  sacerdos: TOTALS.map((about) => [{ at: 'd3' }, about]),
  domain: TOTALS.map((about) => [{ at: 'd3' }, about]),
};

test('previews of options are put into words', () => {
  expectAbouts(WORDING, ABOUT);
});

test('every reason and every ending has its sentence', () => {
  expectKeys(WORDING, 'reason', REASONS);
  expectKeys(WORDING, 'result', ENDINGS);
});

test('every step of the trail has its name', () => {
  expectTrail(WORDING, samples.of('Step'));
});

describe('the content', () => {
  test('everything there is has its name, and no two things have the same', () => {
    const kinds = [TERRAINS, RESOURCES, [...BUILDINGS, 'tower'], UNIT_KINDS, TOKENS, CHARACTERS, COLOURS, EVENT_CUBES, SIDES];
    expectNames(WORDING, kinds, { second: 'none' });
  });

  test('characters, constructions, units, tokens, terrain and events are explained', () => {
    expectExplained(WORDING, {
      character: CHARACTERS,
      construction: [...BUILDINGS, 'tower'],
      unitKind: UNIT_KINDS,
      token: TOKENS,
      terrain: TERRAINS,
      eventCube: EVENT_CUBES,
    });
    expectSaid(WORDING, ({ speakers, hear }) => {
      for (const { t } of speakers) for (const type of BANK) hear(t(`bank.${type}`));
    });
  });

  test('names that are put together are grammatical', () => {
    const [english, yours, italian] = listen().speakers as [Speaker, Speaker, Speaker, Speaker];
    const say = ({ event }: Speaker, kind: string, facts: object): string => event({ kind, rule: 'ROM-1.1', ...facts });
    const moved = { unit: 'yellow.worker.2', from: 'c2', to: 'c3', by: 'action', retreat: false };
    expect(say(english, 'moved', moved)).toBe('Yellow worker 2 moves from c2 to c3.');
    expect(say(italian, 'moved', moved)).toBe('Il Lavoratore giallo 2 muove da c2 a c3.');
    expect(say(english, 'looked', { unit: 'blue.explorer.1', at: 'd4' })).toBe('The blue explorer looks at d4.');
    expect(say(italian, 'looked', { unit: 'blue.explorer.1', at: 'd4' })).toBe('L’Esploratore blu guarda d4.');
    const built = { seat: 0, at: 'c3', building: 'aqueduct', sides: [], paid: { stone: 4, wood: 2 }, free: 0 };
    expect(say(english, 'built', built)).toBe('Anna builds an aqueduct in c3 for 4 stone and 2 wood.');
    expect(say(yours, 'built', built)).toBe('You build an aqueduct in c3 for 4 stone and 2 wood.');
    expect(say(italian, 'built', built)).toBe('Anna costruisce un Acquedotto in c3 per 4 pietre e 2 legni.');
    const battle = { at: 'c3', attacker: 'automaton', defender: 0, attackers: ['automaton.soldier.1'], defenders: [], tower: true };
    expect(say(english, 'battle', battle)).toBe('The automaton attacks Anna in c3 with automaton soldier 1. Only the tower defends.');
    expect(say(italian, 'battle', battle)).toBe('L’AI attacca Anna in c3 con il Soldato 1 dell’AI. Difende solo la Torre.');
    expect(say(english, 'looted', { seat: 0, victim: 'automaton', resource: 'coin' })).toBe('Anna takes money from the automaton.');
    expect(say(italian, 'looted', { seat: 0, victim: 'automaton', resource: 'coin' })).toBe('Anna prende del denaro dall’AI.');
    const hired = { seat: 1, units: ['mercenary.1'], at: 'c3', coins: 1, paid: {}, free: false };
    expect(say(english, 'hired', hired)).toBe('Bruno hires in c3 for 1 coin: mercenary 1.');
    expect(say(english, 'hired', { ...hired, paid: { wheat: 1 } })).toBe('Bruno hires in c3 for 1 coin and 1 wheat: mercenary 1.');
  });

  test('money is written in coins and half coins', () => {
    const [english, , italian] = listen().speakers as [Speaker, Speaker, Speaker, Speaker];
    const wage = ({ t }: Speaker, each: number): string => t('ask.wage', { due: 2, credit: 0, each });
    expect(wage(english, 1)).toContain('half a coin');
    expect(wage(english, 2)).toContain('1 coin)'.slice(0, -1));
    expect(wage(english, 5)).toContain('2½ coins');
    expect(wage(italian, 1)).toContain('mezza moneta');
    expect(wage(italian, 4)).toContain('2 monete');
  });
});

// ---- real matches

const DECISIONS = 120;
const STARTS = game.setup.modes.flatMap(({ id, seats }) =>
  seats.flatMap((count) => ['the set-up', 'plenty'].map((from, seed) => ({ mode: id as Mode, seats: count, from, seed: count + seed }))),
);

test.each(STARTS)('nothing is left without words in a match of $mode with $seats players from $from', ({ mode, seats, from, seed }) => {
  const setup = { mode, seats };
  const match =
    from === 'plenty'
      ? Match.at(game, tableOf(plenty(mode, seats, seed)), { setup, seed: `${seed}` })
      : Match.start(game, setup, { seed: `${mode} ${seats}` });
  expectMatch(WORDING, match, { dice: seed, decisions: DECISIONS, reasons: REASONS });
});
