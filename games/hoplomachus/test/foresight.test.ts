// What bots count when they look ahead.
import type { Result } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { foresight } from '../bot/foresight.ts';
import { position, type Sketch } from './support/position.ts';

type Counts = Readonly<Record<'units' | 'strength' | 'heroes' | 'danger' | 'threat', number>>;
/** What the side of a seat has, by name. */
function counted(sketch: Sketch, seat = 0): Counts {
  const counts = foresight.features(position(sketch).table, seat);
  return Object.fromEntries(foresight.names.map((name, n) => [name, counts[n]])) as unknown as Counts;
}

test('a wounded hero counts less than one that still waits in its camp, and a fallen one nothing', () => {
  const hero = (units: Sketch['units'], discard: readonly string[] = []): number =>
    counted({ units: { 'kunlun.warrior': 'd6', ...units }, discard }).heroes;
  expect(hero({})).toBe(1);
  expect(hero({ 'kunlun.feng': 'd5 1hp' })).toBeGreaterThan(0);
  expect(hero({ 'kunlun.feng': 'd5 1hp' })).toBeLessThan(0.5);
  expect(hero({}, ['kunlun.feng'])).toBe(0);
});
test('a hero is in danger of those who can come and strike, unless they are dazed', () => {
  const danger = (foe: string): number => counted({ units: { 'kunlun.feng': 'd6 2hp', 'refugees.bone-reaver': foe } }).danger;
  expect(danger('d7')).toBeGreaterThan(0);
  expect(danger('d7 dazed')).toBe(0);
});
test('fighters count by what is left of them, and threaten whom they can reach', () => {
  const facing = counted({ units: { 'kunlun.warrior': 'd6', 'refugees.shade': 'd7' } });
  const wounded = counted({ units: { 'kunlun.warrior': 'd6 1hp', 'refugees.shade': 'd7' } });
  expect(wounded.strength).toBeLessThan(facing.strength);
  expect(wounded.units).toBe(facing.units);
  expect(facing.threat).toBeGreaterThan(0);
});
test('partners stand together, and against the game its elite and trophies count (HOP-13.8, HOP-17.1)', () => {
  const alliance: Sketch = { mode: 'alliance', units: { 'kunlun.warrior': 'd6', 'amazons.warrior': 'd5', 'refugees.shade': 'd7' } };
  const { table } = position(alliance);
  const partner = [1, 2, 3].find((seat) => foresight.sideOf?.(table, seat) === foresight.sideOf?.(table, 0)) as number;
  expect(foresight.features(table, partner)).toEqual(foresight.features(table, 0));
  const titan = counted({ mode: 'ascension', units: { 'kunlun.warrior': 'd6' } });
  expect(titan).toMatchObject({ trophies: 0, units: 1 });
  expect(counted({ units: { 'kunlun.warrior': 'd6' } })).toMatchObject({ elite: 0, rivals: 0, rage: 0 });
});
test('in Onslaught it counts how many immortals have fallen, elsewhere only who has won (HOP-13.19)', () => {
  const ended = (scores: Record<string, number>): Result => ({
    winners: [],
    drawn: false,
    rule: 'HOP-13.20',
    because: 'forfeit',
    scores: [scores],
  });
  expect(foresight.success?.(ended({ trophies: 3, rounds: 9, units: 0 }))).toBe(0.5);
  expect(foresight.success?.(ended({ win: 0, rounds: 9, hp: 0 }))).toBeUndefined();
});
