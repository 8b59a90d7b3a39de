import { describe, expect, test } from 'vitest';
import { checkSetup, Match } from '../index.ts';
import { ambush } from './games/ambush.ts';
import { refusal } from './refusals.ts';

describe('a set-up', () => {
  test('is completed with the first mode, its first number of seats and the defaults', () => {
    expect(checkSetup(ambush.setup, {})).toEqual({ mode: 'duel', seats: 2, options: { lives: 2, tokens: 2 } });
    expect(checkSetup(ambush.setup, { mode: 'melee', seats: 4, options: { tokens: 5 } })).toEqual({
      mode: 'melee',
      seats: 4,
      options: { lives: 2, tokens: 5, rescue: true },
    });
  });
  test('may name an option that does not apply, as long as it has its default', () => {
    expect(checkSetup(ambush.setup, { mode: 'duel', options: { rescue: true } }).options).toEqual({ lives: 2, tokens: 2 });
  });
  const wrong: Readonly<Record<string, [unknown, RegExp]>> = {
    nothing: [null, /must be an object/],
    'a list': [[], /must be an object/],
    'an unknown mode': [{ mode: 'riot' }, /unknown mode "riot": choose one of duel, melee/],
    'too many seats': [{ mode: 'duel', seats: 3 }, /mode duel is for 2 seats, not 3/],
    'seats that are no number': [{ seats: '2' }, /is for 2 seats, not "2"/],
    'options that are a list': [{ options: [] }, /options must be an object/],
    'an unknown option': [{ options: { speed: 1 } }, /unknown option "speed"/],
    'an unknown field': [{ colour: 'red' }, /unknown field "colour"/],
    'a value that is not offered': [{ options: { lives: 9 } }, /option "lives" must be one of 1, 2, 3, not 9/],
    'a value of another type': [{ options: { lives: '2' } }, /option "lives" must be one of 1, 2, 3, not "2"/],
    'an option of another mode': [{ options: { rescue: false } }, /option "rescue" cannot be set in mode duel with 2 seats/],
    'values that do not go together': [{ options: { lives: 1, tokens: 0 } }, /too short \(lives, tokens; AMB-0\.1\)/],
  };
  for (const [what, [setup, says]] of Object.entries(wrong))
    test(`with ${what} is refused`, () => {
      expect(refusal('bad-setup', () => checkSetup(ambush.setup, setup))).toMatch(says);
      expect(refusal('bad-setup', () => Match.start(ambush, setup as never, { seed: 's' }))).toMatch(says);
    });
  test('names everything that is wrong with it at once', () => {
    const message = refusal('bad-setup', () => checkSetup(ambush.setup, { extra: 1, options: { lives: 9, speed: 1 } }));
    expect(message).toMatch(/extra.*lives.*speed/);
  });
});
