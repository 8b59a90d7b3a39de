// Sight, cover, range and targets, compared with plain geometry on all maps. Chapters 6 to 8.
import { FastDice } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import type { CharacterDef, WeaponDef } from '../../content/kinds.ts';
import { type MapDef, maps } from '../../content/maps.ts';
import { positionName } from '../../content/place-names.ts';
import { HEXES } from '../../content/places.ts';
import { attackTargets, weaponsOf } from '../../rules/actions/attack.ts';
import { facingHex } from '../../rules/field/arcs.ts';
import { coverOf } from '../../rules/field/cover.ts';
import { gapOf, isWithin } from '../../rules/field/distance.ts';
import { seenFrom } from '../../rules/field/sight.ts';
import { isBelowPlatform, terrainOfMap } from '../../rules/field/terrain.ts';
import { footprintOf } from '../../rules/figures/figures.ts';
import { FACINGS } from '../../table/asks.ts';
import { figureName } from '../../table/names.ts';
import { type Figure, type FigureId, NONE, type Table } from '../../table/table.ts';
import { crowded } from '../support/crowded.ts';
import { battlefield } from '../support/field-kit.ts';
import {
  type Base,
  groundOf,
  inchesBetween,
  isInRange,
  middle,
  naiveCover,
  naiveSight,
  type Spot,
  spotOf,
  touch,
} from '../support/naive-sight.ts';

const spotAt = (position: number): Spot => spotOf(positionName(position));
/** A random facing and random weapons. */
function armed({ massive }: CharacterDef, dice: { below(n: number): number }): string {
  const weapons = Array.from({ length: 1 + dice.below(3) }, () => (content.weapons[dice.below(content.weapons.length)] as WeaponDef).id);
  const facing = massive ? '' : `${FACINGS[dice.below(6)]} `;
  return `${facing}${[...new Set(weapons)].join(' ')} mana=5`;
}
const baseAt = (table: Table, id: FigureId): Base => {
  const figure = table.figures[id] as Figure;
  return { hexes: footprintOf(table, id).map(spotAt), front: spotAt(facingHex(figure)) };
};

describe('sight', () => {
  it('is what every line from corner to corner says', () => {
    const dice = new FastDice(11);
    for (const map of maps) {
      const [terrain, ground] = [terrainOfMap(map), groundOf(map)];
      const { raised, standable } = terrain;
      const places = [...Array.from({ length: HEXES }, (_, hex) => hex), ...raised].filter((at) => standable[at] === 1);
      for (let n = 0; n < times(400); n++) {
        const isHigh = raised.length > 0 && n % 3 === 0;
        const one = (isHigh ? raised[dice.below(raised.length)] : places[dice.below(places.length)]) as number;
        const other = places[dice.below(places.length)] as number;
        const [from, to] = n % 2 === 0 ? [one, other] : [other, one];
        const found = naiveSight(ground, spotAt(from), spotAt(to));
        if ((seenFrom(terrain, from)[to] === 1) !== found)
          expect(`${map.id} ${positionName(from)} ${positionName(to)}`).toBe(String(found));
      }
    }
  });
  it('is the same after half a turn of the map, as are distances, which are symmetric', () => {
    const half = (at: number): number => {
      const hex = at % HEXES;
      const [column, row] = [Math.floor(hex / 30), (hex % 30) + 1];
      const there = (column % 2 === 0 ? 31 : 30) - row;
      return there < 1 ? NONE : (24 - column) * 30 + there - 1 + (at - hex);
    };
    const dice = new FastDice(12);
    for (const map of maps) {
      const terrain = terrainOfMap(map);
      const places = [...Array.from({ length: HEXES }, (_, hex) => hex), ...terrain.raised].filter((at) => half(at) !== NONE);
      const differing: string[] = [];
      for (let n = 0; n < times(40); n++) {
        const from = places[dice.below(places.length)] as number;
        const [row, turned] = [seenFrom(terrain, from), seenFrom(terrain, half(from))];
        for (const to of places) {
          const isSame =
            row[to] === turned[half(to)] && gapOf(from, to) === gapOf(half(from), half(to)) && gapOf(from, to) === gapOf(to, from);
          if (!isSame) differing.push(`${map.id} ${positionName(from)} ${positionName(to)}`);
        }
      }
      expect(differing).toEqual([]);
    }
  });
  it('never reaches below the viewer’s own platform', () => {
    for (const map of maps) {
      const terrain = terrainOfMap(map);
      for (const from of terrain.raised)
        for (let hex = 0; hex < HEXES; hex++)
          if (isBelowPlatform(terrain, hex) && terrain.platform[hex] === terrain.platform[from - HEXES])
            expect([seenFrom(terrain, from)[hex], seenFrom(terrain, hex)[from]]).toEqual([0, 0]);
    }
  });
});

