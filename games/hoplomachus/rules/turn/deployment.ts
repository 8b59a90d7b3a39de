// The Deployment step: one unit from the camp enters combat. HOP-10.4 to HOP-10.7
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { arenaOf, defOf, hexName, hexOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Troop, type TroopId, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { isAvailable } from '../arena/hexes.ts';
import { enterCombat } from '../arena/standing.ts';
import { walk } from '../combat/walking.ts';
import { forfeit } from '../ending/ending.ts';
import { favorBoardOf } from '../favor/favor.ts';
import { whyNotPaid } from '../units/health.ts';
import { listed } from '../units/inert.ts';
import { chipsIn, combatants, isRival, levelOf, troopOf } from '../units/units.ts';
import { aboutWay, pathOf, waysOf, whyNotWays } from './movement.ts';

/** Player units in combat: of all players in Onslaught, of a troop in Pandemonium. HOP-13.3, HOP-16.3 */
const PLAYER_LIMITS = { solo: 3, coop: 4, pandemonium: 3 } as const;

/** At most one unit; compulsory with none in combat, and in Pandemonium with fewer than three. HOP-10.4, HOP-16.6 */
export function* deployStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const able = campOf(table, seat).some((id) => whyNotDeploy(table, unitAt(table, id)) === null);
  if (!able && isForsaken(table, seat)) yield* forfeit(table, ref, seat); // HOP-13.20, HOP-14.25, HOP-16.8, HOP-17.6
  const must = able ? whyMust(table, seat) : null;
  const picked = yield* ref.choose(seat, {
    rule: 'HOP-10.4',
    ask: 'deploy',
    options: () => deployable(table, seat),
    ruledOut: () =>
      campOf(table, seat).flatMap((id) => listed(whyNotDeploy(table, unitAt(table, id)), text('deploy', { unit: unitName(table, id) }))),
    facts: () => ({ compulsory: must }),
    pass: must === null,
    always: campOf(table, seat).some((id) => !unitAt(table, id).known), // a skipped question would tell the others that a hidden unit cannot be paid for
  });
  if (picked === PASS) return ref.tell({ kind: 'passed', rule: 'HOP-10.4', seat, step: 'deploy' });
  table.turn.deploying = unitOf(table, picked.unit);
  const chosen = (): Unit => unitAt(table, table.turn.deploying); // a guess may put another unit here
  const { at } = yield* ref.choose(seat, {
    rule: 'HOP-10.4',
    ask: 'deployAt',
    options: () => deployHexes(table, chosen()).map((hex) => ({ at: hexName(table, hex) })),
    ruledOut: () => whyNotHexes(table, chosen()),
    facts: () => ({ unit: chosen().name }),
  });
  const id = table.turn.deploying;
  table.turn.deploying = NONE;
  if (!unitAt(table, id).known) ref.reveal(); // HOP-24.2
  enterCombat(table, ref, id, hexOf(table.terms.arena, at));
  yield* useVanguard(table, ref, id);
}
function deployable(table: Table, troop: TroopId): { unit: string }[] {
  const options: { unit: string }[] = [];
  for (const id of campOf(table, troop)) {
    const unit = unitAt(table, id);
    if (whyNotDeploy(table, unit) === null) options.push({ unit: unit.name });
  }
  return options;
}
const campOf = (table: Table, troop: TroopId): UnitId[] => chipsIn(table, troop, 'camp');

// ---- compulsion and forfeit
/** An inactive hero or a sentinel in the arena counts. HOP-10.4 */
const inCombat = (table: Table, troop: TroopId): number => combatants(table, troop).length;
const playersInCombat = (table: Table): number => combatants(table).filter((id) => !isRival(table, unitAt(table, id))).length;
/** No unit in combat; in cooperation none of any player. HOP-13.20, HOP-16.8 */
const isForsaken = (table: Table, troop: TroopId): boolean => (table.terms.coop ? playersInCombat(table) : inCombat(table, troop)) === 0;
function whyMust(table: Table, troop: TroopId): Reason | null {
  const count = inCombat(table, troop);
  if (count === 0) return { rule: 'HOP-10.4', because: 'noUnitInCombat' };
  if (table.terms.mode === 'pandemonium' && count < PLAYER_LIMITS.pandemonium)
    return { rule: 'HOP-16.6', because: 'tooFewInCombat', limit: PLAYER_LIMITS.pandemonium };
  return null;
}

