// The course of a match: set-up, rounds, turns. Every other rule is called from here.
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import { troopAt } from '../table/names.ts';
import { type Referee, type Step, type Table, type Troop, type TroopId } from '../table/table.ts';
import { immortalTurn } from './cards/immortal.ts';
import { titanTurn } from './cards/titan.ts';
import { checkSwept } from './combat/consequences.ts';
import { endTurnOf } from './ending/ending.ts';
import { pause } from './ending/leaving.ts';
import { closeRound, nextTroops, openRound } from './ending/rounds.ts';
import { arenaTurn } from './rivals/arena.ts';
import { setUp } from './setup/choices.ts';
import { openTurn, playerTurn } from './turn/turn.ts';
import { players } from './units/seats.ts';
import { isElite, isInCombat } from './units/units.ts';

export function* play(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    if (table.phase === 'setup') yield* ref.within({ at: 'setup' }, setUp(table, ref));
    else yield* ref.within(roundOf(table), takeOrOpenTurn(table, ref));
  }
}
function roundOf({ terms, trophies, round }: Table): Step {
  return terms.mode === 'onslaught' ? { at: 'wave', wave: trophies.length + 1, round } : { at: 'round', round };
}

function* takeOrOpenTurn(table: Table, ref: Referee): Rules<void> {
  const { troop } = table.turn;
  if (troop in table.troops) yield* takeTurn(table, ref, troopAt(table, troop), troop);
  else yield* nextTurn(table, ref);
}
/** A troop finishes its whole turn before the next one begins. HOP-10.1 */
function* takeTurn(table: Table, ref: Referee, { kind, seat }: Troop, troop: TroopId): Rules<void> {
  if (kind === 'player') yield* ref.within({ at: 'turn', seat }, playerTurn(table, ref, seat));
  else {
    if (table.turn.step === 'start') yield* pause(table, ref);
    yield* ref.within({ at: 'rivalTurn', troop: kind, unit: eliteOf(table, troop) }, RIVAL_TURNS[kind](table, ref));
  }
  if (table.turn.troop === troop) endTurnOf(table, troop);
}
const RIVAL_TURNS = { immortal: immortalTurn, titan: titanTurn, arena: arenaTurn } as const;
/** The elite unit that was there when the turn began, so that the trail stays the same all turn. */
const eliteOf = (table: Table, troop: TroopId): string | null =>
  table.units.find((unit) => unit.troop === troop && isInCombat(unit) && !unit.fresh && isElite(table, unit))?.name ?? null;

function* nextTurn(table: Table, ref: Referee): Rules<void> {
  yield* pause(table, ref);
  const next = nextTroops(table);
  if (next.length === 0) {
    yield* closeRound(table, ref);
    openRound(table, ref);
    yield* checkSwept(table, ref);
    return;
  }
  const troop = next.length > 1 ? yield* choosePlayer(table, ref, next) : certain(next[0], 'a troop whose turn comes');
  openTurn(table, troop);
  const { kind, seat } = troopAt(table, troop);
  if (kind === 'player') ref.tell({ kind: 'turnBegan', rule: 'HOP-10.1', seat });
  else ref.tell({ kind: 'rivalTurnBegan', rule: 'HOP-2.3', troop: kind });
}
/** In cooperation the players choose their order again each round. HOP-13.9, HOP-14.9 */
function* choosePlayer(table: Table, ref: Referee, seats: readonly Seat[]): Rules<TroopId> {
  const rule = table.terms.mode === 'onslaught' ? 'HOP-13.9' : 'HOP-14.9';
  const { seat } = yield* ref.choose(players(table), { ask: 'nextPlayer', rule, options: () => seats.map((seat) => ({ seat })) });
  table.order.push(seat);
  return seat;
}
