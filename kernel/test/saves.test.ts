import { describe, expect, test } from 'vitest';
import { FastDice, Match, parseSave, type Save } from '../index.ts';
import { sealed } from '../seal.ts';
import { photo, played } from '../testing/index.ts';
import { ambush } from './games/ambush.ts';
import { bids } from './games/bids.ts';
import { ask, rounds, sketch } from './games/sketch.ts';
import { ticTacToe } from './games/tictactoe.ts';
import { refusal } from './refusals.ts';

const saved = (): Save =>
  played(bids(), { setup: { seats: 3 } })
    .as(1, 'c4')
    .match.save();
const counting = sketch(
  rounds(function* (table, ref) {
    const seat = table.done.length % 2;
    yield* ask(table, ref, seat, ['a', 'b']);
    if (table.done.length > 6) table.done.splice(0, 2);
    if (table.done.length % 2 === 0) table.hidden = [String(ref.roll(6))];
  }),
);

describe('a save', () => {
  test('holds no content, only its digest', () => {
    const save = played(counting).match.save();
    expect(save.content).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(save)).not.toContain('sketches');
    expect(save.table).not.toHaveProperty('content');
  });
  test('does not grow with the match', () => {
    const match = played(counting);
    const size = (): number => JSON.stringify({ ...match.match.save(), seal: '', counters: {}, mark: {}, words: 0, barrier: 0 }).length;
    for (let i = 0; i < 10; i++) match.play('a');
    const early = size();
    for (let i = 0; i < 400; i++) match.play('a');
    expect(Math.abs(size() - early)).toBeLessThan(30);
    expect(match.match.save().inputs.length).toBeLessThan(4);
  });
  test('can be taken without the seed, for those who may not know the next rolls', () => {
    const match = played(counting).play('a').match;
    const save = match.save({ withoutSeed: true });
    expect(JSON.stringify(save)).not.toContain('a test');
    expect(refusal('bad-save', () => Match.load(counting, save))).toContain('has no seed: pass `dice`');
    const loaded = Match.load(counting, parseSave(JSON.stringify(save)), { dice: new FastDice(1) });
    expect(photo(loaded)).toEqual(photo(match));
  });
  test('can be taken of a position that was set up, and of a match that was loaded', () => {
    const table = {
      content: ambush.content,
      lives: [2, 1],
      tokens: [1, 1],
      guard: [0, 0],
      out: [false, false],
      turn: 1,
      round: 3,
      rounds: 8,
    };
    const match = played(ambush, { table }).play('none').reload().play('strike 0').reload();
    expect(match.decision()).toMatchObject({ ask: 'react', seats: [0] });
    expect(refusal('bad-record', () => match.match.record())).toContain('opened from a set-up');
  });
  test('can be taken of a finished match', () => {
    const match = played(ticTacToe).play('mark 0', 'mark 3', 'mark 1', 'mark 4', 'mark 2');
    expect(match.reload().result).toMatchObject({ winners: [0] });
  });
  test('does not change when the match goes on', () => {
    const match = played(counting).play('a');
    const save = match.match.save();
    const text = JSON.stringify(save);
    match.play('a', 'b', 'a', 'b');
    expect(JSON.stringify(save)).toBe(text);
  });
});

describe('a damaged save is refused, with what is wrong', () => {
  const text = JSON.stringify(saved());
  const changed = (change: object): string => JSON.stringify(sealed({ ...saved(), ...change }));
  const cases: Readonly<Record<string, [string, RegExp]>> = {
    'that is cut off': [text.slice(0, -40), /not complete JSON, it may have been cut off/],
    'that is empty': ['', /not complete JSON/],
    'that is no object': ['[]', /a save is an object, this is a list/],
    'that is null': ['null', /a save is an object, this is null/],
    'of another format': [changed({ format: 2 }), /has format 2, this program reads format 1/],
    'without its table': [changed({ table: undefined }), /damaged: "save.table" is missing instead of an object/],
    'with an input that is nothing': [changed({ inputs: [null] }), /damaged: "save.inputs.0" is null instead of/],
    'with a number that no dice show': [changed({ draws: [-1] }), /"save.draws.0" is -1 instead of a whole number from 0 on/],
    'whose inputs are no list': [changed({ inputs: {} }), /"save.inputs" is {} instead of a list/],
    'that was edited': [text.replace('"stakes":', '"steaks":').replace('"words":', '"words":1'), /changed after it was written: its seal/],
    'of which one score was edited': [text.replace('"scores":[0', '"scores":[9'), /its seal does not fit/],
  };
  for (const [what, [damaged, says]] of Object.entries(cases))
    test(`one ${what}`, () => {
      expect(damaged).not.toBe(text);
      expect(refusal('bad-save', () => parseSave(damaged))).toMatch(says);
    });
  test('a save cut short anywhere', () => {
    for (let length = 0; length < text.length; length += 7) refusal('bad-save', () => parseSave(text.slice(0, length)));
  });
  test('one edited and sealed again, if the rules cannot continue from it', () => {
    const save = saved();
    const strange = save.inputs.map((input) => ({ ...input, ask: 'nonsense' })) as typeof save.inputs;
    expect(strange.length).toBeGreaterThan(0);
    expect(refusal('bad-save', () => Match.load(bids(), sealed({ ...save, inputs: strange })))).toContain('cannot go on from this save');
    expect(refusal('bad-save', () => Match.load(bids(), sealed({ ...save, table: {} as typeof save.table })))).not.toBe('');
  });
  test('one of another game', () => {
    expect(refusal('bad-save', () => Match.load(ambush, saved()))).toBe('this is a save of bids, not of ambush');
  });
  test('one of a newer version', () => {
    const newer = sealed({ ...saved(), version: 7 });
    expect(refusal('bad-save', () => Match.load(bids(), newer))).toContain(
      'the save is of version 7 of bids, this is version 1: update first',
    );
  });
});
