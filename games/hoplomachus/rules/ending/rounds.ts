// Rounds: who comes next, and when there have been enough of them.
import type { Rules } from '@tabularium/kernel';
import { isCooperative, NONE, type Referee, type Table, type Terms, type TroopId } from '../../table/table.ts';
import { players } from '../units/seats.ts';
import { combatants, troopOfKind } from '../units/units.ts';
import { drawn, finish, lost } from './ending.ts';

/** HOP-18.2 */
export const QUIET_ROUNDS = 10;
/** A technical stop, no rule of the game: no match runs for ever. HOP-18.5 */
export const STOP = 500;
/** In Onslaught of one wave. HOP-18.4 */
const LAST_ROUNDS = { onslaught: 60, ascension: 60, skirmish: 100, pandemonium: 100, alliance: 100 } as const;
export const lastRoundOf = ({ mode, roundLimit }: Terms): number | null => (roundLimit ? LAST_ROUNDS[mode] : null);

/** Nobody has had a turn in the new round. */
export function openRound(table: Table, ref: Referee): void {
  table.round += 1;
  table.waveRounds += 1;
  table.acted.length = 0;
  table.arenaTurn = false;
  if (table.terms.coop) table.order.length = 0; // HOP-13.9, HOP-14.9
  if (table.terms.mode === 'onslaught' && table.waveRounds === 1)
    ref.tell({ kind: 'waveBegan', rule: 'HOP-13.9', wave: table.trophies.length + 1 });
  ref.tell({ kind: 'roundBegan', rule: ROUND_RULES[table.terms.mode], round: table.round });
}
const ROUND_RULES = {
  onslaught: 'HOP-13.9',
  ascension: 'HOP-14.9',
  skirmish: 'HOP-15.8',
  pandemonium: 'HOP-16.2',
  alliance: 'HOP-10.1',
} as const;

/** Ends the match after a round if a limit is reached. HOP-18.2, HOP-18.4 */
export function* closeRound(table: Table, ref: Referee): Rules<void> {
  const { mode, quietDraw } = table.terms;
  table.quiet = table.stirred ? 0 : table.quiet + 1;
  table.stirred = false;
  if (quietDraw && table.quiet >= QUIET_ROUNDS) yield* finish(table, ref, drawn('HOP-18.2', 'quietRounds', players(table))); // HOP-18.2
  const rounds = mode === 'onslaught' ? table.waveRounds : table.round;
  const last = lastRoundOf(table.terms);
  const together = isCooperative(mode);
  if (last !== null && rounds >= last)
    yield* finish(table, ref, together ? lost('HOP-18.4', 'roundLimit') : drawn('HOP-18.4', 'roundLimit', players(table))); // HOP-18.4
  if (rounds >= STOP) yield* finish(table, ref, together ? lost('HOP-18.5', 'stop') : drawn('HOP-18.5', 'stop', players(table))); // HOP-18.5
}

/** The troops of which one has the next turn; nobody: the round is over. HOP-13.9, HOP-14.9, HOP-15.8, HOP-16.2 */
export function nextTroops(table: Table): TroopId[] {
  const waits = (troop: TroopId): boolean => !table.acted.includes(troop) && table.troops[troop]?.out === false;
  if (!isCooperative(table.terms.mode)) return table.order.filter(waits).slice(0, 1);
  const leader = table.troops.findIndex(({ kind }) => kind === 'immortal' || kind === 'titan');
  if (waits(leader)) return [leader];
  const due = players(table).filter(waits);
  if (due.length > 0) return due;
  const arena = troopOfKind(table, 'arena');
  return waits(arena) && hasArenaTurn(table, arena) ? [arena] : [];
}
/** In Onslaught always; in Ascension if the titan says so: what waits for the turn of the arena waits on. HOP-13.9, HOP-14.9, HOP-14.26, HOP-22.6 */
function hasArenaTurn(table: Table, arena: TroopId): boolean {
  if (table.terms.mode === 'onslaught' || table.arenaTurn) return true;
  const always = table.titan !== NONE && table.content.titans[table.titan]?.alwaysArenaTurn === true;
  return always && combatants(table, arena).length > 0;
}
