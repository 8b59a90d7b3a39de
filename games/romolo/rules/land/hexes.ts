// Hexes: what stands in them, how strong they are, how one gets from one to the next. ROM-1, ROM-5
import { deepFreeze, type Rules, type Seat } from '@tabularium/kernel';
import { BASE_LIMIT, WALLS_PER_SET } from '../../content/constructions.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, hexName, mapOf, playerOf } from '../../table/names.ts';
import { type Hex, type HexState, NONE, type Owner, type Player, type Referee, type SideSet, type Table } from '../../table/table.ts';

// ---- sides

const COUNTS: readonly number[] = Array.from({ length: 64 }, (_, set) => SIDES.filter((_side, i) => set & (1 << i)).length);
export const countSides = (set: SideSet): number => COUNTS[set] as number;
export const hasSide = (set: SideSet, side: number): boolean => (set & (1 << side)) !== 0;
/** In the order of the sides. */
export const sidesOf = (set: SideSet): Side[] => SIDES.filter((_, side) => hasSide(set, side));
export const sideNumber = (side: Side): number => SIDES.indexOf(side);

// ---- power and places

/** Constructions without farms; three walls are one. ROM-1.4, ROM-1.5, ROM-1.6 */
export const power = (hex: HexState): number =>
  hex.temples +
  hex.sawmills +
  hex.quarries +
  hex.aqueducts +
  hex.forums +
  hex.stores.length +
  countSides(hex.ports) +
  Math.floor(countSides(hex.walls) / WALLS_PER_SET) +
  (hex.tower === NONE ? 0 : 1);
/** For its active player a surveyed hex is one stronger, as long as a farm is there. ROM-15.7 */
export function powerFor(table: Table, owner: Owner, hex: Hex): number {
  const state = hexAt(table, hex);
  const { turn } = table;
  return power(state) + (turn.archHex === hex && turn.owner === owner && state.farms > 0 ? 1 : 0);
}
/** Of one's capital; 0 without one. */
export function capitalPower(table: Table, owner: Owner): number {
  const { capital } = playerOf(table, owner);
  return capital === NONE ? 0 : powerFor(table, owner, capital);
}
/** A set of walls that was begun already takes its place. ROM-1.6, ROM-6.2 */
export const placesUsed = (hex: HexState): number =>
  power(hex) - Math.floor(countSides(hex.walls) / WALLS_PER_SET) + Math.ceil(countSides(hex.walls) / WALLS_PER_SET) + hex.farms;
/** One more for each aqueduct here or next to it. ROM-6.2 */
export function placeLimit(table: Table, hex: Hex): number {
  let limit = BASE_LIMIT + hexAt(table, hex).aqueducts;
  for (const next of mapOf(table).neighbours[hex] as readonly Hex[]) if (next !== NONE) limit += hexAt(table, next).aqueducts;
  return limit;
}
export const isLand = (hex: HexState): boolean => hex.up && hex.terrain !== 'water';
export const isWater = (hex: HexState): boolean => hex.up && hex.terrain === 'water';

/** The three hexes where somebody starts. ROM-2.6 */
export const startsOf = (table: Table, seat: Seat): readonly Hex[] => mapOf(table).starts[table.order.indexOf(seat)] ?? [];

// ---- from hex to hex

/** The side of `from` that touches `to`; NONE if they are not adjacent. ROM-1.2 */
export const sideTo = (table: Table, from: Hex, to: Hex): number => (mapOf(table).neighbours[from] as readonly Hex[]).indexOf(to);
/** A wall of `to` stands on the side toward `from`: it protects. ROM-5.9, ROM-5.11 */
export function wallAgainst(table: Table, from: Hex, to: Hex): boolean {
  const { walls } = hexAt(table, to);
  if (walls === 0) return false;
  const side = sideTo(table, to, from);
  return side !== NONE && hasSide(walls, side);
}
/** The automaton's capital in the solitaire, otherwise NONE. ROM-16.3 */
export const automatonCapital = ({ terms, players }: Table): Hex => (terms.mode === 'solo' ? (players[1]?.capital ?? NONE) : NONE);
/** A unit of this owner may step from a hex to the adjacent one, face-down ones included; units and walls do not matter. ROM-5.2, ROM-5.3, ROM-16.3 */
export function stepAllowed(table: Table, owner: Owner, from: Hex, to: Hex): boolean {
  if (playerOf(table, owner).automaton) return true; // ROM-16.2
  if (table.terms.mode === 'solo' && to === automatonCapital(table)) return false; // ROM-16.3
  if (!isWater(hexAt(table, to))) return true;
  const here = hexAt(table, from);
  return here.ports !== 0 || here.terrain === 'water'; // ROM-5.2
}

const FAR = 99;
/** Steps to somebody's capital over face-up hexes; FAR where there is no way. Reused: read it before the next call. ROM-5.6 */
const ways: number[] = [];
const queue: Hex[] = [];
/** Right for a hex and for everything that is nearer than it: further hexes are not looked at. */
function measureWays(table: Table, owner: Owner, capital: Hex, upTo: Hex): readonly number[] {
  const { neighbours } = mapOf(table);
  for (let hex = 0; hex < neighbours.length; hex++) ways[hex] = FAR;
  ways[capital] = 0;
  queue.length = 0;
  queue.push(capital);
  for (let i = 0; i < queue.length; i++) {
    const to = queue[i] as Hex;
    for (const from of neighbours[to] as readonly Hex[]) {
      if (from === NONE || ways[from] !== FAR || !hexAt(table, from).up || !stepAllowed(table, owner, from, to)) continue;
      ways[from] = (ways[to] as number) + 1;
      if (from === upTo) return ways;
      queue.push(from);
    }
  }
  return ways;
}
/**
 * Where a unit may retreat to from a hex: nearer to its own capital; from the capital itself anywhere. Face-up hexes only:
 * that a unit may leave its capital for a face-down hex is up to whoever moves it. With `sails` to water, and no port is needed
 * for this step. ROM-5.4 to ROM-5.8, ROM-10.19, ROM-15.17
 */
export function retreatSteps(table: Table, owner: Owner, from: Hex, sails = false): Hex[] {
  const { neighbours, distances } = mapOf(table);
  const { capital } = playerOf(table, owner);
  const found: Hex[] = [];
  const steps = capital === NONE || capital === from ? null : measureWays(table, owner, capital, from);
  const isCut = steps !== null && steps[from] === FAR; // ROM-5.7
  for (const to of neighbours[from] as readonly Hex[]) {
    if (to === NONE || !hexAt(table, to).up || !(sails ? isWater(hexAt(table, to)) : stepAllowed(table, owner, from, to))) continue;
    const nearer =
      steps === null ||
      (isCut
        ? (distances[to]?.[capital] as number) < (distances[from]?.[capital] as number)
        : (steps[to] as number) < (steps[from] as number)); // ROM-5.6
    if (nearer) found.push(to);
  }
  return found;
}

// ---- pieces

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
/** A hex whose tower is somebody else's and no ally's. */
export const isEnemyTower = ({ players }: Table, state: HexState, owner: Owner): boolean =>
  state.tower !== NONE && (players[state.tower] as Player).team !== (players[owner] as Player).team;
