// Custom content: files that players write, and content that a match is opened with.
import { played, rule } from '@tabularium/kernel/testing';
import { ownName, type PublishedSchema, parseJson } from '@tabularium/parts/own-content';
import { expectPublished, expectSameFacts, readerOf } from '@tabularium/parts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/index.ts';
import type { CharacterDef } from '../../content/kinds.ts';
import { checkContent, parseOwnContent } from '../../content/own/index.ts';
import published from '../../content/own/schema.json' with { type: 'json' };
import { SENTENCES } from '../../content/own/sentences.ts';
import { battleground } from '../../rules/index.ts';
import type { Position } from '../support/position.ts';

type Loose = Record<string, unknown>;
const FISTO: Loose = {
  name: 'Fisto',
  faction: 'masters',
  health: 7,
  stats: { strength: 5, perception: 2, power: 1, toughness: 4, mind: 2 },
  speed: [5, 7],
  slots: { weapons: 2, types: ['melee'], trinkets: 1, shields: 0, armours: 1 },
  abilities: [
    { kind: 'passive', name: 'Steel Grip', traits: [{ trait: 'rerolls', dice: 1, attack: 'melee' }] },
    {
      kind: 'active',
      name: 'Haymaker',
      ap: 1,
      mana: 1,
      whom: { who: 'engagedEnemy' },
      targets: true,
      test: { stat: 'strength', against: 'toughness', lines: [{ net: 2, effects: [{ do: 'push', hexes: 2 }] }] },
    },
  ],
  cost: 19,
};
const FIST: Loose = {
  name: 'Iron Fist',
  type: 'melee',
  only: ['Fisto'],
  dice: 1,
  lines: [
    { net: 1, wounds: 1 },
    { net: 3, wounds: 2 },
  ],
  cost: 4,
};
const RELIC: Loose = {
  name: 'Eternian Relic',
  type: 'trinket',
  use: { kind: 'active', ability: { ap: 0, mana: 2, whom: { who: 'self' }, effects: [{ do: 'teleport', hexes: 2 }] } },
  cost: 3,
};
const FATE: Loose = {
  name: 'Rally',
  initiative: 4,
  ap: 2,
  mana: 1,
  whom: { who: 'ally', within: 6 },
  effects: [{ do: 'gain', token: 'focus' }],
};
const GLORY: Loose = { name: 'Slayer', faction: 'evil', initiative: 3, ap: 2, mana: 1, points: 20, mission: { mission: 'knockOut' } };
const ARMY: Loose = {
  name: 'The Fist',
  faction: 'masters',
  characters: [
    { character: 'Fisto', weapons: ['Iron Fist'], items: ['Eternian Relic'] },
    { character: 'he_man', weapons: ['W01'] },
  ],
  fate: ['Rally', 'Rally', ...(content.armies[0]?.fate.slice(2) ?? [])],
  glory: ['GM1', 'G01'],
};
const FILE: Loose = { characters: [FISTO], weapons: [FIST], items: [RELIC], fate: [FATE], glory: [GLORY], armies: [ARMY] };

const { accepted, errors, problems } = readerOf(parseOwnContent);

// ---- good files

