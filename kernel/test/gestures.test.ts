// Several answers in one gesture: given by their texts, taken back together.
import { expect, test } from 'vitest';
import { Match } from '../index.ts';
import { likeness, played } from '../testing/index.ts';
import { ask, doneInSecret, type Ref, rounds, type SketchKit, type SketchTable, sketch } from './games/sketch.ts';

type Between = (table: SketchTable, ref: Ref) => void;
/** Seat 0 answers three times, then seat 1. */
const walk = (between: Between = () => undefined) =>
  sketch(
    rounds(function* (table, ref) {
      for (const step of ['a', 'b', 'c']) {
        yield* ask(table, ref, 0, [step, step.toUpperCase()]);
        if (step === 'a') yield* ask(table, ref, 1, ['only']);
        if (step === 'b') between(table, ref);
      }
      yield* ask(table, ref, 1, ['yes', 'no']);
    }),
  );
const opened = (between?: Between): Match<SketchKit> => played(walk(between)).match;
const answer = (match: Match<SketchKit>, text: string): void => {
  const [decision] = match.pending;
  if (decision) match.answer(0, decision.id, decision.texts.indexOf(text));
};
const next = (match: Match<SketchKit>, text: string): boolean => match.answerNext(0, { ask: 'pick', text });

test('is taken back at once, with what the rules answered in between, and leaves the match as it was', () => {
  const match = opened();
  const before = likeness(match);
  answer(match, 'a');
  expect(['b', 'c'].map((text) => next(match, text))).toEqual([true, true]);
  expect(match.table.done).toEqual(['a', 'only', 'b', 'c']);
  match.undo(0);
  expect(match.table.done).toEqual([]);
  expect(match.inputs.at(-1)).toMatchObject({ kind: 'undo', of: 1, with: [3, 4] });
  expect(likeness(match)).toEqual(before);
});
test('stops where something else or somebody else is asked, and changes nothing', () => {
  const match = opened();
  expect(next(match, 'a')).toBe(false); // nothing has been answered yet
  answer(match, 'a');
  expect(next(match, 'c')).toBe(false);
  expect(match.answerNext(0, { ask: 'other', text: 'b' })).toBe(false);
  expect(match.answerNext(1, { ask: 'pick', text: 'b' })).toBe(false);
  expect(match.inputs).toHaveLength(2);
  next(match, 'B');
  next(match, 'c');
  expect(next(match, 'yes')).toBe(false); // that one is for seat 1
});
test('an answer of its own is taken back alone', () => {
  const match = opened();
  answer(match, 'a');
  next(match, 'b');
  answer(match, 'c');
  match.undo(0);
  expect(match.table.done).toEqual(['a', 'only', 'b']);
  match.undo(0);
  expect(match.table.done).toEqual([]);
});
test('what came before a roll stays', () => {
  const match = opened((_table, ref) => void ref.roll(6));
  answer(match, 'a');
  for (const text of ['b', 'c']) next(match, text);
  match.undo(0);
  expect(match.table.done).toEqual(['a', 'only', 'b']);
  expect(match.canUndo(0)).toBe(false);
});
test('stays one gesture in saves and records', () => {
  const match = opened();
  answer(match, 'a');
  for (const text of ['b', 'c']) next(match, text);
  for (const again of [Match.resume(walk(), match.record()), Match.load(walk(), match.save())]) {
    expect(again.table.done).toEqual(['a', 'only', 'b', 'c']);
    again.undo(0);
    expect(again.table.done).toEqual([]);
  }
});
test('that began in the open and ends in private counts as taken back for everybody', () => {
  const { match } = played(
    sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['a', 'A']);
        ref.tell({ kind: 'said', rule: 'SKE-1', what: 'a was picked' });
        yield* ask(table, ref, 0, ['b', 'B']);
        yield* ask(table, ref, 0, ['gold', 'silver'], { private: true });
        yield* ask(table, ref, 1, ['yes', 'no']);
      }),
      doneInSecret,
    ),
  );
  answer(match, 'a');
  expect(next(match, 'b')).toBe(true);
  expect(match.open[0]?.private).toBe(true);
  expect(match.view('public')).toMatchObject({ undos: 0, events: 1 });
  match.undo(0);
  expect(match.view('public')).toMatchObject({ undos: 1, events: 0 });
  answer(match, 'a');
  answer(match, 'b');
  match.undo(0); // nobody else has seen that answer
  expect(match.view('public')).toMatchObject({ undos: 1, events: 1 });
});
