import { describe, expect, test } from 'vitest';
import type { Rules } from '../index.ts';
import { likeness, photo, played } from '../testing/index.ts';
import { ask, type Ref, rounds, type SketchTable, say, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

/** Two answers of seat 0 with something between them. */
const between = (what: (table: SketchTable, ref: Ref) => void | Rules<unknown>) =>
  sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['first', 'FIRST']);
      const procedure = what(table, ref);
      if (procedure) yield* procedure;
      yield* ask(table, ref, 0, ['second', 'SECOND']);
    }),
  );

describe('the barrier', () => {
  const raising: Readonly<Record<string, (table: SketchTable, ref: Ref) => void | Rules<unknown>>> = {
    'a roll': (_table, ref) => void ref.roll(6),
    'a shuffle': (table, ref) => ref.shuffle(table.hidden),
    'the shuffle of a single card': (_table, ref) => ref.shuffle(['x']),
    'a draw': (table, ref) => void table.hidden.push(ref.draw(table.hidden)),
    'something revealed': (_table, ref) => ref.reveal(),
    'an event for some seats': (_table, ref) => say(ref, 'psst', [1]),
    'a join': (_table, ref) => ref.together('nobody', [], () => ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => ['a'] })),
  };
  for (const [what, happens] of Object.entries(raising))
    test(`rises with ${what}`, () => {
      const match = played(between(happens)).play('first');
      expect(match.match.canUndo(0)).toBe(false);
      expect(refusal('nothing-to-undo', () => match.undo(0))).toContain('seat 0 has nothing to undo');
      match.play('second');
      expect(match.match.canUndo(0)).toBe(true);
      match.undo(0);
      expect(match.match.canUndo(0)).toBe(false);
    });
  test('does not rise with a public event, a checkpoint or a change of the table', () => {
    const match = played(
      between((table, ref) => {
        say(ref, 'aloud');
        table.done.push('changed');
        ref.checkpoint();
      }),
    ).play('first');
    expect(match.match.canUndo(0)).toBe(true);
  });
  test('does not rise with what the rules answered for another seat, which is taken back, too', () => {
    const match = played(between((table, ref) => ask(table, ref, 1, ['only']))).play('first');
    expect(match.table.done).toEqual(['first', 'only']);
    expect(match.match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(match.table.done).toEqual([]);
  });
  test('rises when any seat leaves', () => {
    for (const seat of [0, 1]) {
      const match = played(between(() => undefined))
        .play('first')
        .leave(seat);
      expect(match.match.canUndo(0)).toBe(false);
    }
  });

  const turns = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'A']);
      yield* ask(table, ref, 1, ['b', 'B']);
    }),
  );
  test('rises with another seat’s answer', () => {
    const match = played(turns).play('a', 'b');
    expect([0, 1].map((seat) => match.match.canUndo(seat))).toEqual([false, true]);
  });
  test('never drops again: what another seat’s answer closed stays closed when that answer is taken back', () => {
    const match = played(turns).play('a', 'b').undo(1);
    expect(match.match.canUndo(0)).toBe(false);
    expect(match.reload().match.canUndo(0)).toBe(false);
    expect(match.play('B').table.done).toEqual(['a', 'B']);
  });
});

describe('undo', () => {
  const steps = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b', 'c']);
      yield* ask(table, ref, 0, ['forced']);
      say(ref, table.done.join());
    }),
  );
  test('goes back several answers, across checkpoints, and takes back what the rules answered with them', () => {
    const match = played(steps);
    const states = [likeness(match.match)];
    for (const text of ['a', 'b', 'c', 'a']) states.push(likeness(match.play(text).match));
    for (let back = 3; back >= 0; back--) expect(likeness(match.undo(0).match)).toEqual(states[back]);
    expect(match.match.canUndo(0)).toBe(false);
    expect(match.events()).toEqual([]);
  });
  test('works the same after loading', () => {
    const match = played(steps).play('a', 'b', 'c').reload().undo(0).undo(0);
    expect(match.table.done).toEqual(['a', 'forced']);
  });
  test('is redone by answering again', () => {
    const match = played(steps).play('a', 'b');
    const before = likeness(match.match);
    expect(likeness(match.undo(0).play('b').match)).toEqual(before);
    expect(match.undo(0).play('c').table.done).toEqual(['a', 'forced', 'c', 'forced']);
  });
  test('is an input like any other, and names the answer that it takes back', () => {
    const match = played(steps).play('a').undo(0).play('b');
    expect(match.match.inputs.map((input) => [input.n, input.kind === 'answer' ? input.text : input.kind])).toEqual([
      [1, 'a'],
      [2, 'forced'],
      [3, 'undo'],
      [4, 'b'],
      [5, 'forced'],
    ]);
    expect(match.match.inputs[2]).toEqual({ n: 3, kind: 'undo', seat: 0, of: 1 });
  });
  test('does not give the dice back', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['roll', 'stay']);
        table.done.push(`${ref.roll(1000)}`);
        yield* ask(table, ref, 0, ['x', 'y']);
      }),
    );
    const straight = played(game).play('roll', 'x', 'roll');
    const winding = played(game).play('roll', 'x').undo(0).play('y').undo(0).play('x', 'roll');
    expect(winding.table).toEqual(straight.table);
  });
  test('of a seat that has decided nothing is refused, and so is any undo after the end', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        table.over = (yield* ask(table, ref, 0, ['on', 'end'])) === 'end';
      }),
    );
    const match = played(game);
    refusal('nothing-to-undo', () => match.undo(1));
    refusal('no-such-seat', () => match.undo(7));
    match.play('on', 'end');
    expect(match.match.canUndo(0)).toBe(false);
    refusal('match-over', () => match.undo(0));
  });
});

test('an undo during which the rules throw changes nothing', () => {
  let breaks = false;
  const game = sketch(
    rounds(function* (table, ref) {
      say(ref, `round ${table.done.length}`);
      yield* ask(table, ref, 0, ['a', 'b']);
      if (breaks) throw new Error('broken');
      yield* ask(table, ref, 0, ['c', 'd']);
    }),
  );
  const match = played(game).play('a', 'c', 'b', 'd');
  const before = { photo: photo(match.match), inputs: [...match.match.inputs], events: match.events(), save: match.match.save() };
  breaks = true;
  expect(() => match.undo(0)).toThrow('broken');
  expect({ photo: photo(match.match), inputs: [...match.match.inputs], events: match.events(), save: match.match.save() }).toEqual(before);
  breaks = false;
  match.play('a', 'c').undo(0).undo(0).undo(0);
  expect(match.table.done).toEqual(['a', 'c', 'b']);
});
