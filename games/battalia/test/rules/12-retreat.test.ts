// Chapter 12, part 5: the retreat of an attacked hero.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { own, position, seen, times } from '../support/position.ts';

// A hero of seat 1 (isle) shares b2 with one of seat 0 (bear). From there a road goes east: c2, d2, e2 and f2.

const ROAD_EAST = { c2: 'straight E-W', d2: 'straight E-W', e2: 'straight E-W', f2: 'hub neutral 4' };
const attacked = (hand: readonly string[], more: Parameters<typeof position>[0] = {}) =>
  position({
    board: ROAD_EAST,
    players: [
      { hand: ['weapon bear'], heroes: ['b2'] },
      { hand, heroes: ['b2'] },
    ],
    ...more,
  }).play('attack b2 hero 1', 'declare');

rule('BAT-12.32', 'only an attacked hero can retreat, and only as the first answer', () => {
  const match = attacked(['supply', 'supply', 'friman isle', 'friman isle'], {
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['b2'] },
      { hand: ['supply', 'supply', 'friman isle', 'chief isle'], heroes: ['b2'] },
    ],
  });
  expect(match.texts()).toContain('retreat');
  match.play('react', 'add friman isle', 'declare', 'add chief bear', 'declare');
  expect(match.texts()).toEqual(['add chief isle', 'stop']);
});

rule('BAT-12.33', 'two supplies lead two steps away, three supplies two or three steps away', () => {
  expect(attacked(times(2, 'supply')).play('retreat').events('heroMoved').at(-1)).toMatchObject({
    to: 'd2',
    by: 'retreat',
    path: ['c2', 'd2'],
  });
  const match = attacked(times(3, 'supply')).play('retreat');
  expect(match.texts()).toEqual(['d2 for supply + supply', 'e2 for supply + supply + supply']);
});
rule('BAT-12.33', 'a horse pays for either distance', () => {
  const match = attacked(['horse isle', 'supply']).play('retreat');
  expect(match.texts()).toEqual(['d2 for horse isle', 'e2 for horse isle']);
  match.play('e2 for horse isle');
  expect(match.last('paid')).toMatchObject({ rule: 'BAT-12.33', seat: 1, what: 'retreat', cards: ['horse isle'] });
  expect(seen(match).players[1]?.heroes).toEqual(['e2', null]);
  expect(own(match, 1)).toMatchObject({ hand: { cards: ['supply'] }, haven: { cards: ['horse isle'] } });
});
rule('BAT-12.33', 'a retreat is neither one step nor four, and one supply pays for none', () => {
  const match = attacked([...times(6, 'supply')]).play('retreat');
  expect(match.texts()).toEqual(['d2 for supply + supply', 'e2 for supply + supply + supply']);
  expect(attacked(['supply']).refuses('retreat')).toMatchObject({ rule: 'BAT-12.33', because: 'noRetreat' });
});
rule('BAT-12.33', 'the shortest way counts: a detour does not make an adjacent card two steps away', () => {
  const match = attacked(times(3, 'supply'), {
    board: { c2: 'tee E-S-W', b3: 'tee N-E-S', c3: 'cross', d2: 'straight E-W' }, // a ring b2, c2, c3, b3
  }).play('retreat');
  expect(match.texts()).toEqual(['d2 for supply + supply', 'c3 for supply + supply']);
});
rule('BAT-12.33', 'a retreat may pass over anybody’s cards', () => {
  const match = attacked(times(2, 'supply'), { board: { ...ROAD_EAST, c2: 'gate E-W 1 of 0' } }).play('retreat');
  expect(match.last('heroMoved')).toMatchObject({ to: 'd2' });
});

