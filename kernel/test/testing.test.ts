// The tools that the games' tests are written with.
import { describe, expect, test } from 'vitest';
import type { Eye } from '../index.ts';
import { difference, played, rule, ScriptedDice, thrice } from '../testing/index.ts';
import { inManner, MANNERS, manner } from '../testing/manners.ts';
import { ambush } from './games/ambush.ts';
import { bids } from './games/bids.ts';
import { ask, rounds, say, sketch } from './games/sketch.ts';
import { ticTacToe } from './games/tictactoe.ts';

rule('TTT-1.1', 'a rule test is named after its rule', () => {
  expect(expect.getState().currentTestName).toBe(`TTT-1.1: a rule test is named after its rule${MANNERS[manner()]}`);
});
rule(['TTT-1.1', 'TTT-1.2'], 'or after several rules', () => {
  expect(expect.getState().currentTestName).toBe(`TTT-1.1, TTT-1.2: or after several rules${MANNERS[manner()]}`);
});

describe('scripted dice', () => {
  test('come up as written, as numbers or as faces', () => {
    const dice = new ScriptedDice([2, 0]).addFaces(6).add(1);
    expect([dice.below(3), dice.below(3), dice.below(6), dice.below(2)]).toEqual([2, 0, 5, 1]);
    expect(ScriptedDice.faces(1, 6).below(6)).toBe(0);
  });
  test('say when they are used up, and how many are left', () => {
    const dice = new ScriptedDice([1, 2]);
    dice.below(4);
    expect(dice.left).toBe(1);
    dice.below(4);
    expect(() => dice.below(6)).toThrow('the scripted dice are used up: after 2 numbers the rules asked for one more, below 6');
  });
  test('say when a number does not fit the question', () => {
    expect(() => new ScriptedDice([6]).below(6)).toThrow('hold 6 as number 1, but the rules asked for one from 0 to 5');
    expect(() => ScriptedDice.faces(0).below(6)).toThrow('hold -1');
  });
  test('continue at random if they have a seed', () => {
    const roll = (): number[] => {
      const dice = new ScriptedDice([5], { thenSeed: 9 });
      return Array.from({ length: 20 }, () => dice.below(6));
    };
    expect(roll()[0]).toBe(5);
    expect(roll()).toEqual(roll());
  });
});

