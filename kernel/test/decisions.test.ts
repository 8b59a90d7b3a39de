import { describe, expect, test } from 'vitest';
import { Match, PASS } from '../index.ts';
import { played } from '../testing/index.ts';
import { ambush } from './games/ambush.ts';
import { ask, rounds, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

const textsAndBy = (match: Match<never>): readonly string[] =>
  match.inputs.flatMap((input) => (input.kind === 'answer' ? [`${input.text} by ${input.by}`] : []));

describe('a single option', () => {
  const game = (always: boolean) =>
    sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['only'], { always });
        yield* ask(table, ref, 0, ['a', 'b']);
      }),
    );
  test('is answered by the rules, and recorded so', () => {
    const match = played(game(false));
    expect(match.texts()).toEqual(['a', 'b']);
    expect(textsAndBy(match.match as never)).toEqual(['only by rules']);
    match.play('a');
    expect(textsAndBy(match.match as never)).toEqual(['only by rules', 'a by player', 'only by rules']);
  });
  test('of several seats is answered by the rules, too', () => {
    const common = sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, [0, 1], ['only']);
        yield* ask(table, ref, [0, 1], ['a', 'b']);
      }),
    );
    const match = played(common);
    expect(match.texts(0)).toEqual(['a', 'b']);
    expect(textsAndBy(match.match as never)).toEqual(['only by rules']);
  });
  test('is asked where the rules insist on it', () => {
    expect(played(game(true)).texts()).toEqual(['only']);
  });
  test('is asked inside together', () => {
    const game = sketch(
      rounds(function* (_table, ref) {
        yield* ref.together('both', [0, 1], (seat) => ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => ['only'] }));
      }),
    );
    expect(played(game).texts(0)).toEqual(['only']);
    expect(played(game).texts(1)).toEqual(['only']);
  });
  test('beside a pass is asked; a pass alone is not', () => {
    const game = (options: readonly string[]) =>
      sketch(
        rounds(function* (table, ref) {
          const picked = yield* ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => options, pass: true });
          table.done.push(picked);
          yield* ask(table, ref, 1, ['a', 'b']);
        }),
      );
    expect(played(game(['one'])).texts()).toEqual(['one', 'pass']);
    const none = played(game([]));
    expect(none.texts()).toEqual(['a', 'b']);
    expect(none.table.done).toEqual([PASS]);
  });
  test('of a choice of some is answered, too: all of them, or none', () => {
    const game = (count: number, min: number, max: number) =>
      sketch(
        rounds(function* (table, ref) {
          const some = yield* ref.chooseSome(0, { ask: 'some', rule: 'SKE-1', options: () => ['a', 'b', 'c'].slice(0, count), min, max });
          table.done.push(some.join('+'));
          yield* ask(table, ref, 0, ['go', 'stop']);
        }),
      );
    expect(played(game(2, 2, 3)).table.done).toEqual(['a+b']);
    expect(played(game(0, 0, 3)).table.done).toEqual(['']);
    expect(played(game(3, 0, 0)).table.done).toEqual(['']);
    expect(played(game(3, 1, 2)).texts()).toEqual(['a', 'b', 'c']);
  });
});

test('a decision without options and without pass is an error that says where', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ref.within({ at: 'dead end' }, ask(table, ref, 0, []));
    }),
  );
  expect(() => played(game).play('a')).toThrow(/pick: no option and no pass\n {2}at dead end/);
});
test('too few options for a choice of some are an error', () => {
  const game = sketch(
    rounds(function* (_table, ref) {
      yield* ref.chooseSome(0, { ask: 'some', rule: 'SKE-1', options: () => ['a'], min: 2, max: 3 });
    }),
  );
  expect(() => played(game)).toThrow(/some: no option/);
});

test('a decision of several seats is answered by any of them, and the record says who', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, [0, 2], ['a', 'b']);
    }),
  );
  const match = played(game, { setup: { seats: 3 } });
  expect(match.view(1).decisions).toEqual([]);
  match.as(2, 'a').as(0, 'b');
  expect(match.match.inputs.map((input) => input.seat)).toEqual([2, 0]);
  expect(refusal('not-your-decision', () => match.match.answer(1, match.decision().id, 0))).toContain('waiting for seat 0, 2');
});

