// What a game may get wrong, and how the kernel reports it.
import { describe, expect, test } from 'vitest';
import { Match, RulesError, SealedDice } from '../index.ts';
import { photo, played } from '../testing/index.ts';
import { ask, type Play, type Ref, rounds, type SketchTable, say, sketch } from './games/sketch.ts';

describe('re-entry: play that starts at a checkpoint’s table must reach that checkpoint without', () => {
  const early = (what: (table: SketchTable, ref: Ref) => void): Play =>
    function* (table, ref) {
      while (!table.over) {
        what(table, ref);
        ref.checkpoint();
        yield* ask(table, ref, 0, ['a', 'b']);
      }
    };
  const wrong: Readonly<Record<string, Play>> = {
    asking: function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
    },
    rolling: early((_table, ref) => void ref.roll(6)),
    shuffling: early((table, ref) => ref.shuffle(table.hidden)),
    telling: early((_table, ref) => say(ref, 'x')),
    revealing: early((_table, ref) => ref.reveal()),
  };
  for (const [what, play] of Object.entries(wrong))
    test(what, () => expect(() => played(sketch(play))).toThrow(/before they reached the checkpoint/));
  test('changing anything', () => {
    const play = early((table) => table.done.push('x'));
    expect(() => played(sketch(play))).toThrow(/changed the table before they reached the checkpoint/);
  });
  test('and a startOver that does not lead back to one is found too', () => {
    const play: Play = function* (table, ref) {
      if (table.done.length === 0) ref.checkpoint();
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ref.startOver();
    };
    expect(() => played(sketch(play)).play('a')).toThrow(/before they reached the checkpoint/);
  });
});

describe('the table is a tree of plain data; at a checkpoint the strict kernel refuses', () => {
  const shared = ['twice'];
  class Thing {
    readonly id = 'thing';
  }
  const wrong: Readonly<Record<string, [unknown, RegExp]>> = {
    'the same object twice': [{ a: shared, b: shared }, /table\.extra\.b is the same object as table\.extra\.a/],
    undefined: [{ a: [undefined] }, /table\.extra\.a\.0 is undefined/],
    NaN: [[1, Number.NaN], /table\.extra\.1 is NaN/],
    'a Map': [{ m: new Map() }, /table\.extra\.m is not a plain object but a Map/],
    'a Set': [new Set(), /not a plain object but a Set/],
    'a class': [new Thing(), /not a plain object but a Thing/],
    'a date': [new Date(0), /not a plain object but a Date/],
    'a function': [() => 0, /table\.extra is function/],
  };
  for (const [what, [value, says]] of Object.entries(wrong))
    test(what, () => {
      const game = sketch(
        rounds(function* (table, ref) {
          yield* ask(table, ref, 0, ['a', 'b']);
          table.extra = value;
        }),
      );
      const match = played(game);
      const before = photo(match.match);
      expect(() => match.play('a')).toThrow(says);
      expect(photo(match.match)).toEqual(before);
    });
  test('and in the opening', () => {
    const idle = rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
    });
    const game = sketch(idle, { open: (_setup, content) => ({ content, done: [], hidden: [], over: false, extra: [shared, shared] }) });
    expect(() => played(game).play('a')).toThrow(/is the same object as/);
  });
});

