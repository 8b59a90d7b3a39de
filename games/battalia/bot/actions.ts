// What an action is worth, and which one to begin with.

import { highest } from '@tabularium/parts/bot';
import type { Artifact, RoadGroup, Unit } from '../content/kinds.ts';
import { LAND_TYPES } from '../content/lands.ts';
import { DAYS_OF_WEEK } from '../content/oracle.ts';
import { recipe } from '../content/recipes.ts';
import { purseOf } from '../rules/cards/uses.ts';
import { cardOf, deckSize } from '../rules/cards/zones.ts';
import { citiesOfLevel, TOP_LEVEL } from '../rules/land/cities.ts';
import { heroesAt, heroesOnBoard } from '../rules/land/heroes.ts';
import { openSpaces } from '../rules/land/spaces.ts';
import type { Action, SpaceName } from '../table/asks.ts';
import { spaceOf } from '../table/names.ts';
import { priceOf } from '../table/price.ts';
import { type Card, NOBODY } from '../table/table.ts';
import { ownedBy } from './cards.ts';
import { attackStrength, attraction, expectedDefence, prizeOf } from './heroes.ts';
import { bestValueOf, citySitesNow, landValueNow } from './land.ts';
import { isIn, type Plan, pack, worthWith } from './packing.ts';
import { leadOf, type Thought } from './thought.ts';

const VP = 10;
const FREE = recipe({});
const UNIT_WORTH: Readonly<Record<Unit, number>> = { friman: 2.2, chief: 4, priest: 6, lord: 8.5 };
/** What the first of its kind adds to a deck, and how many one wants. */
const ARTIFACT_WORTH: Readonly<Record<Artifact, { readonly worth: number; readonly wanted: number }>> = {
  tool: { worth: 4, wanted: 2 },
  weapon: { worth: 8, wanted: 2 },
  amulet: { worth: 2, wanted: 1 },
  title: { worth: 6, wanted: 2 },
  scroll: { worth: 1.5, wanted: 1 },
  tent: { worth: 0.5, wanted: 0 },
  horse: { worth: 4, wanted: 1 },
};
/** A deck that turns slowly is a weak deck. */
const BIG_DECK = 22;
const EARLY_OPEN_SPACES = 20;
/** How much of what a road opens up counts now. */
const ROAD_SHARE = 1.5;

/** The first step of the best turn, then those of other turns; what the best turn does later anyway comes last. */
export function rankActions(thought: Thought, options: readonly Action[], most: number): readonly number[] {
  const { table, seat } = thought;
  const growth = growthOf(thought);
  const levelAt = (at: SpaceName): number => table.levels[spaceOf(at)] as number;
  const plans = options.map(
    (action, option): Plan => ({ option, need: priceOf(action, levelAt) ?? FREE, ...appraise(thought, action, growth) }),
  );
  const { uses } = purseOf(table, seat);
  const packing = pack(plans, uses);
  const first = packing.first?.option ?? options.findIndex((action) => action.do === 'end');
  if (most === 1) return [first];
  const score = (plan: Plan): number => {
    if (plan.option === first) return Number.POSITIVE_INFINITY;
    return isIn(packing, plan) ? plan.worth - LATER : options[plan.option]?.do === 'end' ? 0 : worthWith(plan, plans, uses);
  };
  return highest(plans.map(score), most);
}
/** More than any turn is worth. */
const LATER = 10_000;

/** 1 while the game is young, towards 0 near its end: how much a better deck still pays. */
function growthOf({ table }: Thought): number {
  const { weeks } = table.terms;
  const room = Math.min(1, openSpaces(table) / EARLY_OPEN_SPACES);
  const days = weeks === 0 ? 1 : Math.max(0, 1 - table.day / (weeks * DAYS_OF_WEEK));
  return Math.min(room, days);
}

type Appraisal = Pick<Plan, 'worth' | 'limit'>;
const once = (worth: number): Appraisal => ({ worth, limit: 1 });
const often = (worth: number): Appraisal => ({ worth, limit: 4 });

