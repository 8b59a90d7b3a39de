// The decisions of the set-up: start hexes, a resource, and where the first pieces go. ROM-2

import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { RESOURCES, type Resource, type Terrain } from '../../content/kinds.ts';
import { hexAt, hexName, hexOf, mapOf, playerOf, startTerrainOf } from '../../table/names.ts';
import { type Due, type Hex, type Referee, type Table } from '../../table/table.ts';
import { pause } from '../ending/leaving.ts';
import { takeFromBank } from '../land/bank.ts';
import { startsOf } from '../land/hexes.ts';
import { addCounted, addStore } from '../land/pieces.ts';
import { gain } from '../people/paying.ts';
import { inReserve, place } from '../people/units.ts';
import { openTurn } from '../turn/turn.ts';

/** The choices of the set-up, in order. ROM-2.3, ROM-2.6, ROM-2.12, ROM-2.13 */
export function dueOf(order: readonly Seat[]): Due[] {
  const ask = (what: Due['what']): Due[] => order.map((seat) => ({ seat, what }));
  const pieces = ['tower', 'farm', 'warehouse', 'worker', 'worker'] as const;
  return [...ask('terrain'), ...ask('place'), ...ask('bonus'), ...order.flatMap((seat) => pieces.map((what): Due => ({ seat, what })))];
}

export function* prepare(table: Table, ref: Referee): Rules<void> {
  while (table.phase === 'setup') {
    yield* pause(table, ref);
    const due = table.due[0];
    if (due === undefined) begin(table, ref);
    else yield* DUTIES[due.what](table, ref, due.seat);
  }
}
type Duty = (table: Table, ref: Referee, seat: Seat) => Rules<void>;
const DUTIES: { readonly [What in Due['what']]: Duty } = {
  terrain: takeTerrain,
  place: layStart,
  bonus: takeBonus,
  tower: placeTower,
  farm: placeFarm,
  warehouse: placeWarehouse,
  worker: placeWorker,
};

/** Everybody secretly takes a hill or a forest; then the map is laid out with what is left. ROM-2.1, ROM-2.3, ROM-2.4 */
function* takeTerrain(table: Table, ref: Referee): Rules<void> {
  const seats = table.due.flatMap(({ seat, what }) => (what === 'terrain' ? [seat] : []));
  ref.tell({ kind: 'order', rule: 'ROM-2.1', seats: table.order.slice() });
  const taken = yield* ref.together('startTerrain', seats, (seat) =>
    ref.choose(seat, { ask: 'startTerrain', rule: 'ROM-2.3', options: () => START_TERRAINS }),
  );
  for (const [i, seat] of seats.entries()) {
    const { terrain } = certain(taken[i], 'a terrain that was taken');
    playerOf(table, seat).startTerrain = terrain;
    takeTile(table, terrain);
    ref.tell({ kind: 'tookTerrain', rule: 'ROM-2.3', seat, terrain }, [seat]);
  }
  table.due = table.due.filter(({ what }) => what !== 'terrain');
  layOutTiles(table, ref);
}
const START_TERRAINS = [{ terrain: 'hill' }, { terrain: 'forest' }] as const;
function takeTile({ rest }: Table, terrain: Terrain): void {
  rest.terrains.splice(rest.terrains.indexOf(terrain), 1);
}
/** Face-down tiles on every hex that is nobody's start, and the multipliers. ROM-2.5, ROM-2.7 */
function layOutTiles(table: Table, ref: Referee): void {
  const { starts, multipliers, automaton } = mapOf(table);
  const isTaken = (hex: Hex): boolean => starts.some((hexes) => hexes.includes(hex)) || (table.terms.mode === 'solo' && hex === automaton);
  ref.shuffle(table.rest.terrains);
  for (let hex = 0; hex < table.hexes.length; hex++)
    if (!isTaken(hex)) hexAt(table, hex).terrain = certain(table.rest.terrains.pop(), 'a tile left');
  ref.shuffle(table.rest.multipliers);
  for (const hex of multipliers) hexAt(table, hex).multiplier = certain(table.rest.multipliers.pop(), 'a multiplier left');
}

