// The decisions of the set-up: armies, who goes first, zones, deployment. MOB-3, MOB-9
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { FIRST_ARMIES } from '../../content/armies.ts';
import type { PositionName } from '../../content/place-names.ts';
import { placeName, placeOf } from '../../content/place-names.ts';
import { anchorOf, FOOTPRINTS, PLACES, type Place, POSITIONS, type Position } from '../../content/places.ts';
import { defOf, figureAt, figureName, figureOf, playerAt } from '../../table/names.ts';
import { type Due, type FigureId, NONE, type Player, type Referee, type Table } from '../../table/table.ts';
import { drawFate, HAND_LIMIT } from '../fate/hand.ts';
import { pointsOf } from '../fate/points.ts';
import { facingsOf } from '../field/arcs.ts';
import { fits, terrainOf, zoneOf } from '../field/terrain.ts';
import { readFacing, tellFacing } from '../field/turning.ts';
import { isMassive, put, standingAt } from '../figures/figures.ts';
import { chooseArmy } from './building.ts';
import { muster } from './muster.ts';

export function* prepare(table: Table, ref: Referee): Rules<void> {
  while (table.phase === 'setup') {
    ref.checkpoint();
    const { what, seat } = certain(table.due[0], 'a duty left'); // never empty: the last entry ends the set-up
    yield* DUTIES[what](table, ref, seat);
    table.due.shift();
  }
}
type Duty = (table: Table, ref: Referee, seat: Seat) => Rules<void>;
const DUTIES: { readonly [What in Due['what']]: Duty } = {
  armies: takeArmies,
  rollOff,
  first: nameFirstPlayer,
  zone: chooseZone,
  deploy,
  begin,
};
const otherSeat = (seat: Seat): Seat => 1 - seat; // MOB-1.1
/** Schedules decisions right after the current one. */
const decideNext = ({ due }: Table, ...next: readonly Due[]): void => void due.splice(1, 0, ...next);

// ---- armies

/** The first game has fixed armies; otherwise both players choose in secret and show their armies together. MOB-3.1, MOB-9.7 */
function* takeArmies(table: Table, ref: Referee): Rules<void> {
  const isFirst = table.terms.mode === 'first';
  ref.tell({ kind: 'map', rule: isFirst ? 'MOB-3.2' : 'MOB-9.8', map: table.terms.map });
  if (!isFirst) {
    const seats = table.players.map(({ seat }) => seat);
    const lists = yield* ref.together('army', seats, (seat) => chooseArmy(table, ref, seat));
    table.due.splice(1, seats.length - 1); // both have chosen
    for (const [seat, list] of lists.entries()) muster(table, playerAt(table, seat), list);
    for (const { deck } of table.players) ref.shuffle(deck); // MOB-3.4
  }
  for (const player of table.players) tellArmy(table, ref, player, isFirst);
}
/** Even the deck of a ready-made army stays hidden. MOB-9.7 */
function tellArmy(table: Table, ref: Referee, { seat, faction }: Player, isFirst: boolean): void {
  const own = table.figures.flatMap((figure, id) => (figure.seat === seat ? [id] : []));
  ref.tell({
    kind: 'army',
    rule: isFirst ? 'MOB-3.1' : 'MOB-9.7',
    seat,
    army: isFirst ? FIRST_ARMIES[faction] : null,
    figures: own.map((id) => {
      const { weapons, items } = figureAt(table, id);
      return { figure: figureName(table, id), gear: [...weapons, ...items.map(({ card }) => card)] };
    }),
    points: own.reduce((sum, id) => sum + pointsOf(table, id), 0),
  });
}

// ---- who goes first, and where

