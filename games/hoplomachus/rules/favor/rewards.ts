// What crowd favor brings. HOP-6.3 to HOP-6.16
import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import { defOf, troopAt, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type FavorBoard, NONE, type Referee, type Table, type Track, type TroopId, type UnitId } from '../../table/table.ts';
import { returnToCamp } from '../arena/camp.ts';
import { gain, supplyFor } from '../units/health.ts';
import { chipsIn, combatants, isElite, primaryHero } from '../units/units.ts';
import { placeSupport } from './support.ts';

// ---- heroes
/** Turns a hero to its active side; in combat it is dazed for this turn. HOP-4.4, HOP-6.3 */
export function wake(table: Table, ref: Referee, hero: UnitId, rule: string): void {
  const unit = unitAt(table, hero);
  if (unit.active) return; // HOP-6.3
  unit.active = true;
  if (unit.zone === 'arena') unit.fresh = true; // HOP-4.4
  ref.tell({ kind: 'activated', rule, unit: unit.name });
}
/** The hero on the track joins its owner's camp; a neutral hero joins the camp of the troop that earned it. HOP-6.6, HOP-6.15, HOP-17.4 */
function takeHero(table: Table, ref: Referee, board: FavorBoard, troop: TroopId, rule: string): void {
  if (board.hero === NONE) return; // HOP-13.6
  const unit = unitAt(table, board.hero);
  if (defOf(table, unit).rank === 'neutral') unit.troop = troop; // HOP-4.3
  returnToCamp(table, ref, board.hero, rule);
  board.hero = NONE;
}

// ---- Pozzuoli
export type RewardSpace = 5 | 10 | 15 | 20;
/** A reward of Pozzuoli, and what the player behind gets for it. */
export function* rewardAt(table: Table, ref: Referee, troop: TroopId, space: RewardSpace): Rules<void> {
  const { seat, board } = troopAt(table, troop);
  ref.tell({ kind: 'reward', rule: SPACE_REWARDS[space].rule, seat, reward: SPACE_REWARDS[space].reward });
  if (space === 5) wakeHero(table, ref, troop);
  else if (space === 10) yield* returnTactics(table, ref, troop);
  else if (space === 15) yield* returnUnits(table, ref, troop);
  else takeHero(table, ref, table.boards[board] as FavorBoard, troop, 'HOP-6.6');
  yield* catchUp(table, ref, space);
}
export const SPACE_REWARDS = {
  5: { rule: 'HOP-6.3', reward: 'activateHero' },
  10: { rule: 'HOP-6.4', reward: 'returnTactics' },
  15: { rule: 'HOP-6.5', reward: 'returnTwoUnits' },
  20: { rule: 'HOP-6.6', reward: 'takeHero' },
} as const;

/** The troops that a reward can serve: in Alliance the whole team, otherwise the troop itself. HOP-17.4 */
const sharers = (table: Table, troop: TroopId): TroopId[] =>
  table.terms.mode === 'alliance'
    ? [...table.troops.keys()].filter((other) => table.troops[other]?.team === table.troops[troop]?.team)
    : [troop];
/** In Alliance the team's hero that lies in a camp. HOP-6.3, HOP-17.4 */
function wakeHero(table: Table, ref: Referee, troop: TroopId): void {
  for (const one of sharers(table, troop)) {
    const hero = primaryHero(table, one);
    if (hero !== NONE) wake(table, ref, hero, 'HOP-6.3');
  }
}
/** Which of the team is served; the player who earned the reward decides. NONE if it serves nobody. HOP-17.4 */
function* beneficiary(table: Table, ref: Referee, troop: TroopId, serves: (troop: TroopId) => boolean): Rules<TroopId> {
  if (!sharers(table, troop).some(serves)) return NONE;
  const { seat } = yield* ref.choose(troop, {
    rule: 'HOP-17.4',
    ask: 'teamMate',
    options: () => sharers(table, troop).flatMap((one) => (serves(one) ? [{ seat: one }] : [])),
    ruledOut: () =>
      sharers(table, troop).flatMap((one) => (serves(one) ? [] : [{ rule: 'HOP-17.4', because: 'nothingDiscarded', what: `seat ${one}` }])),
  });
  return seat;
}
/** All returnableUnits tactics. HOP-6.4 */
function* returnTactics(table: Table, ref: Referee, troop: TroopId): Rules<void> {
  const one = yield* beneficiary(table, ref, troop, (mate) => table.chips.some((chip) => chip.troop === mate && chip.zone === 'discard'));
  for (const chip of table.chips)
    if (chip.troop === one && chip.zone === 'discard') {
      chip.zone = 'camp';
      ref.tell({ kind: 'tacticReturned', rule: 'HOP-6.4', seat: one, tactic: chip.tactic });
    }
}
/** HOP-6.5 */
const UNITS_BACK = 2;
/** Two units of the player's choice, or all if there are fewer; in Alliance no elite ones. HOP-6.5, HOP-17.4 */
function* returnUnits(table: Table, ref: Referee, troop: TroopId): Rules<void> {
  const one = yield* beneficiary(table, ref, troop, (mate) => returnableUnits(table, mate).length > 0);
  let left = UNITS_BACK;
  for (; left > 0 && returnableUnits(table, one).length > left; left--) {
    const { unit } = yield* ref.choose(troop, {
      rule: 'HOP-6.5',
      ask: 'returnUnit',
      options: () => returnableUnits(table, one).map((id) => ({ unit: unitName(table, id) })),
      facts: () => ({ left }),
    });
    returnToCamp(table, ref, unitOf(table, unit), 'HOP-6.5');
  }
  if (left > 0) for (const id of returnableUnits(table, one)) returnToCamp(table, ref, id, 'HOP-6.5'); // no choice: all of them return
}
function returnableUnits(table: Table, troop: TroopId): UnitId[] {
  const noElite = table.terms.mode === 'alliance'; // HOP-17.4
  return chipsIn(table, troop, 'discard').filter((id) => !(noElite && isElite(table, unitAt(table, id))));
}

