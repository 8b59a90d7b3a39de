// Where heroes want to go, and whom they dare to attack.
import type { Seat } from '@tabularium/kernel';
import { remembered } from '@tabularium/parts/bot';
import type { Space } from '../content/boards.ts';
import { SPACES } from '../content/boards.ts';
import { HAND_SIZE } from '../content/cards.ts';
import { isUndefended } from '../rules/battle/neutral.ts';
import { poolOfLaid } from '../rules/cards/uses.ts';
import { cardOf } from '../rules/cards/zones.ts';
import { isNative } from '../rules/land/heroes.ts';
import { landAt, NO_SPACE, roadTo, SIDES } from '../rules/land/spaces.ts';
import { NOBODY, type Table, type Target } from '../table/table.ts';
import { isOpener, type Line, lineOf, strongest } from './cards.ts';
import type { Thought } from './thought.ts';

const VP = 10;
const LORD = 8;
const GREAT = 14;
/** What an unknown card adds to a defence on average. */
const UNKNOWN_STRENGTH = 0.8;
/** What cannot be taken this turn may be taken later. */
const SOMEDAY = 0.35;

/** The total an attack could reach with the cards in hand; 0 without a weapon. */
export function attackStrength(thought: Thought, at: Space, heroes: number): number {
  const line = remembered(thought, 'attack', thought.seat, () => attackLine(thought));
  if (line === undefined) return 0;
  return strongest(line, heroes) + (isNative(thought.table, thought.seat, at) ? 1 : 0);
}
function attackLine({ me, table }: Thought): Line | undefined {
  const pools = me.hand.map((card) => cardOf(table, card).pool);
  for (const laid of me.laid) if (laid.uses > 0) pools.push(poolOfLaid(table, laid));
  return pools.some(isOpener) ? lineOf(pools, me.faction, 'attack') : undefined;
}
/** The total that the attack will probably have to exceed. */
export function expectedDefence(table: Table, at: Space, target: Target, of: Seat): number {
  if (target === 'neutral' || target === 'guardians') return table.guards[at] as number;
  const cards = table.players[of]?.hand.length ?? HAND_SIZE;
  return (target === 'city' ? (table.levels[at] as number) : 0) + cards * UNKNOWN_STRENGTH;
}
/** What a success is worth. A city taken from an opponent counts twice. */
export function prizeOf({ table, seat, me }: Thought, at: Space, target: Target): number {
  switch (target) {
    case 'city':
      return 2 * VP * (table.levels[at] as number);
    case 'neutral':
      return table.terms.scenario === 'exiles' && me.annexed ? 0 : 4 * VP + LORD;
    case 'guardians':
      return GREAT;
    case 'hero':
      return table.owners[at] === seat ? VP : VP / 2;
  }
}

/** How much a space draws a hero: what could be taken there, or farther on along the roads. */
export function attraction(thought: Thought, from: Space): number {
  return remembered(thought, 'attraction', from, () => {
    const distance = distancesFrom(thought.table, from);
    let most = 0;
    for (const { at, worth } of prey(thought)) most = Math.max(most, worth / (1 + (distance[at] as number)));
    return most;
  });
}
interface Prey {
  readonly at: Space;
  readonly worth: number;
}
/** Everything that could be taken, wherever it is. */
const prey = (thought: Thought): readonly Prey[] =>
  remembered(thought, 'prey', thought.seat, () => {
    const { table, seat } = thought;
    const found: Prey[] = [];
    for (let at = 0; at < SPACES; at++) {
      const target = targetAt(table, seat, at);
      if (target !== undefined) {
        const wins = attackStrength(thought, at, 1) > expectedDefence(table, at, target, table.owners[at] as Seat);
        found.push({ at, worth: prizeOf(thought, at, target) * (wins ? 1 : SOMEDAY) });
      } else if (isUndefended(table, at)) found.push({ at, worth: VP });
    }
    return found;
  });
export function targetAt(table: Table, seat: Seat, space: Space): Target | undefined {
  const owner = table.owners[space] as Seat;
  if (owner !== seat && owner !== NOBODY) return 'city';
  if (table.guards[space] === 0) return undefined;
  return landAt(table, space)?.kind === 'ruins' ? 'guardians' : 'neutral';
}
/** Steps along the roads; infinite where none leads. */
export function distancesFrom(table: Table, from: Space): readonly number[] {
  const distance = UNREACHED.slice();
  const queue = [from];
  distance[from] = 0;
  for (const space of queue)
    for (let side = 0; side < SIDES; side++) {
      const next = roadTo(table, space, side);
      if (next === NO_SPACE || distance[next] !== Number.POSITIVE_INFINITY) continue;
      distance[next] = (distance[space] as number) + 1;
      queue.push(next);
    }
  return distance;
}
const UNREACHED: readonly number[] = Array.from({ length: SPACES }, () => Number.POSITIVE_INFINITY);
