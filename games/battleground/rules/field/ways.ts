// The ways of a map: every single movement between two places, regardless of figures, worked out once per map. MOB-6.15 to MOB-6.25, MOB-7.102 ff.
import {
  above,
  anchorOf,
  BESIDE,
  EAST,
  FOOTPRINTS,
  HEXES,
  type Hex,
  hexOf,
  levelOf,
  PLACES,
  type Place,
  POSITIONS,
  type Position,
  WEST,
} from '../../content/places.ts';
import { NONE } from '../../table/table.ts';
import { areAdjacent } from '../figures/figures.ts';
import { fits, isBelowPlatform, type Terrain } from './terrain.ts';

/** How a figure gets along a way. Ways store the number of their mode. */
export const MODES = ['step', 'low', 'high', 'climb', 'descend', 'ladder'] as const;
export type Mode = (typeof MODES)[number];
const [STEP, LOW, HIGH, CLIMB, DESCEND, LADDER] = [0, 1, 2, 3, 4, 5] as const;
/** Climbing or descending onto somebody pushes them aside. MOB-6.27 */
export const pushesAside = (mode: number): boolean => mode === CLIMB || mode === DESCEND;

/** The ways from a place start at `first[place - base]` and end before the next place's first. */
export interface Ways {
  readonly base: Place;
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly mode: Uint8Array;
}
/** The ways of bases of one hex, or of massive bases. */
export function waysOf(terrain: Terrain, isMassive: boolean): Ways {
  const { cache } = terrain;
  if (isMassive) cache.massiveWays ??= collect(WEST, PLACES, (from, add) => listMassiveWays(terrain, from, add));
  else cache.ways ??= collect(0, POSITIONS, (from, add) => listWays(terrain, from, add));
  return (isMassive ? cache.massiveWays : cache.ways) as Ways;
}
type Add = (to: Place, mode: number) => void;
function collect(base: Place, end: Place, list: (from: Place, add: Add) => void): Ways {
  const first = [0];
  const to: Place[] = [];
  const mode: number[] = [];
  for (let from = base; from < end; from++) {
    const start = to.length;
    list(from, (place, how) => {
      for (let i = start; i < to.length; i++) if (to[i] === place && (mode[i] === how || mode[i] === STEP)) return; // a step is never dearer
      to.push(place);
      mode.push(how);
    });
    first.push(to.length);
  }
  return { base, first: Int32Array.from(first), to: Int16Array.from(to), mode: Uint8Array.from(mode) };
}
function forSides(position: Position, visit: (next: Position) => void): void {
  for (let i = position * 6; i < position * 6 + 6; i++) if (BESIDE[i] !== NONE) visit(BESIDE[i] as Position);
}

function listWays(terrain: Terrain, from: Position, add: Add): void {
  const { standable, high, low, ladder, platform } = terrain;
  if (standable[from] === 0) return;
  forSides(from, (to) => {
    if (standable[to] === 1) add(to, STEP); // MOB-6.15, MOB-6.25
  });
  const hex = hexOf(from);
  if (levelOf(from) === 0) {
    forSides(hex, (portion) => {
      if (high[portion] === 0 && low[portion] === 0) return;
      forSides(portion, (to) => {
        if (to !== from && standable[to] === 1) add(to, high[portion] === 1 ? HIGH : LOW); // MOB-6.17, MOB-6.18, MOB-6.19, MOB-6.20
      });
    });
    if (!isBelowPlatform(terrain, from))
      forSides(hex, (to) => {
        if (platform[to] !== 0) add(above(to), CLIMB); // MOB-6.21
      });
  } else
    forSides(hex, (to) => {
      if (standable[to] === 1 && !isBelowPlatform(terrain, to)) add(to, DESCEND); // MOB-6.22
    });
  forSides(hex, (rungs) => {
    if (ladder[rungs] === 0) return;
    forSides(rungs, (to) => {
      for (const end of [to, above(to)]) if (end !== from && standable[end] === 1 && !areAdjacent(from, end)) add(end, LADDER); // MOB-6.23, MOB-6.24
    });
  });
}

function listMassiveWays(terrain: Terrain, from: Place, add: Add): void {
  if (!fits(terrain, from)) return;
  const { standable, high, low, ladder, platform } = terrain;
  const base = FOOTPRINTS[from] as readonly Position[];
  const shape = from - anchorOf(from);
  forSides(anchorOf(from), (to) => {
    if (fits(terrain, to + shape)) add(to + shape, STEP); // MOB-7.102, MOB-7.103
  });
  const set = (landing: Position, mode: number, isGood: (place: Place) => boolean = () => true): void => {
    for (const place of placesOver(landing)) if (place !== from && fits(terrain, place) && isGood(place)) add(place, mode); // MOB-7.105
  };
  const isInTheOpen = (place: Place): boolean => (FOOTPRINTS[place] as readonly Position[]).every((hex) => platform[hex] === 0);
  for (const position of base) {
    const hex = hexOf(position);
    if (levelOf(position) === 1)
      forSides(hex, (to) => {
        if (standable[to] === 1) set(to, DESCEND, isInTheOpen); // MOB-7.106
      });
    else {
      forSides(hex, (portion) => {
        if (high[portion] === 0 && low[portion] === 0 && ladder[portion] === 0) return; // MOB-7.104, MOB-7.107
        forSides(portion, (to) => {
          if (to !== hex && standable[to] === 1) set(to, high[portion] === 1 ? HIGH : LOW);
        });
      });
      if (isInTheOpen(from))
        forSides(hex, (to) => {
          if (platform[to] !== 0) set(above(to), CLIMB); // MOB-7.106
        });
    }
  }
}
/** Every massive base that covers a position. MOB-8.17 */
function placesOver(position: Position): Place[] {
  const beside = (side: number): Position => BESIDE[position * 6 + side] as Position;
  const west = [position, beside(4), beside(5)];
  const east = [position, beside(2), beside(1)];
  return [...west.filter((at) => at !== NONE).map((at) => at + WEST), ...east.filter((at) => at !== NONE).map((at) => at + EAST)];
}

// ---- being pushed aside

/** Where a figure can be pushed aside to: a hex beside it on its level, or down from a platform. MOB-6.28 */
export function asidesOf(terrain: Terrain, at: Position, isTaken: (position: Position) => boolean): Position[] {
  const free: Position[] = [];
  forSides(at, (to) => {
    if (terrain.standable[to] === 1 && !isTaken(to)) free.push(to);
  });
  if (levelOf(at) === 1)
    forSides(at - HEXES, (to: Hex) => {
      if (terrain.standable[to] === 1 && !isBelowPlatform(terrain, to) && !isTaken(to)) free.push(to);
    });
  return free;
}
/** Each of them can have a hex of its own. MOB-7.106 */
export function canAllStep(choices: readonly (readonly Position[])[], taken: readonly Position[] = []): boolean {
  const [first, ...others] = choices;
  return first === undefined || first.some((position) => !taken.includes(position) && canAllStep(others, [...taken, position]));
}
