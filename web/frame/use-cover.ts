import type { AnyGame } from '@tabularium/parts/define';
import { use } from 'react';
import { type Front, frontOf } from './front.tsx';

const fronts = new Map<string, Promise<Front>>();

/** A game's cover, title and figures. Suspends until they are loaded. */
export function useCover(game: AnyGame): Front {
  const known = fronts.get(game.id) ?? frontOf(game);
  fronts.set(game.id, known);
  return use(known);
}
