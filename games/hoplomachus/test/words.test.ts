// Whatever the rules of Hoplomachus can say has a sentence in both languages: by their types, by their sources, and in real matches.
import { Match, type SetupInput } from '@tabularium/kernel';
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
import { CLASSES, DICE, SKILLS, TACTICS } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { hoplomachus } from '../game.ts';
import { STEPS, TRACKS } from '../table/table.ts';

const pkg = await packageOf(hoplomachus);
const { game } = pkg;
const home = new URL('../', import.meta.url);
const rulesText = rulesIn(home);

/** What was not filled in, keys instead of sentences, and spaces where none belong. */
const WRONG =
  /\{\{|\$t\(|undefined|NaN|\[object|\b(?:must|many|way|odds|favor|reward|result|put|unit|term|article|event|step)\.\w| {2}| [.,:]|^\s|\s$/;
const WORDING: Wording = { pkg, wrong: WRONG };
const listen = (): Listening => listenTo(pkg, WRONG);

// ---- samples of everything that a type allows

const UNITS = ['amazons.warrior', 'im.antony', 'sentinel.red.1', 'my.Net Fighter'];
const PRIORITIES = [
  ...new Set(
    content.titans.flatMap(({ priority, parts, allies }) => [
      ...priority,
      ...parts.flatMap((part) => part.priority),
      ...(allies?.priority ?? []),
    ]),
  ),
  'onStone',
];
const EFFECTS = [
  ...content.titans.flatMap(({ rows }) => rows.map(({ id }) => id)),
  ...content.immortals.flatMap(({ effects }) => effects.map(({ act }) => act.do)),
  'my.Flood',
];
const REWARDS = ['activateHero', 'returnTactics', 'returnTwoUnits', 'takeHero'];
const BY_TYPE: Record<string, readonly unknown[]> = {
  Seat: [0, 1],
  HexName: ['d3'],
  UnitName: UNITS,
  Skill: SKILLS,
  Tactic: TACTICS,
  Track: TRACKS,
  Die: DICE,
  Direction: ['NE', 'E', 'SE', 'SW', 'W', 'NW'],
  Priority: PRIORITIES,
  TurnStep: STEPS,
};
const BY_FIELD: Record<string, readonly unknown[]> = {
  number: [1, 2],
  hp: [1, 3],
  count: [1, 2],
  wave: [1],
  round: [3],
  held: [1, 2],
  hits: [0, 1, 2],
  dealt: [1, 2],
  lost: [0, 1, 2],
  left: [0, 4],
  face: [3],
  hexes: [1, 2],
  gained: [1, 2],
  bead: [4],
  lostProgress: [0, 1, 2],
  distance: [0, 1, 3],
  value: [1],
  reason: ['armor', 'deflect', 'aegis', 'bulwark', 'smokeBody', 'bronzeSkin', 'veil', 'immortal'],
  why: [
    'printed',
    'shard',
    ...SKILLS.filter((skill) => ['dice', 'allyDice'].includes(skills[skill].effect.on)),
    'blitz',
    'bloodRite',
    'firebomb',
  ],
  faction: [...content.factions.map(({ id }) => id), 'my.Etruscans'],
  titan: [...content.titans.map(({ unit }) => unit), 'my.Cacus'],
  effect: EFFECTS,
  'faction.faction': [...content.factions.map(({ id }) => id), 'my.Etruscans', 'random'],
  'reward.reward': [...REWARDS, ...TRACKS],
  'effect.of': ['ti.mars'],
  'effect.name': EFFECTS,
  'attack.target': [...UNITS, 'c2'],
  unit: UNITS,
};
const samples = samplesFrom({
  home,
  files: ['table/table.ts', 'table/asks.ts', 'table/events.ts'],
  rule: 'HOP-1.1',
  byType: BY_TYPE,
  byField: BY_FIELD,
});
/** Most lists are never empty, and an arena die says either how far or where to. */
const happens = ({ kind, path, dice, units, seats, toward, hexes }: Sample): boolean =>
  [path, dice, units, seats].every((list) => !Array.isArray(list) || list.length > 0) &&
  (kind !== 'arenaDie' || (toward === null) !== (hexes === null));
const OPTIONS = new Map([...samples.options()].map(([ask, options]) => [ask, (options as readonly Sample[]).filter(happens)]));

// ---- the sources

const ENDINGS = [
  ...new Set([...found(/\b(?:won|lost|drawn)\(\s*[^,()]+,\s*'(\w+)'/g, rulesText), ...found(/endIf\(.*'HOP-[\d.]+', '(\w+)'/g, rulesText)]),
];
BY_FIELD['because'] = ENDINGS;
/** Events have a `because` too. */
const ofEvents = /kind: '(?:stays|lost)'|because: '\w+' \||tellEffect\(/;
const reasonsText = rulesText
  .split('\n')
  .filter((text) => !ofEvents.test(text))
  .join('\n');
const REASONS = [
  ...found(/because: '(\w+)'/g, reasonsText),
  ...found(/because: .* \? '(\w+)' : '(\w+)'/g, reasonsText),
  ...found(/return (?:[^']+ \? [^']+ : )?'(\w+)'/g, found(/function whyNotAim[^{]*(\{[\s\S]*?\n\})/g, rulesText).join()),
  ...found(/\? '(\w+)' : undefined;/g, found(/function whyNotAim[^{]*(\{[\s\S]*?\n\})/g, rulesText).join()),
];

test('every event has its line, whatever its facts', () => {
  expectEvents(WORDING, samples.of('Event').filter(happens));
});

/** What the rules tell together with a question, where its sentence depends on it. */
const unit = 'amazons.warrior';
const FACTS: Record<string, readonly Sample[]> = {
  keepUnits: [{ min: 6 }],
  returnTactic: [{ left: 1 }, { left: 2 }],
  deploy: [{ compulsory: null }, ...['noUnitInCombat', 'tooFewInCombat'].map((because) => ({ compulsory: { rule: 'HOP-10.4', because } }))],
  vanguard: [1, 3].map((hexes) => ({ unit, hexes })),
  moveTo: [1, 3].map((hexes) => ({ unit, hexes })),
  footholdTo: ['shift', 'flip'].map((how) => ({ do: how, from: 'd3' })),
  abilityTo: SKILLS.map((skill) => ({ unit, skill })),
  shardAt: ['silence', 'take'].map((how) => ({ unit, do: how })),
  runTo: ['hitAndRun', 'feignedRetreat'].map((by) => ({ unit, by, hexes: 2 })),
  favorTrack: [{ favor: 1 }, { favor: 3 }],
  supportAt: [{ as: 'foothold' }, { as: 'sentinel' }],
  strengthen: [{ hp: 3 }],
  returnUnit: [{ left: 1 }, { left: 2 }],
  rivalTo: [{ unit }, { shard: 'c2' }, { at: 'd3' }].map((mark) => ({ unit, mark, priority: 'hero' })),
  tacticOn: TACTICS.map((tactic) => ({ tactic })),
  effectOn: EFFECTS.map((effect) => ({ unit: 'ti.mars', effect })),
  effectAt: [...EFFECTS, 'drums', 'shardsReturn'].flatMap((effect) =>
    [null, unit, 'd3'].map((whom) => ({ unit: 'ti.mars', effect, whom })),
  ),
};
const USUAL: Sample = { unit, skill: 'hurl', priority: 'hero' };

test('every decision has its question and every option its words', () => {
  expectQuestions(WORDING, OPTIONS, { facts: FACTS, usual: USUAL });
});

test('options of a decision read differently', () => {
  expectDifferent(WORDING, OPTIONS);
});

const ABOUT: Record<string, readonly Sample[]> = {
  moveTo: [
    { steps: 1, spearWalls: [], shards: [], hampered: false, inRange: [] },
    { steps: 2, spearWalls: [unit], shards: ['d3'], hampered: true, inRange: [unit] },
    { steps: 3, spearWalls: [unit, 'kunlun.jade-lancer'], shards: ['d3', 'd4'], hampered: false, inRange: [unit, 'ti.mars'] },
  ],
  tacticOn: [
    { movement: [2, 3] },
    { hp: [3, 5] },
    ...['permanent', 'instant', 'thisTurn', 'theirTurn', 'myTurn'].map((lasts) => ({ lasts })),
  ],
  engage: [null, 'silence', 'take'].flatMap((shardAction) =>
    [0, 1, 2].map((count) => ({
      attacks: [{ target: { unit } }, { target: { shard: 'c2' } }].slice(0, count),
      specials: ['whirlwind', 'longShot'].slice(0, count),
      shardAction,
    })),
  ),
  attackTarget: [
    { dice: [{ die: 'black', why: 'printed' }], expected: 0.833, defeats: 0.5, ignored: [], answers: [] },
    {
      dice: [
        { die: 'black', why: 'printed' },
        { die: 'green', why: 'blitz' },
      ],
      expected: 1.5,
      defeats: 0.37,
      ignored: [{ value: 1, reason: 'armor' }],
      answers: [
        { skill: 'retaliate', damage: 1 },
        { skill: 'lastStand', damage: 1 },
      ],
    },
  ],
  firebombAt: [{ targets: [{ unit }, { shard: 'c2' }] }],
  trample: [{ targets: [{ unit }] }],
  favorTrack: TRACKS.flatMap((track) =>
    [0, 1, 3].flatMap((n) => [true, false].map((completes) => ({ track, bead: 5, loses: n, surplus: completes ? n : 0, completes }))),
  ),
  supportAs: [
    { as: 'foothold', at: ['d3', 'd4'] },
    { as: 'sentinel', at: ['c2', 'c8'] },
  ],
};
ABOUT['vanguard'] = ABOUT['moveTo'] ?? [];
ABOUT['runTo'] = ABOUT['moveTo'] ?? [];

test('what an option leads to is told', () => {
  expectAbouts(
    WORDING,
    Object.fromEntries(Object.entries(ABOUT).map(([ask, all]) => [ask, all.map((about) => [{ unit }, about] as const)])),
  );
});

test('every reason and every ending has its sentence', () => {
  expectKeys(WORDING, 'reason', REASONS);
  expectKeys(WORDING, 'result', ENDINGS);
});

test('every step of the trail has its name', () => {
  const rewards = { ...BY_FIELD, 'reward.reward': ['5', '10', '15', '20', ...TRACKS] };
  const trail = samplesFrom({ home, files: ['table/table.ts', 'table/asks.ts'], rule: 'HOP-1.1', byType: BY_TYPE, byField: rewards });
  expectTrail(WORDING, trail.of('Step'));
});

describe('the content', () => {
  test('every chip, faction, class, skill and tactic has its name', () => {
    const { speakers, missing, hear } = listen();
    for (const { t } of speakers) {
      for (const { id } of content.factions) hear(t('event.tookFaction', { seat: 1, faction: id }));
      for (const what of [...content.units.map(({ id }) => id), ...CLASSES, ...SKILLS, ...TACTICS, ...DICE])
        hear(t('thing.other', { what }));
    }
    expect([...missing]).toEqual([]);
  });

  test('no two chips have the same name', () => {
    for (const { t } of listen().speakers)
      expect(new Set(content.units.map(({ id }) => t('thing.other', { what: id }))).size).toBe(content.units.length);
  });

  test('every skill, tactic, effect and row is explained, with its number', () => {
    const { speakers, missing, hear } = listen();
    for (const { t } of speakers) {
      for (const skill of SKILLS) for (const level of [1, 3]) hear(t(`skill.${skill}.text`, { level }));
      for (const tactic of TACTICS) hear(t(`tactic.${tactic}.text`));
      for (const { effects } of content.immortals) for (const { act } of effects) hear(t(`effect.${act.do}`, { ...act }));
      for (const { rows, traits, boons } of content.titans) {
        for (const { id, lines } of rows) lines.forEach((_, i) => hear(t(`row.${id}.${i + 1}`)));
        for (const { lines } of rows)
          for (const act of lines.flat()) {
            const die = 'hexes' in act ? Array.isArray(act.hexes) : 'within' in act && Array.isArray(act.within);
            hear(t(`act.${act.do}`, { ...act, die }));
          }
        for (const trait of traits) hear(t(`trait.${trait.is}`, { ...trait }));
        for (const boon of boons) hear(t(`boon.${boon.is}`, { ...boon }));
      }
    }
    expect([...missing]).toEqual([]);
    expectKeys(WORDING, 'skill', SKILLS);
    expectKeys(WORDING, 'tactic', TACTICS);
  });

  test('names that are put together are grammatical', () => {
    const [english, , italian] = listen().speakers as readonly [Speaker, Speaker, Speaker, Speaker];
    const attacked = ({ event }: Speaker, unit: string, target: object): string =>
      event({ kind: 'attacked', rule: 'HOP-10.12', unit, target } as never);
    expect(attacked(english, 'amazons.warrior', { unit: 'im.antony' })).toBe('The Warrior of the Amazons attacks Antony Blackbird.');
    expect(attacked(english, 'sentinel.red.2', { shard: 'c2' })).toBe('Red Sentinel 2 attacks the shard on c2.');
    expect(attacked(english, 'my.Net Fighter', { unit: 'tendril.1' })).toBe('Net Fighter attacks Tendril 1.');
    expect(attacked(italian, 'amazons.warrior', { unit: 'kunlun.snow-leopard' })).toBe(
      'La Guerriera delle Amazzoni attacca il Leopardo delle nevi.',
    );
    expect(attacked(italian, 'sentinel.blue.3', { unit: 'arena.hippopotamus' })).toBe('La Sentinella blu 3 attacca l’Ippopotamo.');
    const dazed = (unit: string): string => italian.event({ kind: 'state', rule: 'HOP-20.4', unit, state: 'dazed', on: true } as never);
    expect(dazed('amazons.oracle-of-ares')).toBe('L’Oracolo di Ares è frastornato.');
    expect(dazed('refugees.shade')).toBe('L’Ombra è frastornata.');
    expect(dazed('parthians.shield-bearer')).toBe('Lo Scudiero è frastornato.');
    expect(dazed('kunlun.warrior')).toBe('Il Guerriero dei Kunlun è frastornato.');
  });

  test('rivals tell why', () => {
    const [english] = listen().speakers as readonly [Speaker];
    const marked = { kind: 'marked', rule: 'HOP-11.7', unit: 'arena.bandit', mark: { unit: 'kunlun.protector' } };
    const say = (facts: object): string => english.event({ ...marked, ...facts });
    expect(say({ priority: 'strongest', distance: 3, how: 'reached' })).toBe(
      'The Bandit goes for the Protector of Kunlun: the strongest opponent it can reach, 3 hexes away.',
    );
    expect(say({ priority: 'onStone', distance: 1, how: 'fallback' })).toBe(
      'The Bandit can reach nobody on its list and sets out for the Protector of Kunlun: an opponent on a stone hex, 1 hex away.',
    );
  });
});

// ---- real matches

const DECISIONS = 300;
const setups: (SetupInput & { readonly seed: number })[] = game.setup.modes.flatMap(({ id: mode, seats }) =>
  seats.flatMap((count) => {
    const inArenas = mode === 'skirmish' ? ['pozzuoli', 'colosseum'].map((arena) => ({ arena })) : [{}];
    const seeds = mode === 'ascension' ? [1, 2, 3, 4] : [1];
    return inArenas.flatMap((options) => seeds.map((seed) => ({ mode, seats: count, options, seed })));
  }),
);

test.each(setups)('nothing is left unsaid in a match of $mode with $seats players, $options, seed $seed', ({ seed, ...setup }) => {
  const match = Match.start(game, setup, { seed: `${setup.mode} ${setup.seats} ${seed}` });
  expectMatch(WORDING, match, { dice: seed, decisions: DECISIONS, reasons: REASONS });
});
