// The 77 terrain cards. All exits of one card are joined to each other inside it.
import type { City, Road, RoadGroup, Terrain } from './kinds.ts';
import { CITIES, CITY_KINDS, EAST, NORTH, ROAD_KINDS, ROADS, SOUTH, TERRAINS, WEST } from './kinds.ts';

/** A terrain card that can be built: a road or a city. */
export interface BuildingDef {
  readonly kind: 'road' | 'city';
  readonly type: Road | City;
  readonly terrain: Terrain;
  /** Unturned. */
  readonly exits: number;
  /** Index in LAND_TYPES. */
  readonly typeIndex: number;
}
interface RuinsDef {
  readonly kind: 'ruins';
  readonly type: 'ruins';
  readonly terrain: null;
  readonly exits: number;
}
export type LandDef = BuildingDef | RuinsDef;
export type LandType = { readonly exits: number; readonly group: RoadGroup | null; readonly perTerrain: number } & (
  | { readonly kind: 'road'; readonly type: Road }
  | { readonly kind: 'city'; readonly type: City }
);

/** What can be built; the rules know a type by its index in this list. */
export const LAND_TYPES: readonly LandType[] = [
  ...ROADS.map((type): LandType => ({ kind: 'road', type, ...ROAD_KINDS[type] })),
  ...CITIES.map((type): LandType => ({ kind: 'city', type, group: null, ...CITY_KINDS[type] })),
];
export const typeIndexOf = (type: Road | City): number => LAND_TYPES.findIndex((t) => t.type === type);

/** The number of the ruins in `lands`. */
export const RUINS = 0;
const ruins: RuinsDef = { kind: 'ruins', type: 'ruins', terrain: null, exits: NORTH | EAST | SOUTH | WEST };
export const lands: readonly LandDef[] = [
  ruins,
  ...LAND_TYPES.flatMap(({ kind, type, exits, perTerrain }, typeIndex) =>
    TERRAINS.flatMap((terrain) => Array.from({ length: perTerrain }, (): BuildingDef => ({ kind, type, terrain, exits, typeIndex }))),
  ),
];
