// A draw by agreement: offered, agreed to or ended by the seats; the rules never hear of it.
import { describe, expect, test } from 'vitest';
import { type DrawWord, Match, parseRecord, parseSave, type Result, type Seat, sealed, verifyRecord } from '../index.ts';
import { likeness, photo, played } from '../testing/index.ts';
import { ask, rounds, type SketchTable, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

const agreedDraw = (_table: SketchTable, left: readonly Seat[]): Result => ({
  winners: [0, 1, 2].filter((seat) => !left.includes(seat)),
  drawn: true,
  rule: 'SKE-8',
  because: 'agreed',
  scores: [],
});
const play = rounds(function* (table, ref) {
  yield* ask(table, ref, 0, ['a', 'A']);
  yield* ask(table, ref, 1, ['b', 'B']);
});
const game = sketch(play, { agreedDraw });
const three = () => played(game, { setup: { seats: 3 } });
const say = (match: Match<never>, ...words: readonly (readonly [Seat, DrawWord])[]): void => {
  for (const [seat, word] of words) match.draw(seat, word);
};

describe('a draw by agreement', () => {
  test('ends the match once all who share it agree', () => {
    const { match } = three().play('a');
    say(match as never, [2, 'offer'], [0, 'agree']);
    expect(match.result).toBeUndefined();
    expect(match.view('public').agreed).toEqual([2, 0]);
    match.draw(1, 'agree');
    expect(match.result).toMatchObject({ drawn: true, because: 'agreed', winners: [0, 1, 2] });
    expect(match.pending).toEqual([]);
    refusal('match-over', () => match.draw(1, 'end'));
    refusal('match-over', () => match.undo(0));
  });
  test('is ended by whoever offered it and by everybody else, and can be offered again', () => {
    for (const seat of [0, 1, 2]) {
      const { match } = three();
      say(match as never, [0, 'offer'], [1, 'agree'], [seat, 'end']);
      expect(match.view(seat).agreed).toEqual([]);
      match.draw(1, 'offer');
      expect(match.view(seat).agreed).toEqual([1]);
    }
  });
  test('stands while the match goes on', () => {
    const match = three();
    match.match.draw(1, 'offer');
    match.play('a', 'b', 'A').match.draw(0, 'agree');
    expect(match.view('public').agreed).toEqual([1, 0]);
  });
  test('needs no seat that has left; a seat that leaves withdraws its offer', () => {
    const { match } = three();
    say(match as never, [0, 'offer']);
    match.leave(0);
    expect(match.view('public').agreed).toEqual([]);
    say(match as never, [1, 'offer']);
    match.leave(2);
    expect(match.result).toMatchObject({ because: 'agreed', winners: [1] });
  });
  test('is seen only where the game allows one', () => {
    expect(played(sketch(play)).view(0)).not.toHaveProperty('agreed');
    expect(three().view('public').agreed).toEqual([]);
  });
});

describe('an offer or reply out of place is refused and changes nothing', () => {
  const cases: readonly [string, Parameters<typeof refusal>[0], readonly (readonly [Seat, DrawWord])[], readonly [Seat, DrawWord]][] = [
    ['an offer beside another', 'draw-offered', [[0, 'offer']], [1, 'offer']],
    ['an offer twice', 'draw-offered', [[0, 'offer']], [0, 'offer']],
    ['agreeing to nothing', 'no-draw-offered', [], [0, 'agree']],
    ['ending nothing', 'no-draw-offered', [], [0, 'end']],
    ['agreeing to one’s own offer', 'agreed-already', [[0, 'offer']], [0, 'agree']],
    [
      'agreeing twice',
      'agreed-already',
      [
        [0, 'offer'],
        [1, 'agree'],
      ],
      [1, 'agree'],
    ],
    ['a seat that is not there', 'no-such-seat', [], [7, 'offer']],
    ['a word that is not there', 'no-such-option', [], [0, 'perhaps' as DrawWord]],
  ];
  for (const [what, code, before, wrong] of cases)
    test(what, () => {
      const { match } = three().play('a');
      say(match as never, ...before);
      const was = photo(match);
      const inputs = match.inputs.length;
      refusal(code, () => match.draw(...wrong));
      expect(photo(match)).toEqual(was);
      expect(match.inputs).toHaveLength(inputs);
    });
  test('a seat that has left', () => {
    const { match } = three();
    match.leave(1);
    refusal('no-such-seat', () => match.draw(1, 'offer'));
  });
  test('anything about a draw where the game allows none, or not to this seat', () => {
    refusal('no-agreed-draw', () => played(sketch(play)).match.draw(0, 'offer'));
    const some = sketch(play, { agreedDraw: () => ({ ...agreedDraw(undefined as never, []), winners: [0, 1] }) });
    refusal('no-such-seat', () => played(some, { setup: { seats: 3 } }).match.draw(2, 'offer'));
  });
  test('a game that fails over it leaves the match as it was', () => {
    let sheets = Number.POSITIVE_INFINITY;
    const broken = sketch(play, {
      agreedDraw: (table, left) => {
        if (sheets-- <= 0) throw new Error('no score sheet');
        return agreedDraw(table, left);
      },
    });
    const { match } = played(broken).play('a');
    const was = photo(match);
    sheets = 1; // it allows the offer, but then describes no ending
    expect(() => match.draw(0, 'offer')).toThrow('no score sheet');
    sheets = Number.POSITIVE_INFINITY;
    expect(photo(match)).toEqual(was);
    expect(match.inputs).toHaveLength(1);
  });
});

describe('a draw and what is kept', () => {
  test('is numbered like every input, and undo leaves it alone', () => {
    const match = three().play('a');
    match.match.draw(0, 'offer');
    const offered = likeness(match.match);
    expect(match.match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(match.table.done).toEqual([]);
    expect(match.view(1).agreed).toEqual([0]);
    expect(likeness(match.play('a').match)).toEqual(offered);
    expect(match.match.inputs.map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'answer'],
      [2, 'draw'],
      [3, 'undo'],
      [4, 'answer'],
    ]);
  });
  test('goes through saves, forks and records', () => {
    const match = three().play('a');
    say(match.match as never, [1, 'offer'], [0, 'agree']);
    expect(match.reload().view(2).agreed).toEqual([1, 0]);
    expect(match.match.fork(2, { below: () => 0 }).view(2).agreed).toEqual([1, 0]);
    match.match.draw(2, 'agree');
    expect(match.reload().result).toMatchObject({ because: 'agreed' });

    const { match: whole } = three().play('a', 'b');
    say(whole as never, [1, 'offer'], [0, 'end'], [0, 'offer'], [1, 'agree'], [2, 'agree']);
    const record = parseRecord(JSON.stringify(whole.record()));
    expect(verifyRecord(game, record).result).toEqual(whole.result);
    expect(photo(Match.resume(game, record, { upTo: 5 })).text).toContain('"agreed":[0]');
    const forged = sealed({ ...record, inputs: record.inputs.slice(0, -1) });
    expect(refusal('bad-record', () => verifyRecord(game, forged))).toContain('gives different result');
  });
  test('is validated when read', () => {
    const { match } = three();
    match.draw(0, 'offer');
    const wrongWord = sealed({ ...match.record(), inputs: [{ n: 1, kind: 'draw', seat: 0, says: 'maybe' }] });
    expect(refusal('bad-record', () => parseRecord(JSON.stringify(wrongWord)))).toContain('record.inputs.0.says');
    for (const agreed of [7, [9], ['0'], [0, 0]])
      expect(refusal('bad-save', () => parseSave(JSON.stringify(sealed({ ...match.save(), agreed }))))).toMatch(
        /"save\.agreed|"seat"|"agreed"/,
      );
  });
});
