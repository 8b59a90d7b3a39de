// Everything the rules of Battleground can say has a sentence in both languages, judged by types, by sources, and in real matches.

import { Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import type { Speaker } from '@tabularium/speech';
import { type Sample, samplesFrom } from '@tabularium/speech/testing/samples';
import { found, type Listening, listenTo, rulesIn } from '@tabularium/speech/testing/saying';
import {
  expectAbouts,
  expectDifferent,
  expectEvents,
  expectKeys,
  expectMatch,
  expectQuestions,
  expectTrail,
  type Wording,
} from '@tabularium/speech/testing/wording';
import { describe, expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { BUFFS, DEBUFFS, STATS, WEAPON_TYPES } from '../content/kinds.ts';
import { battleground } from '../game.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { FACINGS } from '../table/asks.ts';

const pkg = await packageOf(battleground);
const { game } = pkg;
const home = new URL('../', import.meta.url);
/** The rules for armies are in `content/`. */
const rulesText = rulesIn(home) + rulesIn(home, 'content');

/** Facts that were not filled in, keys instead of sentences, and misplaced spaces and full stops. */
const WRONG =
  /\{\{|\$t\(|undefined|NaN|\[object|\b(?:many|way|aim|put|term|card|event|step|thing|reason)\.\w| {2}| [.,:;]|\.\.|^\s|\s$|\(\)/;
const WORDING: Wording = { pkg, wrong: WRONG };
const listen = (): Listening => listenTo(pkg, WRONG);

// ---- samples of everything that a type allows

const FIGURES = ['he_man', 'skeletor_p', 'my.Fisto'];
const CARDS = ['FM01', 'W14', 'I16', 'GM1', 'my.Iron Fist'];
const PLACES = ['M15', 'G12^', 'M15 west'];
const BY_TYPE: Record<string, readonly unknown[]> = {
  Seat: [0, 1],
  PositionName: PLACES,
  FigureName: FIGURES,
  CardName: CARDS,
  FacingName: FACINGS,
  FacingTold: ['NE', 'N14'],
  Stat: STATS,
  Debuff: DEBUFFS,
  OngoingToken: [...BUFFS, ...DEBUFFS],
  Part: [
    { reason: 'cover', value: 1 },
    { reason: 'my.Iron Fist', value: -1 },
  ],
};
const BY_FIELD: Record<string, readonly unknown[]> = {
  map: content.maps.map(({ id }) => id),
  'army.army': content.armies.map(({ id }) => id),
  character: FIGURES,
  effect: ['I12', 'my.Iron Fist'],
  ability: ['A02', 'I15#2', 'my.Fisto.Haymaker'],
  why: ['W14', 'curse', 'reroll', 'move', 'my.Fisto.Haymaker'],
  'rolledOff.faces': [[3, 5]],
  faces: [1, 6],
  before: [2],
  after: [6],
  points: [20],
  round: [2],
  count: [1, 2],
  initiative: [4],
  copy: [1, 2],
  ap: [0, 1, 2],
  'activated.mana': [0, 2],
  mana: [0, 1],
  'shareMana.mana': [-2, -1, 1, 3],
  cost: [0, 1, 4],
  die: [0, 3],
  face: [2],
  threshold: [3],
  successes: [0, 1, 3],
  defence: [0, 2],
  net: [0, 1, 3],
  wounds: [1, 2],
  total: [0, 3],
  health: [7],
  change: [-1, 2],
  tokens: ['focus', 'overwatch'],
};
const files = ['table/asks.ts', 'table/events.ts'];
const samples = samplesFrom({ home, files, rule: 'MOB-1.1', byType: BY_TYPE, byField: BY_FIELD });
/** Movements lead somewhere, and lists in events are not empty. */
const happens = ({ kind, path, figures, cards, tokens, points, before, after, faces }: Sample): boolean =>
  [path, figures, cards, tokens, before, after].every((list) => !Array.isArray(list) || list.length > 0) &&
  (kind !== 'exploded' || (faces as unknown[]).length > 0) &&
  !Array.isArray(points);
const OPTIONS = new Map(
  [...samples.options()].map(([ask, options]) => {
    const isFree = ({ do: what, ap, mana }: Sample): boolean => what === 'ability' && ap === 0 && mana === 0;
    return [ask, (options as readonly Sample[]).filter((option) => !isFree(option))];
  }),
);

// ---- the sources

const ENDINGS = ['points', 'smallLead', 'armyOut', 'bothOut', 'agreed', 'resigned'];
const REASONS = [
  ...new Set([
    ...found(/because: '(\w+)'/g, rulesText + rulesIn(home, 'workshop')).filter((one) => !ENDINGS.includes(one)),
    ...found(/\b(?:no|why)\((?:'MOB-[\d.]+', )?'(\w+)'/g, rulesText),
    ...found(/because: \w+ \? '(\w+)' : '(\w+)'/g, rulesText),
    ...found(/short\('\w+', '(\w+)'/g, rulesText),
  ]),
];
/** Decisions that several seats make at once. */
const TOGETHER = found(/together\('(\w+)'/g, rulesText);

test('every event has a line, whatever its facts', () => {
  expectEvents(WORDING, [...samples.of('Event').filter(happens), { kind: 'scored', rule: 'MOB-4.45', points: [40, 24] }]);
});

/** Facts that come with a question, where its sentence depends on them. */
const figure = 'he_man';
const [target, weapon, card] = ['skeletor', 'W01', 'FM10'];
const BUILDING = { characters: [], points: 42, limit: 100, fate: ['F10', 'F10'], glory: [] };
const ROLL = { figure, stat: 'strength', as: 'attack', threshold: 4, faces: [2, 6], most: 2, mana: 2, gain: 0.5 };
const ROLLS = [null, 2].flatMap((opposed) => [0, 1, 3].map((successes) => ({ ...ROLL, opposed, successes })));
const FACTS: Record<string, readonly Sample[]> = {
  recruit: [BUILDING],
  equip: [BUILDING],
  deck: [BUILDING],
  deployAt: [{ figure }],
  deployFacing: PLACES.map((at) => ({ figure, at })),
  activate: [{ card }],
  bonus: [{ figure, card }],
  action: ['activation', 'overwatch', 'opportunity'].map((as) => ({ figure, as, ap: 2 })),
  order: [{ figure }],
  moveFocus: [{ figure }],
  moveMode: [{ figure }],
  moveTo: ['walk', 'jump', 'teleport', 'charge', 'toward'].flatMap((as) =>
    [1, 5].map((points) => ({ figure, as, points, parts: [], toward: as === 'charge' || as === 'toward' ? target : null })),
  ),
  facing: [{ figure }],
  pushTo: [{ figure, by: target, at: 'G12^' }],
  pushToward: ['push', 'pull'].map((as) => ({ figure, hexes: 2, as })),
  target: [{ figure, weapon }],
  faceTie: [{ figure, target }],
  testStat: [{ figure, weapon, target }],
  strikeWith: [{ figure, target }],
  payMore: [{ figure, weapon, target, mana: 2 }],
  subject: [
    { figure, why: 'A06' },
    { figure, hexes: 1 },
  ],
  placeMarker: [{ inches: 8, radius: 2 }],
  shareMana: [{ figure, subject: target }],
  tactician: [{ figure, subject: target }],
  areaNext: [{ figure, weapon, target }],
  freeReroll: ROLLS,
  manaReroll: ROLLS,
  prevent: [1, 2].map((wounds) => ({ figure, wounds, item: 'I01', weapon })),
  opportunity: [{ figure }],
  overwatch: [{ figure }],
  interruptedItem: [{ figure }],
};
test('every decision has a question, and every option has words', () => {
  expectQuestions(WORDING, OPTIONS, { facts: FACTS, together: TOGETHER });
});

test('options of a decision read differently', () => {
  expectDifferent(WORDING, OPTIONS, ['moveTo', 'action']);
});

test('every action is listed under a heading', () => {
  for (const { group } of listen().speakers)
    for (const option of OPTIONS.get('action') as readonly Sample[]) expect(group('action', option)?.heading).not.toBe('');
});

const TEST = { stat: 'strength', dice: BY_TYPE['Part'], threshold: 4, freeRerolls: 1 };
const ODDS = { any: 0.61, wounds: [0.4, 0.6], expected: 0.62, knockOut: 0.05 };
const SHOTS = [[], BY_TYPE['Part']].map((modifiers) => ({ test: { ...TEST, modifiers }, odds: ODDS }));
const LISTS = [[], ['he_man'], ['he_man', 'my.Fisto']];
const ABOUT: Record<string, readonly Sample[]> = {
  action: LISTS.map((on) => ({ on })),
  moveFocus: [1, 8].map((points) => ({ points })),
  moveMode: [1, 8].map((points) => ({ points })),
  moveTo: [true, false].flatMap((stops) =>
    LISTS.map((list) => ({ cost: 3, left: 2, path: [], stops, opportunity: list, overwatch: list, pushes: list })),
  ),
  pushToward: [[], ['M14'], ['M14', 'M13']].map((path) => ({ path })),
  target: SHOTS.flatMap((shot) =>
    LISTS.map((area) => ({ ...shot, distance: 3.5118, sight: [], cover: null, arc: 'rear', defence: null, area })),
  ),
  subject: SHOTS.map((shot) => ({ ...shot, distance: 2, sight: [], cover: null, arc: 'front', defence: null, area: [] })),
  areaNext: SHOTS,
  testStat: SHOTS,
  payMore: SHOTS,
};
test('what an option leads to is told', () => {
  expectAbouts(WORDING, Object.fromEntries(Object.entries(ABOUT).map(([ask, all]) => [ask, all.map((about) => [{}, about] as const)])));
});

test('every reason and every ending has a sentence', () => {
  expectKeys(WORDING, 'reason', REASONS);
  expectKeys(WORDING, 'result', ENDINGS);
});

test('every step of the trail has a name', () => {
  const steps: readonly Sample[] = [
    ...['setup', 'organisation', 'selection', 'upkeep'].map((at) => ({ at })),
    { at: 'round', round: 2 },
    ...['activation', 'move', 'focus'].map((at) => ({ at, figure })),
    ...['overwatch', 'opportunity'].map((at) => ({ at, by: target, figure })),
    { at: 'attack', figure, weapon, target },
    { at: 'ability', figure, ability: 'A02' },
    ...['card', 'item'].map((at) => ({ at, figure, card })),
    ...['attack', 'defence', 'ability'].flatMap((as) => STATS.map((stat) => ({ at: 'test', figure, stat, as }))),
  ];
  expectTrail(WORDING, steps);
});

describe('cards', () => {
  const { characters, weapons, items, fate, glory } = content;
  const ids = [
    ...characters.flatMap(({ id, abilities }) => [id, ...abilities.map((ability) => ability.id)]),
    ...[...weapons, ...items, ...fate, ...glory].map(({ id }) => id),
    'fists',
  ];
  test('every one has a name and a text', () => {
    const { speakers, missing, hear } = listen();
    for (const { t } of speakers) for (const id of ids) for (const key of [`term.${id}`, `card.${id}`]) hear(t(key));
    expect([...missing]).toEqual([]);
    expectKeys(WORDING, 'card', ids);
  });
  test('no two have the same name', () => {
    for (const { t } of listen().speakers) expect(new Set(ids.map((id) => t(`term.${id}`))).size).toBe(ids.length);
  });
  test('factions, statistics, types, tokens, maps and armies have names', () => {
    const { speakers, missing } = listen();
    const words = [...STATS, ...WEAPON_TYPES, ...BUFFS, ...DEBUFFS, 'masters', 'evil', 'trinket', 'shield', 'armour', 'focus', 'overwatch'];
    for (const { t } of speakers)
      for (const word of [...words, ...content.maps.map(({ id }) => id), ...content.armies.map(({ id }) => id)]) t(`term.${word}`);
    expect([...missing]).toEqual([]);
  });
});

describe('sentences', () => {
  const [english, yours, italian] = listen().speakers as [Speaker, Speaker, Speaker, Speaker];
  const say = ({ event }: Speaker, kind: string, facts: Sample): string => event({ kind, rule: 'MOB-1.1', ...facts });
  test('what happened is told plainly', () => {
    const moved = { figure: 'he_man', from: 'M19', path: ['M18', 'M17'], as: 'charge', points: 2 };
    expect(say(english, 'moved', moved)).toBe('He-Man charges from M19 to M17.');
    expect(say(italian, 'moved', moved)).toBe('He-Man carica da M19 a M17.');
    const modifiers = [
      { reason: 'cover', value: 1 },
      { reason: 'focus', value: -1 },
    ];
    const rolled = { figure: 'he_man', stat: 'strength', as: 'attack', dice: [], modifiers, threshold: 4, faces: [3, 6] };
    expect(say(english, 'rolled', rolled)).toBe('He-Man tests strength, 4 or more (cover +1 and focus -1): 3 and 6.');
    expect(say(italian, 'rolled', rolled)).toBe('Prova di forza di He-Man, da 4 in su (copertura +1 e focus -1): 3 e 6.');
    const cards = [
      { seat: 0, card: 'FM05', initiative: 4 },
      { seat: 1, card: 'FE03', initiative: 4 },
    ];
    expect(say(english, 'revealed', { cards, first: 0, tie: true })).toBe(
      'Cards revealed. Anna: Teamwork (4) and Bruno: Fear Me! (4). A tie: Anna is first player and goes first.',
    );
    const figures = [
      { figure: 'he_man', gear: ['W01'] },
      { figure: 'my.Iron Fist', gear: ['my.Big Axe', 'I16'] },
    ];
    expect(say(yours, 'army', { seat: 0, army: null, figures, points: 77 })).toBe(
      'You lead He-Man (Sword of Power) and Iron Fist (Big Axe, Adrenaline Draught): 77 points.',
    );
  });
  test('a hex is distinguished from a card with the same name', () => {
    expect(english.option('pushTo', { at: 'W14' })).toBe('To W14');
    expect(english.option('equip', { character: 'tri_klops', card: 'W14' })).toBe('Tri-Klops: Gamma Eye');
    expect(english.thing({ rule: 'MOB-2.17', because: 'noStanding', what: 'W14' })).toBe('W14');
    expect(english.thing({ rule: 'MOB-9.3', because: 'noSlot', what: 'tri_klops W14' })).toBe('Tri-Klops: Gamma Eye');
    expect(english.thing({ rule: 'MOB-9.4', because: 'copiesUsed', what: 'F10' })).toBe('Clear Shot');
    expect(english.thing({ rule: 'MOB-7.80', because: 'notActing', what: 'I16' })).toBe('Adrenaline Draught');
    expect(english.thing({ rule: 'MOB-6.50', because: 'notEnoughMana', what: 'attack W23' })).toBe('Attack: Magic Blast');
    expect(italian.option('deployAt', { at: 'M15 east' })).toBe('M15 e i due esagoni a ovest');
  });
});

// ---- real matches

const DECISIONS = 100;
const SEEDS = ['speech', 'voices'];
const CROWD: Layout = {
  map: 'wasteland_watchtowers',
  figures: {
    he_man: 'M16 N W01 I01 I16 mana=4',
    stratos: 'K15 N W13 W07 mana=3',
    orko: 'O16 N W22 W26 I12 mana=5',
    skeletor: 'M14 S W02 W23 mana=5 overwatch',
    evil_lyn: 'P12 S W21 W24 mana=5',
    trap_jaw: 'L14 S W04 W15 I19 mana=3',
  },
  hands: ['F02 F09 FM03 FM10 FM05 GM1', 'F12 FE02 FE06 FE08 FE01 GE1'],
};
const STARTS = [
  { from: 'the first game', match: (seed: string) => Match.start(game, { mode: 'first', seats: 2 }, { seed }) },
  { from: 'the standard game', match: (seed: string) => Match.start(game, { mode: 'standard', seats: 2 }, { seed }) },
  { from: 'a crowded field', match: (seed: string) => Match.at(game, tableOf(CROWD), { setup: setupOf(CROWD), seed }) },
];
test.each(STARTS)('everything is said in a match from $from', ({ match: begin }) => {
  for (const [i, seed] of SEEDS.entries()) expectMatch(WORDING, begin(seed), { dice: 7 + i, decisions: DECISIONS, reasons: REASONS });
});
