import { describe, expect, test } from 'vitest';
import { FastDice, type Rules, type Seat } from '../index.ts';
import { photo, played } from '../testing/index.ts';
import { ask, type Play, type Ref, rounds, type SketchTable, say, sketch } from './games/sketch.ts';

const pick = (ref: Ref, seat: Seat, options: readonly string[], shown?: string): Rules<string> =>
  ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => options, ...(shown === undefined ? {} : { shown: () => shown }) });

/** Every seat picks two letters in secret; then all are revealed. */
const letters = sketch(
  rounds(function* (table, ref) {
    const pairs = yield* ref.together('letters', [2, 0, 1], function* (seat) {
      const first = yield* ref.within({ at: `part ${seat}` }, pick(ref, seat, ['a', 'b'], '1 of 2'));
      const second = yield* ref.choose(seat, {
        ask: 'other',
        rule: 'SKE-1',
        options: () => ['c', 'd'],
        facts: () => ({ first }),
        shown: () => '2 of 2',
      });
      return `${seat}${first}${second}`;
    });
    for (const pair of pairs) {
      table.done.push(`${pair}${ref.below(100)}`);
      say(ref, pair);
    }
  }),
);
const three = { setup: { seats: 3 } };

describe('a part only asks', () => {
  const inPart = (body: (table: SketchTable, ref: Ref, seat: Seat) => Rules<unknown>) =>
    sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['start', 'wait']);
        yield* ref.together('both', [0, 1], (seat) => body(table, ref, seat));
      }),
    );
  const cases: Readonly<Record<string, [(table: SketchTable, ref: Ref, seat: Seat) => Rules<unknown>, RegExp]>> = {
    rolls: [
      function* (_table, ref) {
        ref.roll(6);
      },
      /roll inside a part/,
    ],
    shuffles: [
      function* (table, ref) {
        ref.shuffle(table.hidden);
      },
      /shuffle inside a part/,
    ],
    draws: [
      function* (table, ref) {
        ref.draw(table.hidden);
      },
      /inside a part/,
    ],
    tells: [
      function* (_table, ref) {
        say(ref, 'x');
      },
      /tell inside a part/,
    ],
    'tells before it asks': [
      (_table, ref, seat) => {
        say(ref, 'x');
        return pick(ref, seat, ['a']);
      },
      /tell inside a part/,
    ],
    reveals: [
      function* (_table, ref) {
        ref.reveal();
      },
      /reveal inside a part/,
    ],
    checkpoints: [
      function* (_table, ref) {
        ref.checkpoint();
      },
      /checkpoint inside a part/,
    ],
    'starts over': [
      function* (_table, ref) {
        yield* ref.startOver();
      },
      /startOver inside a part/,
    ],
    nests: [
      function* (_table, ref, seat) {
        yield* ref.together('more', [seat], (own) => pick(ref, own, ['a']));
      },
      /together inside a part/,
    ],
    'changes the table': [
      function* (table) {
        table.done.push('x');
      },
      /a part of together changed the table/,
    ],
    'changes the table after an answer': [
      function* (table, ref, seat) {
        yield* pick(ref, seat, ['a']);
        table.done.push('x');
      },
      /a part of together changed the table/,
    ],
    'asks another seat': [
      function* (_table, ref, seat) {
        yield* pick(ref, 1 - seat, ['a']);
      },
      /a part may ask only its own seat/,
    ],
  };
  for (const [what, [body, says]] of Object.entries(cases))
    test(`one that ${what} is an error, and the answer before it is not accepted`, () => {
      const match = played(inPart(body));
      expect(() => match.play('start').as(0, 'a')).toThrow(says);
    });
});

test('the order of arrival changes nothing', () => {
  const orders = [
    [0, 0, 1, 1, 2, 2],
    [2, 1, 0, 0, 1, 2],
    [1, 2, 1, 0, 2, 0],
  ];
  const answers = [
    ['a', 'c'],
    ['b', 'd'],
    ['a', 'd'],
  ];
  const photos = orders.map((order) => {
    const match = played(letters, three);
    const left = answers.map((own) => [...own]);
    for (const seat of order) match.as(seat, left[seat]?.shift() as string);
    return [photo(match.match), match.events()];
  });
  expect(photos[1]).toEqual(photos[0]);
  expect(photos[2]).toEqual(photos[0]);
});
test('picks come back in the order of the seats that were named', () => {
  const match = played(letters, three).as(0, 'a', 'c').as(1, 'a', 'c').as(2, 'b', 'd');
  expect(match.events('said').map((event) => event.what)).toEqual(['2bd', '0ac', '1ac']);
});

