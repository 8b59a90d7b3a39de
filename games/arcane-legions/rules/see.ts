// What an eye sees: everything, once the armies are shown. ARC-18.4
import type { Seat } from '@tabularium/kernel';
import { commandersOf, isCommandUnit, pointsOfArmy } from '../content/army-lists.ts';
import { content as game } from '../content/index.ts';
import type { Ability, UnitDef } from '../content/kinds.ts';
import { STEP } from '../content/shapes.ts';
import { VP } from '../content/tables.ts';
import { categoryOf, type Piece, pieceSize } from '../content/terrain.ts';
import { poseName, sideName, slotName, unitName } from '../table/names.ts';
import { type DiceOff, defOf, NONE, type Player, type Table, type UnitId, unitAt } from '../table/table.ts';
import type {
  AbilityView,
  ArcaneView,
  DiceOffView,
  FieldView,
  ObjectiveView,
  PieceView,
  PlayerView,
  SlotView,
  UnitView,
} from '../table/view.ts';
import { pointsInPlay, targetOf, vpOf, worthOf } from './fate/scoring.ts';
import { controls, objectivesOf, unitsAt } from './field/objectives.ts';
import { PLACED } from './open.ts';
import { sizeOf } from './units/bases.ts';
import { abilityCount, allIconsOf, healthOf, isCommander, readySlots, slotOf } from './units/figures.ts';
import { neighboursOf } from './units/placing.ts';
import { friendsOf, isEnemy } from './units/teams.ts';

export function see(table: Table): ArcaneView {
  return {
    eye: 'public',
    terms: { ...table.terms },
    own: table.content === game ? null : table.content,
    phase: table.phase,
    due: table.due.map(({ seat, what }) => ({ seat, what })),
    field: fieldView(table),
    players: table.players.map((player) => playerView(table, player)),
    order: table.order.slice(),
    units: table.units.map((_, id) => unitView(table, id)),
    objectives: objectivesOf(table).map((number) => objectiveView(table, number)),
    round: table.round,
    turn: table.turn === null ? null : { ...pick(table.turn), of: table.terms.cp },
    quiet: { rounds: table.quiet.rounds, limit: table.terms.stalemateRounds },
    diceOff: table.diceOff === null ? null : diceView(table, table.diceOff),
    gone: table.gone.slice(),
    ended: table.ended === null ? null : { ...table.ended, winners: table.ended.winners.slice() },
  };
}
export const seeAs = (_table: Table, seat: Seat, shared: ArcaneView): ArcaneView => ({ ...shared, eye: seat });

const pick = ({ seat, ambush, step, cp }: NonNullable<Table['turn']>): Omit<NonNullable<ArcaneView['turn']>, 'of'> => ({
  seat,
  ambush,
  step,
  cp,
});

// ---- the battlefield

function fieldView(table: Table): FieldView {
  const { width, depth, zones } = table.field;
  const ownerOf = (zone: number): Seat | null => table.players.find((player) => player.zone === zone)?.seat ?? null;
  return {
    id: table.terms.battlefield === PLACED ? null : table.terms.battlefield,
    width,
    depth,
    zones: zones.map(({ x, y, heading }, zone) => ({ x, y, heading, seat: ownerOf(zone) })),
    pieces: table.pieces.map(pieceView),
  };
}
function pieceView(piece: Piece, number: number): PieceView {
  const { width, depth } = pieceSize(piece);
  const { kind, x, y, heading } = piece;
  return {
    name: `${kind} ${number + 1}`,
    kind,
    category: categoryOf(piece),
    x: x / STEP,
    y: y / STEP,
    heading,
    width: width / STEP,
    depth: depth / STEP,
  };
}
function objectiveView(table: Table, number: number): ObjectiveView {
  const there = unitsAt(table, number);
  const holder = table.order.find((seat) => controls(table, seat, number));
  return {
    piece: number,
    units: there.map((id) => unitName(table, id)),
    controlledBy: there.length === 0 || holder === undefined ? null : holder,
    contested: there.length > 0 && holder === undefined,
  };
}

// ---- players