describe('a played match', () => {
  test('says what is offered when something else is played', () => {
    const match = played(ambush, { setup: { mode: 'duel' }, dice: new ScriptedDice([0]) });
    expect(() => match.play('strike 1')).toThrow('"strike 1" is not offered. Offered:\n  seat 0 brace (0 to 2 of them): token 0 | token 1');
    match.play('token 1 + token 0');
    expect(match.table.guard).toEqual([2, 0]);
    expect(match.texts()).toEqual(['strike 1', 'rest']);
    expect(match.options()).toEqual([{ do: 'strike', at: 1 }, { do: 'rest' }]);
  });
  test('asks whose answer is meant where several seats could give it', () => {
    const match = played(
      sketch(
        rounds(function* (_table, ref) {
          yield* ref.together('both', [0, 1], (seat) => ref.choose(seat, { ask: 'pick', rule: 'SKE-1', options: () => ['a', 'b'] }));
        }),
      ),
    );
    expect(() => match.play('a')).toThrow('"a" is offered to several seats: say which one with .as(seat, text)');
    expect(() => match.texts()).toThrow('several seats have to decide');
    expect(match.as(0, 'a').play('b').texts(1)).toEqual(['a', 'b']);
  });
  test('gives the reason for what is not offered, and fails if it is offered', () => {
    const match = played(bids()).as(0, 'c1');
    expect(match.refuses('stake 3')).toMatchObject({ rule: 'BID-2.3', because: 'too much' });
    expect(match.refuses('stake 4')).toBeUndefined();
    expect(match.whyNot(0, 'stake 3')).toBeDefined();
    expect(() => match.refuses('stake 2')).toThrow('"stake 2" is offered to seat 0 as stake');
  });
  test('shows previews, views and the latest event of a kind', () => {
    const match = played(ticTacToe).play('mark 4', 'mark 0');
    expect(match.last('marked')).toEqual({ kind: 'marked', rule: 'TTT-1.1', seat: 1, cell: 0 });
    expect(match.events('marked')).toHaveLength(2);
    expect(match.view('public').table).toMatchObject({ turn: 0 });
    expect(() => played(ticTacToe).last('marked')).toThrow('no marked was told, only nothing');
    const act = played(ambush, { setup: { mode: 'duel' }, dice: new ScriptedDice([0]) }).play('none');
    expect(act.about(0, 'strike 1')).toEqual({ guard: 0 });
    expect(act.about(0, 'strike 1', 'act')).toEqual({ guard: 0 });
    expect(() => act.about(0, 'strike 1', 'brace')).toThrow('act is asked, not brace');
    expect(() => act.decision(0, 'brace')).toThrow('act is asked, not brace');
  });
  thrice('tells what each seat has heard, even before it was loaded', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        say(ref, 'to 1', [1]);
        yield* ask(table, ref, 0, ['a', 'b']);
        say(ref, 'to all');
      }),
    );
    const match = played(game).play('a', 'b');
    const heard = (eye: Eye): string[] => match.heard(eye).map(({ what }) => what);
    expect(heard(0)).toEqual(['to all', 'to all']);
    expect(heard('public')).toEqual(['to all', 'to all']);
    expect(heard(1)).toEqual(['to 1', 'to all', 'to 1', 'to all', 'to 1']);
    expect(match.heard(1, 'said')).toEqual(match.heard(1));
  });

  describe('a second and a third time', () => {
    const game = sketch(
      rounds(function* (table, ref) {
        yield* ask(table, ref, 0, ['a', 'b']);
        table.done.push(`rolled ${ref.roll(6)}`);
        yield* ask(table, ref, 0, ['c', 'd']);
      }),
    );
    const seen: string[] = [];
    const story = (): unknown => {
      const match = played(game, { dice: ScriptedDice.faces(3, 5) }).play('a', 'c', 'b');
      return [match.table, match.events(), match.match.inputs.length];
    };
    test('with a restart before every answer', async () => {
      const plain = story() as unknown[];
      await inManner('reload', () => {
        expect((story() as unknown[]).slice(0, 2)).toEqual(plain.slice(0, 2));
        expect((story() as unknown[])[2]).toBe(1); // a loaded match knows only its own inputs
      });
    });
    test('with every answer taken back where possible, and given again', async () => {
      const plain = story() as unknown[];
      await inManner('undo', () => {
        expect((story() as unknown[]).slice(0, 2)).toEqual(plain.slice(0, 2));
        expect((story() as unknown[])[2]).toBe((plain[2] as number) + 2); // one undo, and "c" again
      });
    });
    test('and finds what does not survive that', async () => {
      let outside = 0;
      const forgetful = sketch(
        rounds(function* (table, ref) {
          yield* ask(table, ref, 0, ['a', 'b']);
          table.done.push(`${outside++}`);
        }),
      );
      await inManner('undo', () => {
        expect(() => played(forgetful).play('a')).toThrow(
          /taken back and given again the match is not as after the first time: table\.done\.1/,
        );
      });
      expect(() => played(forgetful).play('a')).not.toThrow(); // from here on plays normally again
    });
    thrice('just like a rule test: each way of playing is used once', () => {
      seen.push(manner());
      expect(new Set(seen).size).toBe(seen.length);
    });
  });
});

test('a difference is reported with its path', () => {
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
  expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3');
  expect(difference({ a: 1 }, {})).toBe('a: 1 against nothing');
  expect(difference([], {})).toBe('value: [] against {}');
});