rule('MOB-17.7', 'custom cards come after those of the game, under their own names', () => {
  const own = accepted(FILE);
  expect(own.warnings).toEqual([]);
  expect(own.content.characters.slice(0, 12)).toEqual(content.characters);
  expect(own.content.characters[12]).toMatchObject({ id: 'my.Fisto', hero: 'my.Fisto', massive: false, cost: 19 });
  expect(own.content.weapons.at(-1)).toMatchObject({ id: 'my.Iron Fist', only: ['my.Fisto'], copies: 1, range: 0, mana: 0, special: {} });
  expect(own.content.fate.at(-1)).toMatchObject({ id: 'my.Rally', faction: null, copies: 4 });
  expect(own.content.glory.at(-1)).toMatchObject({ id: 'my.Slayer', faction: 'evil', copies: 1 });
  expect(ownName('my.Fisto.Haymaker')).toBe('Haymaker');
  expect(ownName('he_man')).toBeUndefined();
});
rule('MOB-17.7', 'abilities are named after their owners, and everything optional may be left out', () => {
  const haymaker = accepted(FILE).content.characters[12]?.abilities[1];
  expect(haymaker).toMatchObject({ id: 'my.Fisto.Haymaker', kind: 'active', targets: true, effects: [] });
  const relic = accepted(FILE).content.items.at(-1);
  expect(relic?.use).toMatchObject({ kind: 'active', ability: { id: 'my.Eternian Relic', targets: false } });
  expect(relic?.copies).toBe(2);
});
rule('MOB-17.7', 'an army refers to cards of the game by id, and to those of the file by name', () => {
  expect(accepted(FILE).content.armies.at(-1)?.characters).toEqual([
    { character: 'my.Fisto', weapons: ['my.Iron Fist'], items: ['my.Eternian Relic'] },
    { character: 'he_man', weapons: ['W01'], items: [] },
  ]);
});
rule('MOB-17.7', 'a file may hold nothing but armies', () => {
  const { name: _name, ...list } = ARMY;
  const own = accepted({ armies: [{ name: 'Saved', ...list, characters: [{ character: 'orko' }], fate: content.armies[0]?.fate }] });
  expect(own.content.armies.at(-1)).toMatchObject({ id: 'my.Saved', characters: [{ character: 'orko', weapons: [], items: [] }] });
});
rule('MOB-17.7', 'content that was read is frozen and can be played', () => {
  const own = accepted(FILE);
  expect(checkContent(JSON.parse(JSON.stringify(own.content)))).toEqual([]);
  expect(Object.isFrozen(own.content.characters[12]?.abilities)).toBe(true);
  const match = played(battleground, { setup: { mode: 'standard', seats: 2 }, content: own.content }) as Position;
  match.as(0, 'my.The Fist').as(1, 'snake_mountain');
  expect(match.events('army')[0]).toMatchObject({
    points: 52,
    figures: [{ figure: 'my.Fisto', gear: ['my.Iron Fist', 'my.Eternian Relic'] }, {}],
  });
});
rule('MOB-17.7', 'an army may name the limit it is built for, and must keep to it', () => {
  const built = (terms: Loose): string[] => problems({ ...FILE, armies: [{ ...ARMY, ...terms }] });
  expect(built({ points: 60, expansion: false })).toEqual([]);
  const riders = [{ character: 'he_man_bc' }, { character: 'ram_man' }, { character: 'stratos' }];
  expect(built({ characters: riders })).toEqual([]);
  expect(built({ characters: riders, points: 60 })).toEqual(['stratos: cost in points 18; available: 5.']);
  expect(built({ characters: riders, expansion: false })).toEqual(['he_man_bc needs the expansion.']);
  expect(built({ points: 59 })).toEqual(['At least 60.']);
});
rule('MOB-17.7', 'an army may have the name of a card, because nothing refers to armies', () => {
  expect(problems({ ...FILE, armies: [{ ...ARMY, name: 'stratos' }] })).toEqual([]);
});
rule('MOB-17.7', 'every card of the game could be written in such a file', () => {
  const named = <T extends { readonly id: string }>({ id, ...card }: T): Loose => ({ ...card, name: `Own ${id.replaceAll('_', ' ')}` });
  const ability = ({ id, ...rest }: CharacterDef['abilities'][number]): Loose => ({ ...rest, name: `Own ${id}` });
  const own = accepted({
    characters: content.characters.map(({ abilities, worth: _worth, measured = 0, cost, ...card }) => ({
      ...named(card),
      abilities: abilities.map(ability),
      cost: cost - measured, // files are judged by the formula only
    })),
    weapons: content.weapons.map(named),
    items: content.items.map(({ use, faction, ...card }) => {
      const { id: _id, kind: _kind, ...active } = use.kind === 'active' ? use.ability : { id: '', kind: '' };
      return { ...named(card), ...(faction && { faction }), use: use.kind === 'active' ? { kind: 'active', ability: active } : use };
    }),
    fate: content.fate.map(({ copies: _copies, faction, ...card }) => ({ ...named(card), ...(faction && { faction }) })),
    glory: content.glory.map(({ copies: _copies, faction, ...card }) => ({ ...named(card), ...(faction && { faction }) })),
    armies: content.armies.map((army) => ({ ...named(army) })),
  });
  expect(own.warnings).toEqual([]);
  expect(own.content.weapons.slice(28).map(({ special }) => special)).toEqual(content.weapons.map(({ special }) => special));
  expect(own.content.fate.slice(34).map(({ copies, effects }) => [copies, effects])).toEqual(
    content.fate.map(({ copies, effects }) => [copies, effects]),
  );
  expect(own.content.glory.slice(11).map(({ copies }) => copies)).toEqual(content.glory.map(({ copies }) => copies));
});

