// How good the map is for a player: room for cities, and roads towards what can be taken.
import type { Seat } from '@tabularium/kernel';
import { remembered } from '@tabularium/parts/bot';
import type { Space } from '../content/boards.ts';
import { SPACES } from '../content/boards.ts';
import { LAND_TYPES } from '../content/lands.ts';
import { isBesideCity, sitesOf, turnsAt } from '../rules/building/placement.ts';
import { heroPlaces } from '../rules/land/heroes.ts';
import { besideOf, landAt, NO_SPACE, opposite, SIDES } from '../rules/land/spaces.ts';
import { EMPTY, type Table } from '../table/table.ts';
import type { Thought } from './thought.ts';

const FAR = 99;
const SITE = 1.2;
const MOST_SITES = 4;
const WAY_OUT = 0.3;
const PRIZE = 8;

/** The part of the map that matters: cards are tried out on it, not on the table. */
export interface Ground {
  /** By space: the sides that lead out. A built card leads where it shows a road; an empty space may lead anywhere. */
  readonly ways: number[];
  readonly isEmpty: boolean[];
  readonly isBesideCity: boolean[];
  /** Where the player's roads begin. */
  readonly starts: readonly Space[];
  /** Neutral cities, which are worth a road. */
  readonly prizes: readonly Space[];
}
const ANYWHERE = 15;

export function groundOf(table: Table, seat: Seat): Ground {
  const ways: number[] = [];
  const isEmpty: boolean[] = [];
  const beside: boolean[] = [];
  const prizes: Space[] = [];
  for (let space = 0; space < SPACES; space++) {
    const empty = table.lands[space] === EMPTY;
    isEmpty.push(empty);
    ways.push(empty ? ANYWHERE : (table.exits[space] as number));
    beside.push(empty && isBesideCity(table, space));
    if ((table.guards[space] as number) > 0 && landAt(table, space)?.kind === 'city') prizes.push(space);
  }
  return { ways, isEmpty, isBesideCity: beside, starts: heroPlaces(table, seat), prizes };
}

/** Where roads lead, and could be led. */
export interface Reach {
  /** The empty spaces where the next card would be joined to the player's. */
  readonly doorsteps: readonly Space[];
  /** How many cards are still to be built on the way to each space, as far as it was searched: 0 where a road already leads. */
  readonly gaps: Uint8Array;
}
/** Follows roads and empty spaces from the player's cities until it has found every prize. */
export function reachOf({ ways, isEmpty, starts, prizes }: Ground): Reach {
  const gaps = new Uint8Array(SPACES).fill(FAR);
  let now = [...starts];
  let doorsteps: Space[] = [];
  for (const space of now) gaps[space] = 0;
  for (let gap = 0; now.length > 0; gap++) {
    const later: Space[] = [];
    for (const space of now)
      for (let side = 0; side < SIDES; side++) {
        if (((ways[space] as number) & (1 << side)) === 0) continue;
        const next = besideOf(space, side);
        if (next === NO_SPACE || gaps[next] !== FAR || ((ways[next] as number) & (1 << opposite(side))) === 0) continue;
        gaps[next] = isEmpty[next] ? gap + 1 : gap;
        (isEmpty[next] ? later : now).push(next); // the loop also visits what is pushed here
      }
    if (gap === 0) doorsteps = [...later];
    now = prizes.every((space) => gaps[space] !== FAR) ? [] : later;
  }
  return { doorsteps, gaps };
}

/** Where a city could be founded next. */
export const citySites = (ground: Ground, { doorsteps }: Reach): number =>
  doorsteps.reduce((sites, space) => sites + (ground.isBesideCity[space] ? 0 : 1), 0);
export const landValue = (ground: Ground): number => landValueOf(ground, reachOf(ground));
export function landValueOf(ground: Ground, reach: Reach): number {
  let prizes = 0;
  for (const space of ground.prizes) {
    const gap = reach.gaps[space] as number;
    if (gap < FAR) prizes += PRIZE / (1 + gap);
  }
  return SITE * Math.min(citySites(ground, reach), MOST_SITES) + WAY_OUT * reach.doorsteps.length + prizes;
}

// ---- with one more card

const groundFor = (thought: Thought): Ground => remembered(thought, 'ground', thought.seat, () => groundOf(thought.table, thought.seat));
export const landValueNow = (thought: Thought): number => landValue(groundFor(thought));
export const citySitesNow = (thought: Thought): number => citySites(groundFor(thought), reachOf(groundFor(thought)));

/** The value of the map with a card of this type on a space, in its best turn. */
export const valueAt = (thought: Thought, type: number, space: Space): number =>
  Math.max(...turnsAt(thought.table, space, type).map((exits) => valueWith(thought, space, exits, type)));
/** The value of the map with this card on it. */
export function valueWith(thought: Thought, space: Space, exits: number, type: number): number {
  const ground = groundFor(thought);
  const ways = ground.ways.with(space, exits);
  const isEmpty = ground.isEmpty.with(space, false);
  if (LAND_TYPES[type]?.kind !== 'city') return landValue({ ...ground, ways, isEmpty });
  const isBeside = ground.isBesideCity.slice();
  for (let side = 0; side < SIDES; side++) {
    const next = besideOf(space, side);
    if (next !== NO_SPACE) isBeside[next] = true;
  }
  return landValue({ ...ground, ways, isEmpty, isBesideCity: isBeside, starts: [...ground.starts, space] });
}
export const bestValueOf = (thought: Thought, type: number): number =>
  Math.max(...sitesOf(thought.table, thought.seat, type).map((space) => valueAt(thought, type, space)));
