import { expect, test } from 'vitest';
import { contentChanges } from '../index.ts';

const official = {
  units: [
    { id: 'guard', health: 3, attack: ['black', 'red'], skills: [{ skill: 'regen', level: 1 }], stats: { strength: 2, mind: 1 } },
    { id: 'lion', health: 5, attack: [] },
  ],
  cards: [{ unit: 'guard', effects: [] }],
};
const changed = (change: (draft: typeof official) => void): ReturnType<typeof contentChanges> => {
  const draft = structuredClone(official);
  change(draft);
  return contentChanges(official, draft);
};

test('a copy of the content changes nothing, whatever the order of its keys', () => {
  expect(changed(() => undefined)).toEqual([]);
  expect(contentChanges(official, { cards: [{ effects: [], unit: 'guard' }], units: official.units.toReversed() })).toEqual([]);
});

test('what was added, removed and changed is named, with the values', () => {
  expect(
    changed(({ units, cards }) => {
      units[0] = { id: 'guard', health: 9, attack: ['red'], skills: [{ skill: 'regen', level: 2 }], stats: { strength: 4, mind: 1 } };
      units.splice(1, 1, { id: 'my.Bear', health: 6, attack: [] } as never);
      cards.push({ unit: 'my.Bear', effects: [] });
    }),
  ).toEqual([
    {
      kind: 'changed',
      list: 'units',
      id: 'guard',
      values: [
        { path: ['health'], was: 3, is: 9 },
        { path: ['attack'], was: ['black', 'red'], is: ['red'] },
        { path: ['skills', '1', 'level'], was: 1, is: 2 },
        { path: ['stats', 'strength'], was: 2, is: 4 },
      ],
    },
    { kind: 'removed', list: 'units', id: 'lion', values: [] },
    { kind: 'added', list: 'units', id: 'my.Bear', values: [] },
    { kind: 'added', list: 'cards', id: 'my.Bear', values: [] },
  ]);
});