test('options are listed once when a decision opens, never in a re-run; reasons and previews only when asked for', () => {
  const calls = { options: 0, ruledOut: 0, about: 0 };
  const game = sketch(
    rounds(function* (table, ref) {
      for (let i = 0; i < 3; i++)
        yield* ref.choose(0, {
          ask: 'pick',
          rule: 'SKE-1',
          options: () => (calls.options++, ['a', 'b']),
          ruledOut: () => (calls.ruledOut++, [{ rule: 'SKE-1', because: 'no', what: 'c' }]),
          about: (option) => (calls.about++, { option }),
        });
      table.done.push('round');
    }),
  );
  const match = Match.start(game, {}, { seed: 's' });
  match.answer(0, match.pending[0]?.id as string, 0);
  match.answer(0, match.pending[0]?.id as string, 1);
  match.view(0);
  expect(calls).toEqual({ options: 3, ruledOut: 0, about: 0 });
  const loaded = Match.load(game, match.save());
  expect(calls.options).toBe(4); // only the open decision, not the two already answered
  expect(loaded.whyNot(0)).toEqual([{ rule: 'SKE-1', because: 'no', what: 'c' }]);
  expect(loaded.whyNot(1)).toEqual([]);
  expect(loaded.about(0, 1)).toEqual({ option: 'b' });
  expect(calls).toEqual({ options: 4, ruledOut: 1, about: 1 });
  refusal('no-such-option', () => loaded.about(0, 2));
  refusal('not-your-decision', () => loaded.about(1, 0));
  expect(loaded.about(0, 0, loaded.pending[0]?.id)).toEqual({ option: 'a' });
  refusal('stale-decision', () => loaded.about(0, 0, '#1'));
});

describe('the id of a decision', () => {
  const turns = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
      yield* ask(table, ref, 0, ['c', 'd']);
    }),
  );
  const secrets = sketch(
    rounds(function* (table, ref) {
      yield* ref.together('both', [0, 1], function* (seat) {
        yield* ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => ['a', 'b'] });
        yield* ref.choose(seat, { ask: 'other', rule: 'SKE-1', options: () => ['a', 'b'] });
      });
      table.done.push('joined');
    }),
  );
  test('changes with every answer and every undo, and never comes back', () => {
    const match = played(turns);
    const ids = [match.decision().id];
    for (const step of ['a', 'undo', 'b', 'undo', 'a', 'c']) {
      if (step === 'undo') match.undo(0);
      else match.play(step);
      ids.push(match.decision().id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('stays when another seat answers or takes back in the same together, and does not count that', () => {
    const match = played(secrets);
    const id = match.decision(0).id;
    match.as(1, 'a').as(1, 'b').undo(1).as(1, 'a');
    expect(match.decision(0).id).toBe(id);
    match.as(0, 'a');
    const quick = played(secrets).as(0, 'a');
    expect(match.decision(0).id).toBe(quick.decision(0).id);
    expect(match.decision(0).id).not.toBe(id);
    const next = match.decision(0).id;
    match.undo(0);
    expect([id, next]).not.toContain(match.decision(0).id);
  });
  test('changes from one together to the next', () => {
    const match = played(secrets);
    const ids = [match.decision(0).id, match.decision(1).id];
    match.as(0, 'a', 'a').as(1, 'a', 'a');
    expect(ids).not.toContain(match.decision(0).id);
    expect(ids).not.toContain(match.decision(1).id);
  });
  test('of an old decision is refused after an undo, even if the same is asked again', () => {
    const match = played(turns);
    const { id } = match.decision();
    match.play('a').undo(0);
    expect(refusal('stale-decision', () => match.match.answer(0, id, 0))).toContain(`decision ${id} is not open`);
  });
});

test('a question is pure: one that changes the table is an error in tests', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ref.choose(0, { ask: 'pick', rule: 'SKE-1', options: () => (table.done.push('oops'), ['a', 'b']) });
    }),
  );
  expect(() => played(game)).toThrow(/listing the options changed the table/);
});
test('what leaves the kernel is frozen in tests, so a view that hands out part of the table breaks', () => {
  const leaky = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['a', 'b']);
    }),
    { see: ({ done }) => ({ done }) },
  );
  const match = played(leaky);
  match.view('public');
  expect(() => match.play('a')).toThrow(/not extensible/);
});

test('answers record who gave them', () => {
  const match = played(ambush, { setup: { mode: 'duel', seats: 2 } }).match;
  const decision = match.pending[0];
  match.answer(decision?.seats[0] as number, decision?.id as string, [], 'stand-in');
  expect(match.inputs[0]).toMatchObject({ kind: 'answer', ask: 'brace', text: 'none', option: [], pick: [], by: 'stand-in' });
});
