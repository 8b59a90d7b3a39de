// How good the map is for a player: room for cities, and roads towards what can be taken. The map of a guessed table is the true one.
import type { Seat } from '@tabularium/kernel';
import type { Space } from '../content/boards.ts';
import { SPACES } from '../content/boards.ts';
import { isBesideCity, sitesOf, turnsAt } from '../rules/building/placement.ts';
import { heroPlaces } from '../rules/land/heroes.ts';
import { BESIDE, landAt, NO_SPACE, opposite, SIDES } from '../rules/land/spaces.ts';
import { EMPTY, NOBODY, type Table } from '../table/table.ts';

const FAR = 99;
const SITE = 1.2;
const MOST_SITES = 4;
const WAY_OUT = 0.3;
const PRIZE = 8;

/** Cards still to be built on the way to every space from the seat's cities; 0 where a road leads already. */
export function gapsFrom(table: Table, seat: Seat): number[] {
  const gaps = Array.from({ length: SPACES }, () => FAR);
  let now = heroPlaces(table, seat);
  for (const space of now) gaps[space] = 0;
  for (let gap = 0; now.length > 0; gap++) {
    const later: Space[] = [];
    for (let i = 0; i < now.length; i++) {
      const space = now[i] as Space;
      if (gaps[space] !== gap) continue;
      for (let side = 0; side < SIDES; side++) {
        const next = BESIDE[space * SIDES + side] as Space;
        if (next === NO_SPACE || !leads(table, space, side) || !leads(table, next, opposite(side))) continue;
        const cost = gap + (table.lands[next] === EMPTY ? 1 : 0);
        if (cost >= (gaps[next] as number)) continue;
        gaps[next] = cost;
        (cost === gap ? now : later).push(next);
      }
    }
    now = later;
  }
  return gaps;
}
/** A built card leads where it shows a road; an empty space may lead anywhere. */
const leads = (table: Table, space: Space, side: number): boolean =>
  table.lands[space] === EMPTY || ((table.exits[space] as number) & (1 << side)) !== 0;

export function landValue(table: Table, seat: Seat): number {
  const gaps = gapsFrom(table, seat);
  let sites = 0;
  let ways = 0;
  let prizes = 0;
  for (let space = 0; space < SPACES; space++) {
    const gap = gaps[space] as number;
    if (table.lands[space] === EMPTY && gap === 1) {
      ways += 1;
      if (!isBesideCity(table, space)) sites += 1;
    }
    if (gap < FAR && isPrize(table, space)) prizes += PRIZE / (1 + gap);
  }
  return SITE * Math.min(sites, MOST_SITES) + WAY_OUT * ways + prizes;
}
/** A neutral city is worth a road. */
const isPrize = (table: Table, space: Space): boolean => (table.guards[space] as number) > 0 && landAt(table, space)?.kind === 'city';

/** The value of the map with a card of this type on a space, in its best turn. */
export function valueAt(table: Table, seat: Seat, type: number, space: Space): number {
  return Math.max(...turnsAt(table, space, type).map((exits) => valueWith(table, seat, space, exits, type)));
}
/** The value of the map with this card on it: it is laid for a moment and taken back. */
export function valueWith(table: Table, seat: Seat, space: Space, exits: number, type: number): number {
  const land = table.content.lands.findIndex((def) => def.kind !== 'ruins' && def.typeIndex === type);
  table.lands[space] = land;
  table.exits[space] = exits;
  const isCity = table.content.lands[land]?.kind === 'city';
  if (isCity) table.owners[space] = seat;
  const value = landValue(table, seat);
  table.lands[space] = EMPTY;
  table.exits[space] = 0;
  if (isCity) table.owners[space] = NOBODY;
  return value;
}
export const bestValueOf = (table: Table, seat: Seat, type: number): number =>
  Math.max(...sitesOf(table, seat, type).map((space) => valueAt(table, seat, type, space)));
export const citySites = (table: Table, seat: Seat): number => {
  const gaps = gapsFrom(table, seat);
  let sites = 0;
  for (let space = 0; space < SPACES; space++)
    if (table.lands[space] === EMPTY && gaps[space] === 1 && !isBesideCity(table, space)) sites += 1;
  return sites;
};
