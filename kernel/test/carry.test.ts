// Matches that outlive the version of the game they began under.
import { describe, expect, test } from 'vitest';
import { carryOn, Match, parseRecord, type Stored, sealed, verifyRecord } from '../index.ts';
import { photo } from '../testing/index.ts';
import { type Play, rounds, type SketchKit, type SketchTable, say, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

/** Rounds of two questions, each followed by a recorded roll. */
const rules = (first: readonly string[], second: readonly string[] = ['x', 'y']): Play =>
  rounds(function* (table, ref) {
    for (const options of [first, second]) {
      const picked = yield* ref.choose(table.done.length % 2, { ask: 'pick', rule: 'SKE-1', options: () => options });
      table.done.push(picked);
      say(ref, picked);
    }
    table.extra = [...((table.extra as number[] | null) ?? []), ref.roll(1000)];
  });
const one = sketch(rules(['a', 'b', 'c']));
const two = (play: Play, more: object = {}) => sketch(play, { version: 2, ...more });

/** A match of version 1, answer by answer. */
function played(texts: string): Match<SketchKit> {
  const match = Match.start(one, {}, { seed: 'v1' });
  for (const text of texts) answer(match, text);
  return match;
}
const storedOf = (match: Match<SketchKit>, withSave: boolean): Stored => {
  const { game, setup, seed, inputs, version, result } = match.record();
  return JSON.parse(JSON.stringify({ game, setup, seed, inputs, version, result, ...(withSave ? { save: match.save() } : {}) })) as Stored;
};
const kept = (withSave: boolean): Stored => storedOf(played('axbyaxcxb'), withSave);
function answer(match: Match<SketchKit>, text: string): void {
  const [decision] = match.pending;
  if (!decision) throw new Error('nothing is asked');
  match.answer(decision.seats[0] as number, decision.id, decision.texts.indexOf(text));
}

describe('a stored match continues', () => {
  test('under the same version from its inputs', () => {
    const match = carryOn(one, kept(true));
    expect(match.passages).toEqual([]);
    expect(match.table.done.join('')).toBe('axbyaxcxb');
  });
  for (const withSave of [true, false])
    test(`under a newer version that asks the same, as one whole match (${withSave ? 'with' : 'without'} a save)`, () => {
      const match = carryOn(two(rules(['a', 'b', 'c'])), kept(withSave));
      expect(match.passages).toEqual([]);
      expect(match.record()).toMatchObject({ version: 2, digest: match.digest() });
    });
  test('from its save, if the rules differ only before it', () => {
    const old = played('axbyaxcxb');
    const game = two(
      rounds(function* (table, ref) {
        const options = table.done.length < 8 ? ['z', 'q'] : ['a', 'b', 'c'];
        for (const list of [options, ['x', 'y']]) {
          table.done.push(yield* ref.choose(table.done.length % 2, { ask: 'pick', rule: 'SKE-1', options: () => list }));
        }
      }),
    );
    const match = carryOn(game, storedOf(old, true));
    expect(match.table.done.join('')).toBe('axbyaxcxb');
    expect(match.digest()).toBe(old.digest());
    expect(match.passages).toMatchObject([{ after: 9, from: 1, lost: 0, save: { version: 2 } }]);
  });
  test('from its last checkpoint, if the rules differ after it, and says what is lost', () => {
    const match = carryOn(two(rules(['a', 'c'])), kept(true));
    expect(match.table.done.join('')).toBe('axbyaxcx');
    expect(match.passages).toMatchObject([{ after: 9, from: 1, lost: 1 }]);
    expect(match.pending[0]?.texts).toEqual(['a', 'c']);
  });
  test('without a save from the last checkpoint up to which the rules agree with the inputs', () => {
    const match = carryOn(two(rules(['a', 'c', 'b'], ['x', 'z'])), kept(false)); // the second round's "by" is gone
    expect(match.table.done.join('')).toBe('ax');
    expect(match.passages).toMatchObject([{ after: 9, from: 1, lost: 7 }]);
  });
  test('without a save, by the text of the options, not by their numbers', () => {
    const match = carryOn(two(rules(['c', 'b', 'a'])), kept(false));
    expect(match.table.done.join('')).toBe('axbyaxcxb');
    expect(match.passages).toMatchObject([{ lost: 0 }]);
  });
  test('with its new table from migrate', () => {
    const migrate = (table: unknown): SketchTable => ({ ...(table as SketchTable), hidden: ['made new'] });
    const match = carryOn(two(rules(['a', 'b', 'c']), { migrate }), kept(true));
    expect(match.table.hidden).toEqual(['made new']);
    expect(match.table.done.join('')).toBe('axbyaxcxb');
  });
  test('by its inputs where the save cannot be used', () => {
    const migrate = (): never => {
      throw new TypeError('no');
    };
    expect(carryOn(two(rules(['c', 'b', 'a']), { migrate }), kept(true)).table.done.join('')).toBe('axbyaxcxb');
  });
  test('without seats that have left, and with options that are gone', () => {
    const options = [{ id: 'long', values: ['yes', 'no'], default: 'no' }];
    const setup = { ...one.setup, options };
    const match = Match.start({ ...one, setup }, { options: { long: 'yes' } }, { seed: 'v1' });
    for (const text of ['a', 'x', 'b']) answer(match, text);
    match.leave(1);
    const again = carryOn(two(rules(['a', 'c'])), storedOf(match, false));
    expect(again.left).toEqual([1]);
    expect(again.setup.options).toEqual({});
  });
  test('not if it has ended and the new rules would not have ended it', () => {
    const ended = { ...kept(true), result: { winners: [0] } };
    expect(refusal('bad-record', () => carryOn(two(rules(['a', 'c'])), ended))).toContain('this match ended under version 1');
  });
});

describe('a match of several versions', () => {
  const second = two(rules(['a', 'c']));
  const carried = (): Match<SketchKit> => {
    const match = carryOn(second, kept(true));
    for (const text of ['c', 'y', 'a', 'x']) answer(match, text);
    return match;
  };
  test('numbers its inputs straight through, and has a record with parts', () => {
    const match = carried();
    expect(match.inputs.map(({ n }) => n)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    const record = parseRecord(JSON.stringify(match.record()));
    expect(record).toMatchObject({ version: 2, passages: [{ after: 9, from: 1, lost: 1 }] });
    expect(photo(verifyRecord(second, record)).text).toBe(photo(match).text);
    expect(Match.resume(second, record, { upTo: 11 }).inputs).toHaveLength(11);
  });
  test('takes back only what was decided since', () => {
    const match = carryOn(second, kept(true));
    expect([0, 1].map((seat) => match.canUndo(seat))).toEqual([false, false]);
    answer(match, 'a');
    match.undo(0);
    expect(match.table.done).toHaveLength(8);
  });
  test('is stored and continued like any other, even under a third version', () => {
    const match = carried();
    const { game, setup, seed, inputs, version, passages } = match.record();
    const stored: Stored = { game, setup, seed, inputs, version, passages: passages ?? [] };
    expect(photo(carryOn(second, stored)).text).toBe(photo(match).text);
    const third = carryOn(sketch(rules(['a'], ['y', 'x']), { version: 3 }), stored);
    expect(third.passages).toMatchObject([{ from: 1 }, { from: 2, after: 13 }]);
    expect(third.inputs.slice(13)).toMatchObject([{ n: 14, by: 'rules', text: 'a' }]);
    const again = Match.resume(third.game, third.record());
    expect(photo(again).text).toBe(photo(third).text);
    answer(third, 'x');
    expect(third.inputs.at(-1)?.n).toBe(third.inputs.length);
    const withSave = carryOn(sketch(rules(['a'], ['y', 'x']), { version: 3 }), { ...stored, save: match.save() });
    expect(withSave.table.done.join('')).toBe('axbyaxcxcyaxa');
  });
  test('is refused if a part is altered', () => {
    const record = carried().record();
    const [passage] = record.passages ?? [];
    const altered = (change: object) => JSON.stringify(sealed({ ...record, passages: [{ ...passage, ...change }] }));
    for (const change of [
      { after: 99 },
      { after: 'x' },
      { from: null },
      { lost: -1 },
      { save: undefined },
      { save: { ...passage?.save, words: 7 } },
    ])
      refusal('bad-record', () => parseRecord(altered(change)));
    refusal('bad-record', () => verifyRecord(second, parseRecord(altered({ after: 8 }))));
    const other = sealed({ ...(passage?.save as object), seed: 'another' });
    refusal('bad-record', () => verifyRecord(second, parseRecord(altered({ save: other }))));
  });
});
