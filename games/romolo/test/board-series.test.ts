// Small questions in a row, answered by one click: what the board announces must be what the rules then ask.
import { expect, test } from 'vitest';
import type { OpenDecision } from '../board/common/props.ts';
import { fallOf, repeatsOf, treksOf, victimsOf } from '../board/common/series.ts';
import { battle } from './support/front.ts';
import { type Position, position, seen, where } from './support/position.ts';

const asked = (match: Position): OpenDecision => match.decision();
function answer(match: Position, option: number, next: readonly { ask: string; text: string }[]): number {
  const { id, seats } = match.decision();
  const seat = seats[0] as number;
  match.match.answer(seat, id, option);
  return next.filter((said) => match.match.answerNext(seat, said)).length;
}

test('casualties fall together, the strongest first; among units that are alike, any two', () => {
  const match = battle('double', 'blank', {
    units: {
      'yellow.soldier.1': 'c3',
      'yellow.soldier.2': 'c3',
      'blue.worker.1': 'c3 acted',
      'blue.worker.2': 'c3',
      'blue.worker.3': 'c3 penalty',
      'blue.soldier.1': 'c3',
    },
  });
  const decision = asked(match);
  const victims = victimsOf(decision, seen(match, 0));
  expect(victims.map(({ unit }) => unit)).toHaveLength(4);
  expect(victims[0]?.unit).toBe('blue.soldier.1');
  const workers = victims.filter(({ unit }) => ['blue.worker.1', 'blue.worker.2'].includes(unit));
  const [first = '', ...more] = fallOf(workers, victims);
  const next = more.map((text) => ({ ask: 'casualty', text }));
  expect(answer(match, decision.texts.indexOf(first), next)).toBe(1);
  expect(match.events('fell').map(({ unit }) => unit)).toEqual(['blue.worker.1', 'blue.worker.2']);
});

test('all the hungry are fed with one answer, as long as there is wheat', () => {
  const match = position({
    phase: 'war',
    stock: ['2 wheat'],
    units: { 'yellow.worker.1': 'c2', 'yellow.worker.2': 'c2', 'yellow.soldier.1': 'c3' },
  });
  for (let n = 0; match.decision().ask !== 'hunger' && n < 9; n++) match.play('pass');
  const decision = asked(match);
  const repeats = repeatsOf(decision, 0, seen(match, 0), 0);
  expect(repeats).toHaveLength(1);
  expect(answer(match, 0, repeats)).toBe(1);
  expect(match.decision()).toMatchObject({ ask: 'hunger', facts: { wheat: 0 } });
  expect(repeatsOf(asked(match), 0, seen(match, 0), 0)).toEqual([]);
});

test('a worker walks two known hexes with one click, but not past units or walls', () => {
  const sketch = { hexes: { c3: '', c4: '' }, units: { 'yellow.worker.1': 'c2' } };
  const match = position(sketch);
  const treks = treksOf(asked(match), 'yellow.worker.1', seen(match, 0));
  const far = treks.get('c4');
  expect(far?.steps).toBe(2);
  expect(answer(match, far?.option ?? -1, far?.next ?? [])).toBe(1);
  expect(where(match, 'yellow.worker.1')).toBe('c4');
  const blocked = position({ ...sketch, units: { ...sketch.units, 'blue.worker.1': 'c3' } });
  const ways = treksOf(asked(blocked), 'yellow.worker.1', seen(blocked, 0));
  expect(ways.get('c3')).toBeUndefined();
  expect([...ways.values()].every(({ next }) => !next.some(({ text }) => text.endsWith(' c3')))).toBe(true);
});
