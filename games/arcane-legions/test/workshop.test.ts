// The workshop: a file to begin with, what can be added to it, and what is shown of one with mistakes.
import { inserter, readerOf } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { parseOwnContent } from '../content/own/index.ts';
import { type DraftUnit, draftOf } from '../workshop/draft.ts';
import { EXAMPLE } from '../workshop/example.ts';
import { snippets } from '../workshop/snippets.ts';

const { accepted } = readerOf(parseOwnContent);
const insert = inserter(snippets);

describe('the example', () => {
  test('is right, and gets no remarks', () => {
    const { content, warnings } = accepted(EXAMPLE);
    expect(warnings).toEqual([]);
    expect(content.armies.at(-1)).toMatchObject({
      id: 'my.Legion of Capua',
      units: ['my.Companions of Aulus', ...Array(5).fill(expect.any(String))],
    });
  });
  test('is shown whole', () => {
    const { figures, units, armies } = draftOf(EXAMPLE, 'en');
    const all = [...figures, ...units, ...armies];
    expect(all.map(({ name, card, problems }) => [name, card?.id, problems])).toEqual(
      ['Augur', 'Aulus Vibenna', 'Capuan Veterans', 'Companions of Aulus', 'Legion of Capua'].map((name) => [name, `my.${name}`, []]),
    );
    expect(units.map(({ odd }) => odd)).toEqual([[], []]);
    for (const { at, name } of all) expect(EXAMPLE.slice(at)).toMatch(new RegExp(`^\\{\\s+"name": "${name}"`));
  });
});

describe('what can be added', () => {
  test.each(snippets.map(({ id }) => id))('%s: once, twice, to an empty file and to the example, without remarks', (id) => {
    for (const text of ['', '{\n}\n', EXAMPLE]) {
      const once = insert(id, text);
      expect(accepted(once).warnings).toEqual([]);
      expect(accepted(insert(id, once)).warnings).toEqual([]);
    }
  });
  test('everything added together is a file', () => {
    const text = snippets.reduce((file, { insert: add }) => add(file), '{}');
    const { figures, units, armies } = draftOf(text, 'it');
    expect([figures, units, armies].map((list) => list.map(({ problems }) => problems))).toEqual([[[]], [[], []], [[]]]);
    accepted(text);
  });
});

describe('what is in the file so far', () => {
  const SLOT = { circle: 'white', size: 'small', pegs: 1, icons: { A: 1 }, figure: '1R01' };
  const UNIT = {
    name: 'Guard',
    faction: 'roman',
    base: 'sortie',
    costs: [1, 2, 2, 2],
    colours: ['blue', 'grey', 'grey', 'grey'],
    slots: [SLOT],
  };
  const one = (value: object, language: 'en' | 'it' = 'en'): DraftUnit | undefined =>
    draftOf(JSON.stringify({ units: [value] }), language).units[0];
  test('a unit with its oddities', () => {
    expect(one(UNIT)).toMatchObject({ name: 'Guard', card: { id: 'my.Guard', points: 100 }, problems: [], odd: [] }); // 50 + 25 + 35, rounded
    expect(one({ ...UNIT, points: 500 })?.odd).toEqual(['Guard costs 500 points; fair would be 100.']);
    expect(one({ ...UNIT, points: 500 }, 'it')?.odd.length).toBe(1);
  });
  test('an unfinished line does not hide the unit', () => {
    const draft = one({ ...UNIT, bar: ['fear', 'fea'], slots: [SLOT, { circle: 'white' }] });
    expect(draft?.card).toMatchObject({ id: 'my.Guard', bar: ['fear'] });
    expect(draft?.card?.slots.length).toBe(1);
    expect(draft?.problems.map((problem) => problem.split(':')[0])).toEqual(['slots › 1', 'slots › 1', 'bar › 1']);
  });
  test('faults of meaning are shown beside it, once for slots of a kind', () => {
    const slots = [
      { ...SLOT, count: 3 },
      { ...SLOT, count: 2, figure: '1R05' },
    ];
    expect(one({ ...UNIT, slots })?.problems).toEqual([
      'slots › 1 › figure: 1R05 does not fit here: it needs a slot that is white, large; pegs: 2.',
    ]);
  });
  test('a unit that lacks something is named, with what it lacks, in the reader’s language', () => {
    const { base: _base, ...lacking } = UNIT;
    expect(one(lacking, 'it')).toEqual({ name: 'Guard', at: expect.any(Number), problems: ['Manca "base".'], odd: [] });
    expect(one({ ...UNIT, colours: ['blue'] })).toMatchObject({ problems: [expect.stringContaining('at least 4')], odd: [] });
    expect(one({ ...UNIT, colours: ['blue'] })?.card).toBeUndefined();
    expect(draftOf('{ "units": [3, null, "x", {}] }', 'en').units.map(({ card }) => card)).toEqual(Array(4).fill(undefined));
  });
  test('cards before and after a syntax error are there', () => {
    const { figures, armies } = draftOf(EXAMPLE.replace('"name": "Capuan Veterans",', '"name": "Capuan Veterans'), 'en');
    expect(figures[0]?.card?.id).toBe('my.Augur');
    expect(armies[0]?.card?.id).toBe('my.Legion of Capua');
  });
  test('an army that cannot be played is shown with its units and its faults', () => {
    const { armies } = draftOf('{ "armies": [{ "name": "Few", "faction": "han", "total": 2000, "units": ["H15", "H15", "X"] }] }', 'en');
    expect(armies[0]).toMatchObject({ name: 'Few', card: { units: ['H15', 'H15', 'X'] } });
    expect(armies[0]?.problems).toEqual([
      'units: The army costs 2050 points, but the agreed total is 2000.',
      'units › 1: H15 is a command unit, and can be in an army only once.',
      'units › 2: There is no unit X.',
    ]);
  });
});
