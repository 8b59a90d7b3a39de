// Measures distance and sight on the field. Sight depends on terrain alone, so the board can work it out.
import type { ElementKind, MapDef } from '../../content/maps.ts';
import { positionOf } from '../../content/place-names.ts';
import type { Hex, Position } from '../../content/places.ts';
import { above, HEXES } from '../../content/places.ts';
import { gapOfBases, inchesOf, isWithin } from '../../rules/field/distance.ts';
import { type SightLine, seenFrom, sightLinesOn } from '../../rules/field/sight.ts';
import { type Terrain, terrainOfMap } from '../../rules/field/terrain.ts';
import type { FigureView, MapView } from '../../table/view.ts';
import { useSubject } from './attention.ts';
import { figureAtHex, hexNamed } from './geometry.ts';

const TERRAINS = new WeakMap<MapView, Terrain>();
export function terrainIn(map: MapView): Terrain {
  const known = TERRAINS.get(map);
  if (known !== undefined) return known;
  const elements: Partial<Record<ElementKind, string[]>> = {};
  for (const { kind, hexes } of map.elements) elements[kind] = [...(elements[kind] ?? []), hexes.join(' ')];
  const def: MapDef = { id: map.map, side: map.side, elements, difficult: map.difficult.join(' '), objectives: '' };
  const terrain = terrainOfMap(def);
  TERRAINS.set(map, terrain);
  return terrain;
}

export interface Measure {
  readonly inches: number;
  readonly isSeen: boolean;
  readonly lines: readonly SightLine[];
}
/** Measures from a figure to a position; from a massive figure's hex that sees it, or else from the nearest hex. */
export function measure(map: MapView, from: FigureView, to: Position): Measure {
  const terrain = terrainIn(map);
  const base = from.hexes.map(positionOf);
  const viewer = base.find((position) => seenFrom(terrain, position)[to] === 1);
  const start = viewer ?? base[0];
  return {
    inches: inchesOf(gapOfBases(base, [to])),
    isSeen: viewer !== undefined,
    lines: start === undefined ? [] : sightLinesOn(terrain, start, to),
  };
}
/** The position that a hex stands for: the figure's if there is one, else on the platform if there is one. */
function positionMeant(map: MapView, hex: Hex, figure: FigureView | undefined): Position {
  const stands = figure?.hexes.map(positionOf).find((position) => position % HEXES === hex);
  if (stands !== undefined) return stands;
  return terrainIn(map).platform[hex] === 0 ? hex : above(hex);
}
/** The hexes within a number of inches of a figure. */
export function hexesWithin({ hexes }: FigureView, inches: number): readonly Hex[] {
  const base = hexes.map(positionOf);
  return Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => isWithin(gapOfBases(base, [hex]), inches));
}
/** The hexes that a figure does not see. */
export function hexesUnseen(map: MapView, { hexes }: FigureView): readonly Hex[] {
  const rows = hexes.map((name) => seenFrom(terrainIn(map), positionOf(name)));
  return Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => !rows.some((row) => row[hex] === 1));
}

/** The current measurement, if any. */
export function useMeasure(map: MapView, figures: readonly FigureView[], from: FigureView | undefined): Measure | undefined {
  const subject = useSubject();
  if (subject === undefined || from === undefined || from.at === null) return undefined;
  const there = 'figure' in subject ? figures.find(({ figure }) => figure === subject.figure) : figureAtHex(figures, subject.hex);
  const hex = 'hex' in subject ? subject.hex : hexNamed(there?.at ?? '');
  if (hex < 0 || there === from) return undefined;
  return measure(map, from, positionMeant(map, hex, there));
}