rule('BAT-12.34', 'a retreat cannot end on a city of the attacker', () => {
  const match = attacked(times(3, 'supply'), { board: { ...ROAD_EAST, d2: 'gate E-W 1 of 0' } }).play('retreat');
  expect(match.last('heroMoved')).toMatchObject({ to: 'e2' });
});
rule('BAT-12.34', 'a retreat cannot end where another hero of the attacker stands', () => {
  const match = attacked(times(3, 'supply'), {
    players: [
      { hand: ['weapon bear'], heroes: ['b2', 'd2'] },
      { hand: times(3, 'supply'), heroes: ['b2'] },
    ],
  }).play('retreat');
  expect(match.last('heroMoved')).toMatchObject({ to: 'e2' });
});
rule('BAT-12.34', 'a retreat can end on the hero’s own cities, and on cities and heroes of third players', () => {
  const match = position({
    seats: 4,
    players: [{ hand: ['weapon bear'], heroes: ['a1'] }, { hand: times(3, 'supply'), heroes: ['a1'] }, { heroes: ['d1'] }],
    board: { b1: 'straight E-W', c1: 'gate E-W 1 of 2', d1: 'straight E-W', a2: 'straight N-S', a3: 'end N 1 of 1' },
  });
  match.play('attack a1 hero 1', 'declare', 'retreat');
  expect(match.texts()).toEqual(['c1 for supply + supply', 'd1 for supply + supply + supply', 'a3 for supply + supply']);
});

rule('BAT-12.35', 'a retreat is paid from the hand: ambushed and stationed cards do not pay', () => {
  const ambush = attacked([], {
    players: [
      { hand: ['weapon bear'], heroes: ['b2'] },
      { ambush: times(3, 'supply'), heroes: ['b2'] },
    ],
  });
  expect(ambush.texts()).toEqual(['react', 'surrender']);
});
rule('BAT-12.35', 'tents may be dismantled first', () => {
  const match = attacked([], {
    players: [
      { hand: ['weapon bear'], heroes: ['b2'] },
      { hand: ['supply'], tents: [['tent isle', 'supply']], heroes: ['b2'] },
    ],
  });
  expect(match.texts()).toEqual(['react', 'surrender', 'dismantle tent isle (supply)']);
  match.play('dismantle tent isle (supply)', 'retreat');
  expect(match.last('heroMoved')).toMatchObject({ to: 'd2', by: 'retreat' });
});
rule('BAT-12.35', 'a lit horse carries a retreat no farther', () => {
  const match = attacked(['horse isle'], { day: 7 }).play('retreat');
  expect(match.texts()).toEqual(['d2 for horse isle', 'e2 for horse isle']);
});

rule('BAT-12.36', 'a retreat ends the battle without a winner; the attacker’s cards are spent', () => {
  const match = attacked(times(2, 'supply'), {
    players: [
      { hand: ['weapon bear', 'chief bear'], heroes: ['b2'] },
      { hand: times(2, 'supply'), heroes: ['b2'] },
    ],
  });
  match.play('retreat');
  expect(match.events('won')).toEqual([]);
  expect(match.events('dismissed')).toEqual([]);
  expect(own(match, 0)).toMatchObject({
    heroes: ['b2', null],
    laid: [{ card: 'weapon bear', uses: 0, line: 0 }],
    hand: { cards: ['chief bear'] },
  });
  expect(match.decision()).toMatchObject({ ask: 'act', seats: [0] });
});
rule('BAT-12.36', 'a second hero stays and may be attacked with another weapon', () => {
  const match = attacked([], {
    players: [
      { hand: ['weapon bear', 'weapon bear'], heroes: ['b2'] },
      { hand: ['horse isle', 'friman isle'], heroes: ['b2', 'b2'] },
    ],
  });
  match.play('retreat', 'd2 for horse isle');
  expect(seen(match).players[1]?.heroes.toSorted()).toEqual(['b2', 'd2']);
  match.play('attack b2 hero 1', 'declare');
  expect(match.decision().ask).toBe('answer');
});

rule('BAT-12.37', 'a hero on an attacked city is safe if it does not join', () => {
  const match = position({
    players: [
      { hand: ['weapon bear', 'lord bear'], heroes: ['f6'] },
      { hand: ['friman isle', 'supply', 'supply'], heroes: ['f6'] },
    ],
  });
  match.play('attack f6 city', 'add lord bear', 'declare');
  expect(match.refuses('retreat')).toMatchObject({ rule: 'BAT-12.32' });
  match.play('react', 'stop');
  expect(seen(match).players[1]?.heroes).toEqual(['f6', null]);
});
