// Content of one's own: files that people type, and content that a match is opened with.
import { rule } from '@tabularium/kernel/testing';
import { ownName, type PublishedSchema } from '@tabularium/parts/own-content';
import { expectPublished, expectSameFacts, readerOf } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import { CLASSES, DICE, SKILLS, TACTICS, type UnitDef } from '../../content/kinds.ts';
import { checkContent, type OwnContent, parseOwnContent } from '../../content/own/index.ts';
import published from '../../content/own/schema.json' with { type: 'json' };
import { SENTENCES } from '../../content/own/sentences.ts';
import { skills } from '../../content/skills.ts';

type Loose = Record<string, unknown>;
const CHIP = { class: 'attacker', range: 1, movement: 2, health: 3, attack: ['black', 'blue', 'yellow'] };
const SKILLED = { retaliate: true, whirlwind: 1 };
const warrior = (name: string, more: Loose = {}): Loose => ({ name, ...CHIP, skills: SKILLED, ...more });
const etruscans = (more: Loose = {}): Loose => ({
  name: 'Etruscans',
  units: Array.from({ length: 10 }, (_, i) => warrior(i === 0 ? 'Warrior' : `Warrior ${i}`)),
  hero: {
    name: 'Lars Porsenna',
    ...CHIP,
    movement: 3,
    health: 9,
    attack: ['black', 'green', 'green'],
    skills: { charge: 1, deflect: 1, hurl: 1 },
  },
  tactics: ['adrenaline', 'stun', 'aegis', 'blitz'],
  ...more,
});
const IMMORTAL = {
  name: 'Grey Ludia',
  range: 1,
  movement: 2,
  health: 5,
  attack: ['black', 'blue', 'blue'],
  skills: { retaliate: true },
  effects: [
    { die: 'black', act: { do: 'shackle' } },
    { die: 'blue', act: { do: 'scorch', damage: 1 } },
  ],
};
const titan = (more: Loose = {}): Loose => ({
  name: 'Typhon',
  range: 1,
  health: 20,
  attack: ['black', 'black'],
  difficulty: 2,
  priority: ['hero', 'weakest'],
  dice: ['green', 'blue', 'blue'],
  shards: { active: true, hp: 2, colour: 'blue', action: null, broken: 'stay' },
  parts: [{ name: 'Coil', range: 1, movement: 1, health: 3, attack: ['blue'], count: 2, priority: ['weakest'], start: ['e8', 'e4'] }],
  traits: [{ is: 'smokeBody', ignore: 1, part: 'Coil' }],
  rows: [
    {
      name: 'Crawl',
      die: 'green',
      per: 'any',
      lines: [
        [
          { do: 'move', hexes: [1, 1, 1, 2, 2, 3] },
          { do: 'attack', within: 2 },
        ],
      ],
    },
    { name: 'Writhe', die: 'blue', per: 'count', lines: [[{ do: 'partsAct', part: 'Coil', hexes: 1 }], [{ do: 'regrow', part: 'Coil' }]] },
  ],
  ...more,
});

const { accepted, errors, problems } = readerOf(parseOwnContent);
const chip = (own: OwnContent, id: string): UnitDef | undefined => own.content.units.find((unit) => unit.id === id);

// ---- good files

