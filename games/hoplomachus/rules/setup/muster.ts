// Chips that come to the table: factions, titans, heroes, support chips. For the set-up and for tables written by hand.
import { certain, type Seat } from '@tabularium/kernel';
import type { Content } from '../../content/index.ts';
import type { Tactic } from '../../content/kinds.ts';
import { SECOND_HERO_HP } from '../../content/supply.ts';
import { arenaOf, defOf, troopAt, unitAt } from '../../table/names.ts';
import { NONE, type Table, type TroopId, type Unit, type UnitId, type Zone } from '../../table/table.ts';
import { placeUnit } from '../arena/standing.ts';

const SUPPORT_CHIPS = 4;
/** How many of each take part in a match; own content may offer more. HOP-23.1, HOP-24.7 */
export const ARENA_UNITS = 8;
export const IMMORTALS = 6;

/** The chips that take part, drawn at random where the content has more than enough. */
export interface Cast {
  readonly neutrals: readonly string[];
  readonly arenaUnits: readonly string[];
  readonly immortals: readonly string[];
}
export const arenaCast = ({ units }: Content, below: Below): string[] =>
  someOf(
    units.flatMap(({ id, rank }) => (rank === 'arena' ? [id] : [])),
    ARENA_UNITS,
    below,
  );
export const immortalCast = ({ immortals }: Content, below: Below): string[] =>
  someOf(
    immortals.map(({ unit }) => unit),
    IMMORTALS,
    below,
  );
type Below = (n: number) => number;
function someOf(ids: string[], count: number, below: Below): string[] {
  while (ids.length > count) ids.splice(below(ids.length), 1);
  return ids;
}

/** A chip outside combat. */
export function addUnit(table: Table, def: string, troop: TroopId, zone: Zone, name = def): UnitId {
  const unit: Unit = {
    def: table.content.units.findIndex(({ id }) => id === def),
    name,
    troop,
    zone,
    at: NONE,
    hp: 0,
    active: true,
    known: true,
    fresh: false,
    dazed: 0,
    fatigued: 0,
    ensnared: 0,
    cursed: 0,
    poisonedBy: NONE,
    undied: false,
    walked: NONE,
    used: 0,
    engaged: false,
    rite: false,
    walled: false,
  };
  return table.units.push(unit) - 1;
}
export const COLOURS = ['red', 'blue'] as const;
/** The four support chips of a colour, for the troop that will place them. */
export function addSupport(table: Table, colour: 0 | 1, troop: TroopId): void {
  for (let n = 1; n <= SUPPORT_CHIPS; n++) addUnit(table, 'sentinel', troop, 'reserve', `sentinel.${COLOURS[colour]}.${n}`);
}

/** All chips of a faction, in the places where its mode puts them. */
export function addFaction(table: Table, seat: Seat, faction: number): void {
  const { mode, coop, playerA } = table.terms;
  const { units, hero, tactics } = certain(table.content.factions[faction], 'such a faction');
  const troop = table.troops[seat];
  if (troop === undefined) return;
  troop.faction = faction;
  const chosenLater = mode === 'ascension' || mode === 'alliance'; // HOP-23.2, HOP-23.5
  const zone: Zone = mode === 'skirmish' ? 'bag' : chosenLater ? 'out' : 'camp';
  for (const unit of units) {
    const id = addUnit(table, unit, seat, zone);
    unitAt(table, id).known = mode !== 'skirmish' && mode !== 'alliance'; // HOP-24.3
  }
  const id = addUnit(table, hero, seat, 'camp');
  unitAt(table, id).active = mode === 'pandemonium'; // HOP-15.9, HOP-23.4
  if (mode === 'skirmish' && table.terms.arena === 'colosseum') chain(table, id); // HOP-15.10
  if (coop && mode === 'ascension' && seat !== playerA) layOnTrack(table, id, troop.board); // HOP-23.2
  for (const tactic of tactics) addTactic(table, tactic, seat, mode === 'ascension' ? 'out' : 'camp');
}
function addTactic(table: Table, tactic: Tactic, troop: TroopId, zone: 'camp' | 'out'): void {
  table.chips.push({ tactic, troop, zone, unit: NONE });
}
/** Puts the primary hero on its chained hex, inactive, with full hp or more. For other units that hex is ordinary. HOP-5.12, HOP-15.10, HOP-23.3 */
function chain(table: Table, id: UnitId): void {
  const unit = unitAt(table, id);
  const { redChained, blueChained } = arenaOf(table);
  const colour = troopAt(table, unit.troop).colour;
  placeUnit(table, id, colour === 0 ? redChained : blueChained);
  fillUp(table, id, defOf(table, unit).health + headStart(table, unit.troop));
}
/** Extra hp for the second player's chained hero, if the match has that option. HOP-15.12 */
export const headStart = ({ terms, order }: Table, seat: Seat): number =>
  terms.headStart && terms.mode === 'skirmish' && terms.arena === 'colosseum' && seat === order[1] ? SECOND_HERO_HP : 0;
/** Puts chips of its colour under a unit. */
export function fillUp(table: Table, id: UnitId, hp: number): void {
  const unit = unitAt(table, id);
  unit.hp = hp;
  table.supply[troopAt(table, unit.troop).colour] -= hp;
}
/** A hero waits, active, on space 20 or above the gold track. */
export function layOnTrack(table: Table, hero: UnitId, board: number): void {
  const unit = unitAt(table, hero);
  unit.zone = 'track';
  unit.active = true;
  const lies = table.boards[board];
  if (lies !== undefined) lies.hero = hero;
}

/** A titan with its parts, its allies and its shards. HOP-23.2 */
export function addTitan(table: Table, titan: number, arenaUnits: readonly string[]): void {
  const { unit, parts, allies, shards } = certain(table.content.titans[titan], 'such a titan');
  const troop = table.troops.findIndex(({ kind }) => kind === 'titan');
  const arena = table.troops.findIndex(({ kind }) => kind === 'arena');
  table.titan = titan;
  addUnit(table, unit, troop, 'stack');
  for (const part of parts)
    for (let n = 1; n <= part.count; n++) addUnit(table, part.unit, troop, 'camp', part.count === 1 ? part.unit : `${part.unit}.${n}`);
  if (allies?.kind === 'sentinels') addSupport(table, 1, arena);
  if (allies?.kind === 'arena') for (const id of arenaUnits) addUnit(table, id, arena, 'bag');
  for (const at of arenaOf(table).pedestals)
    table.shards.push({ at, hp: shards.hp, active: shards.active, holder: NONE, gone: false, loose: false });
  if (shards.colour !== null) table.supply[COLOURS.indexOf(shards.colour) as 0 | 1] -= shards.hp * table.shards.length;
}
