import { describe, expect, test } from 'vitest';
import { Match, parseSave, type Save } from '../index.ts';
import { type Play, rounds, type SketchTable, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

/** Three questions after a checkpoint that follows the first one. */
const rules = (options: readonly string[], more: Readonly<Record<string, unknown>> = {}, ask: 'pick' | 'other' = 'pick'): Play =>
  rounds(function* (table, ref) {
    for (let i = 0; i < 3; i++) table.done.push(yield* ref.choose(0, { ask, rule: 'SKE-1', options: () => options }));
    table.extra = { ...more };
    ref.reveal();
  });
const first = sketch(rules(['a', 'b', 'c']));
const old = (): Save => {
  const match = Match.start(first, {}, { seed: 's', strict: true });
  for (const pick of [0, 1, 2, 1, 2]) match.answer(0, match.pending[0]?.id as string, pick);
  return parseSave(JSON.stringify(match.save()));
};
const loaded = (game: typeof first, save = old()) => Match.load(game, save, { strict: true });

describe('a save of an older version', () => {
  test('loads when the rules still list what was answered', () => {
    const match = loaded(sketch(rules(['a', 'b', 'c', 'd']), { version: 2 }));
    expect(match.setback).toBeUndefined();
    expect(match.table.done).toEqual(['a', 'b', 'c', 'b', 'c']);
    expect(match.pending[0]?.texts).toEqual(['a', 'b', 'c', 'd']);
    expect(match.save().version).toBe(2);
  });
  test('goes back to its checkpoint, and says so, when another option has that number', () => {
    const match = loaded(sketch(rules(['a', 'c', 'b']), { version: 2 }));
    expect(match.setback).toMatch(
      /saved by version 1 of sketch; went back to the last checkpoint: the record has pick "b" where the rules now list "c"/,
    );
    expect(match.table.done).toEqual(['a', 'b', 'c']);
    match.answer(0, match.pending[0]?.id as string, 0);
    expect(match.table.done).toEqual(['a', 'b', 'c', 'a']);
  });
  test('goes back when the option is no longer there', () => {
    expect(loaded(sketch(rules(['a', 'z']), { version: 2 })).setback).toBeDefined();
  });
  test('goes back when something else is asked', () => {
    expect(loaded(sketch(rules(['a', 'b', 'c'], {}, 'other'), { version: 2 })).setback).toContain('the record has pick of seat 0');
  });
  test('remembers who has left even when it goes back', () => {
    const match = Match.start(first, {}, { seed: 's' });
    match.answer(0, match.pending[0]?.id as string, 1);
    match.leave(1);
    const result = (table: SketchTable, left: readonly number[]) =>
      left.includes(1) ? { winners: [0], drawn: false, rule: 'SKE-9', because: 'alone', scores: [] } : first.result(table, left);
    const again = loaded(sketch(rules(['y', 'z']), { version: 2, result }), match.save());
    expect(again.setback).toBeDefined();
    expect(again.result).toMatchObject({ because: 'alone' });
  });
  test('gets its new table from migrate', () => {
    const seen: [unknown, number][] = [];
    const migrate = (table: unknown, from: number): SketchTable => {
      seen.push([table, from]);
      return { ...(table as SketchTable), done: (table as SketchTable).done.map((text) => text.toUpperCase()) };
    };
    const match = loaded(sketch(rules(['a', 'b', 'c']), { version: 3, migrate }));
    expect(seen).toMatchObject([[{ done: ['a', 'b', 'c'] }, 1]]);
    expect(match.table.done).toEqual(['A', 'B', 'C', 'b', 'c']);
    expect(match.table.content).toBe(match.game.content);
  });
});
test('a save with other content of the same version is refused', () => {
  const content = { of: 'other sketches' };
  const why = refusal('bad-save', () => loaded(sketch(rules(['a', 'b', 'c']), { content })));
  expect(why).toContain('made with other content');
});
test('the answers in a save of the same version are not checked again', () => {
  let listed = 0;
  const counted = sketch(
    rounds(function* (table, ref) {
      for (let i = 0; i < 3; i++)
        table.done.push(yield* ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => (listed++, ['a', 'b', 'c']) }));
    }),
  );
  Match.load(counted, old());
  expect(listed).toBe(1);
});
