// The line above the table and what is given up for good, in every mode, from the set-up to the end, in both languages.
import { packageOf } from '@tabularium/parts/define';
import { expectGoals } from '@tabularium/speech/testing/telling';
import { describe, test } from 'vitest';
import { battalia as parts } from '../game.ts';
import { battalia as game } from '../rules/index.ts';
import { naming } from '../words/index.ts';
import { lively } from './support/lively.ts';

const pkg = await packageOf(parts);

describe('the goal', () => {
  for (const mode of game.setup.modes) test(`of ${mode.id} fits into one line`, () => expectGoals(pkg, game, naming, mode, lively));
});
