// What an action is worth, and which one to begin with.

import type { Artifact, Pool, RoadGroup, Unit } from '../content/kinds.ts';
import { LAND_TYPES } from '../content/lands.ts';
import { FORM_INDEX, FORMS } from '../content/pools.ts';
import { recipe } from '../content/recipes.ts';
import { freshUses } from '../rules/cards/uses.ts';
import { heroesAt } from '../rules/land/heroes.ts';
import type { Action, SpaceName } from '../table/asks.ts';
import { spaceOf } from '../table/names.ts';
import { priceOf } from '../table/price.ts';
import { NOBODY } from '../table/table.ts';
import { factionOf, formOf } from './cards.ts';
import { attackStrength, attraction, expectedDefence, prizeOf } from './heroes.ts';
import { bestValueOf, citySites, landValue } from './land.ts';
import type { Thought } from './mind.ts';
import { type Plan, pack } from './packing.ts';

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

export function chooseAction(thought: Thought, options: readonly Action[]): number {
  const growth = growthOf(thought);
  const sites = citySites(thought.table, thought.seat);
  const levelAt = (at: SpaceName): number => thought.table.levels[spaceOf(at)] as number;
  const plans = options.map(
    (action, option): Plan => ({ option, need: priceOf(action, levelAt) ?? FREE, ...appraise(thought, action, growth, sites) }),
  );
  const { first } = pack(plans, usesOf(thought));
  return first?.option ?? options.findIndex((action) => action.do === 'end');
}

/** 1 while the game is young, towards 0 near its end: how much a better deck still pays. */
function growthOf({ view }: Thought): number {
  const room = Math.min(1, view.openSpaces / EARLY_OPEN_SPACES);
  const days = view.terms.weeks === 0 ? 1 : Math.max(0, 1 - view.day / (view.terms.weeks * 7));
  return Math.min(room, days);
}
/** Uses by form, of the hand and of what lies on the table. */
function usesOf({ me, table }: Thought): number[] {
  const uses = FORMS.map(() => 0);
  const add = (pool: Pool, count: number): void => {
    const form = FORM_INDEX[formOf(pool)];
    uses[form] = (uses[form] as number) + count;
  };
  for (const card of me.hand.cards ?? []) add(card, freshUses(table, FORM_INDEX[formOf(card)]));
  for (const { as, uses: left } of me.laid) add(as, left);
  return uses;
}

type Appraisal = Pick<Plan, 'worth' | 'limit'>;
const once = (worth: number): Appraisal => ({ worth, limit: 1 });
const often = (worth: number): Appraisal => ({ worth, limit: 4 });

function appraise(thought: Thought, action: Action, growth: number, sites: number): Appraisal {
  const { table, view, me } = thought;
  switch (action.do) {
    case 'end':
      return once(0);
    case 'hire':
      return often(hireWorth(thought, action.unit, growth));
    case 'create':
      return once(createWorth(thought, action.artifact, growth));
    case 'road':
      return once(roadWorth(thought, action.group, sites));
    case 'city':
      return once(action.level * VP + 2 + endWorth(thought, action.level));
    case 'upgrade': {
      const level = (table.levels[spaceOf(action.at)] as number) + 1;
      const last = level === 4 && view.terms.level4Target > 0 && me.score.level4 + 1 >= view.terms.level4Target;
      return once(last ? (leadOf(thought) + 1 > 0 ? 100 : -1) : VP + level / 10);
    }
    case 'hero':
      return once(me.heroes.some((at) => at !== null) ? 2 : Math.max(4, bestCityAttraction(thought)));
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
      return once((me.hand.cards ?? []).some((card) => factionOf(card) !== undefined && factionOf(card) !== thought.favourite) ? 0.8 : 0);
    case 'scrollSelf':
    case 'pitch':
      return once(0);
    case 'ambush':
      return once(ambushWorth(thought));
  }
}

/** How far ahead of the best opponent. */
function leadOf({ view, me }: Thought): number {
  const others = view.players.filter(({ seat }) => seat !== me.seat).map(({ score }) => score.vp);
  return me.score.vp - Math.max(...others);
}
/** Filling the last spaces ends the game, which is good for the leader. */
function endWorth(thought: Thought, gained: number): number {
  const { view } = thought;
  if (!view.terms.boardFull || view.openSpaces > 2) return 0;
  return leadOf(thought) + gained > 0 ? 30 : view.openSpaces === 1 ? -60 : 0;
}
function hireWorth({ view, me, favourite }: Thought, unit: Unit, growth: number): number {
  const top = view.stock.units.find((deck) => deck.unit === unit)?.top;
  const fits = top !== null && top !== undefined && factionOf(top) === favourite ? 0.6 : 0;
  return (UNIT_WORTH[unit] + fits) * (0.25 + growth) * (me.deckSize > BIG_DECK ? 0.7 : 1);
}
function createWorth({ me, owned }: Thought, artifact: Artifact, growth: number): number {
  const have = [...owned, ...me.laid.map(({ card }) => card), ...me.gains].filter((card) => formOf(card) === artifact).length;
  const { worth, wanted } = ARTIFACT_WORTH[artifact];
  return have < wanted ? (worth / (1 + have)) * (0.2 + growth) : 0;
}
/** A road is worth what it opens up; a player who leads also wants to fill the map. */
function roadWorth(thought: Thought, group: RoadGroup, sites: number): number {
  const { table, seat } = thought;
  const types = LAND_TYPES.flatMap((type, index) => (type.group === group ? [bestValueOf(table, seat, index)] : []));
  const opens = Math.max(...types) - landValue(table, seat);
  return ROAD_SHARE * Math.max(0, opens) + (sites === 0 ? 4 : 0) + (leadOf(thought) > 0 ? 2 : 0) + endWorth(thought, 0);
}
function ambushWorth({ me }: Thought): number {
  const hand = me.hand.cards ?? [];
  const keeps = hand.some((card) => ['priest', 'lord'].includes(formOf(card)));
  return keeps && hand.length >= 2 && me.deckSize > 13 ? 0.5 : 0;
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
