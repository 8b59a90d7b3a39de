// The options of the action phase, made once and used again: they are listed at every step of it.
import { deepFreeze, type Seat } from '@tabularium/kernel';
import { WORKS } from '../../content/kinds.ts';
import type { GameMap } from '../../content/maps.ts';
import type { Act, UnitName } from '../../table/asks.ts';
import { mapOf, unitName } from '../../table/names.ts';
import type { Hex, Table, UnitId } from '../../table/table.ts';

/** What goes to a hex, by its number. */
type ByHex = readonly Act[];
/** Everything one unit may ever be asked to do on one map. */
export interface UnitChoices {
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
const byMap = new Map<GameMap, Map<UnitName, UnitChoices>>();

/** The choices of all units of a match, to be asked for theirs by `choicesOf`. */
export function choicesOn(table: Table): Map<UnitName, UnitChoices> {
  const map = mapOf(table);
  let choices = byMap.get(map);
  if (choices === undefined) byMap.set(map, (choices = new Map()));
  return choices;
}
export function choicesOf(table: Table, choices: Map<UnitName, UnitChoices>, id: UnitId): UnitChoices {
  const name = unitName(table, id);
  return choices.get(name) ?? makeChoices(table, choices, name);
}
function makeChoices(table: Table, choices: Map<UnitName, UnitChoices>, unit: UnitName): UnitChoices {
  const { names } = mapOf(table);
  const made: UnitChoices = deepFreeze({
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
  choices.set(unit, made);
  return made;
}

const surveys = new Map<GameMap, ByHex>();
/** Architectus: a farm of that hex counts. */
export function survey(table: Table, hex: Hex): Act {
  const map = mapOf(table);
  let acts = surveys.get(map);
  if (acts === undefined) surveys.set(map, (acts = deepFreeze(map.names.map((to): Act => ({ do: 'survey', to })))));
  return acts[hex] as Act;
}
const MOST_SEATS = 4;
const STANCES: readonly Act[] = deepFreeze(Array.from({ length: MOST_SEATS }, (_, seat): Act => ({ do: 'stance', seat })));
export const stance = (seat: Seat): Act => STANCES[seat] as Act;
export const WAR: Act = Object.freeze({ do: 'war' });