rule('HOP-24.7', "a player's own faction comes after the game's, its chips under its own name", () => {
  const own = accepted({ factions: [etruscans()] });
  expect(own.warnings).toEqual([]);
  expect(own.content.factions.slice(0, 7)).toEqual(content.factions);
  expect(own.content.factions[7]).toMatchObject({
    id: 'my.Etruscans',
    hero: 'my.Etruscans.Lars Porsenna',
    tactics: ['adrenaline', 'stun', 'aegis', 'blitz'],
  });
  expect(own.content.factions[7]?.units.slice(0, 2)).toEqual(['my.Etruscans.Warrior', 'my.Etruscans.Warrior 1']);
  expect(chip(own, 'my.Etruscans.Warrior')).toEqual({
    id: 'my.Etruscans.Warrior',
    rank: 'unit',
    ...CHIP,
    skills: [
      { skill: 'retaliate', level: 1 },
      { skill: 'whirlwind', level: 1 },
    ],
  });
});
rule('HOP-24.7', 'two factions may both have a Warrior', () => {
  const own = accepted({ factions: [etruscans(), etruscans({ name: 'Samnites' })] });
  expect([chip(own, 'my.Etruscans.Warrior'), chip(own, 'my.Samnites.Warrior')].map((unit) => unit?.rank)).toEqual(['unit', 'unit']);
});
rule('HOP-24.7', 'neutral heroes, arena units and immortals are added one by one', () => {
  const own = accepted({
    neutralHeroes: [warrior('Hylas')],
    arenaUnits: [warrior("Dog o'War", { skills: undefined })],
    immortals: [IMMORTAL],
  });
  expect(chip(own, 'my.Hylas')?.rank).toBe('neutral');
  expect(chip(own, "my.Dog o'War")).toMatchObject({ rank: 'arena', skills: [] });
  expect(chip(own, 'my.Grey Ludia')).toMatchObject({ rank: 'immortal', class: null });
  expect(own.content.immortals.at(-1)).toEqual({ unit: 'my.Grey Ludia', effects: IMMORTAL.effects });
});
rule('HOP-24.7', 'a titan names its parts on its card; what is not said is not there', () => {
  const own = accepted({ titans: [titan()] });
  expect(own.content.titans.at(-1)).toMatchObject({
    unit: 'my.Typhon',
    shardDice: [],
    boons: [],
    allies: null,
    alwaysArenaTurn: false,
    traits: [{ is: 'smokeBody', ignore: 1, part: 'my.Typhon.Coil' }],
    parts: [{ unit: 'my.Typhon.Coil', count: 2, priority: ['weakest'], start: ['e8', 'e4'] }],
    rows: [
      { id: 'my.Crawl' },
      { id: 'my.Writhe', lines: [[{ do: 'partsAct', part: 'my.Typhon.Coil', hexes: 1 }], [{ part: 'my.Typhon.Coil' }]] },
    ],
  });
  expect(chip(own, 'my.Typhon')).toMatchObject({ rank: 'titan', class: null, movement: 0, health: 20 });
  expect(chip(own, 'my.Typhon.Coil')).toMatchObject({ rank: 'part', class: null });
});
rule('HOP-24.7', 'what was read can be played with, and is frozen', () => {
  const own = accepted({ factions: [etruscans()], neutralHeroes: [warrior('Hylas')], immortals: [IMMORTAL], titans: [titan()] });
  expect(checkContent(JSON.parse(JSON.stringify(own.content)))).toEqual([]);
  expect(Object.isFrozen(own.content.units.at(-1)?.attack)).toBe(true);
});
rule('HOP-24.7', 'every card of the game could have been written in such a file', () => {
  const partName = (id: string): string => id.replace('ti.', '');
  const titans = content.titans.map(({ unit, parts, rows, ...card }) => ({
    ...statsOf(unit),
    ...card,
    name: partName(unit),
    parts: parts.map(({ unit: part, ...rest }) => ({ ...statsOf(part), movement: chipOf(part).movement, ...rest, name: part })),
    rows: rows.map(({ id, ...row }) => ({ ...row, name: id })),
  }));
  const immortals = content.immortals.map(({ unit, effects }) => ({
    ...statsOf(unit),
    movement: chipOf(unit).movement,
    effects,
    name: unit.replace('im.', ''),
  }));
  const own = accepted({ titans, immortals });
  expect(own.warnings).toEqual([]);
  expect(own.content.titans.slice(6).map(({ rows }) => rows.length)).toEqual(content.titans.map(({ rows }) => rows.length));
});
const chipOf = (id: string): UnitDef => content.units.find((unit) => unit.id === id) as UnitDef;
function statsOf(id: string): Loose {
  const { range, health, attack, skills: known } = chipOf(id);
  return { range, health, attack, skills: Object.fromEntries(known.map(({ skill, level }) => [skill, level])) };
}

// ---- odd, but playable