/** One die each, ties are rolled again. MOB-3.5 */
function* rollOff(table: Table, ref: Referee): Rules<void> {
  for (;;) {
    const faces = [ref.roll(6), ref.roll(6)] as const;
    ref.tell({ kind: 'rolledOff', rule: 'MOB-3.5', faces });
    if (faces[0] === faces[1]) continue;
    const winner = faces[0] > faces[1] ? 0 : 1;
    const zone: Due[] = table.terms.mode === 'standard' ? [{ seat: otherSeat(winner), what: 'zone' }] : [];
    return decideNext(table, { seat: winner, what: 'first' }, ...zone);
  }
}
/** MOB-3.5 */
function* nameFirstPlayer(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { me } = yield* ref.choose(seat, { ask: 'firstPlayer', rule: 'MOB-3.5', options: () => [{ me: true }, { me: false }] });
  table.firstPlayer = me ? seat : otherSeat(seat);
  ref.tell({ kind: 'firstPlayer', rule: 'MOB-3.5', seat: table.firstPlayer, by: seat });
}
/** The player who did not name the first player chooses. MOB-9.9 */
function* chooseZone(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { zone } = yield* ref.choose(seat, { ask: 'zone', rule: 'MOB-9.9', options: () => [{ zone: 'north' }, { zone: 'south' }] });
  for (const player of table.players) {
    player.zone = player.seat === seat ? zone : zone === 'north' ? 'south' : 'north';
    ref.tell({ kind: 'zone', rule: 'MOB-9.9', seat: player.seat, zone: player.zone });
  }
  decideNext(table, ...deployments(table));
}

// ---- deployment

/** Players take turns, starting with the first player; the larger army places its remaining figures at the end. MOB-9.10 */
function deployments(table: Table): Due[] {
  const order = [table.firstPlayer, otherSeat(table.firstPlayer)];
  const count = (seat: Seat): number => table.figures.filter((figure) => figure.seat === seat).length;
  const turns = Math.max(...order.map(count));
  return Array.from({ length: turns }, (_, turn) =>
    order.flatMap((seat): Due[] => (turn < count(seat) ? [{ seat, what: 'deploy' }] : [])),
  ).flat();
}
/** MOB-9.10 */
function* deploy(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { figure: name } = yield* ref.choose(seat, {
    ask: 'deploy',
    rule: 'MOB-9.10',
    options: () => table.figures.flatMap((one, id) => (one.seat === seat && one.at === NONE ? [{ figure: figureName(table, id) }] : [])),
  });
  const id = figureOf(table, name);
  const figure = figureAt(table, id);
  const { at } = yield* ref.choose(seat, {
    ask: 'deployAt',
    rule: isMassive(figure) ? 'MOB-9.11' : 'MOB-9.10',
    options: () => deployPlaces(table, id),
    facts: () => ({ figure: name }),
  });
  put(table, id, placeOf(at));
  const told = yield* ref.choose(seat, {
    ask: 'deployFacing',
    rule: 'MOB-9.10',
    options: () => facingsOf(figure).map((facing) => tellFacing(figure, facing)),
    facts: () => ({ figure: name, at }),
  });
  figure.facing = readFacing(figure, told);
  ref.tell({ kind: 'deployed', rule: 'MOB-9.10', figure: name, at, facing: 'at' in told ? told.at : told.facing });
}
/** Free places in its own zone, with the whole base inside. MOB-9.10, MOB-9.11 */
function deployPlaces(table: Table, id: FigureId): { at: PositionName }[] {
  const terrain = terrainOf(table);
  const { zone } = playerAt(table, figureAt(table, id).seat);
  const isFree = (position: Position): boolean => standingAt(table, position) === NONE && zoneOf(position) === zone;
  const [from, to] = defOf(table, id).massive ? [POSITIONS, PLACES] : [0, POSITIONS];
  const found: { at: PositionName }[] = [];
  for (let place: Place = from; place < to; place++)
    if (zoneOf(anchorOf(place)) === zone && fits(terrain, place) && (FOOTPRINTS[place] as readonly Position[]).every(isFree))
      found.push({ at: placeName(place) });
  return found;
}

/** Hands are drawn, and the first round begins with its activations. MOB-3.4, MOB-4.5 */
function* begin(table: Table, ref: Referee): Rules<void> {
  for (const { seat } of table.players) drawFate(table, ref, seat, HAND_LIMIT, 'MOB-3.4');
  table.phase = 'select';
  table.round = 1;
  ref.tell({ kind: 'roundBegan', rule: 'MOB-4.5', round: 1 });
}
