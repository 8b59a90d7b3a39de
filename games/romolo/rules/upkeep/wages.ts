// Wages of the mercenaries: paid in salt, in money, or in other goods at their price. ROM-11.2 to ROM-11.8
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { RESOURCES, type Resource } from '../../content/kinds.ts';
import type { DismissAbout, UnpaidFacts, WageAbout, WageFacts, WagesFacts } from '../../table/about-war.ts';
import type { Asks, Piece } from '../../table/asks.ts';
import { hexName, playerOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import type { WagesView } from '../../table/view.ts';
import { eliminate } from '../ending/elimination.ts';
import { pause } from '../ending/leaving.ts';
import { sidesOf } from '../land/hexes.ts';
import { piecesIn, removePiece, TOWER, wallLot } from '../land/pieces.ts';
import { chargesOf, freshPower, usePower } from '../people/powers.ts';
import { mercenariesOf, remove } from '../people/units.ts';
import { firstOfEach } from '../war/losses.ts';

type Wage = Asks['wage'];

// ---- what is due

/** The first costs one salt, the second two ... ROM-11.2 */
export const saltFor = (mercenaries: number): number => (mercenaries * (mercenaries + 1)) / 2;
/** What a salt due is worth in half coins. ROM-11.3, ROM-11.4 */
export const saltWorth = ({ prices }: Table): number => Math.max(1, 2 * prices.salt);
/** What a cube of another resource is worth in half coins. ROM-11.4 */
const worth = ({ prices }: Table, resource: Resource): number => 2 * prices[resource];

/** How many of them an owner can pay, and therefore must. ROM-11.5 */
export function affordable(table: Table, owner: Owner, mercenaries: number): number {
  const { stock, money } = playerOf(table, owner);
  let means = money;
  for (const resource of RESOURCES) if (resource !== 'salt') means += worth(table, resource) * stock[resource];
  const each = saltWorth(table);
  let paid = mercenaries;
  while (Math.max(0, saltFor(paid) - stock.salt) * each > means) paid--;
  return paid;
}
/** What the next maintenance would cost now. */
export function wagesPreview(table: Table, owner: Owner): WagesView & { readonly affordable: number } {
  const mercenaries = mercenariesOf(table, owner).length;
  const salt = saltFor(mercenaries);
  return { mercenaries, salt, money: salt * saltWorth(table), affordable: affordable(table, owner, mercenaries) };
}

// ---- paying

/** Works out what is due; a charge of Foederatus waives it all. ROM-11.2, ROM-11.5, ROM-15.13 */
export function* reckonWages(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { turn } = table;
  const fallen = mercenariesOf(table, seat, 'fallen').length;
  const mercenaries = mercenariesOf(table, seat, 'map').length + fallen;
  if (mercenaries === 0) return;
  if (yield* waives(table, ref, seat)) return;
  const paid = affordable(table, seat, mercenaries);
  turn.due = saltFor(paid);
  turn.credit = 0;
  turn.unpaid = mercenaries - paid; // ROM-11.6
  turn.toDismiss = Math.max(0, turn.unpaid - fallen); // ROM-11.7
  ref.tell({ kind: 'wagesDue', rule: 'ROM-11.5', seat, mercenaries, paid, salt: turn.due });
}
function* waives(table: Table, ref: Referee, seat: Seat): Rules<boolean> {
  const held = freshPower(table, seat, 'foederatus');
  if (held === undefined || chargesOf(held) === 0) return false;
  const { use } = yield* ref.choose(seat, {
    ask: 'foederatus',
    rule: 'ROM-15.13',
    options: () => [{ use: true }, { use: false }],
    facts: (): WagesFacts => wagesPreview(table, seat),
  });
  if (!use) return false;
  usePower(table, ref, seat, 'foederatus');
  ref.tell({ kind: 'wagesWaived', rule: 'ROM-15.13', seat });
  return true;
}

/** Payment by payment until nothing is due; any credit left over is lost. ROM-11.4 */
export function* payWages(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (table.turn.due > 0) {
    yield* pause(table, ref);
    const wage = yield* ref.choose(seat, {
      ask: 'wage',
      rule: 'ROM-11.4',
      options: () => WAGES.filter((one) => whyNotWage(table, seat, one) === undefined),
      ruledOut: () => WAGES.flatMap((one) => whyNotWage(table, seat, one) ?? []),
      about: (option) => afterWage(table, option),
      facts: (): WageFacts => ({ due: table.turn.due, credit: table.turn.credit, each: saltWorth(table) }),
    });
    payWage(table, ref, seat, wage);
  }
}
const WAGES: readonly Wage[] = (['money', ...RESOURCES] as const).map((one) => Object.freeze({ with: one }));

function whyNotWage(table: Table, seat: Seat, wage: Wage): Reason | undefined {
  const { stock, money } = playerOf(table, seat);
  if (wage.with === 'money') {
    const cost = afterWage(table, wage).money;
    return money < cost ? { rule: 'ROM-11.4', because: 'tooLittleMoney', what: 'money', needs: cost, has: money } : undefined;
  }
  const resource = wage.with;
  if (stock[resource] === 0) return { rule: 'ROM-11.4', because: 'noneInStock', what: resource };
  return resource !== 'salt' && worth(table, resource) === 0 ? { rule: 'ROM-11.4', because: 'priceZero', what: resource } : undefined;
}
/** Salt pays one salt; money pays what a salt still lacks; anything else adds to the credit, which pays as many salt as it covers. ROM-11.4 */
function afterWage(table: Table, wage: Wage): WageAbout {
  const { due, credit } = table.turn;
  const each = saltWorth(table);
  if (wage.with === 'salt') return { due: due - 1, credit, money: 0 };
  if (wage.with === 'money') return { due: due - 1, credit: 0, money: each - credit };
  const total = credit + worth(table, wage.with);
  const paid = Math.min(due, Math.floor(total / each));
  return { due: due - paid, credit: total - paid * each, money: 0 };
}
function payWage(table: Table, ref: Referee, seat: Seat, wage: Wage): void {
  const player = playerOf(table, seat);
  const after = afterWage(table, wage);
  player.money -= after.money;
  if (wage.with !== 'money') player.stock[wage.with] -= 1;
  table.turn.due = after.due;
  table.turn.credit = after.due === 0 ? 0 : after.credit;
  ref.tell({ kind: 'wagePaid', rule: 'ROM-11.4', seat, with: wage.with, left: after.due });
}

// ---- not paid

/** Each unpaid mercenary costs the capital a construction, the tower last; then the mercenaries leave. ROM-11.6, ROM-11.7 */
export function* sufferUnpaid(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (table.turn.unpaid > 0) yield* giveUpConstruction(table, ref, seat);
  while (table.turn.toDismiss > 0) {
    yield* pause(table, ref);
    const { unit } = yield* ref.choose(seat, {
      ask: 'wageMercenary',
      rule: 'ROM-11.7',
      options: () => mercenaryOptions(table, seat),
      facts: (): UnpaidFacts => ({ left: table.turn.toDismiss }),
    });
    table.turn.toDismiss -= 1;
    dismiss(table, ref, unitOf(table, unit), 'unpaid');
  }
}
function* giveUpConstruction(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { turn } = table;
  yield* pause(table, ref);
  const { capital } = playerOf(table, seat);
  const piece = yield* ref.choose(seat, {
    ask: 'wageConstruction',
    rule: 'ROM-11.6',
    options: () => givenUp(table, seat),
    ruledOut: () => (piecesIn(table, capital).length > 0 ? [{ rule: 'ROM-11.6', because: 'towerLast', what: 'tower' }] : []),
    facts: (): UnpaidFacts => ({ left: turn.unpaid }),
  });
  turn.unpaid -= 1;
  const sides = piece.piece === 'walls' ? yield* wallLot(table, ref, seat, capital) : 0; // ROM-1.13
  removePiece(table, capital, piece, sides);
  ref.tell({ kind: 'wageRemoved', rule: 'ROM-11.6', seat, at: hexName(table, capital), piece, sides: sidesOf(sides) });
  if (piece.piece === 'tower') yield* eliminate(table, ref, seat, null, 'wages'); // ROM-10.36
}
function givenUp(table: Table, seat: Seat): Piece[] {
  const pieces = piecesIn(table, playerOf(table, seat).capital);
  return pieces.length > 0 ? pieces : [TOWER];
}

// ---- dismissal

/** As many as the player likes; the fallen ones leave too. ROM-11.8 */
export function* dismissMercenaries(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (mercenariesOf(table, seat, 'map').length > 0) {
    yield* pause(table, ref);
    const choice = yield* ref.choose(seat, {
      ask: 'dismiss',
      rule: 'ROM-11.8',
      options: () => mercenaryOptions(table, seat),
      about: (): DismissAbout => ({ salt: saltFor(mercenariesOf(table, seat, 'map').length - 1) }),
      pass: true,
    });
    if (choice === PASS) break;
    dismiss(table, ref, unitOf(table, choice.unit), 'chosen');
  }
  for (const id of mercenariesOf(table, seat, 'fallen')) dismiss(table, ref, id, 'fallen');
}
/** Identical mercenaries in a hex are one option. */
const mercenaryOptions = (table: Table, seat: Seat): { unit: string }[] =>
  firstOfEach(table, mercenariesOf(table, seat, 'map')).map((id) => ({ unit: unitName(table, id) }));
/** They never come back. ROM-1.7 */
function dismiss(table: Table, ref: Referee, id: UnitId, because: 'unpaid' | 'chosen' | 'fallen'): void {
  const { at } = unitAt(table, id);
  const rule = because === 'unpaid' ? 'ROM-11.7' : 'ROM-11.8';
  remove(table, id, 'gone');
  ref.tell({ kind: 'dismissed', rule, unit: unitName(table, id), at: at === NONE ? null : hexName(table, at), because });
}