rule(['HOP-24.6', 'HOP-24.7'], 'a chip off the budget of its kind is accepted with a warning that says by how much', () => {
  const own = accepted({ arenaUnits: [warrior('Giant', { health: 9 })] });
  expect(own.warnings).toEqual([{ line: 4, column: 15, problem: 'Giant is worth 35 points; a fair value would be 20.' }]);
  expect(chip(own, 'my.Giant')?.health).toBe(9);
});
rule(['HOP-24.6', 'HOP-24.7'], 'an immortal may be worth 34 or 35 points with its effects', () => {
  expect(accepted({ immortals: [IMMORTAL] }).warnings).toEqual([]);
  expect(accepted({ immortals: [{ ...IMMORTAL, health: 4 }] }).warnings.map(({ problem }) => problem)).toEqual([
    'Grey Ludia is worth 33 points; a fair value would be 34-35.',
  ]);
});
rule('HOP-24.7', 'an effect on a die that the immortal does not roll by itself is odd', () => {
  const effects = [...IMMORTAL.effects.slice(1), { die: 'green', act: { do: 'banish' } }];
  const { warnings } = accepted({ immortals: [{ ...IMMORTAL, effects }] });
  expect(warnings.map(({ problem }) => problem)).toEqual(['Grey Ludia has no green die of its own, so this effect will be rare.']);
});

// ---- files that say what cannot be

describe('a file with something wrong in it', () => {
  const arena = (more: Loose): Loose => ({ arenaUnits: [warrior('Dog', more)] });

  rule('HOP-24.7', 'is refused with the line of every mistake, from top to bottom', () => {
    const file = `{
  "arenaUnits": [
    {
      "name": "Dog",
      "class": "dog",
      "range": 0,
      "movement": 2,
      "health": "3",
      "attack": ["black", "white"],
      "skills": { "bite": 1, "retaliate": 2, "hurl": 9 }
    }
  ]
}`;
    expect(errors(file)).toEqual([
      '5:16 dog is not possible here. Possible: archer, attacker, beast, defender, tactician.',
      '6:16 At least 1.',
      '8:17 A whole number was expected here.',
      '9:27 white is not possible here. Possible: yellow, blue, green, black, red.',
      `10:27 "bite" has no meaning here. Possible: ${SKILLS.join(', ')}.`,
      '10:43 2 is not possible here. Possible: true, 1.',
      '10:54 At most 6.',
    ]);
  });
  rule('HOP-24.7', 'may lack nothing that a chip needs', () => {
    expect(problems(arena({ health: undefined, attack: [] }))).toEqual(['"health" is missing.', 'There are 0, but at least 1 are needed.']);
    expect(problems(arena({ range: 1.5 }))).toEqual(['A whole number was expected here.']);
  });
  rule('HOP-24.7', 'has names of letters, digits, spaces, apostrophes and hyphens', () => {
    for (const name of ['', ' Dog', 'Dog.', 'Dog\n', 'a/b', 'a  b', 'a\tb', '__proto__', 'Dog\u202e', '’'.repeat(39)])
      expect(problems(arena({ name })), name).toEqual([expect.stringContaining('cannot be used')]);
    expect(problems(arena({ name: 'x'.repeat(41) }))).toEqual(['At most 40 characters.']);
    expect(problems(arena({ name: 'Ötzi the 2nd-born' }))).toEqual([]);
  });
  rule('HOP-24.7', 'has no two chips and no two factions of the same name', () => {
    expect(problems({ arenaUnits: [warrior('Dog')], neutralHeroes: [warrior('Dog')] })).toEqual(['The name Dog is already used.']);
    expect(problems({ factions: [etruscans({ hero: warrior('Warrior 3') })] })).toEqual(['The name Warrior 3 is already used.']);
    const twice = problems({
      factions: [etruscans(), etruscans({ hero: warrior('Aruns'), units: Array.from({ length: 10 }, (_, i) => warrior(`Guard ${i}`)) })],
    });
    expect(twice).toEqual(['The name Etruscans is already used.']);
  });
  rule('HOP-24.7', 'has no name that ends with the word for a skill', () => {
    const hook = 'A name must not end with hook, which is a skill: write it with a capital letter.';
    expect(problems({ arenaUnits: [warrior('Long hook'), warrior('Long Hook'), warrior('hook')] })).toEqual([hook]);
    expect(problems({ factions: [etruscans({ name: 'The hook' })] })[0]).toBe(hook);
    const row = { name: 'Left hook', die: 'green', per: 'any', lines: [[{ do: 'attack' }]] };
    expect(problems({ titans: [titan({ rows: [row] })] })).toEqual([hook]);
  });
  rule('HOP-24.7', 'gives a faction exactly ten units and four different tactics', () => {
    expect(problems({ factions: [etruscans({ units: [warrior('Warrior')] })] })).toEqual(['There are 1, but at least 10 are needed.']);
    expect(problems({ factions: [etruscans({ tactics: ['stun', 'stun', 'blitz'] })] })).toEqual([
      'There are 3, but at least 4 are needed.',
      'stun stands here twice.',
    ]);
  });
  rule('HOP-24.7', 'says of an effect only what an immortal can do', () => {
    const acting = (act: Loose): string[] => problems({ immortals: [{ ...IMMORTAL, effects: [{ die: 'blue', act }] }] });
    expect(acting({ do: 'fly' })).toEqual([expect.stringContaining('fly is not possible here. Possible: displaceTarget, alliesGain,')]);
    expect(acting({ do: 'scorch' })).toEqual(['"damage" is missing.']);
    expect(acting({ do: 'scorch', damage: 1, hp: 2 })).toEqual(['"hp" has no meaning here. Possible: do, damage.']);
    expect(acting({})).toEqual(['"do" is missing.']);
    expect(problems({ immortals: [{ ...IMMORTAL, effects: [{ die: 'blue', act: 'fly' }] }] })).toHaveLength(1);
  });
  rule('HOP-24.7', 'contains something', () => {
    expect(problems({})).toEqual(['There is nothing in this file. Possible: factions, neutralHeroes, arenaUnits, immortals, titans.']);
    expect(errors('[]')).toEqual(['1:1 Curly brackets { } were expected here.']);
    expect(problems({ units: [] })).toEqual([expect.stringContaining('"units" has no meaning here.')]);
    expect(errors('{ "__proto__": {} }')).toEqual([expect.stringContaining('1:16 "__proto__" has no meaning here.')]);
  });
});

