// Matches saved by older versions can be continued.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastDice, Match, parseSave } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { battleground } from '../rules/index.ts';
import type { BattlegroundView } from '../table/view.ts';
import { lively } from './support/lively.ts';

test('a match of version 1 with a running mission and the option of draws', () => {
  const file = join(import.meta.dirname, 'golden', 'stored-version-1.json');
  const dice = new FastDice(1);
  const match = Match.load(battleground, parseSave(readFileSync(file, 'utf8')), { dice, strict: true });
  expect(match.setup.options).toEqual({ masters: 'first' });
  expect([match.setback, match.table.figures[0]?.focus]).toEqual([undefined, true]); // the answers since its checkpoint still stand
  expect(match.table.terms).not.toHaveProperty('draws');
  const [frame] = (match.view('public').table as BattlegroundView).frames;
  expect(frame?.missions).toEqual([{ card: 'GM1', points: 20, done: false, progress: { have: 0, need: 3 } }]);
  for (let n = 0; n < 5000 && match.result === undefined; n++)
    for (const decision of match.pending.slice(0, 1)) match.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
  expect(match.result).toBeDefined();
});
