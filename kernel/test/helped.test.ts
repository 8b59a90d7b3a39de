// Answers given for a seat: preset at the opening, or by its assistant.
import { expect, test } from 'vitest';
import { type By, Match, parseRecord, parseSave, verifyRecord } from '../index.ts';
import { likeness } from '../testing/index.ts';
import { ask, rounds, type SketchKit, say, sketch } from './games/sketch.ts';

/** Seat 0 is asked four times; everybody hears of each answer. */
const game = sketch(
  rounds(function* (table, ref) {
    for (const step of ['a', 'b', 'c', 'd']) say(ref, yield* ask(table, ref, 0, [step, step.toUpperCase()]));
  }),
);
const opened = (...by: readonly By[]): Match<SketchKit> => {
  const match = Match.start(game, {}, { seed: 'helped', strict: true });
  for (const one of by) give(match, one);
  return match;
};
const give = (match: Match<SketchKit>, by: By): void => match.answer(0, match.pending[0]?.id ?? '', 0, by);

test('a preset answer cannot be taken back, and what was decided after it can', () => {
  const match = opened('preset', 'preset');
  expect(match.canUndo(0)).toBe(false);
  const before = likeness(match);
  give(match, 'player');
  match.undo(0);
  expect(likeness(match)).toEqual(before);
  expect(match.canUndo(0)).toBe(false);
});
test('an assistant’s answer is taken back with the answer before it, and never alone', () => {
  const match = opened('player', 'assistant', 'assistant');
  match.undo(0);
  expect(match.table.done).toEqual([]);
  expect(match.inputs.at(-1)).toMatchObject({ kind: 'undo', of: 1, with: [2, 3] });
  expect(opened('preset', 'assistant').canUndo(0)).toBe(false);
});
test('what was answered for a seat is told to that seat, with its place among the events', () => {
  const match = opened('preset', 'player', 'assistant');
  const helped = [
    { before: 0, ask: 'pick', option: 'a', by: 'preset' },
    { before: 2, ask: 'pick', option: 'c', by: 'assistant' },
  ];
  expect(match.helped(0)).toEqual(helped);
  expect(match.helped(1)).toEqual([]);
  expect(Match.load(game, parseSave(JSON.stringify(match.save()))).helped(0)).toEqual(helped);
  match.undo(0);
  expect(match.helped(0)).toEqual(helped.slice(0, 1));
});
test('records keep who gave an answer, and replay it', () => {
  const match = opened('preset', 'player', 'assistant');
  match.undo(0);
  give(match, 'player');
  const record = parseRecord(JSON.stringify(match.record()));
  expect(verifyRecord(game, record).inputs).toEqual(match.inputs);
  expect(match.inputs.map((input) => (input.kind === 'answer' ? input.by : input.kind))).toEqual([
    'preset',
    'player',
    'assistant',
    'undo',
    'player',
  ]);
});