test('a file full of mistakes is answered at once, with the first fifty', () => {
  const keys = Array.from({ length: 50_000 }, (_, i) => `"k${i}": 1`).join(',\n');
  expect(errors(`{${keys}}`)).toHaveLength(50);
});

describe('a titan’s card', () => {
  const acts = (...line: Loose[]): Loose => ({ rows: [{ name: 'Row', die: 'green', per: 'any', lines: [line] }] });
  const problems = (more: Loose): string[] => errors({ titans: [titan(more)] }).map((error) => error.replace(/^\d+:\d+ /, ''));
  const PLAIN = { active: false, hp: 0, colour: null, action: 'take', broken: null };

  rule('HOP-24.7', 'points at the line of what is wrong', () => {
    const text = JSON.stringify({ titans: [titan(acts({ do: 'attack' }, { do: 'rise', part: 'Claw', hexes: 1 }))] }, null, 2);
    const line = text.split('\n').findIndex((row) => row.includes('Claw')) + 1;
    expect(parseOwnContent(text)).toEqual({ errors: [{ line, column: 25, problem: 'The titan has no part Claw.' }] });
  });
  rule('HOP-24.7', 'has dice for all its rows, and several lines only where hits are counted', () => {
    const row = { name: 'Row', die: 'red', per: 'each', lines: [[{ do: 'attack' }], [{ do: 'attack' }]] };
    expect(problems({ rows: [row] })).toEqual([
      'The titan has no red die, so this row never happens.',
      'Only a row with "per": "count" can have several lines.',
    ]);
    expect(problems({ rows: [{ ...row, per: 'count' }], shardDice: ['red'] })).toEqual([]);
  });
  rule('HOP-24.7', 'has what its rows need: allies, shards, an attack, feet', () => {
    expect(problems(acts({ do: 'conscript' }))).toEqual(['conscript needs "allies" of the kind "sentinels".']);
    expect(problems(acts({ do: 'nightfall', limit: 2 }))).toEqual(['nightfall needs "allies" of the kind "arena".']);
    expect(problems(acts({ do: 'arenaTurn' }))).toEqual(['arenaTurn needs "allies".']);
    expect(problems(acts({ do: 'alliesGain', hp: 1 }))).toEqual(['alliesGain needs "allies".']);
    expect(problems({ ...acts({ do: 'conscript' }, { do: 'arenaTurn' }), allies: { kind: 'sentinels', priority: ['hero'] } })).toEqual([]);
    expect(
      problems({ ...acts({ do: 'nightfall', limit: 2 }), allies: { kind: 'arena', priority: ['hero'] }, alwaysArenaTurn: true }),
    ).toEqual([]);
    expect(problems({ alwaysArenaTurn: true })).toEqual(['alwaysArenaTurn needs "allies" of the kind "arena".']);
    expect(problems(acts({ do: 'fork', damage: 1 }))).toEqual(['fork needs an attack before it in the same line.']);
    expect(problems(acts({ do: 'attack' }, { do: 'fork', damage: 1 }))).toEqual([]);
    expect(problems({ ...acts({ do: 'wear', damage: 1 }), shards: PLAIN })).toEqual(['wear needs shards with hp.']);
    expect(problems({ ...acts({ do: 'reforge', hp: 2, heal: 1 }), shards: PLAIN })).toEqual([
      expect.stringContaining('reforge needs shards that "stay"'),
    ]);
    expect(problems({ ...acts({ do: 'move', hexes: 2 }), traits: [{ is: 'rooted' }] })).toEqual(['A rooted titan does not move.']);
  });
  rule('HOP-24.7', 'has the shards that its traits speak of', () => {
    expect(problems({ traits: [{ is: 'smokeBody', ignore: 1, part: 'Tail' }] })).toEqual(['The titan has no part Tail.']);
    expect(problems({ traits: [{ is: 'bronzeSkin' }], shards: PLAIN })).toEqual(['bronzeSkin needs shards with hp.']);
    expect(problems({ traits: [{ is: 'drums' }] })).toEqual(['drums needs shards without hp.']);
    expect(problems({ traits: [{ is: 'shardsMustStand' }] })).toEqual([
      expect.stringContaining('shardsMustStand needs shards that are removed'),
    ]);
    expect(problems({ shards: { ...PLAIN, hp: 2 } })).toEqual([expect.stringContaining('Shards have either hp, a colour and an end')]);
  });
  rule('HOP-24.7', 'lets its parts enter on free hexes, and needs no more than 34 blue chips', () => {
    const parts = (...start: string[]): Loose => ({
      health: 10,
      parts: [{ name: 'Coil', range: 1, movement: 1, health: 3, attack: ['blue'], count: 2, priority: ['weakest'], start }],
    });
    expect(problems(parts('e6', 'c2'))).toEqual([expect.stringContaining('Nothing can enter on e6'), expect.stringContaining('on c2')]);
    expect(problems(parts('z99'))).toEqual([expect.stringContaining('Nothing can enter on z99')]);
    expect(problems(parts('a6'))).toEqual([expect.stringContaining('Nothing can enter on a6')]);
    expect(problems(parts('e8', 'e4', 'e5'))).toEqual(['There are 3, but at most 2 are possible.']);
    expect(problems({ health: 20 })).toEqual([]);
    expect(problems({ health: 21 })).toEqual(['Titan, shards and parts need 35 blue health chips at the start; there are 34.']);
  });
});

