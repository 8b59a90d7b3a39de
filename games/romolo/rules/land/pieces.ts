// The pieces in a hex: which there are, and how they leave the game. ROM-1.7, ROM-1.13
import { deepFreeze, type Rules, type Seat } from '@tabularium/kernel';
import { WALLS_PER_SET } from '../../content/constructions.ts';
import { SIDES } from '../../content/maps.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, hexName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type SideSet, type Table } from '../../table/table.ts';
import { countSides, hasSide, sideNumber, sidesOf } from './hexes.ts';

const PLAIN_PIECES = deepFreeze({
  farm: { piece: 'farm' },
  temple: { piece: 'temple' },
  sawmill: { piece: 'sawmill' },
  quarry: { piece: 'quarry' },
  aqueduct: { piece: 'aqueduct' },
  forum: { piece: 'forum' },
  walls: { piece: 'walls' },
  tower: { piece: 'tower' },
} as const satisfies Record<string, Piece>);
export const TOWER: Piece = PLAIN_PIECES.tower;
const STORES: readonly Piece[] = deepFreeze(Array.from({ length: 12 }, (_, i): Piece => ({ piece: 'warehouse', store: i + 1 })));
const PORTS: readonly Piece[] = deepFreeze(SIDES.map((side): Piece => ({ piece: 'port', side })));
const WALLS: readonly Piece[] = deepFreeze(SIDES.map((side): Piece => ({ piece: 'wall', side })));

/** Everything that stands in a hex but its tower: equal pieces once, warehouses one by one; walls as a lot, or each by itself. ROM-1.13, ROM-6.11 */
export function piecesIn(table: Table, hex: Hex, walls: 'lot' | 'each' = 'lot'): Piece[] {
  const state = hexAt(table, hex);
  const found: Piece[] = [];
  if (state.farms > 0) found.push(PLAIN_PIECES.farm);
  for (let store = 0; store < state.stores.length; store++) found.push(STORES[store] as Piece);
  for (let side = 0; side < SIDES.length; side++) if (hasSide(state.ports, side)) found.push(PORTS[side] as Piece);
  if (state.temples > 0) found.push(PLAIN_PIECES.temple);
  if (state.sawmills > 0) found.push(PLAIN_PIECES.sawmill);
  if (state.quarries > 0) found.push(PLAIN_PIECES.quarry);
  if (state.aqueducts > 0) found.push(PLAIN_PIECES.aqueduct);
  if (state.forums > 0) found.push(PLAIN_PIECES.forum);
  if (state.walls === 0) return found;
  if (walls === 'lot') found.push(PLAIN_PIECES.walls);
  else for (let side = 0; side < SIDES.length; side++) if (hasSide(state.walls, side)) found.push(WALLS[side] as Piece);
  return found;
}
/** Takes a piece out of the game, with the cubes in it. Of a lot of walls those on `sides`; a tower's owner is not touched. ROM-1.7, ROM-6.15 */
export function removePiece(table: Table, hex: Hex, piece: Piece, sides: SideSet = 0): void {
  const state = hexAt(table, hex);
  switch (piece.piece) {
    case 'farm':
      state.farms -= 1;
      return;
    case 'temple':
      state.temples -= 1;
      return;
    case 'sawmill':
      state.sawmills -= 1;
      return;
    case 'quarry':
      state.quarries -= 1;
      return;
    case 'aqueduct':
      state.aqueducts -= 1;
      return;
    case 'forum':
      state.forums -= 1;
      return;
    case 'warehouse':
      state.stores.splice(piece.store - 1, 1);
      return;
    case 'port':
      state.ports &= ~(1 << sideNumber(piece.side));
      return;
    case 'wall':
      state.walls &= ~(1 << sideNumber(piece.side));
      return;
    case 'walls':
      state.walls &= ~sides;
      return;
    case 'tower':
      state.tower = NONE;
      state.cracked = false;
  }
}
/** Which walls go as one construction: three of the remover's choice, or all there are. ROM-1.13 */
export function* wallLot(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<SideSet> {
  const { walls } = hexAt(table, hex);
  if (countSides(walls) <= WALLS_PER_SET) return walls;
  const chosen = yield* ref.chooseSome(seat, {
    ask: 'wallLot',
    rule: 'ROM-1.13',
    options: () => sidesOf(hexAt(table, hex).walls).map((side) => ({ side })),
    facts: () => ({ at: hexName(table, hex) }),
    min: WALLS_PER_SET,
    max: WALLS_PER_SET,
  });
  let sides = 0;
  for (const { side } of chosen) sides |= 1 << sideNumber(side);
  return sides;
}
/** The lot that somebody takes who does not choose: the lowest sides. ROM-16.12 */
export function lowestWalls(walls: SideSet): SideSet {
  let sides = 0;
  for (let side = 0; side < SIDES.length && countSides(sides) < WALLS_PER_SET; side++) if (hasSide(walls, side)) sides |= 1 << side;
  return sides;
}
