// Which panels are open beside the map, and what the browser remembers of it.
import { expect, test } from 'vitest';
import { readOpen, toggled } from '../board/panels/open-panels.ts';

test('several are open where there is room, elsewhere one at a time', () => {
  const open = new Set(['market'] as const);
  expect([...toggled(open, 'points', true)]).toEqual(['market', 'points']);
  expect([...toggled(open, 'points', false)]).toEqual(['points']);
  expect([...toggled(open, 'market', false)]).toEqual([]);
});

test('what was stored is read back, and nothing else', () => {
  expect(readOpen(null)).toBeUndefined();
  expect([...(readOpen('points bank nonsense') ?? [])]).toEqual(['bank', 'points']);
  expect([...(readOpen('') ?? [])]).toEqual([]);
});