function playerView(table: Table, { seat, number, zone, vp, out }: Player): PlayerView {
  const army = table.units.flatMap((unit) => (unit.seat === seat ? [defOf(table, unit).id] : []));
  return {
    seat,
    number,
    zone: zone === NONE ? null : zone,
    friends: friendsOf(table, seat).filter((other) => other !== seat),
    vp,
    total: vpOf(table, seat),
    target: targetOf(table),
    points: pointsOfArmy(table.content, army),
    inPlay: pointsInPlay(table, seat),
    forecast: objectivesOf(table).filter((one) => controls(table, seat, one)).length,
    out: out > 0,
  };
}

// ---- units

function unitView(table: Table, id: UnitId): UnitView {
  const unit = unitAt(table, id);
  const def = defOf(table, unit);
  const { width, depth } = sizeOf(def);
  const isThere = unit.state === 'deployed';
  const commanders = readySlots(unit).filter((slot) => isCommander(table, id, unit.slots[slot] as number)).length;
  return {
    unit: unitName(table, id),
    card: def.id,
    seat: unit.seat,
    faction: def.faction,
    base: def.base,
    state: unit.state,
    at: isThere ? poseName(unit) : null,
    x: unit.x / STEP,
    y: unit.y / STEP,
    heading: unit.heading,
    width: width / STEP,
    depth: depth / STEP,
    costs: def.costs,
    colours: def.colours,
    slots: def.slots.map((_, slot) => slotView(table, id, slot)),
    icons: allIconsOf(table, id),
    abilities: abilityViews(table, id, def),
    figures: readySlots(unit).length,
    health: healthOf(table, id),
    mostHealth: def.slots.reduce((sum, { figure, pegs }) => (figure === null ? sum : sum + pegs), 0),
    downed: unit.downed.map((figure) => ({ start: slotName(figure), figure: slotOf(def, figure).figure as string })), // it started there
    orders: { ...unit.orders },
    pushed: unit.pushed,
    marks: { aggressive: unit.aggressive, charger: unit.charger },
    ownCp: unit.ownCp,
    points: def.points,
    worth: worthOf(table, id) + VP.commander * commanders,
    command: isCommandUnit(def) && commandersOf(def).length > 0,
    adjacent: neighboursOf(table, id).map(({ unit: other, own, other: side }) => ({
      unit: unitName(table, other),
      own: sideName(own),
      other: sideName(side),
      enemy: isEnemy(table, id, other),
    })),
  };
}
function slotView(table: Table, id: UnitId, slot: number): SlotView {
  const unit = unitAt(table, id);
  const figure = unit.slots[slot] as number;
  if (figure === NONE) return { slot: slotName(slot), figure: null, start: null, wounds: 0, commander: false };
  return {
    slot: slotName(slot),
    figure: slotOf(defOf(table, unit), figure).figure,
    start: slotName(figure),
    wounds: unit.wounds[figure] as number,
    commander: isCommander(table, id, figure),
  };
}
function abilityViews(table: Table, id: UnitId, { bar, slots }: UnitDef): AbilityView[] {
  const printed = new Map<Ability, number>();
  for (const { abilities } of slots) for (const ability of abilities) printed.set(ability, (printed.get(ability) ?? 0) + 1);
  return [
    ...bar.map((ability): AbilityView => ({ ability, on: 'bar', ready: 1, of: 1 })),
    ...[...printed].map(([ability, of]): AbilityView => ({ ability, on: 'slot', ready: abilityCount(table, id, ability), of })),
  ];
}

// ---- dice

const diceView = (table: Table, { kind, attacker, defender, sides, dice, attack, defence, critical, damage }: DiceOff): DiceOffView => ({
  kind,
  attacker: unitName(table, attacker),
  defender: unitName(table, defender),
  sides: [sideName(sides[0]), sideName(sides[1])],
  parts: [dice[0].map((part) => ({ ...part })), dice[1].map((part) => ({ ...part }))],
  attack: attack.slice(),
  defence: defence.slice(),
  critical,
  damage: [damage[0], damage[1]],
});
