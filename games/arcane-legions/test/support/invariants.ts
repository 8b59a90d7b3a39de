// What is true of every table at every decision. Written without the rules, with real trigonometry, so that it can judge them.

import type { SlotDef, UnitDef } from '../../content/kinds.ts';
import { pieces as pieceDefs } from '../../content/tables.ts';
import { ORDERS } from '../../table/asks.ts';
import { poseName, slotName, unitName } from '../../table/names.ts';
import { NONE, type Player, type SideId, type Table, type Unit } from '../../table/table.ts';
import { baseAt, cornersOf, dot, gapBetween, type Rectangle, TICKS, toward } from './rectangles.ts';

/** Throws an error that says what is wrong unless the table of a match is as the rules promise. */
export function checkInvariants(table: Table): void {
  checkScene(table);
  for (const player of table.players) armyIsLegal(table, player);
}
/** The same for a made-up table, whose armies may be anything. */
export function checkScene(table: Table): void {
  for (const [id, unit] of table.units.entries()) {
    figuresAreComplete(table, id, unit);
    woundsAreSmall(table, id, unit);
    ordersAreFew(table, id, unit);
    if (unit.state === 'deployed') standsRight(table, id, unit);
  }
  nobodyOverlaps(table);
  contactsAreTrue(table);
  countsAreSound(table);
}

