// A private question: others see nothing of it, neither that it is asked, nor that it is answered or taken back.
import { describe, expect, test } from 'vitest';
import { carryOn, type Eye, FastDice, Match, parseRecord, parseSave, RulesError, verifyRecord } from '../index.ts';
import { played } from '../testing/index.ts';
import { ask, doneInSecret, type Play, rounds, say, sketch } from './games/sketch.ts';

const OTHERS: readonly Eye[] = [1, 2, 'public'];
const setup = { setup: { seats: 3 } };
/** Seat 0 does something; if its hand has several ways to pay, it is asked which, twice. Then seat 1 goes on. */
const paying = (ways: readonly string[]) =>
  sketch(
    rounds(function* (table, ref) {
      yield* ref.within({ at: 'turn' }, ask(table, ref, 0, ['buy', 'wait'], { shown: () => 'a turn' }));
      say(ref, 'bought');
      yield* ref.within({ at: 'paying' }, ask(table, ref, 0, ways, { private: true, shown: () => 'never seen' }));
      say(ref, 'paid');
      yield* ask(table, ref, 0, ways, { private: true });
      say(ref, 'done');
      yield* ask(table, ref, 1, ['next', 'stop']);
    }),
    doneInSecret,
  );
const sights = (match: Match<never>) => OTHERS.map((eye) => ({ view: match.view(eye), trail: match.trail(eye), told: match.events(eye) }));
const seen = (match: { readonly match: unknown }) => sights(match.match as Match<never>);

describe('while a private question is open', () => {
  test('its seat is asked, and everybody else sees the match as it was at the last question that all may see', () => {
    const match = played(paying(['silver', 'gold']), setup);
    const before = seen(match);
    expect(before[0]?.view.waiting).toEqual([{ seats: [0], ask: 'pick', shown: 'a turn' }]);
    match.play('buy');
    expect(match.texts(0)).toEqual(['silver', 'gold']);
    expect(match.match.trail(0)).toEqual([{ at: 'paying' }]);
    expect(match.match.events(0)).toHaveLength(1);
    expect(seen(match)).toEqual(before);
    match.play('gold');
    expect(seen(match)).toEqual(before);
    match.play('silver');
    expect(match.view(1).decisions).toHaveLength(1);
    expect(match.match.events('public').map(({ event }) => event.what)).toEqual(['bought', 'paid', 'done']);
  });
  test('a match in which the rules answered it looks the same, ids and counters included, whatever was taken back', () => {
    const asked = played(paying(['silver', 'gold']), setup)
      .play('buy', 'gold')
      .undo(0)
      .undo(0)
      .play('wait', 'gold', 'gold');
    const unasked = played(paying(['gold']), setup).play('wait');
    expect(seen(asked)).toEqual(seen(unasked));
    expect(asked.match.inputs.filter(({ kind }) => kind === 'undo')).toHaveLength(2);
    // Everybody saw the outcome, so everybody sees it taken back.
    asked.undo(0);
    unasked.undo(0);
    expect(seen(asked)).toEqual(seen(unasked));
    expect(asked.view(1).undos).toBe(1);
    asked.undo(0).play('gold', 'gold');
    unasked.play('wait');
    expect(seen(asked)).toEqual(seen(unasked));
  });
  test('its own seat gets new ids after every step and knows that it took something back', () => {
    const match = played(paying(['silver', 'gold']), setup);
    const ids = [match.decision().id];
    for (const step of ['buy', undefined, 'buy', 'gold', undefined, undefined, 'buy', 'gold', 'gold', undefined, undefined]) {
      if (step === undefined) match.undo(0);
      else match.play(step);
      if (match.decision().seats[0] === 0) ids.push(match.decision().id);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(match.view(0).undos).toBe(5);
    expect(match.view(1).undos).toBe(1);
  });
  test('a loaded match and one that was taken back to it show the same', () => {
    const match = played(paying(['silver', 'gold']), setup).play('buy', 'gold');
    const before = seen(match);
    expect(seen(match.reload())).toEqual(before);
    expect(seen(match.play('gold').undo(0))).toEqual(before.map((sight) => ({ ...sight, view: { ...sight.view, undos: 1 } })));
  });
  test('a fork of another seat stands where that seat sees the match, one of its own seat where it is', () => {
    const match = played(paying(['silver', 'gold']), setup).play('buy');
    expect(match.match.fork(1, new FastDice(1)).view(1)).toEqual(match.view(1));
    expect(match.match.fork(1, new FastDice(1)).pending[0]?.texts).toEqual(['buy', 'wait']);
    expect(match.match.fork(0, new FastDice(1)).view(0)).toEqual(match.view(0));
    expect(match.match.fork(undefined, new FastDice(1)).pending).toEqual(match.match.pending);
  });
  test('a departure reveals no more of it', () => {
    const match = played(paying(['silver', 'gold']), setup).play('buy');
    const before = seen(match);
    expect(seen(match.leave(2))).toEqual(before);
  });
});

/** Seat 1 says something; then seat 0 acts, and may have to pay in private. Seat 1 may take back until it sees seat 0 decide. */
const answering = (ways: readonly string[], reveals = false) =>
  sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 1, ['hello', 'welcome']);
      yield* ask(table, ref, 0, ['buy', 'wait']);
      if (reveals) say(ref, 'a card', [0]);
      yield* ask(table, ref, 0, ways, { private: true });
      yield* ask(table, ref, 0, ways, { private: true });
      yield* ask(table, ref, 2, ['next', 'stop']);
    }),
    doneInSecret,
  );
