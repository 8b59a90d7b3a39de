// What the board says about who could strike whom next.
import { expect, test } from 'vitest';
import { strikersOf, strikesOn } from '../board/common/strikers.ts';
import { position, seen } from './support/position.ts';

const isOurs = ({ seat }: { readonly seat: number }): boolean => seat === 0;
test('enemies strike as far as a Move and their farthest weapon carry them', () => {
  const near = seen(position({ figures: { he_man: 'M15', skeletor: 'M13' } }));
  expect(strikesOn(near.figures, isOurs)).toEqual([{ by: 'skeletor', on: 'he_man' }]);
  const far = seen(position({ figures: { he_man: 'M30', skeletor: 'M1' } }));
  expect(strikesOn(far.figures, isOurs)).toEqual([]);
});
test('a figure that has acted no longer strikes, unless all have: then the next round counts', () => {
  const { figures } = seen(position({ figures: { he_man: 'M15', skeletor: 'M13', mer_man: 'M12' } }));
  const acted = (...names: string[]): string[] =>
    strikersOf(
      figures.map((one) => ({ ...one, activated: names.includes(one.figure) })),
      isOurs,
    ).map(({ figure }) => figure);
  expect(acted('skeletor')).toEqual(['mer_man']);
  expect(acted('skeletor', 'mer_man').toSorted()).toEqual(['mer_man', 'skeletor']);
});