describe('rules that throw', () => {
  /** Fails in the second round, after forced answers, draws, events, a checkpoint and changes. */
  const failing = (state: { broken: boolean }) =>
    sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['a', 'b']);
        yield* ask(table, ref, 0, ['forced']);
        table.done.push(`${ref.roll(6)}`);
        say(ref, 'rolled');
        ref.checkpoint();
        ref.shuffle(table.hidden);
        say(ref, 'secret', [1]);
        if (state.broken) yield* ref.within({ at: 'outer' }, ref.within({ at: 'inner' }, bug()));
      }),
    );
  function* bug() {
    throw new TypeError('nobody expected this');
  }

  test('did not accept the answer: the match is as before, and can continue', () => {
    const state = { broken: false };
    const match = Match.start(failing(state), {}, { seed: 's', strict: true });
    const twin = Match.start(failing({ broken: false }), {}, { seed: 's', strict: true });
    const answer = (one: typeof match): void => one.answer(0, one.pending[0]?.id as string, 1);
    for (const one of [match, twin]) answer(one);
    const before = [photo(match), match.events(1), match.inputs, match.save(), match.record()];
    state.broken = true;
    expect(() => answer(match)).toThrow(RulesError);
    expect([photo(match), match.events(1), match.inputs, match.save(), match.record()]).toEqual(before);
    state.broken = false;
    for (const one of [match, twin]) answer(one);
    expect([photo(match), match.record()]).toEqual([photo(twin), twin.record()]);
  });
  test('did not accept a departure either', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['a', 'b']);
      }),
      {
        result: (_table, left) => {
          if (left.length > 0) throw new TypeError('nobody leaves');
          return undefined;
        },
      },
    );
    const match = Match.start(game, {}, { seed: 's', strict: true });
    const before = photo(match);
    expect(() => match.leave(1)).toThrow(/nobody leaves/);
    expect(photo(match)).toEqual(before);
    expect(match.inputs).toEqual([]);
  });
  test('say where they were, also before the first answer', () => {
    const game = sketch(
      rounds(function* (_table, ref) {
        yield* ref.within({ at: 'outer' }, bug());
      }),
    );
    expect(() => Match.start(game, {}, { seed: 's' })).toThrow(/nobody expected this\n {2}at outer/);
  });
  test('say where they were, and why', () => {
    const match = played(failing({ broken: true }));
    try {
      match.play('a');
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RulesError);
      expect((error as RulesError).message).toBe('nobody expected this\n  at outer > inner');
      expect((error as RulesError).trail).toEqual([{ at: 'outer' }, { at: 'inner' }]);
      expect((error as RulesError).cause).toBeInstanceOf(TypeError);
    }
  });
  test('in a part of a together say where in that part', () => {
    const game = sketch(
      rounds(function* (_table, ref) {
        yield* ref.together('both', [0, 1], function* (seat) {
          yield* ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => ['a'] });
          if (seat === 1) yield* ref.within({ at: 'part of 1' }, bug());
        });
      }),
    );
    const match = played(game).as(0, 'a');
    const before = photo(match.match);
    expect(() => match.as(1, 'a')).toThrow(/nobody expected this\n {2}at part of 1/);
    expect(photo(match.match)).toEqual(before);
  });
  test('do not interrupt what runs on the trail of the next answer', () => {
    const state = { broken: true };
    const match = played(failing(state));
    expect(() => match.play('a')).toThrow(/nobody/);
    expect(match.match.trail('public')).toEqual([]);
    state.broken = false;
    expect(match.play('a').match.trail('public')).toEqual([]);
  });
});

describe('the runaway guard stops rules that never ask', () => {
  const running = (step: (ref: Ref) => void): Play =>
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ref.within({ at: 'the loop' }, loop(ref, step));
    });
  function* loop(ref: Ref, step: (ref: Ref) => void) {
    for (;;) step(ref);
  }
  const loops: Readonly<Record<string, (ref: Ref) => void>> = {
    'but roll': (ref) => void ref.roll(6),
    'but tell': (ref) => say(ref, 'again'),
    'but make checkpoints': (ref) => ref.checkpoint(),
  };
  for (const [what, step] of Object.entries(loops))
    test(what, () => {
      const match = Match.start(sketch(running(step)), {}, { seed: 's' });
      expect(() => match.answer(0, match.pending[0]?.id as string, 0)).toThrow(
        /the rules keep running without asking anything: is a `yield\*` missing\? .*\n {2}at the loop/,
      );
      expect(match.pending).toHaveLength(1);
    });
  test('but start over', () => {
    const play: Play = function* (table, ref) {
      ref.checkpoint();
      if (table.done.length === 0) yield* ask(table, ref, 0, ['a', 'b']);
      yield* ref.startOver();
    };
    const match = Match.start(sketch(play), {}, { seed: 's' });
    expect(() => match.answer(0, match.pending[0]?.id as string, 0)).toThrow(/keep running without asking/);
  });
  test('and leaves alone those that ask often after their checkpoint', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        for (let i = 0; i < 12; i++) {
          for (let n = 0; n < 20_000; n++) say(ref, 'busy');
          yield* ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => ['a', 'b'] });
        }
        table.over = true;
      }),
    );
    const match = Match.start(game, {}, { seed: 's' });
    for (let i = 0; i < 11; i++) match.answer(0, match.pending[0]?.id as string, 0);
    match.undo(0);
    expect(Match.load(game, match.save()).pending).toHaveLength(1);
  });
});

describe('what was told or asked is frozen in tests; rules that change it are advised to hand out a copy', () => {
  const changes: Readonly<Record<string, (hidden: string[]) => void>> = {
    'by assigning': (hidden) => void (hidden[0] = 'w'),
    'by adding': (hidden) => void hidden.push('w'),
    'by removing': (hidden) => void hidden.pop(),
  };
  for (const [how, change] of Object.entries(changes))
    test(how, () => {
      const game = sketch(
        rounds(function* (table, ref) {
          yield* ask(table, ref, 0, ['a', 'b'], { facts: () => table.hidden });
          change(table.hidden);
        }),
      );
      expect(() => played(game).play('a')).toThrow(/give away a copy/);
    });
});

test('drawing from nothing is an error, not an endless wait', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      ref.draw([]);
    }),
  );
  expect(() => played(game).play('a')).toThrow(/nothing to draw from/);
  expect(new SealedDice('s').below(1)).toBe(0);
});