// ---- content that a match is opened with

describe('content', () => {
  const changed = (change: (copy: Record<'units' | 'factions' | 'immortals' | 'titans', Loose[]>) => void): readonly string[] => {
    const copy = JSON.parse(JSON.stringify(content));
    change(copy);
    return checkContent(copy);
  };

  rule('HOP-24.7', 'of the game itself is accepted, also with other numbers', () => {
    expect(checkContent(content)).toEqual([]);
    expect(changed(({ units }) => void Object.assign(units[0] as Loose, { health: 4 }))).toEqual([]);
  });
  rule('HOP-24.7', 'of any other shape is refused', () => {
    for (const nonsense of [null, undefined, 3, 'content', [], {}, { units: [] }])
      expect(checkContent(nonsense), JSON.stringify(nonsense)).not.toEqual([]);
    expect(changed(({ units }) => void Object.assign(units[3] as Loose, { attack: ['white'] }))).toEqual([
      'units/3/attack/0: white is not possible here. Possible: yellow, blue, green, black, red.',
    ]);
    expect(changed(({ units }) => void Object.assign(units[3] as Loose, { extra: 1 }))).toHaveLength(1);
  });
  rule('HOP-24.7', 'refers only to chips of the right kind, each in one faction', () => {
    expect(changed(({ factions }) => void Object.assign(factions[1] as Loose, { hero: 'amazons.warrior' }))).toEqual([
      'factions/1/hero: There is no chip amazons.warrior of the kind hero.',
      'factions/1: amazons.warrior belongs to two factions.',
    ]);
    const { unit: last } = content.immortals.at(-1) as (typeof content.immortals)[number];
    const place = content.units.findIndex(({ id }) => id === last);
    expect(changed(({ immortals }) => void immortals.pop())).toEqual([
      `units/${place}: The chip ${last} has no card that says what it does.`,
    ]);
    expect(changed(({ titans }) => void titans.push({ ...(titans[0] as Loose) }))).toEqual(['titans/6: The name ti.mars is already used.']);
  });
  rule('HOP-24.7', 'has enough of everything for every mode', () => {
    const without = (gone: (unit: Loose) => boolean): readonly string[] =>
      changed((copy) => void (copy.units = copy.units.filter((unit) => !gone(unit))));
    expect(without(({ id }) => id === 'sentinel')).toEqual(['units: There is no chip sentinel of the kind sentinel.']);
    const spare = content.units.filter(({ rank }) => rank === 'arena').slice(7);
    expect(without(({ id }) => spare.some((unit) => unit.id === id))).toEqual([
      'units: Of the kind arena there are 7, but at least 8 are needed.',
    ]);
    expect(changed((copy) => void copy.factions.splice(3))).toEqual(['factions: There are 3, but at least 4 are needed.']);
  });
  rule('HOP-24.7', 'gives no number to a skill that has none', () => {
    expect(changed(({ units }) => void Object.assign(units[0] as Loose, { skills: [{ skill: 'retaliate', level: 2 }] }))).toEqual([
      'units/0/skills/0: retaliate is a skill without a number.',
    ]);
  });
});