// ---- odd, but playable

rule(['MOB-17.7', 'MOB-17.8'], 'costs and initiatives off the formulas are accepted with a warning', () => {
  const warnings = (file: Loose): string[] => accepted(file).warnings.map(({ problem }) => problem);
  expect(warnings({ characters: [{ ...FISTO, cost: 10 }] })).toEqual(['Fisto costs 10 points; fair would be 19-20.']);
  expect(warnings({ weapons: [{ ...FIST, only: ['he_man'], cost: 1 }] })).toEqual(['Iron Fist costs 1 points; fair would be 4.']);
  expect(warnings({ fate: [{ ...FATE, initiative: 9 }] })).toEqual(['Rally has the initiative 9; fair would be 3-5.']);
  expect(warnings({ glory: [{ ...GLORY, points: 10 }] })).toEqual(['Slayer has the initiative 3; fair would be 1.']);
});

// ---- files with mistakes

describe('a file', () => {
  rule('MOB-17.7', 'is refused with the line of every mistake, from top to bottom', () => {
    const file = `{
  "weapons": [
    {
      "name": "Whip",
      "type": "rope",
      "lines": [{ "net": 0, "wounds": 1 }],
      "special": { "dice": { "when": "sometimes", "dice": 1 }, "bites": true },
      "cost": "3"
    }
  ],
  "fate": [
    { "name": "Hop", "initiative": 3, "ap": 1, "mana": 1, "whom": { "who": "self" }, "effects": [{ "do": "hop" }] }
  ]
}`;
    expect(errors(file)).toEqual([
      '5:15 rope is not possible here. Possible: melee, ranged, spell.',
      '6:26 At least 1.',
      expect.stringContaining('7:38 sometimes is not possible here. Possible: always, targetOnDifficult,'),
      expect.stringContaining('7:73 "bites" has no meaning here. Possible: dice, rerolls, onNet,'),
      '8:15 A whole number was expected here.',
      expect.stringContaining('12:106 hop is not possible here. Possible: gain, heal, wound,'),
    ]);
  });
  rule('MOB-17.7', 'may not use a name of the game, or one name twice', () => {
    expect(problems({ characters: [{ ...FISTO, name: 'orko' }] })).toEqual(['The name orko is already used.']);
    expect(problems({ weapons: [{ ...FIST, name: 'Relic', only: ['he_man'] }], items: [{ ...RELIC, name: 'Relic' }] })).toEqual([
      'The name Relic is already used.',
    ]);
    expect(problems({ characters: [{ ...FISTO, name: 'Fi.sto' }] })).toEqual([expect.stringContaining('cannot be used')]);
  });
  rule('MOB-17.7', 'may not refer to characters that do not exist', () => {
    expect(problems({ weapons: [{ ...FIST, only: ['Fisto'] }] })).toEqual(['There is no character Fisto.']);
    expect(problems({ characters: [{ ...FISTO, hero: 'skeletor' }] })).toEqual(['There is no character skeletor in this faction.']);
    expect(problems({ characters: [{ ...FISTO, hero: 'he_man', massive: true }] })).toEqual([]);
  });
  rule(['MOB-17.7', 'MOB-9.4'], 'may not have cards that the players cannot share evenly', () => {
    expect(problems({ weapons: [{ ...FIST, only: [], copies: 1 }] })).toEqual([expect.stringContaining('A single card must be for')]);
    expect(problems({ weapons: [{ ...FIST, only: ['he_man', 'skeletor'] }] })).toEqual([
      expect.stringContaining('A single card must be for'),
    ]);
    expect(problems({ weapons: [{ ...FIST, only: [], copies: 3 }] })).toEqual([
      expect.stringContaining('The number of copies must be even'),
    ]);
    expect(problems({ items: [{ ...RELIC, faction: 'evil' }] })).toEqual([]);
  });
  rule('MOB-17.7', 'may not have weapons that make no sense', () => {
    const weapon = (more: Loose): string[] => problems({ weapons: [{ ...FIST, only: ['he_man'], ...more }] });
    expect(weapon({ range: 3 })).toEqual(['A melee weapon must not have a range.']);
    expect(weapon({ type: 'ranged' })).toEqual(['A ranged weapon or a spell must have a range.']);
    expect(weapon({ mana: 1, special: { paidDice: 1 } })).toEqual(['mana is for spells only.', 'paidDice is for spells only.']);
    expect(weapon({ type: 'spell', range: 6, special: { heals: true, area: 1 } })).toEqual(['What heals must not have an area.']);
    expect(
      weapon({
        lines: [
          { net: 2, wounds: 1 },
          { net: 2, wounds: 2 },
        ],
      }),
    ).toEqual(['Every line must need more net successes than the one before.']);
  });
  rule('MOB-17.7', 'may not have effects where they mean nothing', () => {
    const card = (who: Loose, ...effects: Loose[]): string[] => problems({ fate: [{ ...FATE, whom: who, effects }] });
    expect(card({ who: 'self' }, { do: 'swap' })).toEqual(['swap is not possible for self.']);
    expect(card({ who: 'ally', within: 6 }, { do: 'gain', token: 'watch' })).toEqual([
      expect.stringContaining('Only the acting character'),
    ]);
    expect(card({ who: 'chargeable' }, { do: 'strike', dice: 1 })).toEqual(['strike must stand right after charge.']);
    expect(card({ who: 'chargeable' }, { do: 'charge' }, { do: 'strike', dice: 1 })).toEqual([]);
    expect(card({ who: 'enemy', within: 6 }, { do: 'pull', most: 2 })).toEqual([expect.stringContaining('pull counts net successes')]);
    expect(card({ who: 'selfOrAlly', within: 6 }, { do: 'freeMove', toward: true })).toEqual(['freeMove is not possible for selfOrAlly.']);
    expect(problems({ items: [{ ...RELIC, use: { kind: 'oneUse', effects: [{ do: 'jump', hexes: 3 }] } }] })).toEqual([
      'jump is not possible for bearer.',
    ]);
    const onNet = [{ net: 1, effects: [{ do: 'heal', wounds: 1 }] }];
    expect(problems({ weapons: [{ ...FIST, only: ['he_man'], special: { onNet } }] })).toEqual(['heal is not possible for target.']);
  });
  rule(['MOB-17.7', 'MOB-6.54'], 'may not have abilities that cost nothing or do nothing', () => {
    const ability = (more: Loose): string[] =>
      problems({ items: [{ ...RELIC, use: { kind: 'active', ability: { ap: 1, mana: 0, whom: { who: 'self' }, ...more } } }] });
    expect(ability({})).toEqual(['This ability has neither effects nor a test.']);
    expect(ability({ ap: 0, effects: [{ do: 'cleanse' }] })).toEqual(['An active ability must cost AP, mana or both.']);
    const test = { stat: 'mind', against: 'mind', lines: [{ net: 1, effects: [{ do: 'cleanse' }] }] };
    expect(ability({ test })).toEqual(['A test must be made against an enemy.']);
  });
  rule('MOB-17.7', 'may not have armies that cannot be played', () => {
    const army = (more: Loose): string[] =>
      errors({ armies: [{ ...ARMY, characters: [{ character: 'orko' }], fate: content.armies[0]?.fate, ...more }] });
    expect(army({})).toEqual([]);
    const listed = army({ characters: [{ character: 'orko', weapons: ['W16'], items: ['W23'] }, { character: 'skeletor' }] });
    expect(listed.map((error) => error.replace(/:\d+/, ''))).toEqual([
      '10 orko W16: this character carries no weapons of the type ranged.',
      '13 There is no card W23 for this place.',
      '17 skeletor belongs to the other faction.',
    ]);
    expect(army({ glory: ['GM1', 'GM1'] })).toEqual([expect.stringContaining('GM1: at most 1 of them are possible.')]);
    expect(army({ characters: [] })).toEqual([expect.stringContaining('at least 1 are needed')]);
    expect(army({ fate: ['FM01'] })).toEqual([expect.stringContaining('There are 1, but at least 20 are needed.')]);
  });
  rule('MOB-17.7', 'may not be empty', () => {
    expect(problems({})).toEqual(['There is nothing in this file. Possible: characters, weapons, items, fate, glory, armies.']);
    expect(errors('[]')).toEqual(['1:1 Curly brackets { } were expected here.']);
    expect(errors('{\n  "weapons": [\n    { "name": "Whip" "cost": 3 }\n  ]\n}')).toEqual(['3:22 One of , } was expected, not ".']);
    expect(errors(' '.repeat(1_000_001))).toEqual(['1:1 The file is longer than 1000000 characters.']);
  });
  rule('MOB-17.7', 'gets its sentences in Italian, too', () => {
    expect(parseOwnContent('{}', 'it')).toMatchObject({ errors: [{ problem: expect.stringContaining('In questo file non c’è niente.') }] });
  });
});

