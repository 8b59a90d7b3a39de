// What always stands above the map, and which answers need confirming.
import type { Decision } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { romolo } from '../game.ts';
import type { RomoloKit } from '../table/table.ts';
import { givesUp } from '../words/gives-up.ts';
import { goal } from '../words/goal.ts';
import { position, seen } from './support/position.ts';

const { t } = speaker(await packageOf(romolo), { language: 'en' });
const to = { t, name: (seat: number) => ['Anna', 'Marcus'][seat] ?? '' };

test('the goal: what ends the game, how near it is, and everybody’s points; secret money only adds to them', () => {
  const sight = seen(position({ units: { 'yellow.worker.1': 'c2' } }), 0);
  const { line } = goal(sight, 0, to) as { line: string };
  expect(line).toMatch(/^Ends after 3 more types used up or \d+ characters · you \d+, Marcus \d+\+$/);
  const begun = goal({ ...sight, end: { ...sight.end, begun: true } }, 'public', to) as { line: string };
  expect(begun.line).toMatch(/^The end is near: .* · Anna \d+, Marcus \d+\+$/);
});

test('ending the phase gives up the actions of workers that could still do something', () => {
  const match = position({ units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'yellow.soldier.1': 'c2' } });
  const decision = match.match.pending[0] as Decision<RomoloKit>;
  const sight = seen(match, 0);
  expect(givesUp(decision, decision.options.length, sight, 0)).toEqual({ key: 'givesUp.workers', facts: { count: 2 } });
  expect(givesUp(decision, 0, sight, 0)).toBeUndefined();
  expect(givesUp(decision, decision.options.length, { ...sight, units: [] }, 0)).toBeUndefined();
});
