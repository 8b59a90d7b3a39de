import { loadPlayable } from '@tabularium/games';
import { checkSetup } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import {
  conflictsIn,
  draftAfter,
  firstDraft,
  fromWeakest,
  isOnline,
  optionsIn,
  orderOf,
  seatsIn,
  setupOf,
  withChair,
  withLevels,
  withMode,
  withOption,
  withRemote,
} from '../../frame/draft.ts';
import { tableChairs } from '../../home/make-table.ts';
import { unusualIn } from '../../online/unusual.ts';

const schema = (await loadPlayable('battalia'))?.game.setup;
if (!schema) throw new Error('these tests arrange matches of Battalia');
const usual = { me: 'Ada', friend: (n: number) => `Friend ${n}` };
const levels = ['random', 'novizio', 'legionario', 'centurione', 'legato'];
const first = firstDraft(schema, levels);

test('begins with the recommended first game: me against bots', () => {
  expect(setupOf(schema, first)).toEqual(checkSetup(schema, schema.firstGame));
  expect(seatsIn(first, usual)).toEqual([
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Marcus', level: 'legionario' },
  ]);
});

test('every mode and number of seats is a set-up that the kernel accepts', () => {
  for (const mode of schema.modes)
    for (const seats of mode.seats) {
      const draft = { ...withMode(schema, first, mode.id), seats };
      expect(checkSetup(schema, setupOf(schema, draft))).toEqual(setupOf(schema, draft));
    }
});

test('options appear where they apply, and are forgotten where they do not', () => {
  const exiles = withOption(withMode(schema, first, 'exiles'), 'exileHeroes', 2);
  expect(optionsIn(schema, exiles).map(({ id }) => id)).toContain('exileHeroes');
  expect(setupOf(schema, exiles).options).toMatchObject({ exileHeroes: 2 });
  expect(setupOf(schema, withMode(schema, exiles, 'base')).options).not.toHaveProperty('exileHeroes');
});

test('a mode that cannot have this number of seats takes the nearest', () => {
  const modes = [
    { id: 'duel', seats: [2] },
    { id: 'crowd', seats: [4, 6] },
  ];
  const small = { ...schema, modes };
  expect(withMode(small, { ...first, seats: 2 }, 'crowd').seats).toBe(4);
  expect(withMode(small, { ...first, seats: 6 }, 'duel').seats).toBe(2);
});

test('only one seat is mine', () => {
  const draft = withChair(first, 1, { who: 'me' });
  expect(draft.chairs.slice(0, 2).map(({ who }) => who)).toEqual(['friend', 'me']);
  expect(seatsIn(draft, usual).map(({ name }) => name)).toEqual(['Friend 1', 'Ada']);
});

test('names are trimmed, and kept while seats come and go', () => {
  const named = withChair({ ...first, seats: 3 }, 2, { who: 'friend', name: '  Bruno ' });
  expect(seatsIn(named, usual)[2]).toEqual({ kind: 'human', name: 'Bruno' });
  const fewer = { ...named, seats: 2 };
  expect(seatsIn(fewer, usual)).toHaveLength(2);
  expect(seatsIn({ ...fewer, seats: 3 }, usual)[2]).toMatchObject({ name: 'Bruno' });
});

test('a set-up that would never end is a conflict', () => {
  let draft = first;
  for (const [id, value] of Object.entries({ weeks: 'none', level4Target: 'off', boardFull: 'off' })) draft = withOption(draft, id, value);
  expect(conflictsIn(schema, draft)).toMatchObject([{ because: 'noEndCondition', rule: 'BAT-18.9' }]);
  expect(conflictsIn(schema, first)).toEqual([]);
});

test('an empty seed means a random one', () => {
  expect(orderOf(schema, { ...first, seed: '  ' }, usual).seed).toBeUndefined();
  expect(orderOf(schema, { ...first, seed: ' mine ' }, usual).seed).toBe('mine');
});

test('the next match is set up like the last', () => {
  const setup = setupOf(schema, { ...withMode(schema, first, 'strongholds'), seats: 3 });
  const seats = [
    { kind: 'bot', name: 'Livia', level: 'random' },
    { kind: 'human', name: 'Old name' },
    { kind: 'human', name: 'Bruno' },
  ] as const;
  const draft = draftAfter(schema, levels, { setup, seats });
  expect(setupOf(schema, draft)).toEqual(checkSetup(schema, setup));
  expect(seatsIn(draft, usual)).toEqual([seats[0], { kind: 'human', name: 'Ada' }, seats[2]]);
  expect(setupOf(schema, draftAfter(schema, levels, { setup: { ...setup, mode: 'gone' }, seats }))).toEqual(
    checkSetup(schema, schema.firstGame),
  );
});

test('bots keep the level they last had if it still exists, and otherwise have the usual one', () => {
  const { setup } = { setup: setupOf(schema, { ...first, seats: 4 }) };
  const before = ['legato', 'greedy', 'deep thought', 'random'].map((level) => ({ kind: 'bot', name: '', level }) as const);
  const levelsOf = (draft: typeof first): readonly unknown[] => seatsIn(draft, usual).map(({ level }) => level);
  const draft = draftAfter(schema, levels, { setup, seats: before });
  expect(levelsOf(draft)).toEqual(['legato', 'legionario', 'legionario', 'random']);
  expect(levelsOf(withLevels(draft, ['random', 'novizio']))).toEqual(['novizio', 'novizio', 'novizio', 'random']);
  expect(levelsOf(firstDraft(schema, ['random']))).toEqual([undefined, 'random']);
  expect(fromWeakest(levels)).toEqual(['novizio', 'legionario', 'centurione', 'legato', 'random']);
});

test('the next seat goes to somebody elsewhere: first those of bots, never mine, then one more', () => {
  const draft = withChair({ ...first, seats: 3 }, 1, { who: 'friend', name: 'Bruno' });
  expect(isOnline(draft)).toBe(false);
  const one = withRemote(schema, draft);
  expect(one?.chairs.slice(0, 3).map(({ who }) => who)).toEqual(['me', 'friend', 'remote']);
  const two = one && withRemote(schema, one);
  expect(two?.chairs.slice(0, 3).map(({ who }) => who)).toEqual(['me', 'remote', 'remote']);
  const three = two && withRemote(schema, two);
  expect(three).toMatchObject({ seats: 4 });
  expect(three?.chairs.map(({ who }) => who)).toEqual(['me', 'remote', 'remote', 'remote']);
  expect(three && withRemote(schema, three)).toBeUndefined();
  expect(one && isOnline(one)).toBe(true);
  expect(one && isOnline({ ...one, seats: 2 })).toBe(false);
});

test('at an online table the people at this screen have my seats, and those elsewhere open ones', () => {
  const named = withChair({ ...first, seats: 4 }, 1, { who: 'friend', name: ' Bruno ' });
  expect(tableChairs(withChair(named, 2, { who: 'remote' }), usual)).toEqual([
    { kind: 'mine', name: 'Ada' },
    { kind: 'mine', name: 'Bruno' },
    { kind: 'open' },
    { kind: 'bot', name: 'Quintus', level: 'legionario' },
  ]);
});

test('a set-up is described by what differs from the usual', () => {
  const usually = setupOf(schema, withMode(schema, { ...first, options: {} }, 'base'));
  expect(unusualIn(schema, usually)).toEqual([]);
  expect(unusualIn(schema, { ...usually, options: { ...usually.options, weeks: 2, exileHeroes: 2 } })).toEqual([{ id: 'weeks', value: 2 }]);
});