describe('range', () => {
  it('is the distance between polygons, at every offset', () => {
    const middleHex = spotOf('M15');
    const from = 12 * 30 + 14;
    for (let to = 0; to < HEXES; to++) {
      const inches = inchesBetween(middleHex, spotAt(to));
      expect(Math.sqrt(gapOf(from, to) / 12)).toBeCloseTo(inches, 9);
      for (let range = 0; range <= 16; range++)
        if (Math.abs(inches - range) > 1e-9) expect(isWithin(gapOf(from, to), range)).toBe(inches < range);
    }
  });
});

describe('cover', () => {
  it('is what the line between the centres passes through', () => {
    const dice = new FastDice(13);
    let covered = 0;
    let open = 0;
    for (let n = 0; n < times(40); n++) {
      const sketch = crowded(dice);
      const table = battlefield(sketch);
      const ground = groundOf(maps.find(({ id }) => id === sketch.map) as MapDef);
      const bases = [...table.figures.keys()].map((id) => baseAt(table, id));
      for (const attacker of table.figures.keys())
        for (const target of table.figures.keys()) {
          if (attacker === target) continue;
          const others = bases.filter((_, id) => id !== attacker && id !== target);
          const found = naiveCover(ground, bases[attacker] as Base, bases[target] as Base, others);
          if (found) covered++;
          else open++;
          if ((coverOf(table, attacker, target) !== undefined) !== found)
            expect(`${JSON.stringify(sketch)}: ${figureName(table, attacker)} at ${figureName(table, target)}`).toBe(String(found));
        }
    }
    expect(Math.min(covered, open)).toBeGreaterThan(1000);
  });
});

describe('targets', () => {
  const ENEMY = (table: Table, a: FigureId, b: FigureId): boolean => table.figures[a]?.seat !== table.figures[b]?.seat;
  const areBeside = (a: Base, b: Base): boolean =>
    a.hexes.some((one) => b.hexes.some((other) => one.high === other.high && touch(one, other)));
  /** The hexes of a base that can face another base: a small base's only hex, or those of a massive base that touch the hex nearest to the other. */
  function fronts({ hexes }: Base, target: Base): Spot[] {
    if (hexes.length === 1) return [...hexes];
    const found = target.hexes.flatMap((goal) => {
      const beside = hexes
        .flatMap((own) => neighboursOf(own).map((next) => ({ own, next })))
        .filter(({ next }) => !hexes.some((own) => isAt(own, next)));
      const far = beside.map(({ next }) => squaredInches(next, goal));
      return beside.filter((_, i) => far[i] === Math.min(...far)).map(({ own }) => own);
    });
    return found;
  }
  const isAt = (a: Spot, b: Spot): boolean => a.column === b.column && a.row === b.row;
  /** Includes imaginary neighbours outside the field. */
  const neighboursOf = (spot: Spot): Spot[] =>
    [-1, 0, 1]
      .flatMap((dc) => [-1, 0, 1].map((dr) => ({ ...spot, column: spot.column + dc, row: spot.row + dr })))
      .filter((one) => isBesideOrOff(one, spot));
  const isBesideOrOff = (one: Spot, spot: Spot): boolean => !isAt(one, spot) && squaredInches(one, spot) === 12;
  function squaredInches(a: Spot, b: Spot): number {
    const [p, q] = [centre(a), centre(b)];
    return (p.x - q.x) ** 2 + 3 * (p.y - q.y) ** 2;
  }
  const centre = (spot: Spot): { x: number; y: number } => middle({ ...spot, column: spot.column + 2 }); // avoids negative columns
  function naiveTargets(table: Table, ground: ReturnType<typeof groundOf>, id: FigureId, weapon: WeaponDef): FigureId[] {
    const all = [...table.figures.keys()];
    const bases = all.map((one) => baseAt(table, one));
    const own = bases[id] as Base;
    const engaged = all.filter((other) => ENEMY(table, id, other) && areBeside(own, bases[other] as Base));
    if (weapon.type === 'melee') return engaged;
    if (engaged.length > 0 && weapon.special.whileEngaged !== true) return [];
    return all.filter((other) => {
      const base = bases[other] as Base;
      if (other === id || ENEMY(table, id, other) === (weapon.special.heals === true)) return false;
      if (engaged.length > 0 && !engaged.includes(other)) return false;
      return (
        isInRange(fronts(own, base), base.hexes, weapon.range) &&
        own.hexes.some((from) => base.hexes.some((to) => naiveSight(ground, from, to)))
      );
    });
  }
  it('are those in reach, in range and in sight', () => {
    const dice = new FastDice(14);
    let count = 0;
    for (let n = 0; n < times(40); n++) {
      const sketch = crowded(dice, { words: armed });
      const table = battlefield(sketch);
      const ground = groundOf(maps.find(({ id }) => id === sketch.map) as MapDef);
      for (const id of table.figures.keys())
        for (const weapon of weaponsOf(table, id)) {
          const found = naiveTargets(table, ground, id, weapon);
          count += found.length;
          expect(attackTargets(table, id, weapon), `${JSON.stringify(sketch)} ${figureName(table, id)} ${weapon.id}`).toEqual(found);
        }
    }
    expect(count).toBeGreaterThan(500);
  });
});
