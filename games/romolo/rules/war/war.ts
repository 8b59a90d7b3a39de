// The war phase: attack after attack, until the active player passes. ROM-10
import { PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { AttackAbout, AttackersFacts, DemolitionAbout, FighterAbout } from '../../table/about-war.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, hexName, hexOf, mapOf, ownerOf, unitAt, unitName, unitOf, who } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { pause } from '../ending/leaving.ts';
import { isEnemyTower } from '../land/hexes.ts';
import { combatOf } from '../people/combat.ts';
import { areEnemies, hasPenalty, presentIn, standingIn, unitsIn } from '../people/units.ts';
import { fight } from './battle.ts';
import { demolish, demolishers, enemiesIn, whyNotDemolisher, whyNotDemolishIn } from './demolition.ts';
import { aboutAttack } from './odds.ts';

type Attack = Asks['attack'];

/** Attacking is never compulsory. ROM-10.1 */
export function* warPhase(table: Table, ref: Referee, seat: Seat): Rules<void> {
  for (;;) {
    yield* pause(table, ref);
    if (attacksOf(table, seat).length === 0 || (!table.turn.toWar && onlyHomeTargets(table, seat))) return; // ROM-18.7
    const choice = yield* ref.choose(seat, {
      ask: 'attack',
      rule: 'ROM-10.1',
      options: () => attacksOf(table, seat),
      ruledOut: () => whyNotAttack(table, seat),
      about: (option) => aboutTarget(table, seat, option),
      pass: true,
    });
    if (choice === PASS) return;
    const at = hexOf(table, choice.at);
    if ('demolish' in choice) yield* pullDown(table, ref, seat, at);
    else yield* fight(table, ref, at, yield* chooseAttackers(table, ref, seat, at, ownerOf(choice.seat)), seat, ownerOf(choice.seat));
  }
}

/** Enemies, hostile or not, or constructions where there are none, in hexes where own units stand. ROM-10.2, ROM-10.3, ROM-10.4, ROM-4.11 */
function attacksOf(table: Table, seat: Owner): Attack[] {
  const found: Attack[] = [];
  for (let hex = 0; hex < table.hexes.length; hex++) {
    if (presentIn(table, hex, seat) === 0) continue;
    const units = standingIn(table, hex, seat);
    if (units.length === 0) continue;
    const at = hexName(table, hex);
    for (const enemy of defendersIn(table, hex, seat)) found.push({ at, seat: who(table, enemy) });
    if (whyNotDemolishIn(table, hex, seat) === undefined && demolishers(table, units).length > 0) found.push({ at, demolish: true });
  }
  return found;
}
/** Enemies who can be fought in a hex: those with units there, and whose tower stands there. ROM-10.3, ROM-10.8 */
function defendersIn(table: Table, hex: Hex, owner: Owner): Owner[] {
  const enemies = enemiesIn(table, hex, owner);
  const state = hexAt(table, hex);
  const { tower } = state;
  if (tower === undefined || !isEnemyTower(table, state, owner) || enemies.includes(tower)) return enemies;
  return [...enemies, tower].toSorted((a, b) => a - b); // ROM-10.7
}

/** There is something to attack, but only constructions nearer to one's own team's capitals than to all others. ROM-18.7 */
export function onlyHomeTargets(table: Table, seat: Owner): boolean {
  let found = false;
  for (let hex = 0; hex < table.hexes.length; hex++) {
    if (presentIn(table, hex, seat) === 0) continue;
    const units = standingIn(table, hex, seat);
    if (units.length === 0) continue;
    if (defendersIn(table, hex, seat).length > 0) return false;
    if (whyNotDemolishIn(table, hex, seat) !== undefined || demolishers(table, units).length === 0) continue;
    if (!isHome(table, seat, hex)) return false;
    found = true;
  }
  return found;
}
function isHome(table: Table, seat: Owner, hex: Hex): boolean {
  const steps = mapOf(table).distances[hex] as readonly number[];
  let [own, others] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { owner, capital } of table.players) {
    if (capital === NONE) continue;
    if (areEnemies(table, seat, owner)) others = Math.min(others, steps[capital] as number);
    else own = Math.min(own, steps[capital] as number);
  }
  return own < others;
}

/** Why the obvious targets are not offered, hex by hex. */
function whyNotAttack(table: Table, seat: Owner): Reason[] {
  const reasons: Reason[] = [];
  for (let hex = 0; hex < table.hexes.length; hex++)
    if (presentIn(table, hex, seat) > 0) reasons.push(...idleUnits(table, hex, seat), ...closedTargets(table, hex, seat));
  return reasons;
}
/** Units that have something to attack or demolish but cannot. */
function idleUnits(table: Table, hex: Hex, seat: Owner): Reason[] {
  const meets = defendersIn(table, hex, seat).length > 0;
  if (!meets && whyNotDemolishIn(table, hex, seat)) return [];
  return unitsIn(table, hex, seat).flatMap((id) => {
    const { lying } = unitAt(table, id);
    if (lying !== undefined) return [{ rule: 'ROM-10.1', because: 'liesInWar', what: unitName(table, id), lying }];
    return meets ? [] : (whyNotDemolisher(table, id) ?? []);
  });
}
/** Constructions that somebody defends, and allies. */
function closedTargets(table: Table, hex: Hex, seat: Owner): Reason[] {
  const at = hexName(table, hex);
  const demolition = whyNotDemolishIn(table, hex, seat);
  const isDefended = demolition !== undefined && demolition.because !== 'nothingToDemolish';
  const allies = table.players.filter(({ owner }) => owner !== seat && !areEnemies(table, seat, owner) && presentIn(table, hex, owner) > 0);
  return [
    ...(isDefended ? [{ ...demolition, what: text('attack', { at, demolish: true }) }] : []),
    ...allies.map(({ owner }) => ({ rule: 'ROM-1.12', because: 'ally', what: text('attack', { at, seat: owner }) })),
  ];
}
function aboutTarget(table: Table, seat: Owner, option: Attack): AttackAbout | DemolitionAbout {
  const at = hexOf(table, option.at);
  if ('demolish' in option) return { units: demolishers(table, standingIn(table, at, seat)).length };
  return aboutAttack(table, seat, at, ownerOf(option.seat));
}

/** Units left out may attack later. ROM-10.6 */
function* chooseAttackers(table: Table, ref: Referee, seat: Seat, at: Hex, defender: Owner): Rules<UnitId[]> {
  const units = standingIn(table, at, seat);
  const chosen = yield* ref.chooseSome(seat, {
    ask: 'attackers',
    rule: 'ROM-10.6',
    options: () => standingIn(table, at, seat).map((id) => ({ unit: unitName(table, id) })),
    about: ({ unit }) => aboutFighter(table, unitOf(table, unit)),
    facts: (): AttackersFacts => ({
      at: hexName(table, at),
      seat: who(table, defender),
      defence: aboutAttack(table, seat, at, defender).defence,
    }),
    min: 1,
    max: units.length,
  });
  return chosen.map(({ unit }) => unitOf(table, unit));
}
const aboutFighter = (table: Table, id: UnitId): FighterAbout => ({
  combat: combatOf(table, unitAt(table, id)),
  penalty: hasPenalty(unitAt(table, id)),
});

/** Units that demolished something lie. ROM-10.4, ROM-10.28 */
function* pullDown(table: Table, ref: Referee, seat: Seat, at: Hex): Rules<void> {
  for (const id of yield* demolish(table, ref, seat, at, standingIn(table, at, seat), true)) unitAt(table, id).lying = 'attacked';
}
