// What a point on the table means to a unit that may move.
import { describe, expect, test } from 'vitest';
import { groundOf } from '../../board/common/ground.ts';
import { chargeAt, gestureTo, sideNear, sideTouched, someOf, stopFor, turnedTo } from '../../board/map/marching.ts';
import { type Reached, reachedFrom } from '../../board/map/use-reach.ts';
import { see } from '../../rules/see.ts';
import { poseName, unitCalled } from '../../table/names.ts';
import { position } from '../support/position.ts';

const match = position({ units: { 'A:H04': '8 8 N', 'B:H10': '8 11.2 S', 'B:R04': '1 23 S' } });
const ground = groundOf(see(match.table));
const reached: Reached = reachedFrom(ground, 'A:H04', 4, { width: 16, depth: 24, turn: 0 });
const poseOf = (stop: number | undefined): string | undefined => {
  const pose = stop === undefined ? undefined : reached.stops[stop]?.pose;
  return pose && poseName(pose);
};
const enemy = unitCalled(ground, 'B:H10');

describe('a point on the ground', () => {
  test('means the near and cheap stop that keeps the present facing', () => {
    expect(poseOf(stopFor(reached, ground, { x: 8.05, y: 9.1 }, undefined))).toBe('8 9 N');
    expect(poseOf(stopFor(reached, ground, { x: 10.1, y: 8 }, undefined))).toBe('10 8 N');
  });
  test('means one with the facing that is wanted, where there is one', () => {
    expect(poseOf(stopFor(reached, ground, { x: 8, y: 9.2 }, 4))?.endsWith(' S')).toBe(true);
  });
  test('means nothing where the base cannot get to', () => {
    expect(stopFor(reached, ground, { x: 8, y: 20 }, undefined)).toBeUndefined();
  });
  test('a stop can be turned in place, as nearly as the unit can', () => {
    const stop = stopFor(reached, ground, { x: 8, y: 9 }, undefined) ?? -1;
    expect(poseOf(turnedTo(reached, ground, stop, 2))?.endsWith(' E')).toBe(true);
    expect(poseOf(turnedTo(reached, ground, stop, 0))).toBe('8 9 N');
  });
});
describe('a point on an enemy', () => {
  test('means the side it is nearest to', () => {
    const id = unitCalled(ground, 'A:H04');
    for (const point of [
      { x: 8, y: 10.8 },
      { x: 7.6, y: 11.2 },
      { x: 8.4, y: 11.2 },
    ]) {
      // biome-ignore format: some points
      const stop = reached.stops[chargeAt(reached, ground, enemy, point, undefined) ?? -1];
      expect(stop && sideTouched(ground, id, stop, enemy)).toBe(sideNear(ground, enemy, point));
    }
    expect(sideNear(ground, enemy, { x: 8, y: 10.8 })).toBe(0); // it looks south
    expect(sideNear(ground, enemy, { x: 7.6, y: 11.2 })).toBe(1);
  });
  test('means another side if that one cannot be reached', () => {
    const behind = chargeAt(reached, ground, enemy, { x: 8, y: 11.6 }, undefined);
    expect(behind).toBeDefined();
  });
});
test('a gesture begins with the order, or with the first manoeuvre once it is given', () => {
  const stop = reached.stops[stopFor(reached, ground, { x: 8, y: 10 }, undefined) ?? -1];
  if (stop === undefined) throw new Error('no stop');
  const order = match.decision();
  expect(gestureTo(order, reached, stop)).toEqual({
    option: order.texts.indexOf('A:H04 move'),
    next: ['F', 'F', 'pass'].map((text) => ({ ask: 'manoeuvre', text })),
  });
  const moving = position({ units: { 'A:H04': '8 8 N', 'B:R04': '1 23 S' } })
    .play('A:H04 move')
    .decision();
  expect(gestureTo(moving, reached, stop)).toMatchObject({ option: moving.texts.indexOf('F'), next: [{ text: 'F' }, { text: 'pass' }] });
  expect(gestureTo(undefined, reached, stop)).toBeUndefined();
});
test('the keyboard goes through one stop for each square step', () => {
  const squares = someOf(reached).map((number) => reached.stops[number]?.pose);
  expect(squares.length).toBeGreaterThan(10);
  expect(squares.length).toBeLessThan(120);
});
