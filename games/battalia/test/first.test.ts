import { Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { preset } from '@tabularium/parts/first';
import { expect, test } from 'vitest';
import { first } from '../first.ts';
import { battalia } from '../rules/index.ts';

test('a first game begins with the first turn, whoever has it', () => {
  for (const seed of seeds(8)) {
    const match = Match.start(battalia, first.setup, { seed: String(seed) });
    preset(match, first.answers);
    expect(match.pending.map(({ ask }) => ask)).toEqual(['opening']);
  }
});