// ---- which unit
const INACTIVE_IN_CAMP: Reason = { rule: 'HOP-10.6', because: 'heroInactive' };
const NO_HEX: Reason = { rule: 'HOP-10.4', because: 'noFreeHex' };
const NO_PEDESTAL: Reason = { rule: 'HOP-7.9', because: 'noFreePedestal' };
function whyNotDeploy(table: Table, unit: Unit): Reason | null {
  if (!unit.active) return INACTIVE_IN_CAMP; // HOP-10.6
  return (
    whyFull(table, unit.troop) ?? whyNotPaid(table, unit) ?? (hasHex(table, unit) ? null : isSentinel(table, unit) ? NO_PEDESTAL : NO_HEX)
  );
}
/** HOP-10.6, HOP-13.3, HOP-16.3 */
function whyFull(table: Table, troop: TroopId): Reason | null {
  const { mode, coop } = table.terms;
  if (mode === 'onslaught') {
    const limit = coop ? PLAYER_LIMITS.coop : PLAYER_LIMITS.solo;
    return playersInCombat(table) < limit ? null : { rule: 'HOP-13.3', because: 'unitLimit', limit };
  }
  if (mode !== 'pandemonium' || inCombat(table, troop) < PLAYER_LIMITS.pandemonium) return null;
  return { rule: 'HOP-16.3', because: 'unitLimit', limit: PLAYER_LIMITS.pandemonium };
}
const isSentinel = (table: Table, unit: Unit): boolean => defOf(table, unit).rank === 'sentinel';

// ---- where
/** The hexes where a player's unit may enter, occupied or not. HOP-5.6 to HOP-5.10, HOP-7.9, HOP-13.2, HOP-14.2, HOP-15.2, HOP-16.3, HOP-17.2 */
function groundsOf(table: Table, unit: Unit): readonly (readonly Hex[])[] {
  const arena = arenaOf(table);
  if (isSentinel(table, unit)) return [arena.pedestals]; // HOP-7.9
  if (table.terms.mode === 'pandemonium') return [arena.red, arena.blue]; // HOP-16.3
  const outer = sideOf(table, troopOf(table, unit)) === 0 ? arena.red : arena.blue;
  if (arena.id === 'pozzuoli') return [outer]; // HOP-5.6
  if (favorBoardOf(table, unit.troop)?.done.includes('hero')) return [arena.red, arena.blue, arena.inner, [arena.centre]]; // HOP-5.8, HOP-6.12
  return [outer, arena.inner, [arena.centre]]; // HOP-5.9, HOP-5.10
}
/** Whose deployment hexes: in cooperation Player B has red chips but the blue hexes of the Colosseum. HOP-5.2, HOP-14.2 */
function sideOf({ terms }: Table, troop: Troop): 0 | 1 {
  return terms.mode === 'ascension' && terms.coop && troop.seat !== terms.playerA ? 1 : troop.colour;
}
const hasHex = (table: Table, unit: Unit): boolean =>
  groundsOf(table, unit).some((ground) => ground.some((hex) => isAvailable(table, unit, hex)));
export const deployHexes = (table: Table, unit: Unit): Hex[] =>
  groundsOf(table, unit).flatMap((ground) => ground.filter((hex) => isAvailable(table, unit, hex)));
/** Why this unit cannot enter on each of the hexes where some unit could. */
function whyNotHexes(table: Table, unit: Unit): Reason[] {
  const { red, blue, inner, centre, pedestals } = arenaOf(table);
  const mine = groundsOf(table, unit).flat();
  return [...red, ...blue, ...inner, ...(centre === NONE ? [] : [centre]), ...pedestals].flatMap((hex) => {
    const what = hexName(table, hex);
    if (!mine.includes(hex)) return isSentinel(table, unit) ? [] : [{ ...(pedestals.includes(hex) ? ONLY_SENTINELS : OTHER_SIDE), what }];
    if (isAvailable(table, unit, hex)) return [];
    return [{ ...(table.standing[hex] === NONE ? BARRED : OCCUPIED), what }];
  });
}
const ONLY_SENTINELS: Reason = { rule: 'HOP-5.11', because: 'onlySentinels' };
const OTHER_SIDE: Reason = { rule: 'HOP-5.6', because: 'otherSide' };
const OCCUPIED: Reason = { rule: 'HOP-5.1', because: 'occupied' };
const BARRED: Reason = { rule: 'HOP-5.5', because: 'barred' };

// ---- riding on
/** Vanguard: right after being deployed it may move, although dazed. HOP-19.16 */
function* useVanguard(table: Table, ref: Referee, id: UnitId): Rules<void> {
  const unit = unitAt(table, id);
  const hexes = levelOf(table, unit, 'vanguard');
  if (hexes === 0) return;
  const way = yield* ref.choose(unit.troop, {
    rule: 'HOP-19.16',
    ask: 'vanguard',
    options: () => waysOf(table, unit, hexes),
    ruledOut: () => whyNotWays(table, unit, hexes),
    about: (option) => aboutWay(table, unit, option),
    facts: () => ({ unit: unit.name, hexes }),
    pass: true,
  });
  if (way !== PASS) yield* walk(table, ref, id, pathOf(table, way), 'vanguard', 'HOP-19.16');
}
