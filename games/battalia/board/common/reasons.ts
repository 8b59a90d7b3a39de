// Which reasons of the rules tell of which pile or card, by their notation.
import type { Reason } from '@tabularium/kernel';
import { CITY_KINDS, type Pool, ROAD_KINDS } from '../../content/kinds.ts';
import type { Deck } from './choices.ts';
import { faceOf } from './face.ts';

/** Whether a reason is about something of the pile. */
export function tellsOfDeck(deck: Deck | 'supply', { what = '' }: Reason): boolean {
  const [deed = '', ...rest] = what.split(' ');
  const thing = rest.join(' ');
  if (deed === 'hire' || deed === 'create') return thing === deck;
  if (deed === 'road') return deck in ROAD_KINDS && ROAD_KINDS[deck as keyof typeof ROAD_KINDS].group === thing;
  if (deed === 'city') return deck in CITY_KINDS || deck === `level ${thing}`;
  return what === deck; // a hero; the type of what is being built
}
/** Whether a reason is about a card in hand: choosing it, laying it in a battle, or using its power there. */
export const tellsOfCard = (pool: Pool, { what }: Reason): boolean =>
  what === pool || what === `add ${pool}` || what === `transform with ${faceOf(pool).kind}`;
