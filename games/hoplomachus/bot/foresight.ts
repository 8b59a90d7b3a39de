// What bots go by that look ahead.
import type { Seat } from '@tabularium/kernel';
import type { Foresight } from '@tabularium/parts/shape';
import { attackDice } from '../rules/combat/dice.ts';
import { ALL_TROPHIES, favorOf } from '../rules/ending/ending.ts';
import { teamSeats } from '../rules/units/seats.ts';
import { distanceOf, healthOf, movementOf, primaryHero, rangeOf } from '../rules/units/units.ts';
import { arenaOf, defOf, unitAt } from '../table/names.ts';
import { type HoplomachusKit, isCooperative, type Table, type Unit, type UnitId } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { meanOf, oddsOf } from './blows.ts';
import { rank } from './mind.ts';
import { TASTE } from './taste.ts';
import { weights } from './weights.ts';
import { pointsFor } from './worth.ts';

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

/** Hits it is likely to score in its next turn on whomever it can reach by then. */
function blowsOf(table: Table, id: UnitId, others: readonly UnitId[]): { readonly hits: number; readonly reached: readonly UnitId[] } {
  const unit = unitAt(table, id);
  if (!unit.active || unit.dazed === 1 || unit.fatigued === 1) return { hits: 0, reached: [] };
  const reach = rangeOf(table, unit) + (unit.ensnared === 1 ? 0 : movementOf(table, unit));
  const reached = others.filter((other) => distanceOf(table, unit.at, unitAt(table, other).at) <= reach);
  return { hits: reached.length === 0 ? 0 : meanOf(oddsOf(table, unit, attackDice(table, id, null))), reached };
}
const isFighter = (table: Table, unit: Unit): boolean => !['hero', 'immortal', 'titan', 'sentinel'].includes(defOf(table, unit).rank);
/** What fighters are worth with the hit points they have left. */
const strengthOf = (table: Table, units: readonly Unit[]): number =>
  sum(units, (unit) =>
    isFighter(table, unit)
      ? pointsFor(defOf(table, unit)) * (TASTE.standing + ((1 - TASTE.standing) * unit.hp) / healthOf(table, unit))
      : 0,
  );
/** 1 for a hero that is unhurt or still to come, 0 for one that has fallen. */
function heroOf(table: Table, seat: Seat): number {
  const hero = table.units[primaryHero(table, seat)];
  if (hero === undefined || hero.zone === 'discard' || hero.zone === 'out') return 0;
  return hero.zone === 'arena' ? Math.max(0, hero.hp) / healthOf(table, hero) : 1;
}
const ailments = ({ dazed, fatigued, ensnared, cursed, poisonedBy }: Unit): number =>
  [dazed, fatigued, ensnared, cursed].filter((span) => span > 0).length + (poisonedBy >= 0 ? 1 : 0);

/** Of the whole side: those who win together stand together. */
function features(table: Table, seat: Seat): readonly number[] {
  const team = table.troops[seat]?.team ?? seat;
  const seats = teamSeats(table, team);
  const inCombat = [...table.units.keys()].filter((id) => unitAt(table, id).zone === 'arena');
  const isOurs = (id: UnitId): boolean => table.troops[unitAt(table, id).troop]?.team === team;
  const ours = inCombat.filter(isOurs);
  const theirs = inCombat.filter((id) => !isOurs(id));
  const units = ours.map((id) => unitAt(table, id));
  const isHero = (id: UnitId): boolean => defOf(table, unitAt(table, id)).rank === 'hero';
  const waiting = (troop: number): number =>
    table.units.filter((unit) => unit.troop === troop && (unit.zone === 'camp' || unit.zone === 'bag')).length;
  const threats = theirs.map((id) => blowsOf(table, id, ours));
  const danger = sum(
    ours.filter(isHero),
    (id) => sum(threats, ({ hits, reached }) => (reached.includes(id) ? hits : 0)) / (1 + unitAt(table, id).hp),
  );
  const { stones } = arenaOf(table);
  return [
    units.length,
    strengthOf(table, units),
    units.length <= seats.length ? 1 : 0,
    sum(seats, (one) => heroOf(table, one)),
    Math.min(2, danger),
    sum(seats, waiting),
    units.filter((unit) => !isFighter(table, unit) && unit.active).length +
      table.footholds.filter(({ troop }) => seats.includes(troop)).length,
    table.chips.filter(({ troop, zone }) => zone === 'camp' && seats.includes(troop)).length,
    favorOf(table, seat),
    units.filter(({ at }) => stones.includes(at)).length,
    sum(units, ailments),
    sum(ours, (id) => blowsOf(table, id, theirs).hits),
    table.troops[table.turn.troop]?.team === team ? 1 : 0,
    ...(isCooperative(table.terms.mode)
      ? rivalFeatures(
          table,
          theirs,
          sum(threats, ({ hits }) => hits),
        )
      : NO_RIVALS),
  ];
}
/** The game itself plays the other side. */
const rivalFeatures = (table: Table, theirs: readonly UnitId[], hits: number): readonly number[] => [
  table.trophies.length,
  sum(theirs, (id) => (isElite(table, id) ? unitAt(table, id).hp : 0)),
  strengthOf(
    table,
    theirs.map((id) => unitAt(table, id)),
  ),
  table.shards.filter(({ active }) => active).length,
  hits,
];
const NO_RIVALS = [0, 0, 0, 0, 0];
const isElite = (table: Table, id: UnitId): boolean => ['immortal', 'titan'].includes(defOf(table, unitAt(table, id)).rank);

/** How far the side is beaten that is beaten most. */
function progress(table: Table): number {
  const sides = table.troops.flatMap(({ seat, team }) => (seat >= 0 && teamSeats(table, team)[0] === seat ? [teamSeats(table, team)] : []));
  const left = Math.min(
    ...sides.map((seats) => {
      const own = table.units.filter(({ troop, zone }) => seats.includes(troop) && zone !== 'out' && zone !== 'reserve');
      const standing = own.filter(({ zone }) => zone !== 'discard').length / Math.max(1, own.length);
      return Math.min(standing, sum(seats, (seat) => heroOf(table, seat)) / seats.length);
    }),
  );
  const titan = table.units.find((unit) => defOf(table, unit).rank === 'titan' && unit.zone === 'arena');
  const won = titan ? 1 - titan.hp / healthOf(table, titan) : table.trophies.length / ALL_TROPHIES;
  return Math.min(1, Math.max(0, 1 - left, won));
}

export const foresight: Foresight<HoplomachusKit, HoplomachusView> = {
  asks: new Set([
    'deploy',
    'deployAt',
    'tactic',
    'tacticOn',
    'move',
    'moveTo',
    'ability',
    'engage',
    'engageHow',
    'attackTarget',
    'favorTrack',
  ]),
  rank,
  names: [
    'units',
    'strength',
    'alone',
    'heroes',
    'danger',
    'reserve',
    'support',
    'tactics',
    'favor',
    'stones',
    'ailments',
    'threat',
    'turn',
    'trophies',
    'elite',
    'rivals',
    'shards',
    'rage',
  ],
  features,
  progress,
  sideOf: (table, seat) => table.troops[seat]?.team ?? seat,
  success: ({ scores }) => {
    const trophies = scores[0]?.['trophies']; // hardly anybody wins an Onslaught: what counts is how far they get
    return trophies === undefined ? undefined : trophies / ALL_TROPHIES;
  },
  clock: ({ terms, turn, round }) => (isCooperative(terms.mode) ? 2 * round : turn.number), // a round against the game pays out once everybody has had a turn
  horizon: 4,
  lapses: 12,
  weights,
};
