// Victory points, defeated units, and who has won. ARC-12
import type { Seat } from '@tabularium/kernel';
import type { UnitDef } from '../../content/kinds.ts';
import { isFormation } from '../../content/shapes.ts';
import { VP } from '../../content/tables.ts';
import type { VpReason } from '../../table/events.ts';
import { unitName } from '../../table/names.ts';
import { defOf, NONE, type Referee, type Table, type UnitId, unitAt } from '../../table/table.ts';
import { distanceBetween } from '../units/bases.ts';
import { areFriends, deployedOf, friendsOf, isStanding, playerAt } from '../units/teams.ts';

export function score(table: Table, ref: Referee, seat: Seat, change: number, why: VpReason, rule: string, unit: UnitId = NONE): void {
  const player = playerAt(table, seat);
  player.vp += change;
  table.quiet.stirred = true;
  ref.tell({ kind: 'vp', rule, seat, change, total: player.vp, why, unit: unit === NONE ? null : unitName(table, unit) });
}
/** A team adds up its points. ARC-13.8 */
export const vpOf = (table: Table, seat: Seat): number =>
  table.players.reduce((sum, player) => (areFriends(table, seat, player.seat) ? sum + player.vp : sum), 0);
export const targetOf = ({ terms, players }: Table): number => terms.vp * (terms.teams ? players.length / 2 : 1);

/** The active side has the points it needs, so nothing more is asked or done. ARC-12.1 */
export const hasWon = (table: Table): boolean => table.turn !== null && vpOf(table, table.turn.seat) >= targetOf(table);

/** What a unit counts as when it is defeated. ARC-12.3 */
export const prizeOf = (def: UnitDef): 'formation' | 'sortie' => (isFormation(def) ? 'formation' : 'sortie');
export const worthOf = (table: Table, id: UnitId): number => VP[prizeOf(defOf(table, unitAt(table, id)))];
/** Who scores for a loss: whoever caused it or, if that was its own side, an opponent. NONE: no opponent is left. ARC-12.6 */
export function scorerFor(table: Table, id: UnitId, by: Seat): Seat {
  const { seat: owner, damagedBy } = unitAt(table, id);
  const isOpponent = (seat: Seat): boolean => seat !== NONE && !areFriends(table, owner, seat) && table.order.includes(seat);
  if (isOpponent(by)) return by;
  if (isOpponent(damagedBy)) return damagedBy;
  const { order } = table;
  const after = order.indexOf(owner);
  const others = [...order.slice(after + 1), ...order.slice(0, after)].filter(isOpponent);
  let [nearest, least] = [NONE, Number.POSITIVE_INFINITY];
  for (const seat of others)
    for (const other of deployedOf(table, seat)) {
      const distance = distanceBetween(table, id, other);
      if (distance < least) [nearest, least] = [seat, distance];
    }
  return nearest === NONE ? (others[0] ?? NONE) : nearest;
}

// ---- the end

export function end(table: Table, rule: string, because: string, winners: readonly Seat[], drawn = false): void {
  table.ended ??= { rule, because, winners: [...winners], drawn };
}
/**
 * A side without units has lost, unless it is active and has just reached its points. Players without units leave `order`.
 * ARC-12.1, ARC-12.7, ARC-12.8, ARC-12.11
 */
export function judge(table: Table, ref: Referee): void {
  if (table.ended !== null) return;
  const active = table.turn?.seat ?? NONE;
  const alive = table.order.filter((seat) => isStanding(table, seat));
  for (const seat of table.order) if (!alive.includes(seat)) eliminate(table, ref, seat, alive.length);
  const [first] = alive;
  if (hasWon(table)) end(table, 'ARC-12.1', 'points', friendsOf(table, active));
  else if (first === undefined) allFell(table, active);
  else if (alive.every((seat) => areFriends(table, first, seat))) end(table, 'ARC-12.7', 'lastStanding', friendsOf(table, first));
  if (first !== undefined) table.order = alive;
}
/** Among equals the active side wins; otherwise they share the victory. ARC-12.8 */
function allFell(table: Table, active: Seat): void {
  const most = Math.max(...table.order.map((seat) => vpOf(table, seat)));
  const best = table.order.filter((seat) => vpOf(table, seat) === most);
  const sides = best.includes(active) ? [active] : best;
  const winners = table.players.flatMap(({ seat }) => (sides.some((one) => areFriends(table, seat, one)) ? [seat] : []));
  const isShared = sides.some((seat) => !areFriends(table, seat, sides[0] as Seat));
  end(table, 'ARC-12.8', 'allFell', winners, isShared);
}
function eliminate(table: Table, ref: Referee, seat: Seat, left: number): void {
  const player = playerAt(table, seat);
  if (player.out !== 0) return;
  player.out = left + 1;
  ref.tell({ kind: 'eliminated', rule: 'ARC-12.11', seat });
}
/** The points of a player's units still on the table. ARC-12.12 */
export const pointsInPlay = (table: Table, seat: Seat): number =>
  deployedOf(table, seat).reduce((sum, id) => sum + defOf(table, unitAt(table, id)).points, 0);
/** Decides a battle that has stalled: most victory points, then most points in play, then a draw. ARC-12.12 */
export function endByCount(table: Table, rule: string, because: string): void {
  const leaders = table.order.filter((seat, number) => table.order.findIndex((other) => areFriends(table, seat, other)) === number);
  const inPlay = (seat: Seat): number => friendsOf(table, seat).reduce((sum, friend) => sum + pointsInPlay(table, friend), 0);
  const isBetter = (a: Seat, b: Seat): boolean =>
    vpOf(table, a) > vpOf(table, b) || (vpOf(table, a) === vpOf(table, b) && inPlay(a) > inPlay(b));
  const best = leaders.filter((seat) => !leaders.some((other) => isBetter(other, seat)));
  const winners = best.flatMap((seat) => friendsOf(table, seat));
  end(table, rule, because, winners, best.length > 1);
}
