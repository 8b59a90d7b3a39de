// The workshop: a file to begin with, what can be added to a file, and what can be seen of one that is not right yet.
import { Match } from '@tabularium/kernel';
import { insertItem, readLeniently, valueOf } from '@tabularium/parts/own-content';
import { inserter, readerOf } from '@tabularium/parts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOwnContent } from '../content/own/index.ts';
import { BUDGETS, pointsOf } from '../content/points.ts';
import { hoplomachus } from '../rules/index.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { draftOf } from '../workshop/draft.ts';
import { EXAMPLE } from '../workshop/example.ts';
import { snippets } from '../workshop/snippets.ts';

const { accepted, problems: errorsIn } = readerOf(parseOwnContent);
const insert = inserter(snippets);
const lenient = (text: string): unknown => {
  const node = readLeniently(text);
  return node && valueOf(node);
};

describe('the example', () => {
  test('is right, with nothing odd about it', () => {
    const { content, warnings } = accepted(EXAMPLE);
    expect(warnings).toEqual([]);
    const own = content.units.filter(({ id }) => id.startsWith('my.'));
    expect(own.map(({ rank }) => rank)).toEqual([...Array.from({ length: 10 }, () => 'unit'), 'hero', 'neutral', 'immortal']);
    for (const unit of own) {
      const effects = content.immortals.find((one) => one.unit === unit.id)?.effects.length ?? 0;
      expect(BUDGETS[unit.rank]?.most, unit.id).toBeGreaterThanOrEqual(pointsOf(unit, effects));
    }
  });
  test('whoever plays with it sees what it adds to the game', () => {
    const { content } = accepted(EXAMPLE);
    const own = (match: Match<HoplomachusKit>) => (match.view('public').table as HoplomachusView).own;
    const match = Match.start(hoplomachus, { mode: 'onslaught', seats: 1 }, { seed: 'own', content });
    expect(own(match)).toMatchObject({ factions: [{ id: 'my.Etruscans' }], immortals: [{ unit: 'my.Tuchulcha' }], titans: [] });
    expect(own(match)?.units.length).toBe(13);
    expect(own(Match.start(hoplomachus, { mode: 'onslaught', seats: 1 }, { seed: 'own' }))).toBeNull();
  });
  test('can be seen whole', () => {
    const { factions, neutralHeroes, immortals } = draftOf(EXAMPLE, 'en');
    const chips = [...factions.flatMap(({ units, hero }) => [...units, hero]), ...neutralHeroes, ...immortals];
    expect(chips.length).toBe(13);
    for (const chip of chips) {
      expect(chip?.problems).toEqual([]);
      expect(chip?.unit, chip?.name).toBeDefined();
      expect(EXAMPLE.slice(chip?.at ?? 0)).toMatch(new RegExp(`^\\{\\s*"name": "${chip?.name}"`));
    }
    expect(factions[0]?.tactics).toEqual(['adrenaline', 'bolsterHealth', 'stun', 'aegis']);
    expect(immortals[0]?.effects.map(({ act }) => act.do)).toEqual(['shackle', 'headHunt']);
  });
});

describe('reading with goodwill', () => {
  test('whatever is written as JSON is read as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(lenient(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(lenient(JSON.stringify(value, null, 2))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  test('any text at all is read, and what is inside lies inside', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', 'a', '1', ' ', '\n', '-'), maxLength: 60 }),
        (text) => {
          const node = readLeniently(text);
          if (!node) return;
          expect(node.start).toBeGreaterThanOrEqual(0);
          expect(node.end).toBeLessThanOrEqual(text.length);
          if (node.kind === 'list') for (const { start, end } of node.items) expect(node.start < start && end <= node.end).toBe(true);
        },
      ),
    );
  });
  test.each([
    ['a missing comma', '{ "a": 1 "b": [2 3] }', { a: 1, b: [2, 3] }],
    ['a comma too many', '{ "a": [1, 2,], }', { a: [1, 2] }],
    ['a missing bracket', '{ "a": [1, 2, "b": 3', { a: [1, 2, 'b', 3] }],
    ['a bracket of the wrong kind', '{ "a": [1, 2 }', { a: [1, 2] }],
    ['a text without its end', '{ "a": "one,\n"b": 2 }', { a: 'one,', b: 2 }],
    ['words without quotation marks', '{ a: black, b: true }', { a: 'black', b: true }],
    ['a key without a value', '{ "a": , "b": 2, "c" "d": 4, "e": }', { b: 2, d: 4 }],
    ['something without a key', '{ { "x": 1 } "b": 2 }', { b: 2 }],
  ])('%s hides nothing else', (_, text, value) => {
    expect(lenient(text)).toEqual(value);
  });
  test('thousands of brackets do no harm', () => {
    expect(lenient('['.repeat(100_000))).toBeDefined();
    expect(lenient('  \n')).toBeUndefined();
  });
});