/** The hill or forest on one of the three start hexes, plains on the others. ROM-2.6 */
function* layStart(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { at } = yield* ref.choose(seat, { ask: 'startPlace', rule: 'ROM-2.6', options: () => named(table, startsOf(table, seat)) });
  for (const hex of startsOf(table, seat)) {
    const state = hexAt(table, hex);
    state.terrain = hexName(table, hex) === at ? startTerrainOf(table, seat) : 'plain';
    state.up = true;
    ref.tell({ kind: 'laidTerrain', rule: 'ROM-2.6', seat, at: hexName(table, hex), terrain: state.terrain });
  }
  table.due.shift();
}
const plainStarts = (table: Table, seat: Seat): Hex[] => startsOf(table, seat).filter((hex) => hexAt(table, hex).terrain === 'plain');
const named = (table: Table, hexes: readonly Hex[]): { at: string }[] => hexes.map((hex) => ({ at: hexName(table, hex) }));

/** ROM-2.12 */
function* takeBonus(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { resource } = yield* ref.choose(seat, { ask: 'startBonus', rule: 'ROM-2.12', options: () => BONUSES });
  gain(table, seat, resource, 1);
  ref.tell({ kind: 'tookBonus', rule: 'ROM-2.12', seat, resource });
  table.due.shift();
}
const BONUSES: readonly { resource: Resource }[] = RESOURCES.map((resource) => ({ resource }));

/** Where a piece of the set-up stands: on a plain start hex. ROM-2.13 */
function* chooseStart(
  table: Table,
  ref: Referee,
  seat: Seat,
  {
    ask,
    what,
    hexes,
  }: { ask: 'placeTower' | 'placeFarm' | 'placeWarehouse' | 'placeWorker'; what: Due['what']; hexes: () => readonly Hex[] },
): Rules<Hex> {
  const { at } = yield* ref.choose(seat, { ask, rule: 'ROM-2.13', options: () => named(table, hexes()) });
  ref.tell({ kind: 'placed', rule: 'ROM-2.13', seat, what: what as 'tower' | 'farm' | 'warehouse' | 'worker', at });
  table.due.shift();
  return hexOf(table, at);
}
/** The hex with the tower is the capital. ROM-2.14 */
function* placeTower(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const hex = yield* chooseStart(table, ref, seat, { ask: 'placeTower', what: 'tower', hexes: () => plainStarts(table, seat) });
  hexAt(table, hex).tower = seat;
  playerOf(table, seat).capital = hex; // ROM-2.14
}
function* placeFarm(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const hex = yield* chooseStart(table, ref, seat, { ask: 'placeFarm', what: 'farm', hexes: () => plainStarts(table, seat) });
  addCounted(hexAt(table, hex), 'farm');
  takeFromBank(table, 'farm', 1);
}
function* placeWarehouse(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const hex = yield* chooseStart(table, ref, seat, { ask: 'placeWarehouse', what: 'warehouse', hexes: () => plainStarts(table, seat) });
  addStore(hexAt(table, hex));
  takeFromBank(table, 'warehouse', 1);
}
function* placeWorker(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const hex = yield* chooseStart(table, ref, seat, { ask: 'placeWorker', what: 'worker', hexes: () => startsOf(table, seat) });
  place(table, inReserve(table, seat, 'worker'), hex);
}

/** The first player's first turn. ROM-2.1 */
function begin(table: Table, ref: Referee): void {
  table.phase = 'play';
  table.round = 1;
  ref.tell({ kind: 'roundBegan', rule: 'ROM-1.11', round: 1 });
  openTurn(table, ref, certain(table.order[0], 'a first player'));
}
