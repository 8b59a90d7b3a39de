// What surrounds a battle: its goal, what ending a turn gives up, the sounds, and the story after it.
import { FastDice, Match } from '@tabularium/kernel';
import { doneIn, expectFirst, taleOf } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { iconValue } from '../content/points.ts';
import { cheapestLosses } from '../rules/fate/losses.ts';
import { arcaneLegions } from '../rules/index.ts';
import { see } from '../rules/see.ts';
import { allIconsOf } from '../rules/units/figures.ts';
import { story } from '../story/index.ts';
import { slotName, unitCalled } from '../table/names.ts';
import { setup } from '../table/schema.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import { meant } from '../words/figures.ts';
import { givesUp } from '../words/gives-up.ts';
import { goal } from '../words/goal.ts';
import { sound } from '../words/sounds.ts';
import { lively } from './support/lively.ts';
import { type Position, position } from './support/position.ts';

const to = {
  t: (key: string, facts: object = {}) => `${key} ${Object.values(facts).join(' ')}`,
  name: (seat: number) => `P${seat}`,
};
const units = { 'A:R01': '4 6 N', 'B:R01': '4 18 S' };
const FIGURE = /^\d[A-Z]\d\d$/;

describe('the goal', () => {
  test('names the points that win and who has how many, the viewer first', () => {
    expect(goal(see(position({ units, vp: [2, 5] }).table), 0, to)).toEqual({
      line: 'goal.line 21 goal.you 2, goal.other P1 5',
      short: 'goal.short 21 2 : 5',
    });
    expect(goal(see(position({ units, vp: [2, 5] }).table), 'public', to)).toMatchObject({
      line: 'goal.line 21 goal.other P1 5, goal.other P0 2',
    });
  });
  test('before the battle it says what wins', () => {
    const match = Match.start(arcaneLegions, { mode: 'kingOfTheHill', seats: 2 }, { seed: 'goal' });
    expect(goal(match.view('public').table as ArcaneView, 0, to)).toBe('goal.begins 15');
  });
});
test('only the end of a turn with command points left gives something up', () => {
  const decision = position({ units, cp: 3 }).decision();
  expect(givesUp(decision, decision.options.length)).toEqual({ key: 'givesUp.cp', facts: { count: 3 } });
  expect(givesUp(decision, 0)).toBeUndefined();
  const moving = position({ units }).play('A:R01 move').decision();
  expect(givesUp(moving, moving.options.length)).toBeUndefined();
});
describe('figures that are asked about', () => {
  test('are named after whoever stands in the slot', () => {
    const fight = position({ units: { ...units, 'A:R01': '8 8 N move=1' } }).play('A:R01 move push');
    const decision = fight.decision();
    expect(decision.ask).toBe('pushLoss');
    const view = see(fight.table);
    const names = decision.options.map((_, number) => meant(decision, number, view)?.who);
    expect(names.every((who) => FIGURE.test(who ?? ''))).toBe(true);
  });
  test('are both named when they change places', () => {
    const match = position({ units: { ...units, 'A:R07': '8 6 N S1:1' } }).play('A:R07 regroup');
    const decision = match.decision();
    const swaps = decision.options.flatMap((option, number) => ('swap' in option ? [meant(decision, number, see(match.table))] : []));
    expect(swaps.length).toBeGreaterThan(0);
    for (const names of swaps) expect([names?.who, names?.with]).toEqual([expect.stringMatching(FIGURE), expect.stringMatching(FIGURE)]);
  });
  test('are not looked up where an option names none', () => {
    const decision = position({ units }).decision();
    expect(meant(decision, 0, see(position({ units }).table))).toBeUndefined();
  });
});
test('the first game asks for an order at once', () => {
  expectFirst(arcaneLegions, { setup: setup.firstGame, answers: [] }, ['order']);
});
test('blows, shots, dice and steps can be heard', () => {
  const heard = position({ units: { 'A:R01': '8 8 N', 'B:R01': '8 9 S' } })
    .play('A:R01 melee B:R01')
    .events()
    .map((event) => sound(event));
  expect(heard).toContain('blow');
  expect(heard).toContain('dice');
});
describe('the story', () => {
  const tale = taleOf<ArcaneKit, ArcaneView>(arcaneLegions, { mode: 'firstBattle', seats: 2 }, lively, new FastDice(4));
  const { events, sight, result } = tale;
  test('the deeds of units add up to all the damage dealt', () => {
    const deeds = story.deeds?.(tale) ?? [];
    expect(deeds.length).toBeGreaterThan(0);
    expect(doneIn(deeds, 'attacks')).toBe(events.filter(({ kind }) => kind === 'attacked').length);
    expect(doneIn(deeds, 'defeated')).toBe(
      events.filter((event) => event.kind === 'defeated' && event.by !== null && event.by !== event.unit).length,
    );
    expect(deeds.map(({ weight }) => weight)).toEqual(deeds.map(({ weight }) => weight).toSorted((a, b) => b - a));
  });
  test('every die that was rolled in combat counts', () => {
    const rolled = events.flatMap((event) => (event.kind === 'rolled' ? [...event.attack, ...event.defence] : []));
    const told = events.flatMap((event) => story.luck?.(event, sight) ?? []);
    expect(told.reduce((sum, luck) => sum + luck.dice, 0)).toBe(rolled.length);
    expect(told.reduce((sum, luck) => sum + luck.got, 0)).toBe(rolled.reduce((sum, face) => sum + face, 0));
  });
  test('the standing is that of the score sheet, and something decided it', () => {
    expect(story.standing(sight)).toEqual(result.scores?.map(({ points }) => points));
    expect(story.decided?.(tale)?.key).toMatch(/^story\.decided\./);
  });
});
describe('losses in one answer', () => {
  test('are asked for by the rules as the board worked them out, and cost the least', () => {
    const sketch = {
      units: { 'A:R01': '4 10.5 N S10-S6 S13-S7 S11-S8 S12-S9', 'B:E01': '4 11.5 S' },
      dice: [6, 2, 6, 1, 6, 1, 5, 4],
    };
    const struck = (): Position => position(sketch).play('A:R01 melee B:E01');
    const isAsked = (fight: Position): boolean => {
      const decision = fight.decision();
      return decision.ask === 'damage' && decision.facts.unit === 'B:E01';
    };
    const fight = struck();
    const { left } = fight.decision(undefined, 'damage').facts;
    expect(left).toBe(4);
    const id = unitCalled(fight.table, 'B:E01');
    const slots = cheapestLosses(fight.table, id, left).map(slotName);
    expect(slots.length).toBe(4);
    const before = allIconsOf(fight.table, id);
    for (const slot of slots) if (isAsked(fight)) fight.play(slot);
    expect(isAsked(fight)).toBe(false);
    const after = allIconsOf(fight.table, id);
    const others = struck();
    while (isAsked(others)) others.play(others.texts().at(-1) ?? '');
    const otherwise = allIconsOf(others.table, id);
    const worth = (icons: typeof after): number => iconValue({ icons });
    expect(worth(before) - worth(after)).toBeLessThanOrEqual(worth(before) - worth(otherwise));
  });
});
