// Every rule of every rulebook is tested, unless it cannot be, and cited by code; both languages have the same ones.
import { games, loadPackages } from '@tabularium/games';
import { expect, test } from 'vitest';
import { coverageOf } from '../coverage.ts';

test.each(await loadPackages())('$game.id', (pkg) => {
  const { rules, untested, uncited, unknown, languages } = coverageOf(pkg);
  expect(rules).toBeGreaterThan(games.some(({ id }) => id === pkg.game.id) ? 200 : 5); // examples are small
  expect({ untested, uncited, unknown, languages }).toEqual({ untested: [], uncited: [], unknown: [], languages: [] });
});
