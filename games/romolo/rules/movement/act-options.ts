// The options of the action phase, made once for each map: they are listed at every step.
import { deepFreeze, type Seat } from '@tabularium/kernel';
import { WORKS } from '../../content/kinds.ts';
import type { GameMap } from '../../content/maps.ts';
import type { Act, UnitName } from '../../table/asks.ts';
import { mapOf, unitName } from '../../table/names.ts';
import type { Hex, Table, UnitId } from '../../table/table.ts';

/** Acts toward a hex, by the hex's number. */
type ByHex = readonly Act[];
/** Everything a unit can ever do on a map. */
export interface UnitOptions {
  readonly move: ByHex;
  readonly look: ByHex;
  readonly ride: ByHex;
  readonly sail: ByHex;
  readonly translate: ByHex;
  /** By the number of the work. */
  readonly works: readonly Act[];
  readonly convert: Act;
  readonly unhinder: Act;
  readonly freeSell: Act;
  readonly freeBuy: Act;
}
const optionsByMap = new Map<GameMap, Map<UnitName, UnitOptions>>();

/** The options of all units of a match; `optionsOf` picks a unit's. */
export function optionsOn(table: Table): Map<UnitName, UnitOptions> {
  const map = mapOf(table);
  let options = optionsByMap.get(map);
  if (options === undefined) optionsByMap.set(map, (options = new Map()));
  return options;
}
export function optionsOf(table: Table, options: Map<UnitName, UnitOptions>, id: UnitId): UnitOptions {
  const name = unitName(table, id);
  return options.get(name) ?? makeOptions(table, options, name);
}
function makeOptions(table: Table, options: Map<UnitName, UnitOptions>, unit: UnitName): UnitOptions {
  const { names } = mapOf(table);
  const made: UnitOptions = deepFreeze({
    move: names.map((to) => ({ do: 'move', unit, to })),
    look: names.map((to) => ({ do: 'look', unit, to })),
    ride: names.map((to) => ({ do: 'ride', unit, to })),
    sail: names.map((to) => ({ do: 'sail', unit, to })),
    translate: names.map((to) => ({ do: 'translate', unit, to })),
    works: WORKS.map((work) => ({ do: work, unit })),
    convert: { do: 'convert', unit },
    unhinder: { do: 'unhinder', unit },
    freeSell: { do: 'freeSell', unit },
    freeBuy: { do: 'freeBuy', unit },
  });
  options.set(unit, made);
  return made;
}

const surveysByMap = new Map<GameMap, ByHex>();
/** Architectus: a farm of that hex counts. */
export function survey(table: Table, hex: Hex): Act {
  const map = mapOf(table);
  let acts = surveysByMap.get(map);
  if (acts === undefined) surveysByMap.set(map, (acts = deepFreeze(map.names.map((to): Act => ({ do: 'survey', to })))));
  return acts[hex] as Act;
}
const MOST_SEATS = 4;
const STANCES: readonly Act[] = deepFreeze(Array.from({ length: MOST_SEATS }, (_, seat): Act => ({ do: 'stance', seat })));
export const stance = (seat: Seat): Act => STANCES[seat] as Act;
export const WAR: Act = Object.freeze({ do: 'war' });
