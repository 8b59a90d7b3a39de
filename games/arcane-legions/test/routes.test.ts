// Routes: each is played by the rules as one gesture, ends where announced at the announced cost, and no reachable place is missed.
import { distanceOf } from '@tabularium/geometry';
import { FastDice, Match } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { STEP } from '../content/shapes.ts';
import { setupOf, tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import { disengagers } from '../rules/orders/disengagement.ts';
import { movementPoints, reachOf } from '../rules/reach/reach.ts';
import { answersTo, beginSearch, explore, type Search, type Stop, stopsOnWay } from '../rules/reach/routes.ts';
import { copyTable } from '../table/copy.ts';
import { poseName, unitCalled } from '../table/names.ts';
import { type ArcaneKit, type Setup, type Table, type UnitId, unitAt } from '../table/table.ts';
import { lively } from './support/lively.ts';
import type { Sketch } from './support/position.ts';

function searched(table: Table, unit: UnitId, points: number): Search {
  const search = beginSearch(table, unit, points);
  while (explore(search) !== undefined);
  return search;
}
const allIn = ({ stops, ends }: Search): readonly Stop[] => [...stops.values(), ...ends.values()];
const searchIn = (sketch: Sketch, unit: string, points: number): Search => {
  const table = tableOf(sketch);
  return searched(table, unitCalled(table, unit), points);
};
/** Orders a move and gives all answers of a route in one gesture; where the unit is then, and what is asked. */
function walked(table: Table, setup: Setup, unit: string, stop: Stop): { readonly at: string; readonly asked: string | undefined } {
  const match = Match.at(arcaneLegions, copyTable(table), { setup, seed: 'routes' });
  const [decision] = match.pending;
  const move = decision?.texts.indexOf(`${unit} move`) ?? -1;
  const seat = decision?.seats[0] ?? 0;
  match.answer(seat, decision?.id ?? '', move);
  for (const said of answersTo(stop))
    if (!match.answerNext(seat, said)) throw new Error(`"${said.text}" does not answer what is asked: ${match.pending[0]?.ask}`);
  return { at: poseName(unitAt(match.table, unitCalled(match.table, unit))), asked: match.pending[0]?.ask };
}

describe('routes', () => {
  const units = { 'A:H04': '8 8 N', 'B:R04': '1 23 S' };
  test('a straight march of several steps is one gesture', () => {
    const sketch = { units };
    const search = searchIn(sketch, 'A:H04', 4);
    const there = allIn(search).find(({ pose }) => poseName(pose) === '8 11 N') as Stop;
    expect(stopsOnWay(there).map(({ pose, spent }) => [poseName(pose), spent])).toEqual([
      ['8 9 N', 1],
      ['8 10 N', 2],
      ['8 11 N', 3],
    ]);
    expect(answersTo(there).map(({ text }) => text)).toEqual(['F', 'F', 'F', 'pass']);
    expect(walked(tableOf(sketch), setupOf(sketch), 'A:H04', there)).toEqual({ at: '8 11 N', asked: 'order' });
  });
  test('one that meets an enemy lies flush with the side it was aimed at, slid or not', () => {
    const sketch = { units: { ...units, 'B:H10': '8.2 10.5 S' } };
    const search = searchIn(sketch, 'A:H04', 4);
    const charges = [...search.ends.values()].filter(({ against }) => against !== undefined && 'unit' in against);
    expect(charges.length).toBeGreaterThan(2);
    for (const charge of charges.slice(0, 6))
      expect(walked(tableOf(sketch), setupOf(sketch), 'A:H04', charge).at).toBe(poseName(charge.pose));
    expect(charges.some(({ answers }) => answers.some(({ ask, text }) => ask === 'slide' && text !== 'pass'))).toBe(true);
  });
  test('one that passes an objective goes on past it, or snaps to it', () => {
    const sketch = { units, pieces: ['objective 8 11'] };
    const search = searchIn(sketch, 'A:H04', 4);
    const past = allIn(search).find(({ pose }) => poseName(pose) === '8 12 N') as Stop;
    expect(answersTo(past).some(({ ask, text }) => ask === 'objectiveSnap' && text === 'pass')).toBe(true);
    expect(walked(tableOf(sketch), setupOf(sketch), 'A:H04', past).at).toBe('8 12 N');
    const onto = [...search.ends.values()].find(({ against }) => against !== undefined && 'piece' in against) as Stop;
    expect(walked(tableOf(sketch), setupOf(sketch), 'A:H04', onto).at).toBe(poseName(onto.pose));
  });
  test('without points there is nowhere to go', () => {
    expect(allIn(searchIn({ units }, 'A:H04', 0)).map(({ pose }) => poseName(pose))).toEqual(['8 8 N']);
  });
});

describe('in battles', () => {
  test.for(seeds(2))('with seed %i, every route is played as it was found, and every place is found', (seed) => {
    const match = Match.start(arcaneLegions, { mode: 'standard', seats: 2, options: { points: 5000 } }, { seed: `routes ${seed}` });
    const dice = new FastDice(seed);
    let tried = 0;
    for (let n = 0; n < 400 && tried < 40; n++) {
      const [decision] = match.pending;
      if (decision === undefined) break;
      if (decision.ask === 'order') {
        const moves = decision.options.filter(({ order, cp }) => order === 'move' && cp <= 2);
        const order = moves[dice.below(Math.max(1, moves.length))];
        if (order?.order === 'move' && !order.push) tried += tryRoutes(match, order.unit, dice);
      }
      match.answer(decision.seats[0] as number, decision.id, lively(decision, dice));
    }
    expect(tried).toBeGreaterThan(10);
  });
});
/** How far apart two poses of one heading may be and count as one. */
const NEAR = STEP / 5;
/**
 * Plays some routes of a unit that nobody holds back, each from the same position, and looks for places missed.
 * Returns how many it played.
 */
function tryRoutes({ table, setup }: Match<ArcaneKit>, unit: string, dice: FastDice): number {
  const id = unitCalled(table, unit);
  const points = Math.min(4, movementPoints(table, id, false));
  if (disengagers(table, id).length > 0 || points < movementPoints(table, id, false)) return 0;
  const search = searched(table, id, points);
  const all = allIn(search);
  for (const { pose, left } of reachOf(table, id, points, 400).poses) {
    const near = all.filter(({ pose: one }) => one.heading === pose.heading && distanceOf(one, pose) <= NEAR);
    expect(Math.min(...near.map(({ spent }) => spent))).toBeLessThanOrEqual(points - (left === 0 ? 0 : left));
  }
  const some = Array.from({ length: 5 }, () => all[dice.below(all.length)] as Stop).filter((stop) => stop.before !== undefined);
  for (const stop of some) expect(walked(table, setup, unit, stop).at).toBe(poseName(stop.pose));
  return some.length;
}
