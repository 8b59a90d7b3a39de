// The workshop: a file to start from, what can be added to a file, and what a file with mistakes shows.
import { inserter, readerOf } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { parseOwnContent } from '../content/own/index.ts';
import { type CardKind, draftOf } from '../workshop/draft.ts';
import { EXAMPLE } from '../workshop/example.ts';
import { snippets } from '../workshop/snippets.ts';

const { accepted } = readerOf(parseOwnContent);
const insert = inserter(snippets);

describe('the example', () => {
  test('is valid and has no oddities', () => {
    const { content, warnings } = accepted(EXAMPLE);
    expect(warnings).toEqual([]);
    expect(content.armies.at(-1)).toMatchObject({ id: 'my.The Fist', characters: [{ character: 'my.Fisto' }, {}, {}, {}] });
  });
  test('is shown completely', () => {
    const { cards, armies } = draftOf(EXAMPLE, 'en');
    const all = Object.values(cards).flat();
    expect(all.map(({ name, card, problems, odd }) => [name, card?.def.id, problems, odd])).toEqual(
      ['Fisto', 'Iron Fist', 'Eternian Relic', 'Rally', 'Trailblazer'].map((name) => [name, `my.${name}`, [], []]),
    );
    expect(armies.map(({ card }) => card?.id)).toEqual(['my.The Fist']);
    for (const { at, name } of [...all, ...armies]) expect(EXAMPLE.slice(at)).toMatch(new RegExp(`^\\{\\s+"name": "${name}"`));
  });
});

describe('what can be added', () => {
  test.each(snippets.map(({ id }) => id))('%s: once, twice, to an empty file and to the example, without oddities', (id) => {
    for (const text of ['', '{\n}\n', EXAMPLE]) {
      const once = insert(id, text);
      expect(accepted(once).warnings).toEqual([]);
      expect(accepted(insert(id, once)).warnings).toEqual([]);
    }
  });
  test('everything together is a valid file', () => {
    const text = snippets.reduce((file, { insert: add }) => add(file), '{}');
    const { cards, armies } = draftOf(text, 'it');
    expect(Object.values(cards).map((list) => list.map(({ problems }) => problems))).toEqual(Array.from({ length: 5 }, () => [[]]));
    expect(armies.length).toBe(1);
    accepted(text);
  });
});

describe('what is in the file so far', () => {
  const one = (kind: CardKind, value: object, language: 'en' | 'it' = 'en') =>
    draftOf(JSON.stringify({ [kind]: [value] }), language).cards[kind][0];
  const SWORD = { name: 'Blade', type: 'melee', lines: [{ net: 1, wounds: 1 }], cost: 2 };
  test('a card is shown with its oddities', () => {
    expect(one('weapons', SWORD)).toMatchObject({
      name: 'Blade',
      card: { kind: 'weapon', def: { id: 'my.Blade' } },
      problems: [],
      odd: [],
    });
    expect(one('weapons', { ...SWORD, cost: 9 })?.odd).toEqual(['Blade costs 9 points; fair would be 2.']);
    expect(one('weapons', { ...SWORD, cost: 9 }, 'it')?.odd.length).toBe(1);
  });
  test('an unfinished file does not hide its cards', () => {
    const draft = one('weapons', { ...SWORD, special: { area: 'two', heals: true }, mana: 'one' });
    expect(draft?.card?.def).toMatchObject({ id: 'my.Blade', mana: 0 });
    expect(draft?.problems.map((problem) => problem.split(':')[0])).toEqual(expect.arrayContaining(['special › area', 'mana']));
  });
  test('an incomplete card is shown with what it lacks, in the reader’s language', () => {
    const { cost: _cost, ...lacking } = SWORD;
    const draft = one('weapons', lacking, 'it');
    expect(draft).toMatchObject({ name: 'Blade', problems: ['Manca "cost".'] });
    expect(draft?.card).toBeUndefined();
    expect(draftOf('{ "fate": [3, null, "x", {}] }', 'en').cards.fate.map(({ card }) => card)).toEqual(Array(4).fill(undefined));
  });
  test('cards before and after a syntax error are shown', () => {
    const text = EXAMPLE.replace('"name": "Iron Fist",', '"name": "Iron Fist');
    const { cards } = draftOf(text, 'en');
    expect(cards.characters[0]?.card?.def.id).toBe('my.Fisto');
    expect(cards.fate[0]?.card?.def.id).toBe('my.Rally');
  });
  test('an army that is too small is shown with the cards it has', () => {
    const { armies } = draftOf(
      '{ "armies": [{ "name": "Few", "faction": "evil", "characters": [], "fate": ["FE01"], "glory": [] }] }',
      'en',
    );
    expect(armies[0]).toMatchObject({ name: 'Few', card: { fate: ['FE01'] } });
    expect(armies[0]?.problems.length).toBe(3);
  });
});
