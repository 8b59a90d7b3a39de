import type { Decision, Pick } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import type { OptionGroup } from '@tabularium/speech';
import { expect, test, vi } from 'vitest';
import { choicesOf, laterChoices } from '../../table/desk/choices.ts';
import { Digits } from '../../table/desk/digits.ts';
import { Gestures, gestureOf } from '../../table/session/gestures.ts';

const decision = (options: readonly unknown[], more: Partial<Decision<AnyKit>> = {}): Decision<AnyKit> => ({
  id: '1',
  seats: [0],
  ask: 'act',
  rule: 'TTT-1.1',
  options,
  texts: options.map((option) => JSON.stringify(option)),
  pass: false,
  ...more,
});
const GROUPS: Readonly<Record<string, OptionGroup>> = {
  build: { heading: 'Build', place: 0, isOfOne: false },
  raise: { heading: 'Build', place: 0, isOfOne: false },
  end: { heading: 'Turn', place: 2, isOfOne: false },
};
const says = {
  option: (_ask: string, option: unknown): string => `say ${JSON.stringify(option)}`,
  group: (_ask: string, option: unknown) => GROUPS[(option as { do: string }).do],
};

test('options are said once, when somebody first looks at them', () => {
  const option = vi.fn(says.option);
  const open = decision([{ do: 'end' }, { do: 'sing' }]);
  const groups = laterChoices(open, { ...says, option });
  expect(option).not.toHaveBeenCalled();
  expect(groups()).toEqual(choicesOf(open, says));
  expect(groups()).toBe(groups());
  expect(option).toHaveBeenCalledTimes(2);
  expect(laterChoices(undefined, says)()).toEqual([]);
});

test('options stand under the headings of the game, in its order, and are numbered as shown', () => {
  const groups = choicesOf(decision([{ do: 'end' }, { do: 'raise' }, { do: 'sing' }, { do: 'build', at: 1 }], { pass: true }), says);
  expect(groups.map(({ heading, choices }) => [heading, choices.map(({ option, key }) => [key, option])])).toEqual([
    [
      'Build',
      [
        [1, 1],
        [2, 3],
      ],
    ],
    ['Turn', [[3, 0]]],
    [undefined, [[4, 2]]],
    [undefined, [[5, 4]]], // passing comes after the last one
  ]);
});

test('answers taken back are given again by their texts', () => {
  const before = decision(['a', 'b', 'c'], { pass: true });
  const after = decision(['c', 'b'], { pass: true });
  const again = (pick: Pick, now = after, seat = 0) => {
    const gestures = new Gestures();
    gestures.made(gestureOf(0, { ...before, ...(now.some && { some: now.some }) }, pick, []));
    gestures.undid(0);
    return gestures.toRedo({ eye: seat, decision: now })?.pick;
  };
  expect(again(2)).toBe(0);
  expect(again(0)).toBeUndefined();
  expect(again(3)).toBe(2);
  const some = { ...after, pass: false, some: { min: 0, max: 2 } };
  expect(again([1, 2], some)).toEqual([0, 1]);
  expect(again([0, 1], some)).toBeUndefined();
  expect(again(2, { ...after, ask: 'other' })).toBeUndefined();
  expect(again(2, after, 1)).toBeUndefined();
});

test('a digit takes effect at once where no longer number begins with it, otherwise after a moment', () => {
  vi.useFakeTimers();
  const taken: number[] = [];
  const digits = new Digits((number) => taken.push(number));
  digits.type('3', 12);
  expect(taken).toEqual([3]);
  digits.type('1', 12);
  expect(taken).toEqual([3]);
  digits.type('2', 12);
  expect(taken).toEqual([3, 12]);
  digits.type('1', 12);
  vi.runAllTimers();
  digits.type('0', 12);
  digits.type('9', 5);
  digits.type('1', 12);
  expect(digits.flush()).toBe(true);
  expect(digits.flush()).toBe(false);
  expect(taken).toEqual([3, 12, 1, 1]);
  vi.useRealTimers();
});
