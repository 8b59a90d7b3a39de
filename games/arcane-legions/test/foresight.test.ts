// What a bot that looks ahead goes by: the orders it tries, and how it counts a position.
import { certain, FastDice, Match, type Pick, type Seat } from '@tabularium/kernel';
import type { Look } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { foresight } from '../bot/foresight.ts';
import { mind } from '../bot/mind.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { arcaneLegions } from '../rules/index.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import { type Position, position, type Sketch } from './support/position.ts';

// ---- what is tried

/** Numbers of orders, the best first. */
const ranked = (match: Match<ArcaneKit>, most: number): readonly Pick[] => foresight.rank(looking(match), most);
function looking(match: Match<ArcaneKit>): Look<ArcaneKit, ArcaneView> {
  const decision = certain(match.pending[0], 'a decision');
  const seat = certain(decision.seats[0], 'somebody who decides');
  return { seat, decision, dice: new FastDice(1), view: () => match.view(seat) as never, fork: () => match };
}
const named = (match: Position, most: number): string[] =>
  ranked(match.match, most).map((number) => match.texts()[number as number] as string);

test('tries several different options, starting with the mind’s own', () => {
  const match = Match.start(arcaneLegions, { mode: 'firstBattle', seats: 2 }, { seed: 'rank', dice: new FastDice(2) });
  const compared = { order: 0, manoeuvre: 0 };
  for (let n = 0; n < 120 && match.result === undefined; n++) {
    const look = looking(match);
    const { ask, options, pass } = look.decision;
    const choice = mind.choose(look);
    if (ask === 'order' || ask === 'manoeuvre') {
      const picks = ranked(match, 4);
      expect(picks[0]).toBe(choice);
      expect(new Set(picks).size).toBe(picks.length);
      for (const pick of picks) expect((pick as number) < options.length + (pass ? 1 : 0)).toBe(true);
      if (picks.length > 1) compared[ask]++;
    }
    match.playOpen(certain(match.open[0], 'a decision'), choice);
  }
  expect(compared.order).toBeGreaterThan(10);
  expect(compared.manoeuvre).toBeGreaterThan(10);
});
test('ending the turn is tried too, but no order that gains nothing', () => {
  const near: Sketch = { units: { 'A:R01': '8 8 N', 'B:E01': '8 9 N' }, cp: 8 };
  expect(named(position(near), 20)).toContain('pass');
  const weak: Sketch = { units: { 'A:E01': '8 8 N only=S1 move=1 regroup=1', 'B:R12': '8 9 S S12-S5 S13-S10 S14-S11' }, cp: 2 };
  expect(named(position(weak), 20)).toEqual(['pass']);
});

// ---- how a position is counted

type Counts = Readonly<Record<'due' | 'way' | 'strength' | 'blows' | 'aims' | 'enough', number>>;
/** What the side of a seat has, by name. */
function counted(sketch: Sketch, seat = 0): Counts {
  const counts = foresight.features(position(sketch).table, seat);
  expect(counts).toHaveLength(foresight.names.length);
  return Object.fromEntries(foresight.names.map((name, n) => [name, counts[n]])) as unknown as Counts;
}
const FIELD = { 'A:R01': '4 10 N', 'B:E01': '12 20 S' } as const;

test.each([en, it])('every count has a name', (messages) => {
  expect(Object.keys(messages.foresight)).toEqual(foresight.names);
});
test('ARC-12.5: points are due for an objective that a side alone holds', () => {
  const due = (units: Sketch['units']) => counted({ units, pieces: ['objective 4 10'] });
  expect(due(FIELD).due).toBe(3 / 21);
  expect(due({ ...FIELD, 'B:E02': '4 11.5 S' }).due).toBe(0);
  const nearer = due({ 'A:R01': '4 6 N', 'B:E01': '12 20 S' }).way;
  expect(nearer).toBeGreaterThan(due({ 'A:R01': '4 2 N', 'B:E01': '12 20 S' }).way);
});
test('ARC-12.2: it has enough to win if its next turn begins with the points it needs', () => {
  const enough = (vp: number): unknown => counted({ units: FIELD, pieces: ['objective 4 10'], vp: [vp, 0] }).enough;
  expect([enough(17), enough(18)]).toEqual([0, 1]);
});
test('ARC-11.2: fallen figures and wounds make a unit weaker', () => {
  const strength = (pose: string): number => counted({ units: { 'A:R18': pose, 'B:E01': '12 20 S' } }).strength;
  expect(strength('4 4 N')).toBe(1);
  expect(strength('4 4 N only=S1,S4')).toBeCloseTo(4 / 12, 12);
  expect(strength('4 4 N only=S1,S4 S4:1')).toBeCloseTo(3 / 12, 12);
});
test('ARC-9.5: a blow at a bare side counts more than one at a front', () => {
  const blows = (facing: 'N' | 'S'): number => counted({ units: { 'A:R18': '8 8 N', 'B:R12': `8 9 ${facing} S12-S5 S13-S10` } }).blows;
  expect(blows('N')).toBeGreaterThan(blows('S'));
});
test('ARC-10.4: shooters count as in range unless an enemy is beside them', () => {
  const aims = (foe: string): number => counted({ units: { 'A:R04': '8 8 N', 'B:E01': foe } }).aims;
  expect([aims('8 13 S') > 0, aims('8 20 S'), aims('8 9 S')]).toEqual([true, 0, 0]);
});
test('ARC-13.8: a team stands as its seats do together', () => {
  const sketch: Sketch = {
    seats: 4,
    options: { teams: 'on' },
    units: { 'A:R01': '4 4 N', 'B:E01': '4 20 S', 'C:R04': '10 4 N', 'D:E02': '10 20 S' },
  };
  const { table } = position(sketch);
  const partners = [1, 2, 3].filter((seat) => foresight.sideOf?.(table, seat) === foresight.sideOf?.(table, 0));
  expect(partners).toHaveLength(1);
  expect(foresight.features(table, partners[0] as Seat)).toEqual(foresight.features(table, 0));
});
test('ARC-12.9: a turn counts once its objectives have been scored', () => {
  const clockAt = (step: 'begin' | 'orders'): number => foresight.clock(position({ units: FIELD, step }).table);
  const begun = position({ units: FIELD, cp: 8 });
  const now = foresight.clock(begun.table);
  expect(now - clockAt('orders')).toBe(0);
  begun.play('pass');
  expect(begun.table.turn).toMatchObject({ seat: 1, step: 'orders' });
  expect(foresight.clock(begun.table)).toBe(now + 1);
});
test('a match ends by points, or by what has fallen', () => {
  const progress = (sketch: Partial<Sketch>): number => foresight.progress(position({ units: FIELD, ...sketch }).table);
  expect(progress({})).toBe(0);
  expect(progress({ vp: [7, 0] })).toBeCloseTo(1 / 3, 12);
  expect(progress({ units: { ...FIELD, 'B:E02': 'defeated' } })).toBeGreaterThan(0.4);
});
