// The decisions of the set-up: armies, terrain, who goes when, zones, deployment. ARC-2
import { certain, PASS, type Rules, type Seat } from '@tabularium/kernel';
import { pointsOfArmy } from '../../content/army-lists.ts';
import type { PieceKind } from '../../content/kinds.ts';
import { STEP } from '../../content/shapes.ts';
import { poseName, unitCalled, unitName } from '../../table/names.ts';
import { type Due, NONE, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { rollForOrder } from '../fate/roll-off.ts';
import { newTurn } from '../round/turn.ts';
import { place } from '../units/placing.ts';
import { playerAt } from '../units/teams.ts';
import { chooseArmy } from './building.ts';
import { freeZones, placesFor, zoneOf } from './deploying.ts';
import { lay, objectiveSpots, pieceColumns, pieceKinds, pieceRows, pieceTurns } from './laying.ts';
import { muster } from './muster.ts';

export function* prepare(table: Table, ref: Referee): Rules<void> {
  while (table.phase === 'setup') {
    ref.checkpoint();
    const { what, seat } = certain(table.due[0], 'a duty left'); // the last duty ends the set-up
    yield* DUTIES[what](table, ref, seat);
    table.due.shift();
  }
}
type Duty = (table: Table, ref: Referee, seat: Seat) => Rules<void>;
const DUTIES: { readonly [What in Due['what']]: Duty } = {
  armies: takeArmies,
  firstPlacer,
  objective: placeObjective,
  terrain: placeTerrain,
  initiative,
  number: chooseNumber,
  zone: chooseZone,
  deploy,
  begin,
};
/** Puts duties right after the present one. */
const goOnWith = ({ due }: Table, ...next: readonly Due[]): void => void due.splice(1, 0, ...next);

// ---- armies. ARC-2.1

/** All choose in secret, and show their armies together. */
function* takeArmies(table: Table, ref: Referee): Rules<void> {
  ref.tell({ kind: 'battlefield', rule: 'ARC-2.7', battlefield: table.terms.battlefield });
  const seats = table.players.map(({ seat }) => seat);
  const lists = yield* ref.together('army', seats, (seat) => chooseArmy(table, ref, seat));
  table.due.splice(1, seats.length - 1); // all have chosen
  for (const [seat, { army, units }] of lists.entries()) {
    muster(table, seat, units);
    const own = table.units.flatMap((unit, id) => (unit.seat === seat ? [unitName(table, id)] : []));
    ref.tell({ kind: 'army', rule: 'ARC-2.1', seat, army, units: own, points: pointsOfArmy(table.content, units) });
  }
}

// ---- terrain that the players lay. ARC-2.8 to ARC-2.12

function* firstPlacer(table: Table, ref: Referee): Rules<void> {
  const order = rollForOrder(
    ref,
    table.players.map(({ seat }) => seat),
    'placing',
    'ARC-2.8',
  );
  const isOpen = table.terms.mode !== 'kingOfTheHill' && table.terms.mode !== 'deathBeforeDishonor';
  const objectives = isOpen ? order.map((seat): Due => ({ seat, what: 'objective' })) : [];
  goOnWith(table, ...objectives, ...order.map((seat): Due => ({ seat, what: 'terrain' })));
}
function* placeObjective(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const spot = yield* ref.choose(seat, { ask: 'objectiveAt', rule: 'ARC-2.9', options: () => objectiveSpots(table) });
  lay(table, 'objective', spot);
  ref.tell({ kind: 'piece', rule: 'ARC-2.8', seat, piece: 'objective', ...spot, degrees: 0 });
}
/** In turn, until all pass one after another. ARC-2.12, ARC-13.4 */
function* placeTerrain(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const told = yield* ref.choose(seat, {
    ask: 'piece',
    rule: 'ARC-2.12',
    options: () => pieceKinds(table).map((piece) => ({ piece })),
    pass: true,
  });
  if (told === PASS) return;
  yield* layPiece(table, ref, seat, told.piece);
  const others = table.due.slice(1).filter(({ what }) => what === 'terrain').length;
  table.due.splice(1, others);
  const seats = table.players.map((player) => player.seat);
  const next = seats.map((_, i) => seats[(seats.indexOf(seat) + 1 + i) % seats.length] as Seat);
  goOnWith(table, ...next.map((one): Due => ({ seat: one, what: 'terrain' })));
}
function* layPiece(table: Table, ref: Referee, seat: Seat, piece: PieceKind): Rules<void> {
  const { degrees } = yield* ref.choose(seat, {
    ask: 'pieceTurn',
    rule: 'ARC-2.12',
    options: () => pieceTurns(table, piece).map((one) => ({ degrees: one })),
    facts: () => ({ piece }),
  });
  const { x } = yield* ref.choose(seat, {
    ask: 'pieceX',
    rule: 'ARC-2.12',
    options: () => pieceColumns(table, piece, degrees).map((one) => ({ x: one })),
    facts: () => ({ piece, degrees }),
  });
  const { y } = yield* ref.choose(seat, {
    ask: 'pieceY',
    rule: 'ARC-2.12',
    options: () => pieceRows(table, piece, degrees, x).map((one) => ({ y: one })),
    facts: () => ({ piece, degrees, x }),
  });
  lay(table, piece, { x, y }, degrees);
  ref.tell({ kind: 'piece', rule: 'ARC-2.11', seat, piece, x, y, degrees });
}

// ---- who goes when, and where. ARC-2.15, ARC-2.16

function* initiative(table: Table, ref: Referee): Rules<void> {
  const order = rollForOrder(
    ref,
    table.players.map(({ seat }) => seat),
    'initiative',
    'ARC-2.15',
  );
  goOnWith(table, ...order.map((seat): Due => ({ seat, what: 'number' })));
}
const byNumber = ({ players }: Table): Seat[] => players.toSorted((a, b) => a.number - b.number).map(({ seat }) => seat);
function* chooseNumber(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const taken = table.players.map(({ number }) => number);
  const { number } = yield* ref.choose(seat, {
    ask: 'number',
    rule: 'ARC-2.15',
    options: () => table.players.flatMap((_, i) => (taken.includes(i + 1) ? [] : [{ number: i + 1 }])),
  });
  playerAt(table, seat).number = number;
  ref.tell({ kind: 'number', rule: 'ARC-2.15', seat, number });
  if (table.players.every((player) => player.number > 0))
    goOnWith(table, ...byNumber(table).map((one): Due => ({ seat: one, what: 'zone' })));
}
function* chooseZone(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { zone } = yield* ref.choose(seat, {
    ask: 'zone',
    rule: 'ARC-2.16',
    options: () => freeZones(table).map((one) => ({ zone: one + 1 })),
  });
  playerAt(table, seat).zone = zone - 1;
  ref.tell({ kind: 'zone', rule: 'ARC-2.16', seat, zone });
  if (table.players.every((player) => player.zone !== NONE)) goOnWith(table, ...deployments(table));
}

// ---- deployment. ARC-2.17 to ARC-2.21

const waitingOf = ({ units }: Table, seat: Seat): UnitId[] =>
  units.flatMap((unit, id) => (unit.seat === seat && unit.state === 'waiting' ? [id] : []));
/** One unit each in turn; whoever has more places the rest at the end. ARC-2.19 */
function deployments(table: Table): Due[] {
  const order = byNumber(table);
  const most = Math.max(...order.map((seat) => waitingOf(table, seat).length));
  return Array.from({ length: most }, (_, turn) =>
    order.flatMap((seat): Due[] => (turn < waitingOf(table, seat).length ? [{ seat, what: 'deploy' }] : [])),
  ).flat();
}
function* deploy(table: Table, ref: Referee, seat: Seat): Rules<void> {
  dropHomeless(table, ref, seat);
  const waiting = waitingOf(table, seat);
  if (waiting.length === 0) return;
  const isFirstOfCard = (id: UnitId): boolean => waiting.find((one) => unitAt(table, one).def === unitAt(table, id).def) === id;
  const { unit } = yield* ref.choose(seat, {
    ask: 'deploy',
    rule: 'ARC-2.19',
    options: () => waiting.filter(isFirstOfCard).map((id) => ({ unit: unitName(table, id) })),
  });
  const id = unitCalled(table, unit);
  const { x, y } = yield* ref.choose(seat, {
    ask: 'deployAt',
    rule: 'ARC-2.18',
    options: () => placesFor(table, id).map((pose) => ({ x: pose.x / STEP, y: pose.y / STEP })),
    facts: () => ({ unit }),
  });
  const pose = { x: Math.round(x * STEP), y: Math.round(y * STEP), heading: zoneOf(table, seat).heading };
  place(table, id, pose);
  ref.tell({ kind: 'deployed', rule: 'ARC-2.17', unit, at: poseName(pose) });
}
/** Units for which no place is left. ARC-2.21 */
function dropHomeless(table: Table, ref: Referee, seat: Seat): void {
  for (const id of waitingOf(table, seat)) {
    if (placesFor(table, id, 1).length > 0) continue;
    unitAt(table, id).state = 'absent';
    ref.tell({ kind: 'noRoom', rule: 'ARC-2.21', unit: unitName(table, id) });
  }
}

/** Number 1 has the ambush turn, then number 2 the first turn. ARC-2.22 */
function* begin(table: Table): Rules<void> {
  table.phase = 'battle';
  if (table.terms.mode === 'firstBattle') return;
  const [first, ...others] = byNumber(table);
  table.order = [...others, first as Seat];
  table.turn = newTurn(first as Seat, true);
}