describe('what another seat may take back does not reveal that a private question is open', () => {
  const undos = (match: { readonly match: unknown }) => [1, 2].map((seat) => (match.match as Match<never>).canUndo(seat));
  for (const reveals of [false, true])
    test(`as long as it is open${reveals ? ', whatever its seat has been shown since' : ''}`, () => {
      const match = played(answering(['silver', 'gold'], reveals), setup).play('hello');
      expect(undos(match)).toEqual([true, false]);
      expect(undos(match.play('buy'))).toEqual([true, false]);
      expect(undos(match.reload())).toEqual([true, false]);
      expect(undos(match.play('gold'))).toEqual([true, false]);
      expect(undos(match.play('gold'))).toEqual([false, false]);
      expect(undos(match.reload())).toEqual([false, false]);
    });
  test('nor, once its seat has taken everything back, that it was open', () => {
    const match = played(answering(['silver', 'gold']), setup)
      .play('hello', 'buy', 'gold')
      .undo(0)
      .undo(0);
    expect(undos(match)).toEqual([true, false]);
    expect(undos(match.reload())).toEqual([true, false]);
    expect(undos(match.play('wait', 'gold', 'gold').undo(0))).toEqual([false, false]); // they saw it decide
    expect(undos(match.undo(0).undo(0))).toEqual([false, false]);
    expect(undos(match.play('buy'))).toEqual([false, false]);
    expect(undos(match.reload())).toEqual([false, false]);
  });
  for (const reveals of [false, true])
    test(`and taking back works as if nobody had decided${reveals ? ', even if the other seat was shown something' : ''}`, () => {
      const asked = played(answering(['silver', 'gold'], reveals), setup)
        .play('hello', 'buy', 'gold')
        .undo(1);
      const unasked = played(answering(['silver', 'gold'], reveals), setup)
        .play('hello')
        .undo(1);
      expect(seen(asked)).toEqual(seen(unasked));
      expect(undos(asked)).toEqual(undos(unasked));
      expect(asked.match.inputs.at(-1)).toEqual({ n: 4, kind: 'undo', seat: 1, of: 1, with: [2, 3] });
      for (const match of [asked, unasked]) match.play('welcome', 'wait', 'gold', 'gold');
      expect(seen(asked)).toEqual(seen(unasked));
      expect(asked.view(0).undos).toBe(1);
    });
  test('a departure ends it, as everybody sees', () => {
    expect(
      undos(
        played(answering(['silver', 'gold']), setup)
          .play('hello', 'buy')
          .leave(2),
      ),
    ).toEqual([false, false]);
  });
  test('a record with such an undo is replayed, read and carried over', () => {
    const game = answering(['silver', 'gold']);
    const match = Match.start(game, { seats: 3 }, { seed: 'with' });
    const give = (seat: number, pick: number) => match.answer(seat, match.pending[0]?.id ?? '', pick);
    for (const [seat, pick] of [
      [1, 0],
      [0, 0],
      [0, 1],
    ] as const)
      give(seat, pick);
    match.undo(1);
    for (const [seat, pick] of [
      [1, 1],
      [0, 1],
      [0, 1],
    ] as const)
      give(seat, pick);
    const record = match.record();
    expect(verifyRecord(game, parseRecord(JSON.stringify(record))).digest()).toBe(match.digest());
    const { save: _save, ...inputsOnly } = record;
    const newer = carryOn({ ...game, version: 2, play: (table, ref) => game.play(table, ref) }, inputsOnly);
    expect(newer.table.done).toEqual(match.table.done);
  });
});

test('a save from before private questions existed is loaded', () => {
  const game = paying(['silver', 'gold']);
  const save = played(game, setup).play('buy', 'gold').undo(0).match.save();
  const { hushed: _hushed, ...counters } = save.counters;
  const match = Match.load(game, { ...save, counters });
  expect(match.view(0).undos).toBe(0);
  match.undo(0);
  expect([match.view(0).undos, match.view(1).undos]).toEqual([1, 0]);
  expect(() => parseSave(JSON.stringify(save))).not.toThrow();
});
test('inside a together nothing changes', () => {
  const match = played(
    sketch(
      rounds(function* (_table, ref) {
        yield* ref.together('both', [0, 1], (seat) =>
          ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => ['a', 'b'], private: true }),
        );
      }),
    ),
    setup,
  );
  expect(match.view(2).waiting).toHaveLength(2);
});

describe('a private question is refused in tests and open in a match', () => {
  const wrong: Readonly<Record<string, Play>> = {
    'of a seat that did not decide last': function* (table, ref) {
      yield* ask(table, ref, 1, ['a', 'b']);
      yield* ask(table, ref, 0, ['c', 'd'], { private: true });
    },
    'after a checkpoint': function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      ref.checkpoint();
      yield* ask(table, ref, 0, ['c', 'd'], { private: true });
    },
    'after decisions of several seats at once': function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ref.together('both', [], () => ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => ['x'] }));
      yield* ask(table, ref, 0, ['c', 'd'], { private: true });
    },
    'after a question that another seat could have answered': function* (table, ref) {
      yield* ask(table, ref, [0, 1], ['a', 'b']);
      yield* ask(table, ref, 0, ['c', 'd'], { private: true });
    },
    'of several seats': function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ask(table, ref, [0, 1], ['c', 'd'], { private: true });
    },
  };
  for (const [when, round] of Object.entries(wrong))
    test(when, () => {
      const game = sketch(rounds(round));
      expect(() => played(game, setup).play('a')).toThrow(RulesError);
      expect(() => played(game, setup).play('a')).toThrow('private');
      const open = Match.start(game, { seats: 3 }, { seed: 'open' });
      open.playOpen(open.open[0] as never, 0);
      expect(open.view('public').waiting).toHaveLength(1);
      expect(open.pending[0]?.texts).toEqual(['c', 'd']);
      expect(open.view(2).table).toMatchObject({ done: ['a'] });
    });
});
