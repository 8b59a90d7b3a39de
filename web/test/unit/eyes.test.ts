import { expect, test, vi } from 'vitest';
import { eyesFor } from '../../table/eyes.ts';
import { Reel } from '../../table/reel.ts';
import { firstScoreIn } from '../../table/score.ts';

test('bots alone are watched as a spectator, a single person always sees with their own eyes', () => {
  expect(eyesFor([], [0], undefined)).toEqual({ eye: 'public', cover: undefined });
  expect(eyesFor([1], [0], undefined)).toEqual({ eye: 1, cover: undefined });
});

test('between several people the screen is covered until the next one has taken it', () => {
  expect(eyesFor([0, 2], [0], undefined)).toEqual({ eye: 'public', cover: 0 });
  expect(eyesFor([0, 2], [0], 0)).toEqual({ eye: 0, cover: undefined });
  expect(eyesFor([0, 2], [1], 0)).toEqual({ eye: 0, cover: undefined }); // a bot's turn
  expect(eyesFor([0, 2], [2], 0)).toEqual({ eye: 'public', cover: 2 });
  expect(eyesFor([0, 2], [0, 2], 2)).toEqual({ eye: 2, cover: undefined }); // both decide at the same time
  expect(eyesFor([0, 2], [], 2)).toEqual({ eye: 2, cover: undefined }); // the match is over
});

test('pictures follow each other at the pace, and can be skipped', () => {
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
