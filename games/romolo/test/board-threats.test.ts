// What the board says could be attacked next turn.
import { expect, test } from 'vitest';
import { threatsTo } from '../board/common/threats.ts';
import { position, seen } from './support/position.ts';

test('soldiers threaten what they can walk to, together; workers threaten nothing', () => {
  const units = { 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c4', 'blue.soldier.2': 'c4', 'blue.worker.1': 'c3' };
  const view = seen(position({ hexes: { c3: '', c4: '' }, units }), 0);
  const combat = view.units.filter(({ kind }) => kind === 'soldier').reduce((sum, unit) => sum + unit.combat, 0);
  expect(threatsTo(view, 0).get('c3')).toBe(combat);
  expect(threatsTo(view, 1).get('c3')).toBeUndefined();
  expect(threatsTo({ ...view, units: view.units.filter(({ kind }) => kind === 'worker') }, 0).size).toBe(0);
});
