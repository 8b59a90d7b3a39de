// Everything that can be done in the action phase, why not, and what it would do. ROM-4
import type { Reason, Seat } from '@tabularium/kernel';
import { WORKS, type Work } from '../../content/kinds.ts';
import { characterCost } from '../../content/tables.ts';
import type { ActAbout } from '../../table/about.ts';
import type { Act } from '../../table/asks.ts';
import { hexName, hexOf, mapOf, playerOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { optionsOf, optionsOn, stance, survey, type UnitOptions, WAR } from '../movement/act-options.ts';
import { waterChance } from '../movement/exploring.ts';
import { aboutMove, canRide, listMoves, listRides, listSails, retreatOf, whyInert, whyNotLook, whyNotMove } from '../movement/movement.ts';
import { freshPower } from '../people/powers.ts';
import { hostileIn } from '../people/stances.ts';
import { areEnemies, isOnMap, unitsOf } from '../people/units.ts';
import { onlyHomeTargets } from '../war/war.ts';
import { aboutExchange, whyNotSurvey, whyNotTradeFreely, whyNotUnhinder } from '../works/characters.ts';
import { aboutGrowth, whyNotConvert } from '../works/growing.ts';
import { aboutBuying, aboutSelling } from '../works/market.ts';
import { whyIdle, whyNotTranslate, whyNotWork, whyNotWorks } from '../works/works.ts';

// ---- the list

/** Everything that can be done now: unit by unit, then what concerns no unit. */
export function acts(table: Table, seat: Seat): Act[] {
  const list: Act[] = [];
  const powers = powersOf(table, seat);
  const unitOptions = optionsOn(table);
  for (let id = 0; id < table.units.length; id++) {
    const unit = table.units[id];
    if (typeof unit !== 'object' || unit.owner !== seat || !isOnMap(unit)) continue;
    const options = optionsOf(table, unitOptions, id);
    if (whyInert(unit) === undefined) {
      listMoves(table, unit, options, list);
      if (whyIdle(unit) === undefined) listWorks(table, unit, options, powers.traductor, list);
    }
    if (powers.any) listPowers(table, unit, options, powers, list);
    if (unit.kind === 'explorer' && whyNotConvert(table, unit) === undefined) list.push(options.convert);
  }
  if (powers.architectus)
    for (let hex = 0; hex < table.hexes.length; hex++) if (whyNotSurvey(table, seat, hex) === undefined) list.push(survey(table, hex));
  listStances(table, seat, list);
  if (onlyHomeTargets(table, seat)) list.push(WAR); // ROM-18.7
  return list;
}
/** Which powers of the action phase are at hand: looked up once for all units. */
interface Powers {
  any: boolean;
  readonly traductor: boolean;
  readonly eques: boolean;
  readonly nauta: boolean;
  readonly negotiator: boolean;
  readonly obsessor: boolean;
  readonly architectus: boolean;
}
const NO_POWERS: Powers = Object.freeze({
  any: false,
  traductor: false,
  eques: false,
  nauta: false,
  negotiator: false,
  obsessor: false,
  architectus: false,
});
function powersOf(table: Table, seat: Seat): Powers {
  if (playerOf(table, seat).characters.length === 0) return NO_POWERS;
  const powers: Powers = {
    any: false,
    traductor: freshPower(table, seat, 'traductor') !== undefined,
    eques: canRide(table, seat),
    nauta: freshPower(table, seat, 'nauta') !== undefined,
    negotiator: freshPower(table, seat, 'negotiator') !== undefined,
    obsessor: freshPower(table, seat, 'obsessor') !== undefined,
    architectus: freshPower(table, seat, 'architectus') !== undefined,
  };
  powers.any = powers.eques || powers.nauta || powers.negotiator || powers.obsessor;
  return powers;
}
function listWorks(table: Table, { owner, at }: Unit, options: UnitOptions, traductor: boolean, list: Act[]): void {
  const isHindered = hostileIn(table, at, owner);
  for (let one = 0; one < WORKS.length; one++)
    if (whyNotWork(table, owner, at, WORKS[one] as Work, isHindered) === undefined) list.push(options.works[one] as Act);
  if (!traductor) return;
  for (const to of mapOf(table).neighbours[at] as readonly Hex[])
    if (to !== NONE && whyNotTranslate(table, owner, to) === undefined) list.push(options.translate[to] as Act);
}
function listPowers(table: Table, unit: Unit, options: UnitOptions, { eques, nauta, negotiator, obsessor }: Powers, list: Act[]): void {
  if (eques) listRides(table, unit, options, list);
  if (nauta) listSails(table, unit, options, list);
  if (negotiator && unit.kind === 'worker') {
    if (whyNotTradeFreely(table, unit, 'freeSell') === undefined) list.push(options.freeSell);
    if (whyNotTradeFreely(table, unit, 'freeBuy') === undefined) list.push(options.freeBuy);
  }
  if (obsessor && whyNotUnhinder(table, unit) === undefined) list.push(options.unhinder);
}
/** Toward every living enemy but the automaton, whom nobody hinders; allies never hinder each other. ROM-4.9, ROM-16.23, ROM-17.2 */
function listStances(table: Table, seat: Seat, list: Act[]): void {
  const { players } = table;
  for (let other = 0; other < players.length; other++) {
    const { alive, automaton } = playerOf(table, other);
    if (alive && !automaton && areEnemies(table, seat, other)) list.push(stance(other));
  }
}

// ---- why not

/** For every unit: what it cannot do, and why. */
export function whyNotActs(table: Table, seat: Seat): Reason[] {
  return unitsOf(table, seat).flatMap((id) => whyNotUnit(table, id));
}
function whyNotUnit(table: Table, id: UnitId): Reason[] {
  const unit = unitAt(table, id);
  const name = unitName(table, id);
  const { kind, at, owner } = unit;
  const inert = whyInert(unit);
  const found: Reason[] = inert === undefined ? [] : [{ ...inert, what: name }];
  const retreat = retreatOf(table, unit);
  for (const hex of mapOf(table).neighbours[at] as readonly Hex[]) {
    if (hex === NONE) continue;
    const to = hexName(table, hex);
    const noMove = inert ?? whyNotMove(table, unit, hex, retreat);
    if (noMove !== undefined) found.push({ ...noMove, what: text('act', { do: 'move', unit: name, to }) });
    if (kind !== 'explorer') continue;
    const noLook = inert ?? whyNotLook(table, unit, hex);
    if (noLook !== undefined) found.push({ ...noLook, what: text('act', { do: 'look', unit: name, to }) });
  }
  if (inert === undefined) found.push({ rule: 'ROM-5.1', because: 'hexByHex', actions: unit.actions, what: `move ${name}` });
  if (kind === 'explorer') {
    const stays = whyNotConvert(table, unit);
    if (stays !== undefined) found.push({ ...stays, what: text('act', { do: 'convert', unit: name }) });
  }
  const idle = whyIdle(unit);
  const called = (one: Work): string => text('act', { do: one, unit: name });
  if (kind === 'worker')
    found.push(...(idle === undefined ? whyNotWorks(table, owner, at, called) : WORKS.map((one) => ({ ...idle, what: called(one) }))));
  return found;
}

// ---- what it would do

export function aboutAct(table: Table, seat: Seat, act: Act): ActAbout | undefined {
  switch (act.do) {
    case 'move':
      return aboutMove(table, named(table, act.unit), hexOf(table, act.to), 'action');
    case 'ride':
    case 'sail':
      return aboutMove(table, named(table, act.unit), hexOf(table, act.to), 'free');
    case 'look': {
      const { actions } = named(table, act.unit);
      return { waterChance: waterChance(table, seat, hexOf(table, act.to)), lies: actions === 1, actions: actions - 1 };
    }
    case 'createWorker':
    case 'createSoldier':
    case 'createExplorer':
      return aboutGrowth(table, seat, act.do);
    case 'hireCharacter':
      return { coins: characterCost(playerOf(table, seat).characters.length) / 2 };
    case 'sell':
    case 'freeSell':
      return aboutSelling(table, seat, named(table, act.unit).at);
    case 'buy':
    case 'freeBuy':
      return aboutBuying(table, named(table, act.unit).at);
    case 'exchange':
      return aboutExchange(table, seat, named(table, act.unit).at);
    default:
      return undefined;
  }
}
/** By its name. */
export const named = (table: Table, unit: string): Unit => unitAt(table, unitOf(table, unit));
