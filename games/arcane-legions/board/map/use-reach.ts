// How far a unit gets, worked out a few milliseconds at a time so that the page stays responsive.
import { useEffect, useState } from 'react';
import { beginSearch, explore, type Search, type Stop } from '../../rules/reach/routes.ts';
import { sizeOfUnit } from '../../rules/units/bases.ts';
import { isEnemy } from '../../rules/units/teams.ts';
import type { UnitName } from '../../table/asks.ts';
import { unitCalled, unitName } from '../../table/names.ts';
import { type Table, unitAt } from '../../table/table.ts';
import type { Plane } from '../common/plane.ts';
import { type Cover, cover, emptyCover, pathOf } from './reach-area.ts';

/**
 * How long a unit is selected before its reach is searched, for how long at a time, and how often the result is redrawn; in milliseconds.
 */
const MOMENT = 30;
export const SLICE = 6;
const DRAWN = 160;

export interface Reached {
  readonly unit: UnitName;
  readonly points: number;
  /** In the order they were found. More are added until it is complete, none is removed. */
  readonly stops: readonly Stop[];
  readonly isWhole: boolean;
  /** The ground that the base could cover. */
  readonly area: string;
  /** The enemies it could lie flush with. */
  readonly enemies: readonly UnitName[];
}
export interface Looking {
  readonly search: Search;
  readonly stops: Stop[];
  readonly covered: Cover;
  readonly enemies: Set<UnitName>;
}
/** `covered`: marked as the search goes on, for one unit or for several. */
export function beginReach(ground: Table, unit: UnitName, points: number, covered: Cover): Looking {
  const search = beginSearch(ground, unitCalled(ground, unit), points);
  const looking = { search, stops: [...search.stops.values()], covered, enemies: new Set<UnitName>() };
  mark(looking, looking.stops);
  return looking;
}
function mark({ search: { table, unit }, covered, enemies }: Looking, stops: readonly Stop[]): void {
  const size = sizeOfUnit(table, unit);
  for (const { pose, against } of stops) {
    cover(covered, pose, size);
    if (against !== undefined && 'unit' in against && isEnemy(table, unit, against.unit)) enemies.add(unitName(table, against.unit));
  }
}
/** Searches on until the time is up; returns whether it is complete. */
export function lookOn(looking: Looking, isUp: () => boolean): boolean {
  do {
    const found = explore(looking.search);
    if (found === undefined) return true;
    mark(looking, found);
    looking.stops.push(...found);
  } while (!isUp());
  return false;
}
/** All at once: for tests. */
export function reachedFrom(ground: Table, unit: UnitName, points: number, plane: Plane): Reached {
  const looking = beginReach(ground, unit, points, emptyCover(plane));
  return shown(
    unit,
    points,
    plane,
    looking,
    lookOn(looking, () => false),
  );
}
const shown = (unit: UnitName, points: number, plane: Plane, { stops, covered, enemies }: Looking, isWhole: boolean): Reached => ({
  unit,
  points,
  stops,
  isWhole,
  area: pathOf(covered, plane),
  enemies: [...enemies],
});

export function useReach(ground: Table, unit: UnitName | undefined, points: number, plane: Plane): Reached | undefined {
  const [known, setKnown] = useState<{ readonly ground: Table; readonly plane: Plane; readonly reached: Reached }>();
  useEffect(() => {
    const id = unit === undefined ? -1 : unitCalled(ground, unit);
    if (unit === undefined || id < 0 || unitAt(ground, id).state !== 'deployed' || points <= 0) return undefined;
    let looking: Looking | undefined;
    let drawn = 0;
    const look = (): void => {
      const start = performance.now();
      looking ??= beginReach(ground, unit, points, emptyCover(plane));
      const isWhole = lookOn(looking, () => performance.now() - start > SLICE);
      if (isWhole || start - drawn > DRAWN) {
        drawn = start;
        setKnown({ ground, plane, reached: shown(unit, points, plane, looking, isWhole) });
      }
      if (!isWhole) timer = setTimeout(look, 0);
    };
    let timer = setTimeout(look, MOMENT);
    return () => clearTimeout(timer);
  }, [ground, unit, points, plane]);
  const isCurrent = known !== undefined && known.ground === ground && known.plane === plane;
  return isCurrent && known.reached.unit === unit && known.reached.points === points ? known.reached : undefined;
}
