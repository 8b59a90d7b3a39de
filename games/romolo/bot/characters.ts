// What characters are worth to this player at this moment.

import { best, bestOrPass } from '@tabularium/parts/bot';
import { BUILDINGS } from '../content/constructions.ts';
import { type Character } from '../content/kinds.ts';
import { characterCost } from '../content/tables.ts';
import { countOf, powerOf } from '../rules/land/hexes.ts';
import { allOnMap, count, military } from '../rules/people/units.ts';
import { hiringUpWorth } from './finishing.ts';
import { coinWorth, hungryNow, stockOf } from './goods.ts';
import { gainIn, most, neighboursOf, payOff, stateOf, type Thought } from './thought.ts';

/** The worth of its power until the end, besides the point for the character itself. */
function worthOfPower(thought: Thought, character: Character): number {
  const { table, seat } = thought;
  const early = payOff(thought, 10);
  switch (character) {
    case 'praepositus':
      return 1.7 * early;
    case 'apothecarius':
      return 1.3 * early;
    case 'furnarus':
      return early * (1.8 + 0.5 * Math.min(2, hungryNow(thought)));
    case 'negotiator':
      return 0.8 * early;
    case 'traductor':
      return 1.1 * early;
    case 'aedificator':
    case 'mercator':
      return 0.5 * early;
    case 'eques':
      return 0.7 * early;
    case 'nauta':
      return 0.4 * early;
    case 'praedo':
      return 0.8 * early;
    case 'architectus':
      return (hasFarmNear(thought) ? 1.6 : 0.8) * (1 - 0.7 * early); // it only counts at the end
    case 'defensor':
      return 0.7;
    case 'dux':
    case 'heros':
      return 0.4 + 0.3 * military(table, seat);
    case 'foederatus':
    case 'obsessor':
      return 0.2 + 0.2 * military(table, seat);
    case 'artifex':
      return kindsInDomain(thought);
    case 'consul':
      return 1.5;
    case 'patronus':
      return 2.2;
    case 'publicus':
      return gainIn(thought, 'characters', 3) - gainIn(thought, 'characters', 1);
    case 'sacerdos':
      return 1.4;
  }
}
function hasFarmNear(thought: Thought): boolean {
  return [thought.me.capital, ...neighboursOf(thought, thought.me.capital)].some((hex) => countOf(stateOf(thought, hex), 'farm') > 0);
}
/** Kinds of constructions that Artifex would count in the capital and the strongest plain beside it. */
function kindsInDomain(thought: Thought): number {
  const { capital } = thought.me;
  const beside = neighboursOf(thought, capital).filter((hex) => stateOf(thought, hex).up && stateOf(thought, hex).terrain === 'plain');
  const second = beside.toSorted((a, b) => powerOf(stateOf(thought, b)) - powerOf(stateOf(thought, a)))[0] ?? capital;
  const hexes = [stateOf(thought, capital), stateOf(thought, second)];
  const kinds = BUILDINGS.filter((building) => building !== 'wall' && hexes.some((hex) => countOf(hex, building) > 0));
  return 1 + kinds.length + 1.5 * payOff(thought, 6);
}
export const characterWorth = (thought: Thought, character: Character): number =>
  gainIn(thought, 'characters', 1) + worthOfPower(thought, character) + hiringUpWorth(thought);

/** The best character of the display, before its price; nothing if none can be hired. */
export function bestCharacterWorth(thought: Thought): number {
  const { table, me } = thought;
  const worths = table.display.flatMap((character) => (character === null ? [] : [characterWorth(thought, character)]));
  return most(worths, Number.NEGATIVE_INFINITY) - coinWorth(thought) * characterCost(me.characters.length);
}
export const characterWorths = (thought: Thought, options: readonly { readonly character: Character }[]): number[] =>
  options.map(({ character }) => characterWorth(thought, character));

const CUBE_TASTE = ['stone', 'wood', 'wheat', 'refined', 'salt'];
/** Praepositus takes what is produced most, Negotiator what is traded; two types are enough. */
export function chooseCharacterCube(
  thought: Thought,
  options: readonly { readonly resource: string }[],
  pass: boolean,
  isFor: string,
): number {
  if (pass) return bestOrPass(options, 0, ({ resource }) => (isFor === 'negotiator' && resource === 'refined' ? 1 : 0));
  return best(options, ({ resource }) => ripe(thought, resource) - CUBE_TASTE.indexOf(resource) / 10);
}
/** A type whose land lies open near the workers. */
function ripe({ table, seat }: Thought, resource: string): number {
  const terrain = resource === 'stone' ? 'hill' : resource === 'wood' ? 'forest' : resource === 'wheat' ? 'plain' : null;
  const worked = allOnMap(table).some(({ owner, kind, at }) => owner === seat && kind === 'worker' && table.hexes[at]?.terrain === terrain);
  return worked ? 1 : 0;
}

/** All the walls it can get, unless using them up would end a game not yet won. */
export const chooseDefensorWalls = (options: readonly { readonly count: number }[]): number => options.length - 1;

/** Whether a farm that counts for the power would let another worker in. */
export function surveyWorth(thought: Thought, hex: number): number {
  const { table, seat, me } = thought;
  if (hex !== me.capital || stockOf(thought, 'wheat') < 3) return 0;
  return count(table, seat, 'worker') >= 3 ? 0.1 : 0;
}
