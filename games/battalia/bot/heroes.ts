// Where heroes want to go, and whom they dare to attack.
import type { Seat } from '@tabularium/kernel';
import type { Space } from '../content/boards.ts';
import { SPACES } from '../content/boards.ts';
import { HAND_SIZE } from '../content/cards.ts';
import { isUndefended } from '../rules/battle/neutral.ts';
import { isNative } from '../rules/land/heroes.ts';
import { landAt, NO_SPACE, roadTo, SIDES } from '../rules/land/spaces.ts';
import { NOBODY, type Table, type Target } from '../table/table.ts';
import { bestLine, isOpener } from './cards.ts';
import type { Thought } from './mind.ts';

const VP = 10;
const LORD = 8;
const GREAT = 14;
/** What an unknown card adds to a defence on average. */
const UNKNOWN_STRENGTH = 0.8;
/** What cannot be taken this turn may be taken later. */
const SOMEDAY = 0.35;

/** The total an attack could reach with the cards in hand; 0 without a weapon. */
export function attackStrength({ me, table, seat }: Thought, at: Space, heroes: number): number {
  const cards = [...(me.hand.cards ?? []), ...me.laid.filter(({ uses }) => uses > 0).map(({ as }) => as)];
  if (!cards.some(isOpener)) return 0;
  return bestLine(cards, me.faction, heroes, 'attack') + (isNative(table, seat, at) ? 1 : 0);
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
  const { table, seat } = thought;
  const distance = distancesFrom(table, from);
  let most = 0;
  for (let space = 0; space < SPACES; space++) {
    const steps = distance[space] as number;
    if (steps === Number.POSITIVE_INFINITY) continue;
    for (const target of targetsAt(table, seat, space)) {
      const wins = attackStrength(thought, space, 1) > expectedDefence(table, space, target, table.owners[space] as Seat);
      most = Math.max(most, (prizeOf(thought, space, target) * (wins ? 1 : SOMEDAY)) / (1 + steps));
    }
    if (isUndefended(table, space)) most = Math.max(most, VP / (1 + steps));
  }
  return most;
}
function targetsAt(table: Table, seat: Seat, space: Space): Target[] {
  const owner = table.owners[space] as Seat;
  if (owner !== seat && owner !== NOBODY) return ['city'];
  if (table.guards[space] === 0) return [];
  return [landAt(table, space)?.kind === 'ruins' ? 'guardians' : 'neutral'];
}
function distancesFrom(table: Table, from: Space): number[] {
  const distance = Array.from({ length: SPACES }, () => Number.POSITIVE_INFINITY);
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
