// A map as terrain: what fills each hex, and where figures can stand. MOB-2.11 to MOB-2.17
import { certain } from '@tabularium/kernel';
import { mapOf } from '../../content/find.ts';
import type { Content } from '../../content/index.ts';
import { COLUMNS, ELEMENTS, type ElementKind, type MapDef, type Portion, ROWS, zoneAt } from '../../content/maps.ts';
import { positionsOf } from '../../content/place-names.ts';
import type { Hex, Position } from '../../content/places.ts';
import { above, FIELD, FOOTPRINTS, HEXES, hexOf, levelOf, type Place, POSITIONS } from '../../content/places.ts';
import type { Table } from '../../table/table.ts';
import type { Ways } from './ways.ts';

export interface Terrain {
  readonly map: MapDef;
  /** By hex: 1 for a high or a low obstacle. A window is low. MOB-2.12, MOB-2.13, MOB-2.15 */
  readonly high: Uint8Array;
  readonly low: Uint8Array;
  readonly ladder: Uint8Array;
  readonly difficult: Uint8Array;
  /** By hex: the number of the platform above it, counted from 1; 0 if there is none. */
  readonly platform: Uint8Array;
  /** By position: 1 where a figure can stand. MOB-2.17 */
  readonly standable: Uint8Array;
  /** The positions on platforms. */
  readonly raised: readonly Position[];
  readonly objectives: readonly Position[];
  readonly cache: TerrainCache;
}
/** What other files have worked out about a terrain, which never changes. */
export interface TerrainCache {
  /** By corner: whether the lines to other corners are free when all high obstacles block. */
  readonly freeLines: (Uint8Array | undefined)[];
  /** By the viewer's position: the positions it sees, as far as anybody has asked. */
  readonly seen: (Uint8Array | undefined)[];
  /** The same, complete. */
  readonly seenWhole: (Uint8Array | undefined)[];
  ways: Ways | undefined;
  massiveWays: Ways | undefined;
}

function newTerrain(map: MapDef): Terrain {
  const byHex = (): Uint8Array => new Uint8Array(HEXES);
  const [high, low, ladder, difficult, platform] = [byHex(), byHex(), byHex(), byHex(), byHex()];
  const standable = new Uint8Array(POSITIONS).fill(1, 0, HEXES);
  const raised: Position[] = [];
  let platforms = 0;
  const fill = (hex: Hex, portion: Portion): void => {
    switch (portion) {
      case 'platform':
        platform[hex] = platforms;
        raised.push(above(hex));
        standable[above(hex)] = 1; // MOB-2.14
        return; // the ground below is ordinary ground
      case 'ladder':
        ladder[hex] = 1;
        break;
      case 'high':
        high[hex] = 1;
        break;
      case 'low':
      case 'window':
        low[hex] = 1; // MOB-2.15
    }
    standable[hex] = 0; // MOB-2.17
  };
  for (const [kind, elements] of Object.entries(map.elements) as [ElementKind, readonly string[]][])
    for (const element of elements) {
      if (kind === 'PL') platforms += 1; // MOB-2.16
      for (const [i, hex] of positionsOf(element).entries()) fill(hex, ELEMENTS[kind][i] as Portion);
    }
  for (const hex of positionsOf(map.difficult)) difficult[hex] = 1;
  const cache: TerrainCache = {
    freeLines: Array.from({ length: FIELD.cornerXs.length }, () => undefined),
    seen: Array.from({ length: POSITIONS }, () => undefined),
    seenWhole: Array.from({ length: POSITIONS }, () => undefined),
    ways: undefined,
    massiveWays: undefined,
  };
  return { map, high, low, ladder, difficult, platform, standable, raised, objectives: positionsOf(map.objectives), cache };
}

/** Cache: maps never change. */
const terrainByMap = new WeakMap<MapDef, Terrain>();
export function terrainOfMap(map: MapDef): Terrain {
  let terrain = terrainByMap.get(map);
  if (terrain === undefined) {
    terrain = newTerrain(map);
    terrainByMap.set(map, terrain);
  }
  return terrain;
}
/** Cache of the last answer: consecutive questions are almost always about the same map. */
let lastAnswer: { readonly content: Content; readonly map: string; readonly terrain: Terrain } | undefined;
/** The terrain of the map that is played on. MOB-2.10 */
export function terrainOf({ content, terms }: Table): Terrain {
  if (lastAnswer === undefined || lastAnswer.content !== content || lastAnswer.map !== terms.map)
    lastAnswer = { content, map: terms.map, terrain: terrainOfMap(certain(mapOf(content, terms.map), 'such a map')) };
  return lastAnswer.terrain;
}

/** A base fits on a place: inside the field, on one height, and free of obstacles and ladders. MOB-2.17, MOB-2.18 */
export function fits({ standable }: Terrain, place: Place): boolean {
  const footprint = FOOTPRINTS[place] as readonly Position[];
  for (let i = 0; i < footprint.length; i++) if (standable[footprint[i] as Position] === 0) return false;
  return footprint.length > 0;
}
export const isBelowPlatform = ({ platform }: Terrain, position: Position): boolean => levelOf(position) === 0 && platform[position] !== 0;
/** The deployment zone that a position lies in. */
export const zoneOf = (position: Position): 'north' | 'south' | null => ZONES[hexOf(position)] as 'north' | 'south' | null;
const ZONES = Array.from({ length: COLUMNS * ROWS }, (_, hex) => zoneAt(Math.floor(hex / ROWS), (hex % ROWS) + 1));