// ---- the schema and the sentences

test('the published schema says nothing that is not checked, and refers to all that it has and to nothing else', () => {
  expectPublished(published as PublishedSchema);
});
test('the published schema knows every die, class, tactic and skill', () => {
  expect(published.$defs.die.enum).toEqual([...DICE]);
  expect(published.$defs.class.enum).toEqual([...CLASSES]);
  expect(published.$defs.tactic.enum).toEqual([...TACTICS]);
  expect(Object.entries(published.$defs.skills.properties)).toEqual(
    SKILLS.map((skill) => [skill, { $ref: `#/$defs/${skills[skill].levelled ? 'level' : 'plain'}` }]),
  );
});
test('both languages say the same facts', () => {
  expectSameFacts(SENTENCES);
});
test('an Italian reads Italian', () => {
  expect(parseOwnContent('{}', 'it')).toEqual({
    errors: [
      { line: 1, column: 1, problem: 'In questo file non c’è niente. Possibili: factions, neutralHeroes, arenaUnits, immortals, titans.' },
    ],
  });
});
test('a chip of one’s own is shown by the name that its owner wrote', () => {
  expect(['my.Etruscans.Warrior', "my.Dog o'War", 'amazons.warrior'].map(ownName)).toEqual(['Warrior', "Dog o'War", undefined]);
});