function appraise(thought: Thought, action: Action, growth: number): Appraisal {
  const { table, seat, me } = thought;
  switch (action.do) {
    case 'end':
      return once(0);
    case 'hire':
      return often(hireWorth(thought, action.unit, growth));
    case 'create':
      return once(createWorth(thought, action.artifact, growth));
    case 'road':
      return once(roadWorth(thought, action.group));
    case 'city':
      return once(action.level * VP + 2 + endWorth(thought, action.level));
    case 'upgrade': {
      const level = (table.levels[spaceOf(action.at)] as number) + 1;
      const { level4Target } = table.terms;
      const last = level === TOP_LEVEL && level4Target > 0 && citiesOfLevel(table, seat, TOP_LEVEL) + 1 >= level4Target;
      return once(last ? (leadOf(thought) + 1 > 0 ? 100 : -1) : VP + level / 10);
    }
    case 'hero':
      return once(heroesOnBoard(table, seat) > 0 ? 2 : Math.max(4, bestCityAttraction(thought)));
    case 'step':
    case 'stroll':
      return once(attraction(thought, spaceOf(action.to)) - attraction(thought, spaceOf(action.from)));
    case 'ride':
      return once(attraction(thought, spaceOf(action.from)) > 0 ? 2 : 0);
    case 'fly':
      return once(3);
    case 'attack':
      return once(attackWorth(thought, action));
    case 'annex':
      return once(VP);
    case 'title':
      return once(3.5);
    case 'horn':
      return once(3);
    case 'dismantle':
      return once(2);
    case 'amulet':
      return once(0.4);
    case 'scroll':
      return once(me.hand.some((card) => isForeign(thought, card)) ? 0.8 : 0);
    case 'scrollSelf':
    case 'pitch':
      return once(0);
    case 'ambush':
      return once(ambushWorth(thought));
  }
}

/** A card of another faction than most. */
function isForeign({ table, favourite }: Thought, card: Card): boolean {
  const { faction } = cardOf(table, card);
  return faction !== null && faction !== favourite;
}
/** Filling the last spaces ends the game, which is good for the leader. */
function endWorth(thought: Thought, gained: number): number {
  const { table } = thought;
  const open = openSpaces(table);
  if (!table.terms.boardFull || open > 2) return 0;
  return leadOf(thought) + gained > 0 ? 30 : open === 1 ? -60 : 0;
}
function hireWorth({ table, me, favourite }: Thought, unit: Unit, growth: number): number {
  const top = table.stock.units[unit].at(-1);
  const fits = top !== undefined && cardOf(table, top).faction === favourite ? 0.6 : 0;
  return (UNIT_WORTH[unit] + fits) * (0.25 + growth) * (deckSize(me) > BIG_DECK ? 0.7 : 1);
}
function createWorth({ table, me }: Thought, artifact: Artifact, growth: number): number {
  let have = 0;
  for (const cards of [...ownedBy(me), me.laid.map(({ card }) => card), me.gains])
    for (const card of cards) if (cardOf(table, card).kind === artifact) have += 1;
  const { worth, wanted } = ARTIFACT_WORTH[artifact];
  return have < wanted ? (worth / (1 + have)) * (0.2 + growth) : 0;
}
/** A road is worth what it opens up; a player who leads also wants to fill the map. */
function roadWorth(thought: Thought, group: RoadGroup): number {
  const types = LAND_TYPES.flatMap((type, index) => (type.group === group ? [bestValueOf(thought, index)] : []));
  const opens = Math.max(...types) - landValueNow(thought);
  return ROAD_SHARE * Math.max(0, opens) + (citySitesNow(thought) === 0 ? 4 : 0) + (leadOf(thought) > 0 ? 2 : 0) + endWorth(thought, 0);
}
function ambushWorth({ table, me }: Thought): number {
  const keeps = me.hand.some((card) => ['priest', 'lord'].includes(cardOf(table, card).kind));
  return keeps && me.hand.length >= 2 && deckSize(me) > 13 ? 0.5 : 0;
}
function bestCityAttraction(thought: Thought): number {
  const { table, seat } = thought;
  const cities = table.owners.flatMap((owner, space) => (owner === seat ? [attraction(thought, space)] : []));
  return Math.max(0, ...cities);
}
function attackWorth(thought: Thought, { at, target, of }: Extract<Action, { do: 'attack' }>): number {
  const { table, seat } = thought;
  const space = spaceOf(at);
  const strength = attackStrength(thought, space, heroesAt(table, seat, space));
  return strength > expectedDefence(table, space, target, of ?? NOBODY) ? prizeOf(thought, space, target) : 0;
}
