// Distances on foot between positions, regardless of figures, worked out once per map.

import type { Position } from '../content/places.ts';
import { POSITIONS } from '../content/places.ts';
import { type Terrain, terrainOf } from '../rules/field/terrain.ts';
import { MODES, type Mode, waysOf } from '../rules/field/ways.ts';
import type { Table } from '../table/table.ts';

/** More than any figure walks in a match. */
export const FAR = 99;
const POINTS: Readonly<Record<Mode, number>> = { step: 1, low: 3, high: 6, climb: 3, descend: 3, ladder: 2 };
const POINTS_BY_MODE = MODES.map((mode) => POINTS[mode]);
const DEAREST = 7;

/** Cache: by the map's terrain, then by goal. */
const stepsByGoal = new WeakMap<Terrain, (Uint8Array | undefined)[]>();
/** By position: the movement points it takes from there to the goal. */
export function stepsTo(table: Table, position: Position): Uint8Array {
  const terrain = terrainOf(table);
  let rows = stepsByGoal.get(terrain);
  if (rows === undefined) {
    rows = Array.from({ length: POSITIONS }, () => undefined);
    stepsByGoal.set(terrain, rows);
  }
  const row = rows[position] ?? spread(terrain, position);
  rows[position] = row;
  return row;
}
/** Ways cost the same in both directions, so the search starts from the goal. */
function spread(terrain: Terrain, start: Position): Uint8Array {
  const { first, to, mode } = waysOf(terrain, false);
  const steps = new Uint8Array(POSITIONS).fill(FAR);
  const buckets: Position[][] = Array.from({ length: FAR + DEAREST }, () => []);
  steps[start] = 0;
  (buckets[0] as Position[]).push(start);
  for (let spent = 0; spent < FAR; spent++)
    for (const from of buckets[spent] as Position[]) {
      if (steps[from] !== spent) continue; // a cheaper way has been found since
      for (let way = first[from] as number; way < (first[from + 1] as number); way++) {
        const next = to[way] as Position;
        const price = spent + (POINTS_BY_MODE[mode[way] as number] as number);
        if (price >= (steps[next] as number)) continue;
        steps[next] = price;
        (buckets[price] as Position[]).push(next);
      }
    }
  return steps;
}