describe('what can be added', () => {
  const EMPTY = ['', '{}', '{\n}\n', '{ "titans": [ ] }'];
  const RIGHT = ['neutral', 'arena', 'immortal', 'titan'];
  test.each(RIGHT)('%s: complete, and worth what it should be', (id) => {
    for (const text of [...EMPTY, EXAMPLE, JSON.stringify(JSON.parse(EXAMPLE)), JSON.stringify(JSON.parse(EXAMPLE), null, '\t')]) {
      const once = insert(id, text);
      expect(accepted(once).warnings).toEqual([]);
      const twice = accepted(insert(id, once));
      expect(twice.warnings).toEqual([]);
      expect(twice.content.units.length).toBe(accepted(once).content.units.length + 1);
    }
  });
  test('a unit begins a faction, which is complete with ten of them', () => {
    let text = insert('unit', EXAMPLE);
    for (let count = 1; count < 10; count++) {
      expect(errorsIn(text)).toEqual([`There are ${count}, but at least 10 are needed.`]);
      text = insert('unit', text);
    }
    const { content, warnings } = accepted(text);
    expect(warnings).toEqual([]);
    const [etruscans, faction] = content.factions.slice(-2);
    expect(etruscans?.id).toBe('my.Etruscans');
    expect(faction?.units.length).toBe(10);
    const classes = new Set(content.units.filter(({ id }) => faction?.units.includes(id)).map((unit) => unit.class));
    expect(classes.size).toBe(5);
  });
  test('a unit and a hero go into the faction that lacks them', () => {
    const lacking = EXAMPLE.replace(/ {8}\{\s+"name": "Charun"[^}]*\}[^}]*\},\n/, '').replace(/"hero": \{[^}]*\}[^}]*\},\s+/, '');
    expect(errorsIn(lacking)).toEqual(['There are 9, but at least 10 are needed.', '"hero" is missing.'].toSorted());
    const { content } = accepted(insert('hero', insert('unit', lacking)));
    expect(content.factions.at(-1)).toMatchObject({ id: 'my.Etruscans', hero: 'my.Etruscans.Primus' });
    expect(content.factions.at(-1)?.units.at(-1)).toBe('my.Etruscans.Tiro');
  });
  test('a hero for whom there is no room begins a faction', () => {
    const text = insert('hero', EXAMPLE);
    expect(draftOf(text, 'en').factions.map(({ hero, units }) => [hero?.name, units.length])).toEqual([
      ['Lars Porsenna', 10],
      ['Primus', 0],
    ]);
  });
  test('it stands where it belongs, indented as the rest', () => {
    expect(insertItem('{\n    "arenaUnits": [\n        { "name": "Dog" }\n    ]\n}\n', 'arenaUnits', '{\n  "name": "Cat"\n}')).toBe(
      '{\n    "arenaUnits": [\n        { "name": "Dog" },\n        {\n          "name": "Cat"\n        }\n    ]\n}\n',
    );
    expect(insertItem('{ "titans": [{ "name": "Talos" }] }', 'titans', '{}')).toBe('{ "titans": [{ "name": "Talos" },\n  {}\n] }');
    expect(insertItem('{}', 'titans', '{}')).toBe('{\n  "titans": [\n    {}\n  ]\n}');
    expect(insertItem('{ "titans": [], }', 'immortals', '{}')).toBe('{ "titans": [],\n  "immortals": [\n    {}\n  ]\n}');
  });
  test('a text that does not say where stays as it is', () => {
    for (const text of ['[]', '{ "arenaUnits": [', '{ "arenaUnits": {} }', 'Etruscans']) expect(insert('arena', text)).toBe(text);
    expect(insert('unit', '{ "factions": [{ "units": 3 }] }')).toBe('{ "factions": [{ "units": 3 }] }');
  });
  test('something that is wrong elsewhere does not matter', () => {
    const broken = EXAMPLE.replace('"range": 2, "movement"', '"range": 2 "movement"');
    expect(draftOf(insert('arena', broken), 'en').arenaUnits.map(({ name }) => name)).toEqual(['Noxius']);
  });
});

