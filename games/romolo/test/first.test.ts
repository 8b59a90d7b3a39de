import { Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { preset } from '@tabularium/parts/first';
import { expect, test } from 'vitest';
import { first } from '../first.ts';
import { romolo } from '../rules/index.ts';

test('a first game begins with the starting player’s first turn: both cities are founded', () => {
  for (const seed of seeds(8)) {
    const match = Match.start(romolo, first.setup, { seed: String(seed) });
    preset(match, first.answers);
    expect(match.pending.map(({ ask }) => ask)).toEqual(['act']);
    const { players, hexes } = match.view('public').table as {
      players: readonly { capital: string | null }[];
      hexes: readonly { built: { farm: number } }[];
    };
    expect(new Set(players.map(({ capital }) => capital))).toEqual(new Set(['b2', 'f2']));
    expect(hexes.reduce((sum, { built }) => sum + built.farm, 0)).toBe(2);
  }
});
