// How a match ends, and how it is scored.
import type { Result, Rules, Seat } from '@tabularium/kernel';
import { troopAt, unitAt } from '../../table/names.ts';
import { type Ending, isCooperative, NONE, type Referee, type Table, type TroopId } from '../../table/table.ts';
import { leaveCombat } from '../arena/standing.ts';
import { favorBoardOf, TRACK_LENGTH } from '../favor/favor.ts';
import { players, seatsOf } from '../units/seats.ts';
import { combatants } from '../units/units.ts';

/** HOP-13.19 */
export const ALL_TROPHIES = 6;

/** The match is over, whatever was going on. HOP-12.3 */
export function* finish(table: Table, ref: Referee, ending: Ending): Rules<never> {
  table.ended = ending;
  dropWhatWaits(table);
  ref.tell({ kind: 'ended', rule: ending.rule, because: ending.because, winners: ending.winners.slice() });
  return yield* ref.startOver();
}

/** What was to follow the effect that is cut short. */
export function dropWhatWaits(table: Table): void {
  table.earned.length = 0;
  table.struck.length = 0;
}

// ---- kinds of endings
export const won = (rule: string, because: string, winners: Seat[]): Ending => ({ rule, because, winners, drawn: false });
export const lost = (rule: string, because: string): Ending => won(rule, because, []);
export const drawn = (rule: string, because: string, winners: Seat[]): Ending => ({ rule, because, winners, drawn: true });

// ---- giving up

/** In the Deployment step, with no unit in combat and none that can be deployed. HOP-13.20, HOP-14.25, HOP-16.8, HOP-17.6 */
export function* forfeit(table: Table, ref: Referee, seat: Seat): Rules<never> {
  const { mode } = table.terms;
  const team = troopAt(table, seat).team;
  const others = seatsOf(table).filter((other) => table.troops[other]?.team !== team);
  ref.tell({ kind: 'forfeited', rule: FORFEITS[mode], seat });
  if (isCooperative(mode)) return yield* finish(table, ref, lost(FORFEITS[mode], 'forfeit')); // HOP-13.20, HOP-14.25
  if (mode !== 'pandemonium') return yield* finish(table, ref, won(FORFEITS[mode], 'forfeit', others)); // HOP-12.3, HOP-17.6
  strikeOut(table, ref, seat); // HOP-16.8
  const ending = lastStanding(table);
  return ending === null ? yield* ref.startOver() : yield* finish(table, ref, ending);
}
const FORFEITS = {
  onslaught: 'HOP-13.20',
  ascension: 'HOP-14.25',
  skirmish: 'HOP-12.3',
  pandemonium: 'HOP-16.8',
  alliance: 'HOP-17.6',
} as const;

/** A player is out: the units leave, the turn is over, the others go on. HOP-16.8, HOP-18.1 */
export function strikeOut(table: Table, ref: Referee, seat: Seat): void {
  const troop = table.troops[seat];
  if (troop === undefined || troop.out) return;
  for (const id of combatants(table, seat)) leaveCombat(table, ref, id, 'out');
  troop.out = true;
  table.fallen.push(seat);
  table.due = table.due.filter((due) => due.seat !== seat);
  if (table.turn.troop === seat) endTurnOf(table, seat);
}
/** Notes that a troop has had its turn. */
export function endTurnOf(table: Table, troop: TroopId): void {
  table.acted.push(troop);
  table.turn.troop = NONE;
}
/** HOP-16.1 */
function lastStanding(table: Table): Ending | null {
  const left = players(table);
  return left.length > 1 ? null : won('HOP-16.1', 'lastStanding', left);
}

// ---- the result

/** How the match ended. In every mode but Pandemonium a player who leaves ends it. HOP-18.1, HOP-24.4 */
export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const ending = table.ended ?? (left.length > 0 ? endingByLeaving(table, left) : null);
  if (ending === null) return undefined;
  const { winners, drawn, rule, because } = ending;
  return { winners: winners.slice(), drawn, rule, because, scores: seatsOf(table).map((seat) => scoreOf(table, seat, ending, left)) };
}
function endingByLeaving(table: Table, left: readonly Seat[]): Ending | null {
  const { mode } = table.terms;
  if (isCooperative(mode)) return lost('HOP-18.1', 'resigned');
  if (mode === 'pandemonium') {
    const others = players(table).filter((seat) => !left.includes(seat));
    return others.length > 1 ? null : won('HOP-18.1', 'resigned', others);
  }
  const teams = left.map((seat) => table.troops[seat]?.team);
  return won(
    'HOP-18.1',
    'resigned',
    seatsOf(table).filter((seat) => !teams.includes(table.troops[seat]?.team)),
  );
}

// ---- the score sheets, in the order in which their columns are compared. HOP-24.4

/** A seat's sheet as it stands. */
export function scoreOf(table: Table, seat: Seat, ending: Ending | null, left: readonly Seat[] = []): Record<string, number> {
  const { units, hp } = leftInCombat(table, seat);
  const rounds = table.round;
  switch (table.terms.mode) {
    case 'onslaught':
      return { trophies: table.trophies.length, rounds, units }; // HOP-13.21
    case 'ascension':
      return { win: ending !== null && ending.winners.length > 0 ? 1 : 0, rounds, hp };
    case 'pandemonium':
      return { outlived: outlived(table, seat, left), units, hp };
    default:
      return {
        win: ending?.winners.includes(seat) && !ending.drawn ? 1 : 0,
        defeated: defeated(table, seat),
        units,
        hp,
        favor: favorOf(table, seat),
      };
  }
}
/** In cooperation everybody's units count together. */
function leftInCombat(table: Table, seat: Seat): { units: number; hp: number } {
  const shared = isCooperative(table.terms.mode);
  let units = 0;
  let hp = 0;
  for (const unit of table.units)
    if (unit.zone === 'arena' && (shared ? table.troops[unit.troop]?.seat !== NONE : unit.troop === seat)) {
      units += 1;
      hp += unit.hp;
    }
  return { units, hp };
}
/** The units of other teams that lie in their discards. */
function defeated(table: Table, seat: Seat): number {
  const team = table.troops[seat]?.team;
  return table.units.filter(({ zone, troop }) => zone === 'discard' && table.troops[troop]?.team !== team).length;
}
/** All favor of a seat's board: of the Colosseum five for every completed track, and the bead. */
export function favorOf(table: Table, seat: Seat): number {
  const board = favorBoardOf(table, seat);
  if (board === undefined) return 0;
  const onOpenTrack = board.track === null || !board.done.includes(board.track);
  return board.done.length * TRACK_LENGTH + (onOpenTrack ? board.bead : 0);
}
/** How many players were eliminated before this one. */
function outlived(table: Table, seat: Seat, left: readonly Seat[]): number {
  const fallen = [...table.fallen, ...left.filter((one) => !table.fallen.includes(one))];
  return fallen.includes(seat) ? fallen.indexOf(seat) : fallen.length;
}
export const isPrimaryDown = (table: Table, hero: number): boolean => {
  if (hero === NONE) return false;
  const { zone, hp } = unitAt(table, hero);
  return zone === 'discard' || (zone === 'arena' && hp <= 0);
};