test('any JSON is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small' }), (value) => {
      const parsed = parseJson(JSON.stringify(value, null, 2));
      expect('misread' in parsed ? parsed.misread : parsed.value).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

// ---- content that a match is opened with

describe('content', () => {
  const changed = (change: (copy: Record<keyof typeof content, Loose[]>) => void): readonly string[] => {
    const copy = JSON.parse(JSON.stringify(content));
    change(copy);
    return checkContent(copy);
  };
  rule('MOB-17.7', 'of the game itself is accepted, even with other numbers', () => {
    expect(checkContent(content)).toEqual([]);
    expect(changed(({ characters }) => void Object.assign(characters[0] as Loose, { health: 9 }))).toEqual([]);
  });
  rule('MOB-17.7', 'of any other shape is refused', () => {
    for (const nonsense of [null, undefined, 3, 'content', [], {}, { characters: [] }])
      expect(checkContent(nonsense), JSON.stringify(nonsense)).not.toEqual([]);
    expect(changed(({ weapons }) => void Object.assign(weapons[3] as Loose, { type: 'rope' }))).toEqual([
      'weapons/3/type: rope is not possible here. Possible: melee, ranged, spell.',
    ]);
    expect(changed(({ items }) => void Object.assign(items[3] as Loose, { extra: 1 }))).toHaveLength(1);
  });
  rule('MOB-17.7', 'must have what the first game needs', () => {
    expect(changed(({ armies }) => void armies.shift())).toEqual(['armies: The armies and the map of the first game are missing.']);
    expect(changed(({ maps }) => void maps.shift())).toEqual(['armies: The armies and the map of the first game are missing.']);
    expect(changed((copy) => void copy.maps.splice(1))).toEqual(['maps: There is no map for the standard game.']);
  });
  rule('MOB-17.7', 'must have enough cards for every army', () => {
    const few = changed((copy) => {
      copy.armies = copy.armies.slice(0, 2);
      copy.fate = copy.fate.filter((card) => card['faction'] !== null);
      copy.glory = copy.glory.filter((card) => card['faction'] !== null).slice(0, 3);
      copy.armies.forEach((army) => void Object.assign(army, { glory: ['GM1', 'GM2'] }));
    });
    expect(few).toContain('glory: The faction evil can use only 1 glory cards, but 2 are needed.');
  });
  rule(['MOB-17.7', 'MOB-16.5'], 'must have maps without overlaps and with nothing outside the field', () => {
    const map = (change: Loose): readonly string[] => changed(({ maps }) => void Object.assign(maps[1] as Loose, change));
    expect(map({ difficult: 'Z1' })).toEqual(['maps/1/difficult: There is no hex Z1 for this.']);
    expect(map({ objectives: 'L12' })).toEqual(['maps/1/objectives: There is no hex L12 for this.']); // a column stands there
    expect(map({ objectives: 'A1^' })).toEqual(['maps/1/objectives: There is no hex A1^ for this.']); // there is no platform
    expect(map({ elements: { CO: ['A1', 'A1'] }, objectives: '' })).toEqual(['maps/1/elements/CO/1: There is no hex A1 for this.']);
    expect(map({ elements: { L2: ['A1'] }, objectives: '' })).toEqual(['maps/1/elements/L2/0: A piece L2 must have 2 hexes.']);
  });
});

// ---- the schema and the sentences

test('everything in the published schema is checked, and its definitions are all used and complete', () => {
  expectPublished(published as PublishedSchema, 'worth'); // the check of a match's content uses `worth`
});
test('every sentence has its facts in both languages', () => {
  expectSameFacts(SENTENCES);
});
