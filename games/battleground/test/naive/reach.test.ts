// Reach, compared with slow and plain searches on many random battlefields.
import { FastDice } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { describe, expect, it } from 'vitest';
import { maps } from '../../content/maps.ts';
import { positionName } from '../../content/place-names.ts';
import { POSITIONS } from '../../content/places.ts';
import { terrainOfMap } from '../../rules/field/terrain.ts';
import { waysOf } from '../../rules/field/ways.ts';
import { chargeEnds, pathTo, reach } from '../../rules/reach/reach.ts';
import type { Table } from '../../table/table.ts';
import { crowded } from '../support/crowded.ts';
import { battlefield, named, priced } from '../support/field-kit.ts';
import { naiveReach, naiveToward } from '../support/naive-reach.ts';

/** The mover is the first figure. */
const around = (dice: FastDice, mover: string): Table => battlefield(crowded(dice, { first: mover }));
const MOVERS = ['he_man', 'orko', 'trap_jaw', 'stratos', 'he_man_bc', 'skeletor_p'];

describe('reach', () => {
  it('is right place by place and point by point', () => {
    const dice = new FastDice(7);
    for (let n = 0; n < times(120); n++) {
      const table = around(dice, MOVERS[n % MOVERS.length] as string);
      const points = dice.below(12);
      const naive = Object.fromEntries([...naiveReach(table, 0, points)].map(([place, { cost }]) => [place, cost]));
      expect(priced(reach(table, 0, { points, by: 'foot' }))).toEqual(naive);
    }
  });
  it('toward a figure follows all shortest paths, and a charge goes to their ends', () => {
    const dice = new FastDice(8);
    for (let n = 0; n < times(24); n++) {
      const table = around(dice, MOVERS[n % MOVERS.length] as string);
      const goal = 1 + dice.below(table.figures.length - 1);
      const points = dice.below(10);
      const { ways, ends } = naiveToward(table, 0, goal, points);
      expect(named(reach(table, 0, { points, by: 'foot', toward: goal }))).toEqual(ways);
      expect(named(chargeEnds(table, 0, goal, points))).toEqual(ends);
    }
  });
  it('has a path to every place whose single movements add up to its cost', () => {
    const dice = new FastDice(9);
    for (let n = 0; n < times(12); n++) {
      const table = around(dice, MOVERS[n % MOVERS.length] as string);
      const { places, costs } = reach(table, 0, { points: 8, by: 'foot' });
      for (const [i, place] of places.entries()) {
        const path = pathTo(table, 0, place, { points: 8, by: 'foot' });
        expect(path.at(-1)?.place ?? places[0]).toBe(place);
        let spent = 0;
        for (const stage of path) {
          spent += stage.points;
          expect(costs[places.indexOf(stage.place)]).toBe(spent);
        }
        expect(spent).toBe(costs[i]);
      }
    }
  });
  it('leaves nothing behind for the next search', () => {
    const dice = new FastDice(10);
    const tables = Array.from({ length: times(12) }, (_, n) => around(dice, MOVERS[n % MOVERS.length] as string));
    const once = tables.map((table) => priced(reach(table, 0, { points: 6, by: 'foot' })));
    for (const [n, table] of tables.toReversed().entries())
      expect(priced(reach(table, 0, { points: 6, by: 'foot' }))).toEqual(once[tables.length - 1 - n]);
  });
});

describe('ways', () => {
  it('lead back, except for the crossings of massive bases', () => {
    for (const map of maps) {
      const { first, to, mode } = waysOf(terrainOfMap(map), false);
      const all = new Set<string>();
      for (let from = 0; from < POSITIONS; from++)
        for (let way = first[from] as number; way < (first[from + 1] as number); way++) all.add(`${from} ${to[way]} ${mode[way]}`);
      const back = (mode: number): number => (mode === 3 ? 4 : mode === 4 ? 3 : mode);
      for (const way of all) {
        const [a, b, how] = way.split(' ').map(Number) as [number, number, number];
        expect(all.has(`${b} ${a} ${back(how)}`), `${positionName(a)} ${positionName(b)} ${how}`).toBe(true);
      }
    }
  });
});
