// The 77 terrain cards. All exits of one card are joined to each other inside it.
import type { City, Road, RoadGroup, Terrain } from './kinds.ts';
import { EAST, NORTH, SOUTH, TERRAINS, WEST } from './kinds.ts';

export interface LandDef {
  readonly kind: 'road' | 'city' | 'ruins';
  readonly type: Road | City | 'ruins';
  /** Null: the ruins. */
  readonly terrain: Terrain | null;
  /** Unturned. */
  readonly exits: number;
  /** Index in LAND_TYPES; -1 for the ruins. */
  readonly typeIndex: number;
}
export type LandType = { readonly exits: number; readonly group: RoadGroup | null; readonly perTerrain: number } & (
  | { readonly kind: 'road'; readonly type: Road }
  | { readonly kind: 'city'; readonly type: City }
);

const road = (type: Road, group: RoadGroup, exits: number): LandType => ({ kind: 'road', type, exits, group, perTerrain: 3 });
const city = (type: City, exits: number, perTerrain: number): LandType => ({ kind: 'city', type, exits, group: null, perTerrain });

/** In the order of ROADS, then of CITIES. BAT-7.1, BAT-7.14 */
export const LAND_TYPES: readonly LandType[] = [
  road('straight', 'simple', NORTH | SOUTH),
  road('curve', 'simple', NORTH | EAST),
  road('tee', 'junction', NORTH | EAST | SOUTH),
  road('cross', 'junction', NORTH | EAST | SOUTH | WEST),
  city('end', NORTH, 1),
  city('gate', NORTH | SOUTH, 1),
  city('bend', NORTH | EAST, 1),
  city('fork', NORTH | EAST | SOUTH, 1),
  city('hub', NORTH | EAST | SOUTH | WEST, 3),
];
export const typeIndexOf = (type: Road | City): number => LAND_TYPES.findIndex((t) => t.type === type);

/** Its number in `lands`. */
export const RUINS = 0;
export const lands: readonly LandDef[] = [
  { kind: 'ruins', type: 'ruins', terrain: null, exits: NORTH | EAST | SOUTH | WEST, typeIndex: -1 },
  ...LAND_TYPES.flatMap(({ kind, type, exits, perTerrain }, typeIndex) =>
    TERRAINS.flatMap((terrain) => Array.from({ length: perTerrain }, () => ({ kind, type, terrain, exits, typeIndex }))),
  ),
];