export function insist(holds: boolean, claim: () => string): void {
  if (!holds) throw new Error(`invariant: ${claim()}`);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const cardOf = ({ content }: Table, { def }: Unit): UnitDef => content.units[def] as UnitDef;

// ---- 1, 2, 5: figures

function figuresAreComplete(table: Table, id: number, unit: Unit): void {
  const { slots } = cardOf(table, unit);
  const started = slots.flatMap(({ figure }, slot) => (figure === null ? [] : [slot]));
  const found = [...unit.slots.filter((figure) => figure !== NONE), ...unit.downed].toSorted((a, b) => a - b);
  insist(unit.slots.length === slots.length, () => `${unitName(table, id)} has ${unit.slots.length} slots`);
  insist(
    found.join() === started.join(),
    () => `${unitName(table, id)} has the figures ${found.map(slotName).join()}, not ${started.map(slotName).join()}`,
  );
  for (const [slot, figure] of unit.slots.entries())
    if (figure !== NONE) figureFits(table, id, slots[slot] as SlotDef, slots[figure] as SlotDef, slot);
}
/** The circle, the foot and the pegs of the slot, of the one in which it started, and of the figure itself. */
function figureFits(table: Table, id: number, slot: SlotDef, start: SlotDef, number: number): void {
  const figure = table.content.figures.find((one) => one.id === start.figure);
  const kinds = [slot, start, figure].map((one) => `${one?.circle} ${one?.size} ${one?.pegs}`);
  insist(new Set(kinds).size === 1, () => `${start.figure} does not fit ${slotName(number)} of ${unitName(table, id)}`);
}
function woundsAreSmall(table: Table, id: number, unit: Unit): void {
  const { slots } = cardOf(table, unit);
  for (const [figure, wounds] of unit.wounds.entries()) {
    const most = unit.slots.includes(figure) ? (slots[figure] as SlotDef).pegs - 1 : 0;
    insist(wounds >= 0 && wounds <= most, () => `the figure of ${slotName(figure)} in ${unitName(table, id)} has ${wounds} wounds`);
  }
}

// ---- 9: orders

function ordersAreFew(table: Table, id: number, unit: Unit): void {
  const { bar, slots } = cardOf(table, unit);
  const isDisciplined = bar.includes('disciplined') || slots.some(({ abilities }) => abilities.includes('disciplined'));
  const counted = ORDERS.filter((order) => order !== 'regroup' || !isDisciplined);
  const again = sum(counted.map((order) => Math.max(0, unit.orders[order] - 1)));
  const name = unitName(table, id);
  insist(again <= 1 && unit.orders.special <= 1, () => `${name} has got the orders ${JSON.stringify(unit.orders)}`);
  insist(again === 0 || unit.pushed, () => `${name} was not pushed for a second order`);
  insist(again > 0 || isDisciplined || !unit.pushed, () => `${name} was pushed, but for nothing`);
  if (unit.state !== 'deployed' || table.turn?.seat === unit.seat) return;
  const isFresh = sum(ORDERS.map((order) => unit.orders[order])) === 0 && !unit.pushed && !unit.aggressive && unit.ownCp === 0;
  insist(isFresh, () => `${name} is marked by orders, and it is not its turn`);
}

// ---- 3, 4: where they stand

const TOLERANCE = 0.002;
/** Poses are rounded after they are checked. */
const MOST_OVERLAP = TOLERANCE + 1 / TICKS;
const placed = (table: Table, unit: Unit): Rectangle => baseAt(cardOf(table, unit).base, unit);
function standsRight(table: Table, id: number, unit: Unit): void {
  const { x, y, heading } = unit;
  insist([x, y].every(Number.isInteger), () => `${unitName(table, id)} stands at ${x} ${y}`);
  insist(Number.isInteger(heading) && heading >= 0 && heading <= 7, () => `${unitName(table, id)} looks to ${heading}`);
  const { width, depth } = table.field;
  for (const corner of cornersOf(placed(table, unit))) {
    const beyond = Math.max(-corner.x, -corner.y, corner.x - width, corner.y - depth);
    insist(beyond <= MOST_OVERLAP, () => `${unitName(table, id)} at ${poseName(unit)} is ${beyond} over the edge`);
  }
}
/** Farther apart than this, nothing touches. */
const FAR = 4.5;
const areNear = (a: Rectangle, b: Rectangle): boolean => Math.abs(a.x - b.x) < FAR && Math.abs(a.y - b.y) < FAR;
function nobodyOverlaps(table: Table): void {
  const bases = table.units.flatMap((unit, id) => (unit.state === 'deployed' ? [{ id, unit, at: placed(table, unit) }] : []));
  const terrain = table.pieces.flatMap(({ kind, x, y, heading }) =>
    pieceDefs[kind].category === 'objective' ? [] : [{ kind, at: { ...pieceDefs[kind], x: x / TICKS, y: y / TICKS, heading } }],
  );
  for (const [number, { id, unit, at }] of bases.entries()) {
    for (const other of bases.slice(number + 1))
      if (areNear(at, other.at)) {
        const gap = gapBetween(at, other.at);
        insist(gap >= -MOST_OVERLAP, () => `${unitName(table, id)} at ${poseName(unit)} overlaps ${unitName(table, other.id)} by ${-gap}`);
      }
    for (const { kind, at: piece } of terrain)
      if (areNear(at, piece)) {
        const gap = gapBetween(at, piece);
        insist(gap >= -MOST_OVERLAP, () => `${unitName(table, id)} at ${poseName(unit)} overlaps the ${kind} by ${-gap}`);
      }
  }
}

// ---- 10: who touches whom

const LEAST_CONTACT = 0.01;
/** This near a limit, either answer will do. */
const DOUBT = 1e-6;
interface Touch {
  readonly sides: string;
  readonly isSure: boolean;
}
/** All pairs of sides that lie flush against each other, or nearly. */
export function touches(a: Rectangle, b: Rectangle): Touch[] {
  const found: Touch[] = [];
  for (const own of [0, 1, 2, 3] as const)
    for (const other of [0, 1, 2, 3] as const) {
      const [out, back] = [toward(a.heading + 2 * own), toward(b.heading + 2 * other)];
      if (dot(out, back) > -1 + 1e-9) continue;
      const along = toward(a.heading + 2 * own + 2);
      const between = { x: b.x - a.x, y: b.y - a.y };
      const gap = Math.abs(dot(between, out) - (behind(a, own) + behind(b, other)) / 2);
      const [one, two] = [lengthOf(a, own), lengthOf(b, other)];
      const length = Math.min(one, two, (one + two) / 2 - Math.abs(dot(between, along)));
      if (gap > TOLERANCE + DOUBT || length < LEAST_CONTACT - DOUBT) continue;
      found.push({ sides: `${own}${other}`, isSure: gap < TOLERANCE - DOUBT && length > LEAST_CONTACT + DOUBT });
    }
  return found;
}
const behind = ({ width, depth }: Rectangle, side: SideId): number => (side % 2 === 0 ? depth : width);
const lengthOf = ({ width, depth }: Rectangle, side: SideId): number => (side % 2 === 0 ? width : depth);
function contactsAreTrue(table: Table): void {
  const kept = new Map<string, string>();
  for (const { a, b, sideA, sideB } of table.contacts) {
    const pair = `${a} ${b}`;
    insist(a < b && !kept.has(pair), () => `the contact of ${unitName(table, a)} and ${unitName(table, b)} is kept twice`);
    kept.set(pair, `${sideA}${sideB}`);
  }
  for (const [b, two] of table.units.entries())
    for (const [a, one] of table.units.slice(0, b).entries()) {
      const areThere = one.state === 'deployed' && two.state === 'deployed';
      const [first, second] = [placed(table, one), placed(table, two)];
      const found = areThere && areNear(first, second) ? touches(first, second) : [];
      const sides = kept.get(`${a} ${b}`);
      const names = (): string => `${unitName(table, a)} and ${unitName(table, b)}`;
      insist(found.filter(({ isSure }) => isSure).length <= 1, () => `${names()} touch with several sides`);
      insist(sides === undefined || found.some((touch) => touch.sides === sides), () => `${names()} are said to touch with ${sides}`);
      insist(sides !== undefined || !found.some(({ isSure }) => isSure), () => `${names()} touch, and nobody knows`);
    }
}

// ---- 6, 7: points

const WAITING: readonly string[] = ['begin', 'objectives', 'regeneration', 'clouds'];
function countsAreSound({ terms, players, turn, order, gone, units }: Table): void {
  for (const { seat, vp } of players) insist(Number.isInteger(vp) && vp >= 0, () => `seat ${seat} has ${vp} victory points`);
  for (const { ownCp } of units) insist(ownCp >= 0 && ownCp % 1 === 0, () => `a unit has ${ownCp} command points of its own`);
  insist(
    new Set(order).size === order.length && !order.some((seat) => gone.includes(seat)),
    () => `the turns are those of ${order.join()}`,
  );
  if (turn === null) return;
  const most = WAITING.includes(turn.step) ? 0 : turn.ambush ? Math.max(1, Math.floor(terms.cp / 2)) : terms.cp;
  insist(turn.cp >= 0 && turn.cp <= most, () => `seat ${turn.seat} has ${turn.cp} of ${most} command points`);
}

// ---- 13: armies

function armyIsLegal(table: Table, { seat }: Player): void {
  const cards = table.units.flatMap((unit) => (unit.seat === seat ? [cardOf(table, unit)] : []));
  const points = sum(cards.map((card) => card.points));
  insist(points <= table.terms.points, () => `the army of seat ${seat} costs ${points}`);
  const commanders = cards.flatMap(({ slots }) => slots.flatMap(({ circle, figure }) => (circle === 'yellow' && figure ? [figure] : [])));
  insist(new Set(commanders).size === commanders.length, () => `seat ${seat} has a commander twice`);
  const command = cards.flatMap(({ id, slots }) => (slots.some(({ circle }) => circle === 'yellow') ? [id] : []));
  insist(new Set(command).size === command.length, () => `seat ${seat} has a command unit twice`);
}