describe('the others see', () => {
  test('the name, who has not finished, and what the question shows: not its kind, options or facts', () => {
    const match = played(letters, three).as(1, 'a').as(2, 'b', 'c');
    expect(match.view(0).waiting).toEqual([{ seats: [1], ask: 'letters', shown: '2 of 2' }]);
    expect(match.view('public').waiting).toEqual([
      { seats: [0], ask: 'letters', shown: '1 of 2' },
      { seats: [1], ask: 'letters', shown: '2 of 2' },
    ]);
    expect(match.view(1).decisions).toMatchObject([{ ask: 'other', facts: { first: 'a' }, together: 'letters' }]);
  });
  test('the trail outside the parts; each seat sees its own', () => {
    const match = played(letters, three);
    expect(match.match.trail(0)).toEqual([{ at: 'part 0' }]);
    expect(match.match.trail(2)).toEqual([{ at: 'part 2' }]);
    expect(match.match.trail('public')).toEqual([]);
    expect(match.as(0, 'a', 'c').match.trail(0)).toEqual([]);
  });
});

describe('taking back in a together', () => {
  test('reaches the seat’s own answers one by one, whatever the others did', () => {
    const match = played(letters, three).as(0, 'a').as(1, 'b').as(0, 'c').as(2, 'a', 'd');
    match.undo(0);
    expect(match.decision(0)).toMatchObject({ ask: 'other', facts: { first: 'a' } });
    match.undo(0);
    expect(match.decision(0).ask).toBe('pick');
    expect(match.match.canUndo(0)).toBe(false);
    expect(match.decision(1)).toMatchObject({ ask: 'other', facts: { first: 'b' } });
    expect(match.match.canUndo(2)).toBe(true);
  });
  test('ends with the join', () => {
    const match = played(letters, three).as(0, 'a', 'c').as(1, 'b', 'c').as(2, 'a', 'd');
    for (const seat of [0, 1, 2]) expect(match.match.canUndo(seat)).toBe(false);
  });

  const prelude: Play = rounds(function* (table, ref) {
    yield* ask(table, ref, 0, ['go', 'wait']);
    yield* ref.together('both', [0, 1], (seat) => pick(ref, seat, ['a', 'b']));
    yield* ask(table, ref, 0, ['on', 'off']);
  });
  test('goes back past its opening only while no other seat has answered in it', () => {
    const match = played(sketch(prelude)).play('go');
    expect(match.match.canUndo(0)).toBe(true);
    match.as(0, 'a');
    match.undo(0).undo(0);
    expect(match.texts()).toEqual(['go', 'wait']);
    match.play('go').as(1, 'a');
    expect(match.match.canUndo(0)).toBe(false);
    match.as(0, 'a');
  });
});

describe('a fork for a seat in an open together', () => {
  test('forgets the others’ answers there, and keeps its own', () => {
    const match = played(letters, three).as(0, 'a').as(1, 'b').as(1, 'd');
    const fork = match.match.fork(0, new FastDice(1));
    expect(fork.pending.map((decision) => [decision.seats[0], decision.ask])).toEqual([
      [2, 'pick'],
      [0, 'other'],
      [1, 'pick'],
    ]);
    expect(match.match.fork(undefined, new FastDice(1)).pending.map((decision) => decision.seats[0])).toEqual([2, 0]);
  });
  test('keeps its own answers even if others came before them', () => {
    const match = played(letters, three).as(2, 'a').as(1, 'b').as(0, 'b').as(1, 'c');
    expect(match.match.fork(0, new FastDice(1)).view(0).decisions).toEqual(match.view(0).decisions);
  });
});
test('a fork lists again the options that depend on what was guessed', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['go', 'wait']);
      yield* ref.choose(1, { ask: 'pick', rule: 'SKE-1', options: () => [...table.hidden], always: true });
    }),
  );
  const match = played(game).play('go');
  const lists = new Set(Array.from({ length: 20 }, (_, seed) => match.match.fork(0, new FastDice(seed)).pending[0]?.texts.join()));
  expect(lists.size).toBe(3);
  expect(match.texts()).toEqual(['x', 'y', 'z']);
});
