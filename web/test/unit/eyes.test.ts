import type { View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { expect, test, vi } from 'vitest';
import { eyesFor, isHiding } from '../../link/eyes.ts';
import { firstScoreIn } from '../../link/score.ts';
import { Reel } from '../../table/session/reel.ts';

test('matches among bots are watched as a spectator; a single person always sees with their own eyes', () => {
  expect(eyesFor([], [0], undefined, true)).toEqual({ eye: 'public', cover: undefined });
  expect(eyesFor([1], [0], undefined, true)).toEqual({ eye: 1, cover: undefined });
});

test('between several people the screen is covered until the next one takes it', () => {
  expect(eyesFor([0, 2], [0], undefined, true)).toEqual({ eye: 'public', cover: 0 });
  expect(eyesFor([0, 2], [0], 0, true)).toEqual({ eye: 0, cover: undefined });
  expect(eyesFor([0, 2], [1], 0, true)).toEqual({ eye: 0, cover: undefined }); // a bot's turn
  expect(eyesFor([0, 2], [2], 0, true)).toEqual({ eye: 'public', cover: 2 });
  expect(eyesFor([0, 2], [0, 2], 2, true)).toEqual({ eye: 2, cover: undefined }); // both decide at the same time
  expect(eyesFor([0, 2], [], 2, true)).toEqual({ eye: 2, cover: undefined }); // the match is over
});

test('where nothing is hidden the next one continues at once', () => {
  expect(eyesFor([0, 2], [0], undefined, false)).toEqual({ eye: 0, cover: undefined });
  expect(eyesFor([0, 2], [2], 0, false)).toEqual({ eye: 2, cover: undefined });
  expect(eyesFor([0, 2], [1], 0, false)).toEqual({ eye: 0, cover: undefined }); // a bot's turn
  expect(eyesFor([0, 2], [0, 2], 2, false)).toEqual({ eye: 2, cover: undefined });
});
test('something is hidden if one player sees more than others, or if several decide at once', () => {
  const seen = (table: object): View<AnyKit> => ({ table }) as View<AnyKit>;
  const open = seen({ eye: 'public', hands: [3, 3] });
  expect(isHiding(open, [seen({ eye: 0, hands: [3, 3] }), seen({ eye: 1, hands: [3, 3] })], [0])).toBe(false);
  expect(isHiding(open, [seen({ eye: 0, hands: [3, 3] }), seen({ eye: 1, hands: [3, ['king', 'ace', 'two']] })], [0])).toBe(true);
  expect(isHiding(open, [seen({ eye: 0, hands: [3, 3] }), seen({ eye: 1, hands: [3, 3] })], [0, 1])).toBe(true);
});

test('pictures follow each other at the chosen pace, and can be skipped', () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const reel = new Reel<number>((one) => shown.push(one));
  reel.pace = 100;
  for (const n of [1, 2, 3]) reel.push(n);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  reel.push(4);
  reel.skip();
  expect(shown).toEqual([1, 2, 4]);
  reel.push(5, true); // the viewer's own move never waits
  expect(shown).toEqual([1, 2, 4, 5]);
  vi.useRealTimers();
});

test('a view may offer a score', () => {
  expect(firstScoreIn({ players: [{ score: { vp: 3, level4: 1 } }] }, 0)).toEqual({ column: 'vp', value: 3 });
  expect(firstScoreIn({ players: [{}] }, 0)).toBeUndefined();
  expect(firstScoreIn({}, 1)).toBeUndefined();
});