// ---- the player behind
const CATCH_UP = { elite: 1, other: 2 } as const;
/** After rewards 5, 10 and 15 in Skirmish, and all four in Alliance, the side with less favor may strengthen units. HOP-15.5, HOP-17.5 */
function* catchUp(table: Table, ref: Referee, space: RewardSpace): Rules<void> {
  const { mode } = table.terms;
  if (mode !== 'alliance' && (mode !== 'skirmish' || space === 20)) return;
  const rule = mode === 'alliance' ? 'HOP-17.5' : 'HOP-15.5';
  for (const seat of behind(table)) {
    const picked = yield* ref.choose(seat, { rule, ask: 'catchUp', options: () => catchUps(table, seat), pass: true });
    if (picked !== PASS) gain(table, ref, unitOf(table, picked.unit), picked.hp, rule);
  }
}
/** The players of the side with less favor, starting from the active one; at a tie, the active side. */
function behind(table: Table): Seat[] {
  const active = table.turn.troop;
  const ours = table.troops[active]?.board ?? NONE;
  const least = Math.min(...table.boards.map(({ bead }) => bead));
  const board = table.boards[ours]?.bead === least ? ours : table.boards.findIndex(({ bead }) => bead === least);
  const { length } = table.troops;
  const seats: Seat[] = [];
  for (let i = 0; i < length; i++) {
    const troop = table.troops[(active + i) % length];
    if (troop?.board === board) seats.push(troop.seat);
  }
  return seats;
}
function catchUps(table: Table, seat: Seat): { unit: string; hp: number }[] {
  return combatants(table, seat).flatMap((id) => {
    const unit = unitAt(table, id);
    const hp = Math.min(isElite(table, unit) ? CATCH_UP.elite : CATCH_UP.other, supplyFor(table, unit)); // HOP-3.5
    return hp > 0 ? [{ unit: unit.name, hp }] : [];
  });
}

// ---- Colosseum
/** HOP-6.11 */
const STRENGTHEN_HP = 3;
/** The reward of a completed track, then the chip above it. HOP-6.11 to HOP-6.16 */
export function* rewardOf(table: Table, ref: Referee, troop: TroopId, track: Track): Rules<void> {
  const { seat, board } = troopAt(table, troop);
  ref.tell({ kind: 'reward', rule: TRACK_RULES[track], seat, reward: track });
  const { mode, coop, playerA } = table.terms;
  const shared = mode === 'ascension' && coop;
  if (track === 'hp3')
    yield* strengthen(table, ref, shared ? 1 - playerA : seat); // HOP-14.8
  else if (track === 'hero') {
    const owner = shared ? playerA : seat; // HOP-14.8
    const hero = primaryHero(table, owner);
    if (hero !== NONE && (mode === 'skirmish' || (yield* mayWake(table, ref, owner, hero)))) wake(table, ref, hero, 'HOP-6.12');
  } else if (track === 'gold') takeHero(table, ref, table.boards[board] as FavorBoard, troop, 'HOP-6.15');
  if (track !== 'gold') yield* placeSupport(table, ref, mode === 'skirmish' && track !== 'support' ? 1 - seat : seat); // HOP-6.16, HOP-14.6, HOP-14.7, HOP-15.7
}
const TRACK_RULES: Readonly<Record<Track, string>> = {
  support: 'HOP-6.11',
  hp3: 'HOP-6.11',
  hero: 'HOP-6.12',
  foothold: 'HOP-6.13',
  gold: 'HOP-6.15',
};
/** The player may; only Skirmish says that the hero is activated. HOP-6.12, HOP-1.1 */
function* mayWake(table: Table, ref: Referee, seat: Seat, hero: UnitId): Rules<boolean> {
  const { name, active } = unitAt(table, hero);
  if (active) return false; // HOP-6.12
  const picked = yield* ref.choose(seat, { rule: 'HOP-6.12', ask: 'wakeHero', options: () => [{ unit: name }], pass: true });
  return picked !== PASS;
}
/** 3 hp for one of the player's units in combat, even beyond its Health. HOP-6.11 */
function* strengthen(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const picked = yield* ref.choose(seat, {
    rule: 'HOP-6.11',
    ask: 'strengthen',
    options: () => (supplyOf(table, seat) > 0 ? combatants(table, seat).map((id) => ({ unit: unitName(table, id) })) : []), // HOP-3.5
    facts: () => ({ hp: Math.min(STRENGTHEN_HP, supplyOf(table, seat)) }),
    pass: true,
  });
  if (picked !== PASS) gain(table, ref, unitOf(table, picked.unit), STRENGTHEN_HP, 'HOP-6.11');
}
const supplyOf = (table: Table, seat: Seat): number => table.supply[troopAt(table, seat).colour];
