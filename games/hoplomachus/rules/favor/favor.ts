// Crowd favor: earning it, and what follows once the effect that earned it is over.

import { certain, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { TrackAbout } from '../../table/about.ts';
import { troopAt } from '../../table/names.ts';
import { type FavorBoard, type Referee, type Table, TRACKS, type Track, type TroopId } from '../../table/table.ts';
import { listed } from '../units/inert.ts';
import { type RewardSpace, rewardAt, rewardOf, wake } from './rewards.ts';

/** The spaces of Pozzuoli that give something. HOP-6.2 */
export const REWARD_SPACES: readonly RewardSpace[] = [5, 10, 15, 20];
/** HOP-6.2 */
export const LAST_SPACE = 20;
/** HOP-6.8 */
export const TRACK_LENGTH = 5;

export const favorBoardOf = (table: Table, troop: TroopId): FavorBoard | undefined => table.boards[troopAt(table, troop).board];

/**
 * A troop earns the favor of one packet of damage or one Stone check. Troops without a board earn none. HOP-6.1
 * In Pozzuoli the bead moves at once; in the Colosseum its track is chosen after the effect. Rewards follow in `settle`. HOP-6.10
 */
export function earn(table: Table, ref: Referee, troop: TroopId, favor: number): void {
  const board = favorBoardOf(table, troop);
  if (board === undefined || favor <= 0) return;
  const from = board.bead;
  if (table.terms.arena === 'pozzuoli') {
    const gained = Math.min(favor, LAST_SPACE - from); // HOP-6.2
    if (gained === 0) return;
    board.bead += gained;
    table.earned.push({ troop, favor: gained, from });
    ref.tell({ kind: 'favor', rule: 'HOP-6.2', seat: seatOf(table, troop), gained, bead: board.bead, track: null, lostProgress: 0 });
  } else table.earned.push({ troop, favor, from });
  table.stirred = true; // HOP-18.2
}
const seatOf = (table: Table, troop: TroopId): Seat => troopAt(table, troop).seat;

/**
 * The end of an effect: chained heroes wake, favor goes on its tracks, rewards are given. HOP-9.9
 * Called once by the outermost procedure: after an attack with its triggers, an Ability, a Special, a tactic, a move, the start of a turn, a Stone check.
 */
export function* settle(table: Table, ref: Referee): Rules<void> {
  if (table.struck.length === 0 && table.earned.length === 0) return;
  for (const hero of table.struck.splice(0)) wake(table, ref, hero, 'HOP-15.10');
  const gains = table.earned.splice(0);
  if (table.terms.arena === 'pozzuoli') {
    for (const { troop, favor, from } of gains)
      for (const space of REWARD_SPACES)
        if (from < space && space <= from + favor)
          yield* ref.within({ at: 'reward', reward: `${space}` }, rewardAt(table, ref, troop, space)); // HOP-6.2
    return;
  }
  const completed: { troop: TroopId; track: Track }[] = [];
  for (const { troop, favor } of gains) {
    const track = yield* advance(table, ref, troop, favor);
    if (track !== null) completed.push({ troop, track });
  }
  for (const { troop, track } of completed) yield* ref.within({ at: 'reward', reward: track }, rewardOf(table, ref, troop, track)); // HOP-6.8
}

/** Puts a whole gain on one track; returns the track if that completes it. HOP-6.7, HOP-6.8 */
function* advance(table: Table, ref: Referee, troop: TroopId, favor: number): Rules<Track | null> {
  const board = certain(favorBoardOf(table, troop), 'a favor board'); // only troops with a board earn
  const seat = seatOf(table, troop);
  if (tracksOf(board).length === 0) return null; // HOP-6.9
  const { track } = yield* ref.choose(seat, {
    rule: 'HOP-6.7',
    ask: 'favorTrack',
    options: () => tracksOf(board).map((track) => ({ track })),
    ruledOut: () => TRACKS.flatMap((track) => listed(whyNotTrack(board, track), track)),
    about: ({ track }) => aboutTrack(board, track, favor),
    facts: () => ({ favor }),
  });
  const { bead, loses, completes } = aboutTrack(board, track, favor);
  board.track = track;
  board.bead = bead;
  if (completes) board.done.push(track);
  ref.tell({ kind: 'favor', rule: 'HOP-6.7', seat, gained: favor, bead, track, lostProgress: loses });
  return completes ? track : null;
}
const tracksOf = (board: FavorBoard): Track[] => TRACKS.filter((track) => whyNotTrack(board, track) === null);
function whyNotTrack({ done }: FavorBoard, track: Track): Reason | null {
  if (done.includes(track)) return COMPLETED; // HOP-6.8
  return track === 'gold' && done.length < TRACKS.length - 1 ? GOLD_LAST : null; // HOP-6.9
}
const COMPLETED: Reason = { rule: 'HOP-6.8', because: 'trackCompleted' };
const GOLD_LAST: Reason = { rule: 'HOP-6.9', because: 'goldComesLast' };
/** Where the bead would end, the progress lost by leaving a track, and the favor beyond the last space. HOP-6.7, HOP-6.8 */
function aboutTrack({ track, bead, done }: FavorBoard, chosen: Track, favor: number): TrackAbout {
  const stays = chosen === track;
  const total = (stays ? bead : 0) + favor;
  return {
    bead: Math.min(total, TRACK_LENGTH),
    loses: stays || track === null || done.includes(track) ? 0 : bead,
    surplus: Math.max(0, total - TRACK_LENGTH),
    completes: total >= TRACK_LENGTH,
  };
}
