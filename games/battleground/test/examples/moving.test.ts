// Worked examples of movement: points, obstacles, platforms, pushes, massive bases.
import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import type { MoveAbout } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { fight } from '../support/fight-kit.ts';
import { facing, figure, type Position, type Sketch, seenFigure, where } from '../support/position.ts';

/** By place: the points it takes to get there. */
const prices = (match: Position): Record<string, number> =>
  Object.fromEntries((match.options() as readonly Asks['moveTo'][]).map(({ at, cost }) => [at, cost]));
const moving = (figures: Record<string, string>, more: Sketch = {}): Position => fight(figures, more).play('move');
/** How many hexes lie within a number of steps. */
const within = (steps: number): number => 1 + 3 * steps * (steps + 1);

rule(['MOB-6.6', 'MOB-6.3', 'MOB-6.15'], 'EX-08: He-Man moves up to 5 hexes, with focus 8', () => {
  const plain = prices(moving({ he_man: 'M15' }));
  expect([Object.keys(plain).length, plain['M10'], plain['M9']]).toEqual([within(5), 5, undefined]);
  const focused = prices(moving({ he_man: 'M15 focus' }).play('spend'));
  expect([Object.keys(focused).length, focused['M7'], focused['M6']]).toEqual([within(8), 8, undefined]);
});

rule('MOB-6.16', 'EX-09: from difficult terrain he moves 3 hexes, with focus 6', () => {
  const stream = { difficult: 'M15' };
  expect(Object.keys(prices(moving({ he_man: 'M15' }, stream))).length).toBe(within(3));
  expect(Object.keys(prices(moving({ he_man: 'M15 focus' }, stream).play('spend'))).length).toBe(within(6));
});

rule('MOB-6.17', 'EX-10: he crosses a low obstacle for 3 points, to any hex beside it', () => {
  const walled = (elements: Sketch['elements'] & object): Record<string, number> => prices(moving({ skeletor: 'M15' }, { elements }));
  expect(walled({ L2: ['M14 N14'], CO: ['L14'] })).toMatchObject({ M13: 3, L13: 3, N13: 3 });
  expect(walled({ L2: ['M14 L14'], CO: ['N14'] })).toMatchObject({ M13: 3, L13: 3, N13: 3 });
});

rule(['MOB-6.18', 'MOB-2.15'], 'EX-11: he climbs through a window for 3 points', () => {
  const match = moving({ skeletor: 'M15' }, { elements: { X3: ['L14 M14 N14'] } });
  expect(prices(match)['M13']).toBe(3);
  expect((match.about(1, 'M13') as MoveAbout).path).toEqual([{ at: 'M13', points: 3 }]);
});

rule('MOB-6.19', 'EX-12: he crosses a high obstacle for 6 of 8 points', () => {
  const wall = { elements: { CO: 'I15 J14 K15 L14 M14 N14 O15 P14 Q15'.split(' ') } };
  const match = moving({ skeletor: 'M15 focus' }, wall).play('spend');
  expect(match.about(1, 'M13')).toMatchObject({ cost: 6, left: 2, path: [{ at: 'M13', points: 6 }] });
});

const TOWERS = { map: 'wasteland_watchtowers' };
rule('MOB-6.21', 'EX-13: he climbs onto the platform for 3 points, but not from below it', () => {
  expect(prices(moving({ skeletor: 'E12' }, TOWERS))['F11^']).toBe(3);
  const below = moving({ skeletor: 'F12' }, TOWERS);
  expect((below.about(1, 'F11^') as MoveAbout).path.map(({ points }) => points)).toEqual([1, 3]); // first to the side
  expect(prices(moving({ skeletor: 'F12 paralysis' }, TOWERS))['F11^']).toBeUndefined(); // 3 points
});

rule(['MOB-6.23', 'MOB-6.25'], 'EX-14: he goes up the ladder for 2 points and one step farther', () => {
  const match = moving({ skeletor: 'G15' }, TOWERS);
  expect(prices(match)).toMatchObject({ 'G13^': 2, 'G12^': 3 });
  expect((match.about(1, 'G12^') as MoveAbout).path).toEqual([
    { at: 'G13^', points: 2 },
    { at: 'G12^', points: 1 },
  ]);
});

rule(['MOB-7.91', 'MOB-8.16'], 'EX-38: a push of two hexes goes straight', () => {
  const match = fight({ ram_man: 'M15 N W06', skeletor: 'M14 S' }, { dice: [5, 5, 5, 1, 1, 1, 1] }).play('attack W06');
  expect(match.last('pushed')).toMatchObject({ figure: 'skeletor', from: 'M14', path: ['M13', 'M12'], by: 'ram_man' });
  expect([where(match, 'skeletor'), facing(match, 'skeletor'), figure(match, 'skeletor').wounds]).toEqual(['M12', 'S', 2]);
});

const CAT = 'M15 west N14';
rule(['MOB-7.101', 'MOB-7.103'], 'EX-39: a trefoil is adjacent to nine hexes, and steps as a whole', () => {
  const engagedAt = (hex: string): boolean =>
    seenFigure(fight({ he_man_bc: CAT, trap_jaw: hex }), 'he_man_bc').engaged.includes('trap_jaw');
  const around = 'L14 L15 M14 M16 N13 N16 O14 O15 O16'.split(' ');
  const farther = 'K15 L13 L16 M13 M17 N12 N17 O13 O17 P14 P15'.split(' ');
  expect([around.filter(engagedAt), farther.filter(engagedAt)]).toEqual([around, []]);
  const match = moving({ he_man_bc: CAT });
  expect(prices(match)['M14 west']).toBe(1);
  expect(seenFigure(match.play('M14 west', 'M14'), 'he_man_bc').hexes).toEqual(['M14', 'N13', 'N14']);
});

rule(['MOB-7.110', 'MOB-7.111'], 'EX-40: a trefoil faces with a hex that touches the nearest hex beside its base', () => {
  const distant = fight({ he_man_bc: 'M15 west M15 W16', skeletor: 'U15' }).play('attack W16');
  expect([distant.decision().ask, [...distant.texts()].sort()]).toEqual(['faceTie', ['N14', 'N15']]);
  expect(facing(distant.play('N15'), 'he_man_bc')).toBe('N15');
  const beside = fight({ he_man_bc: `${CAT} W01`, skeletor: 'M16' }).play('attack W01');
  expect([beside.decision().ask, [...beside.texts()].sort()]).toEqual(['faceTie', ['M15', 'N15']]);
});
