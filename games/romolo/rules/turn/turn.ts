// Turns: how they begin, their phases in order, how they end. ROM-3
import type { Rules, Seat } from '@tabularium/kernel';
import { LAST_ROUND, TECHNICAL_STOP, units } from '../../content/tables.ts';
import { playerOf } from '../../table/names.ts';
import { NONE, type Owner, type Phase, type Referee, type Table, type Turn } from '../../table/table.ts';
import { eliminate } from '../ending/elimination.ts';
import { checkEnd, stopGame } from '../ending/ending.ts';
import { pause } from '../ending/leaving.ts';
import { count, isOnMap } from '../people/units.ts';
import { maintenance } from '../upkeep/maintenance.ts';
import { warPhase } from '../war/war.ts';
import { actionPhase } from './action-phase.ts';

// ---- a turn begins

/** A turn in which nothing has happened yet. */
export const newTurn = (owner: Owner, number: number): Turn => ({
  owner,
  number,
  phase: 'start',
  busy: false,
  hired: false,
  ride: NONE,
  answers: [],
  toWar: false,
  archHex: NONE,
  proposals: 0,
  due: 0,
  credit: 0,
  unpaid: 0,
  toDismiss: 0,
  wheatPaid: 0,
  furnarus: 0,
  step: 'roll',
  groups: [],
});
/** The next turn: every power is fresh, every hex can be produced in again, the active units have their actions. ROM-15.2, ROM-7.4, ROM-11.18 */
export function openTurn(table: Table, ref: Referee, owner: Owner): void {
  table.turn = newTurn(owner, table.turn.number + 1);
  for (const { characters } of table.players) for (const held of characters) held.used = undefined; // ROM-15.2
  for (const hex of table.hexes) hex.yielded = undefined;
  for (const unit of table.units) {
    if (typeof unit !== 'object') continue;
    unit.unhindered = undefined; // ROM-15.19
    if (!isOnMap(unit) || unit.owner !== owner) continue;
    unit.actions = units[unit.kind].actions; // ROM-4.1
    unit.movesOnly = undefined;
    unit.used = undefined;
  }
  if (playerOf(table, owner).automaton) ref.tell({ kind: 'automatonTurnBegan', rule: 'ROM-16.1' });
  else ref.tell({ kind: 'turnBegan', rule: 'ROM-1.11', seat: owner });
}

// ---- its phases

/** Resumes at the current phase and plays to the end of the turn. ROM-3.1 */
export function* playerTurn(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (table.turn.phase !== 'end') {
    switch (table.turn.phase) {
      case 'start':
        yield* startTurn(table, ref, seat);
        enterPhase(table, ref, seat, 'action');
        break;
      case 'action':
        yield* ref.within({ at: 'actionPhase' }, actionPhase(table, ref, seat));
        payIdle(table, ref, seat);
        enterPhase(table, ref, seat, 'war');
        break;
      case 'war':
        yield* ref.within({ at: 'warPhase' }, warPhase(table, ref, seat));
        enterPhase(table, ref, seat, 'collect');
        break;
      default:
        yield* ref.within({ at: 'maintenance' }, maintenance(table, ref, seat));
        table.turn.phase = 'end';
    }
  }
}
function enterPhase(table: Table, ref: Referee, seat: Seat, phase: Extract<Phase, 'action' | 'war' | 'collect'>): void {
  table.turn.phase = phase;
  ref.tell({ kind: 'phaseBegan', rule: 'ROM-3.1', seat, phase: phase === 'collect' ? 'maintenance' : phase });
}
function* startTurn(table: Table, ref: Referee, seat: Seat): Rules<void> {
  yield* pause(table, ref);
  if (table.ending) yield* chooseEnd(table, ref, seat);
  if (count(table, seat, 'worker') === 0) yield* chooseSurrender(table, ref, seat);
}
/** Play on or end the game at once; asked every turn once the end procedure has begun. ROM-13.3, ROM-13.4, ROM-13.7, ROM-13.8 */
function* chooseEnd(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { end } = yield* ref.choose(seat, { ask: 'endChoice', rule: 'ROM-13.3', options: () => END_CHOICES });
  if (end) yield* stopGame(table, ref, seat, 'chosen');
  ref.tell({ kind: 'playsOn', rule: 'ROM-13.3', seat });
}
const END_CHOICES = [{ end: false }, { end: true }] as const;
/** ROM-10.33, ROM-10.34 */
function* chooseSurrender(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { surrender } = yield* ref.choose(seat, { ask: 'surrender', rule: 'ROM-10.33', options: () => SURRENDER_CHOICES });
  if (surrender) yield* eliminate(table, ref, seat, null, 'surrender');
}
const SURRENDER_CHOICES = [{ surrender: false }, { surrender: true }] as const;
/** A coin for a player who did nothing at all in the action phase. ROM-3.2, ROM-3.3 */
function payIdle(table: Table, ref: Referee, seat: Seat): void {
  if (table.turn.busy) return;
  playerOf(table, seat).money += 2;
  ref.tell({ kind: 'idle', rule: 'ROM-3.2', seat });
}

// ---- a turn ends

/** Checks whether the end procedure begins, and passes the turn on. ROM-11.19, ROM-13.1 */
export function* endTurn(table: Table, ref: Referee): Rules<void> {
  yield* pause(table, ref);
  checkEnd(table, ref);
  const next = nextOwner(table);
  if (isFirstOfRound(table, next)) {
    if (table.round >= lastRound(table)) yield* stopGame(table, ref, null, 'rounds'); // ROM-13.9
    table.round += 1;
    ref.tell({ kind: 'roundBegan', rule: 'ROM-1.11', round: table.round });
  }
  openTurn(table, ref, next);
}
/** ROM-13.9 */
const lastRound = ({ terms }: Table): number => (terms.roundLimit ? LAST_ROUND : TECHNICAL_STOP);
/** The next player still in the game; in the solitaire the player and the automaton alternate. ROM-1.11, ROM-16.1 */
function nextOwner({ terms, order, players, turn }: Table): Owner {
  if (terms.mode === 'solo') return 1 - turn.owner;
  const here = order.indexOf(turn.owner);
  for (let i = 1; i < order.length; i++) {
    const next = order[(here + i) % order.length] as Owner;
    if (players[next]?.alive) return next;
  }
  return turn.owner;
}
function isFirstOfRound({ terms, order, turn }: Table, next: Owner): boolean {
  return terms.mode === 'solo' ? next === 0 : order.indexOf(next) <= order.indexOf(turn.owner);
}
