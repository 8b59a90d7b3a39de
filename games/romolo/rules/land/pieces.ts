// The pieces in a hex: which there are, and how they leave the game. ROM-1.7, ROM-1.13

import { byKey, deepFreeze, type Rules, type Seat } from '@tabularium/kernel';
import { BUILDINGS, COUNTED, type Counted, WALLS_PER_SET } from '../../content/constructions.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, hexName } from '../../table/names.ts';
import type { Hex, HexState, Referee, SideSet, Table } from '../../table/table.ts';
import { countOf, countSides, hasSide, portsOf, sideNumber, sidesOf, storesOf, wallsOf } from './hexes.ts';

const COUNTED_PIECES = deepFreeze(byKey(COUNTED, (piece): Piece => ({ piece })));
const WALL_LOT: Piece = deepFreeze({ piece: 'walls' });
export const TOWER: Piece = deepFreeze({ piece: 'tower' });
const STORES: readonly Piece[] = deepFreeze(Array.from({ length: 12 }, (_, i): Piece => ({ piece: 'warehouse', store: i + 1 })));
const PORTS: readonly Piece[] = deepFreeze(SIDES.map((side): Piece => ({ piece: 'port', side })));
const WALLS: readonly Piece[] = deepFreeze(SIDES.map((side): Piece => ({ piece: 'wall', side })));

/** Everything that stands in a hex but its tower: equal pieces once, warehouses one by one; walls as a lot, or each by itself. ROM-1.13, ROM-6.11 */
export function piecesIn(table: Table, hex: Hex, walls: 'lot' | 'each' = 'lot'): Piece[] {
  const state = hexAt(table, hex);
  const found: Piece[] = [];
  for (const building of BUILDINGS) {
    if (building === 'warehouse') for (let store = 0; store < storesOf(state).length; store++) found.push(STORES[store] as Piece);
    else if (building === 'port') addOnSides(found, PORTS, portsOf(state));
    else if (building === 'wall' && walls === 'each') addOnSides(found, WALLS, wallsOf(state));
    else if (countOf(state, building) > 0) found.push(building === 'wall' ? WALL_LOT : COUNTED_PIECES[building]);
  }
  return found;
}
function addOnSides(found: Piece[], pieces: readonly Piece[], sides: SideSet): void {
  for (let side = 0; side < SIDES.length; side++) if (hasSide(sides, side)) found.push(pieces[side] as Piece);
}

// ---- they come and go; what is not there is left out

export function addCounted(state: HexState, building: Counted): void {
  state.built ??= {};
  state.built[building] = countOf(state, building) + 1;
}
/** Empty. */
export function addStore(state: HexState): void {
  state.stores ??= [];
  state.stores.push({ type: undefined, cubes: 0 });
}
export function addPort(state: HexState, side: Side): void {
  state.ports = portsOf(state) | (1 << sideNumber(side));
}
export function addWalls(state: HexState, sides: SideSet): void {
  state.walls = wallsOf(state) | sides;
}
export function removeCounted(state: HexState, building: Counted): void {
  const { [building]: count = 0, ...others } = state.built ?? {};
  const isLast = count <= 1 && Object.keys(others).length === 0;
  state.built = isLast ? undefined : count <= 1 ? others : { ...state.built, [building]: count - 1 };
}
export function removeStore(state: HexState, number: number): void {
  const stores = storesOf(state).toSpliced(number - 1, 1);
  state.stores = stores.length === 0 ? undefined : stores;
}
const without = (sides: SideSet, gone: SideSet): SideSet | undefined => ((sides & ~gone) === 0 ? undefined : sides & ~gone);
/** Takes a piece and the cubes in it out of the game; of a lot of walls those on `sides`. A tower's owner is not eliminated here. ROM-1.7, ROM-6.15 */
export function removePiece(table: Table, hex: Hex, piece: Piece, sides: SideSet = 0): void {
  const state = hexAt(table, hex);
  switch (piece.piece) {
    case 'warehouse':
      removeStore(state, piece.store);
      return;
    case 'port':
      state.ports = without(portsOf(state), 1 << sideNumber(piece.side));
      return;
    case 'wall':
      state.walls = without(wallsOf(state), 1 << sideNumber(piece.side));
      return;
    case 'walls':
      state.walls = without(wallsOf(state), sides);
      return;
    case 'tower':
      state.tower = undefined;
      state.cracked = undefined;
      return;
    default:
      removeCounted(state, piece.piece);
  }
}
/** Which walls go as one construction: three of the remover's choice, or all if there are fewer. ROM-1.13 */
export function* wallLot(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<SideSet> {
  const walls = wallsOf(hexAt(table, hex));
  if (countSides(walls) <= WALLS_PER_SET) return walls;
  const chosen = yield* ref.chooseSome(seat, {
    ask: 'wallLot',
    rule: 'ROM-1.13',
    options: () => sidesOf(wallsOf(hexAt(table, hex))).map((side) => ({ side })),
    facts: () => ({ at: hexName(table, hex) }),
    min: WALLS_PER_SET,
    max: WALLS_PER_SET,
  });
  let sides = 0;
  for (const { side } of chosen) sides |= 1 << sideNumber(side);
  return sides;
}
/** The lot taken without a choice: the lowest sides. ROM-16.12 */
export function lowestWalls(walls: SideSet): SideSet {
  let sides = 0;
  for (let side = 0; side < SIDES.length && countSides(sides) < WALLS_PER_SET; side++) if (hasSide(walls, side)) sides |= 1 << side;
  return sides;
}
