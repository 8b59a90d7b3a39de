// How heroes move: by road, on horseback, on wings, and out of a battle.
import type { Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { SPACES } from '../../content/boards.ts';
import { RETREAT_STEPS } from '../../content/prices.ts';
import { spaceName } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { heroesAt, isNative } from './heroes.ts';
import { NO_SPACE, roadTo, SIDES } from './spaces.ts';

/** The cards to which a road leads directly. BAT-10.3, BAT-10.5, BAT-10.6 */
function roadNeighbours(table: Table, space: Space): Space[] {
  const neighbours: Space[] = [];
  for (let side = 0; side < SIDES; side++) {
    const next = roadTo(table, space, side);
    if (next !== NO_SPACE) neighbours.push(next);
  }
  return neighbours;
}

/** Where one supply takes a hero. Native cards are left out: they are free. BAT-10.4, BAT-17.5 */
export function stepsOf(table: Table, seat: Seat, from: Space): Space[] {
  const steps = roadNeighbours(table, from);
  return table.terms.terrain ? steps.filter((space) => !isNative(table, seat, space)) : steps;
}

/** The hero on a card that may make a free move: one that has not just made one. BAT-17.3 */
function strollerAt(table: Table, seat: Seat, from: Space): number {
  const { heroes, strolled } = playerOf(table, seat);
  return heroes.findIndex((at, hero) => at === from && strolled[hero] === false);
}
/** Where a hero can go over native cards alone. BAT-17.2, BAT-17.3 */
export function strollsOf(table: Table, seat: Seat, from: Space): Space[] {
  if (!table.terms.terrain || strollerAt(table, seat, from) === -1) return [];
  return travel(table, seat, from, 0).reached.slice(1);
}
/** After any other action every hero may make a free move again. BAT-17.3 */
export const endStrolls = (table: Table, seat: Seat): void => void playerOf(table, seat).strolled.fill(false);

/** Where a horse takes a hero, without the spaces that are free anyway. BAT-8.34, BAT-17.2, BAT-17.3 */
export function rideReach(table: Table, seat: Seat, from: Space, steps: number): { at: Space; cost: number }[] {
  const { reached, costs } = travel(table, seat, from, steps);
  const reach: { at: Space; cost: number }[] = [];
  for (const at of reached) if (costs[at] !== 0) reach.push({ at, cost: costs[at] as number });
  return reach;
}
/** Can a horse take the hero anywhere? */
export const canRide = (table: Table, seat: Seat, from: Space): boolean => rideReach(table, seat, from, 1).length > 0;

/** The cheapest way along the roads, without its start. */
function pathOf(table: Table, seat: Seat, from: Space, to: Space): Space[] {
  const { before } = travel(table, seat, from, SPACES);
  const path: Space[] = [];
  for (let at = to; at !== from && at !== NO_SPACE; at = before[at] as Space) path.unshift(at);
  return path;
}

/** The wings carry a hero to every other built card. BAT-9.5 */
export function flights(table: Table, from: Space): Space[] {
  const landings: Space[] = [];
  for (let space = 0; space < SPACES; space++) if (space !== from && table.exits[space] !== 0) landings.push(space);
  return landings;
}

// ---- moving

export function moveHero(
  table: Table,
  ref: Referee,
  seat: Seat,
  from: Space,
  to: Space,
  by: 'step' | 'stroll' | 'ride' | 'fly' | 'retreat',
): void {
  const path = by === 'step' || by === 'fly' ? [to] : pathOf(table, seat, from, to);
  const { heroes, strolled } = playerOf(table, seat);
  const hero = by === 'stroll' ? strollerAt(table, seat, from) : heroes.indexOf(from);
  heroes[hero] = to;
  if (by === 'stroll') strolled[hero] = true; // BAT-17.3
  ref.tell({ kind: 'heroMoved', rule: MOVING_RULES[by], seat, from: spaceName(from), to: spaceName(to), by, path: path.map(spaceName) });
}
const MOVING_RULES = { step: 'BAT-10.4', stroll: 'BAT-17.3', ride: 'BAT-8.34', fly: 'BAT-9.5', retreat: 'BAT-12.33' } as const;

// ---- retreat

interface Retreat {
  readonly at: Space;
  readonly distance: number;
  /** In supplies. */
  readonly price: number;
}
/** Where the attacked hero may go: two or three steps away, neither to a city nor to a hero of the attacker. BAT-12.33, BAT-12.34 */
export function retreatsOf(table: Table, seat: Seat, from: Space, attacker: Seat): Retreat[] {
  const distances = new Map<Space, { distance: number; price: number }>([[from, { distance: 0, price: 0 }]]);
  let edge: readonly Space[] = [from];
  for (let distance = 1; distance <= Math.max(...RETREAT_STEPS); distance++) {
    const next: Space[] = [];
    for (const space of edge)
      for (const neighbour of roadNeighbours(table, space)) {
        const price = (distances.get(space)?.price ?? 0) + (isNative(table, seat, neighbour) ? 0 : 1); // BAT-17.3
        const before = distances.get(neighbour);
        if (before === undefined) next.push(neighbour);
        if (before === undefined || (before.distance === distance && price < before.price)) distances.set(neighbour, { distance, price });
      }
    edge = next;
  }
  return [...distances]
    .map(([at, { distance, price }]) => ({ at, distance, price }))
    .filter(
      ({ at, distance }) => distance >= Math.min(...RETREAT_STEPS) && table.owners[at] !== attacker && heroesAt(table, attacker, at) === 0,
    )
    .sort((a, b) => a.at - b.at);
}

// ---- finding the way

interface Travels {
  /** In ascending order of cost, the start first. */
  readonly reached: readonly Space[];
  /** By space; UNREACHED where no way leads. */
  readonly costs: Uint8Array;
  /** By space: the one before it on the way. */
  readonly before: Int8Array;
}
const UNREACHED = SPACES;

/** Finds everything a hero reaches for at most `limit` non-native cards. BAT-17.3 */
function travel(table: Table, seat: Seat, from: Space, limit: number): Travels {
  const reached: Space[] = [];
  const costs = new Uint8Array(SPACES).fill(UNREACHED);
  const before = new Int8Array(SPACES);
  costs[from] = 0;
  before[from] = NO_SPACE;
  let ring: Space[] = [from];
  for (let cost = 0; cost <= limit && ring.length > 0; cost++) {
    const outer: Space[] = [];
    for (const space of ring) {
      reached.push(space);
      for (let side = 0; side < SIDES; side++) {
        const next = roadTo(table, space, side);
        if (next === NO_SPACE || costs[next] !== UNREACHED) continue;
        const native = isNative(table, seat, next);
        costs[next] = native ? cost : cost + 1;
        before[next] = space;
        (native ? ring : outer).push(next); // the loop also visits what is pushed into its own ring
      }
    }
    ring = outer;
  }
  return { reached, costs, before };
}