describe('what is in the file so far', () => {
  const draft = (chip: object, language: 'en' | 'it' = 'en') => draftOf(JSON.stringify({ arenaUnits: [chip] }), language).arenaUnits[0];
  const DOG = { name: 'Dog', class: 'beast', range: 1, movement: 2, health: 4, attack: ['green', 'blue'], skills: { snare: true } };
  test('a chip with its worth', () => {
    expect(draft(DOG)).toMatchObject({
      name: 'Dog',
      unit: { id: 'my.Dog', rank: 'arena', skills: [{ skill: 'snare', level: 1 }] },
      worth: { points: 18, budget: { least: 20, most: 20 } },
      problems: [],
    });
  });
  test('a skill or a die that is not written to its end does not hide the chip', () => {
    const chip = draft({ ...DOG, attack: ['green', 'bl'], skills: { snare: true, ret: true, hurl: 9 } });
    expect(chip?.unit).toMatchObject({ attack: ['green'], skills: [{ skill: 'snare' }] });
    expect(chip?.problems.map((problem) => problem.split(':')[0])).toEqual(['attack › 1', 'skills › ret', 'skills › hurl']);
  });
  test('a chip that lacks something is named, with what it lacks, in the language of the reader', () => {
    const chip = draft({ ...DOG, health: 'four' }, 'it');
    expect(chip).toMatchObject({ name: 'Dog', problems: ['health: Qui serve un numero intero.'] });
    expect(chip?.unit).toBeUndefined();
    expect(draftOf('{ "arenaUnits": [3, null, "Dog", {}] }', 'en').arenaUnits.map(({ unit }) => unit)).toEqual(Array(4).fill(undefined));
  });
  test('chips before and behind a mistake in the writing are there', () => {
    const text = EXAMPLE.replace('"name": "Vanth",', '"name": "Vanth');
    const units = draftOf(text, 'en').factions[0]?.units ?? [];
    expect(units.map(({ unit }) => unit !== undefined)).toEqual(units.map((_, place) => place !== 4));
    expect(units.length).toBe(10);
    expect(draftOf(text, 'en').immortals.length).toBe(1);
    expect(errorsIn(text).length).toBe(1);
  });
  test('an immortal keeps the effects that are right, and counts them', () => {
    const [immortal] = draftOf(EXAMPLE.replace('"headHunt", "damage": 1', '"headHunt", "damage": "one"'), 'en').immortals;
    expect(immortal?.effects.map(({ act }) => act.do)).toEqual(['shackle']);
    expect(immortal?.worth?.points).toBe(30);
    expect(draftOf('{ "immortals": [null, {}, { "effects": 3 }] }', 'en').immortals.map(({ effects }) => effects)).toEqual([[], [], []]);
  });
  test('a titan has a card once it is complete, its parts by themselves', () => {
    const text = insert('titan', '{}');
    const [titan] = draftOf(text, 'en').titans;
    expect(titan?.card?.rows.map(({ id }) => id)).toEqual(['my.Passus', 'my.Terrae motus', 'my.Clava']);
    expect(titan?.worth?.budget).toBeUndefined();
    const part = '"parts": [{ "name": "Arm", "range": 1, "movement": 1, "health": 3, "attack": ["blue"] }],';
    const [lacking] = draftOf(text.replace('"boons"', `${part} "boons"`), 'en').titans;
    expect(lacking?.parts.map(({ unit }) => unit?.id)).toEqual(['my.Gigas.Arm']);
    expect(lacking?.problems.length).toBeGreaterThan(0);
    expect(draftOf(text.replace('"difficulty": 2,', ''), 'en').titans[0]?.card).toBeUndefined();
  });
});
