import type { Eye } from '@tabularium/kernel';
import type { Sighted } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import type { BluffKit } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { cups, type Match } from './support/position.ts';

const draw = (match: Match, eye: Eye, names: readonly string[]): string =>
  terminal.draw(match.view(eye) as Sighted<BluffKit, BluffView>, {
    eye,
    names,
    language: 'en',
    width: 40,
    colour: false,
    paint: (_, text) => text,
    t: (key, facts = {}) => [key, ...Object.values(facts)].join(' '),
  });

test('shows the own dice, and of the others how many there are', () => {
  const match = cups([1, 2, 3], [4, 5, 6]).play('bid 1x1');
  expect(draw(match, 0, ['Anna', 'Bruno']).split('\n')).toEqual([
    '          board.cup',
    '   Anna   1 2 3',
    '>  Bruno  ? ? ?',
    '',
    'board.bid 1 1 0',
  ]);
  expect(draw(match, 'public', ['Anna', 'Bruno'])).not.toContain('1 2 3');
});
test('shows what lay under the cups in the last round, whatever people are called', () => {
  const match = cups([1, 2, 3], [4, 5, 6]).play('bid 1x1', 'doubt');
  const drawing = draw(match, 0, ['Anna', 'B'.repeat(60)]);
  expect(drawing).toContain('4 5 6');
  for (const line of drawing.split('\n')) expect(line.length).toBeLessThanOrEqual(40);
});
