// A match that follows another takes over what was done there, act by act, and refuses whatever does not fit.
// The generic suite does this for every game.
import { describe, expect, test } from 'vitest';
import { type Input, Match, parseSave } from '../index.ts';
import { photo, played } from '../testing/index.ts';
import { ask, rounds, type SketchKit, say, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

/** Seat 0 answers twice, with an answer of the rules in between; then a roll, and seat 1. */
const game = sketch(
  rounds(function* (table, ref) {
    yield* ask(table, ref, 1, ['forced']);
    yield* ask(table, ref, 0, ['a', 'A']);
    yield* ask(table, ref, 1, ['only']);
    yield* ask(table, ref, 0, ['b', 'B']);
    say(ref, `rolled ${ref.roll(6)}`);
    yield* ask(table, ref, 1, ['yes', 'no']);
  }),
);
const opened = (): Match<SketchKit> => played(game).match;
const answer = (match: Match<SketchKit>, text: string): void => {
  const [decision] = match.pending;
  if (decision) match.answer(decision.seats[0] as number, decision.id, decision.texts.indexOf(text));
};
/** A match in which this was answered, and another that has followed it up to `from`. */
function apart(texts: readonly string[], from = 0): { readonly live: Match<SketchKit>; readonly other: Match<SketchKit> } {
  const [live, other] = [opened(), opened()];
  for (const [i, text] of texts.entries()) {
    answer(live, text);
    if (i < from) other.follow(live.inputs.slice(other.inputs.length));
  }
  return { live, other };
}

describe('a follower', () => {
  test('takes an act that begins with what its own rules have already answered', () => {
    const { live, other } = apart(['a']);
    expect(live.inputs[0]).toMatchObject({ by: 'rules', text: 'forced' });
    expect(other.inputs).toHaveLength(1);
    other.follow(live.inputs);
    expect(photo(other)).toEqual(photo(live));
  });
  test('takes several acts at once, and rolls the same', () => {
    const { live, other } = apart(['A', 'b', 'no', 'a', 'B', 'yes']);
    other.follow(live.inputs);
    expect(other.events('public')).toEqual(live.events('public'));
    expect(other.save()).toEqual(live.save());
  });
  test('can be a match that was loaded from a save alone', () => {
    const { live } = apart(['a', 'b', 'no']);
    const other = Match.load(game, parseSave(JSON.stringify(live.save())));
    const before = live.inputs.length;
    for (const text of ['a', 'b']) answer(live, text);
    live.leave(1);
    other.follow(live.inputs.slice(before));
    expect(photo(other)).toEqual(photo(live));
    expect(other.save()).toEqual(live.save());
  });
  test('plays on just as the match it followed', () => {
    const { live, other } = apart(['a', 'b'], 2);
    for (const match of [live, other]) for (const text of ['no', 'A', 'B']) answer(match, text);
    expect(other.record()).toEqual(live.record());
  });
  test('has nothing to do for no inputs', () => {
    const { other } = apart([]);
    const before = photo(other);
    other.follow([]);
    expect(photo(other)).toEqual(before);
  });
});

describe('an act that does not fit', () => {
  type Change = (act: readonly Input[]) => readonly unknown[];
  const wrongs: readonly (readonly [string, Change])[] = [
    ['another text', (act) => act.with(0, { ...act[0], text: 'x' } as Input)],
    ['another option', (act) => act.with(0, { ...act[0], option: 'x' } as Input)],
    ['an option that is not there', (act) => act.with(0, { ...act[0], pick: 7 } as Input)],
    ['another question', (act) => act.with(0, { ...act[0], ask: 'other' } as Input)],
    ['another seat', (act) => act.with(0, { ...act[0], seat: 1 } as Input)],
    ['an answer of the rules that they would not give', (act) => act.with(0, { ...act[0], by: 'rules' } as Input)],
    ['an answer of the rules that differs', (act) => act.with(1, { ...act[1], text: 'x' } as Input)],
    ['without the answer that the rules give after it', (act) => act.slice(0, 1)],
    ['a place further on', (act) => act.map((input) => ({ ...input, n: input.n + 1 }))],
    ['a place that is taken', (act) => act.map((input) => ({ ...input, n: input.n - 1 }))],
    ['an undo where nothing can be undone', (act) => [...act, { n: 4, kind: 'undo', seat: 1, of: 2 }]],
    ['an undo of something else', (act) => [...act, { n: 4, kind: 'undo', seat: 0, of: 1 }]],
    ['nonsense', () => [{ n: 2, kind: 'nonsense', seat: 0 }]],
  ];
  test.each(wrongs)('is refused with %s, and changes nothing', (_, change) => {
    const { live, other } = apart(['a']);
    other.follow(live.inputs.slice(0, 1));
    const before = { photo: photo(other), save: other.save(), inputs: [...other.inputs] };
    expect(() => other.follow(change(live.inputs.slice(1)) as readonly Input[])).toThrow();
    expect({ photo: photo(other), save: other.save(), inputs: other.inputs }).toEqual(before);
    other.follow(live.inputs.slice(1));
    expect(photo(other)).toEqual(photo(live));
  });
  test('says what the rules would have continued with', () => {
    const { live, other } = apart(['a']);
    expect(refusal('bad-record', () => other.follow(live.inputs.slice(0, 2)))).toContain('"text":"only"');
  });
  test('rolls no die that a later act would lack', () => {
    const { live, other } = apart(['a', 'b']);
    const wrong: Input = { n: live.inputs.length + 1, kind: 'leave', seat: 9 };
    expect(() => other.follow([...live.inputs, wrong])).toThrow('no seat 9');
    other.follow(live.inputs);
    expect(other.save()).toEqual(live.save());
  });
});
