// Exploration, the River Rule, and the explorer's looks. ROM-5.15
import type { Terrain } from '../../content/kinds.ts';
import { RIVER_LIMIT, SOLO_RIVER_LIMIT } from '../../content/tables.ts';
import { hexAt, hexName, mapOf, playerOf, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';

/** Turns up a face-down hex and a multiplier on it; then the river may take hexes. Does not move the unit. ROM-5.15, ROM-5.21 */
export function explore(table: Table, ref: Referee, id: UnitId, at: Hex): void {
  ref.reveal();
  const hex = hexAt(table, at);
  hex.up = true;
  forget(table, at);
  const { terrain, multiplier } = hex;
  ref.tell({ kind: 'explored', rule: 'ROM-5.15', unit: unitName(table, id), at: hexName(table, at), terrain, multiplier: multiplier ?? 0 });
  river(table, ref, at);
}

/** Water with a single face-down hex beside it takes that hex, and so on. ROM-5.17 */
function river(table: Table, ref: Referee, explored: Hex): void {
  const changed = [explored];
  const limit = table.terms.mode === 'solo' ? SOLO_RIVER_LIMIT : RIVER_LIMIT; // ROM-16.5
  while (changed.length <= limit && table.waterPile > 0) {
    const next = nextTaken(table, changed);
    if (next === NONE) return;
    flood(table, ref, next);
    changed.push(next);
  }
}
/** Checks the latest change first, then earlier ones; of each the hex itself, then its neighbours in the order of the sides. ROM-5.18, ROM-5.19 */
function nextTaken(table: Table, changed: readonly Hex[]): Hex {
  const { neighbours } = mapOf(table);
  for (let i = changed.length - 1; i >= 0; i--) {
    const hex = changed[i] as Hex;
    const own = onlyFaceDown(table, hex);
    if (own !== NONE) return own;
    for (const beside of neighbours[hex] as readonly Hex[]) {
      const taken = beside === NONE ? NONE : onlyFaceDown(table, beside);
      if (taken !== NONE) return taken;
    }
  }
  return NONE;
}
/** The only face-down hex beside this open water; NONE if there is none or more than one, or if it is no open water. */
function onlyFaceDown(table: Table, water: Hex): Hex {
  const { up, terrain } = hexAt(table, water);
  if (!up || terrain !== 'water') return NONE;
  let found = NONE;
  for (const beside of mapOf(table).neighbours[water] as readonly Hex[]) {
    if (beside === NONE || hexAt(table, beside).up) continue;
    if (found !== NONE) return NONE;
    found = beside;
  }
  return found;
}
/** The tile leaves the game face-down; a multiplier on it is revealed and stays. ROM-5.19, ROM-5.20 */
function flood(table: Table, ref: Referee, at: Hex): void {
  const hex = hexAt(table, at);
  const seenBy: Owner[] = [];
  for (const { owner, looked } of table.players) if (looked.includes(at)) seenBy.push(owner);
  table.discards.push({ at, terrain: hex.terrain, seenBy });
  forget(table, at);
  hex.terrain = 'water';
  hex.up = true;
  table.waterPile--;
  ref.tell({ kind: 'flooded', rule: 'ROM-5.17', at: hexName(table, at), multiplier: hex.multiplier ?? 0, left: table.waterPile });
}
/** Drops a hex from what players have looked at: it lies open now. ROM-5.24 */
function forget(table: Table, at: Hex): void {
  for (const { looked } of table.players) {
    const place = looked.indexOf(at);
    if (place >= 0) looked.splice(place, 1);
  }
}

/** In secret: the tile and the multiplier on it. ROM-5.22, ROM-5.24 */
export function look(table: Table, ref: Referee, id: UnitId, owner: Owner, at: Hex): void {
  const { looked } = playerOf(table, owner);
  if (!looked.includes(at)) looked.push(at);
  const name = hexName(table, at);
  const { terrain, multiplier } = hexAt(table, at);
  ref.tell({ kind: 'looked', rule: 'ROM-5.22', unit: unitName(table, id), at: name });
  ref.tell({ kind: 'saw', rule: 'ROM-5.22', at: name, terrain, multiplier: multiplier ?? 0 }, [owner]);
}

/** How likely a face-down hex is water, from what an owner has looked at and what lies open. */
export function waterChance(table: Table, owner: Owner, at: Hex): number {
  const { looked } = playerOf(table, owner);
  if (looked.includes(at)) return hexAt(table, at).terrain === 'water' ? 1 : 0;
  let unseen = 0;
  let water = 0;
  const count = (terrain: Terrain): void => {
    unseen++;
    if (terrain === 'water') water++;
  };
  for (const [hex, { up, terrain }] of table.hexes.entries()) if (!up && !looked.includes(hex)) count(terrain);
  for (const { terrain, seenBy } of table.discards) if (!seenBy.includes(owner)) count(terrain);
  for (const terrain of table.rest.terrains) count(terrain);
  return water / unseen;
}
