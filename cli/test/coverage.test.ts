// Every rule of every rulebook is tested, unless it cannot be, and cited by code; both languages have the same ones.
import { loadPackages } from '@tabularium/games';
import { expect, test } from 'vitest';
import { coverageOf } from '../coverage.ts';

test.each(await loadPackages())('$game.id', (pkg) => {
  const { rules, untested, uncited, unknown, languages } = coverageOf(pkg);
  expect(rules).toBeGreaterThan(5); // new games and examples are small
  expect({ untested, uncited, unknown, languages }).toEqual({ untested: [], uncited: [], unknown: [], languages: [] });
});
