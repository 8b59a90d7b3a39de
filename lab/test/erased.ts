import type { Game, Kit } from '@tabularium/kernel';
import { type AnyKit, packageOf } from '@tabularium/parts/shape';

export type AnyGame = Game<AnyKit>;

/** A game as the lab gets it: nobody knows which. */
export function erased<K extends Kit>(game: Game<K>): AnyGame {
  const nowhere = new URL('file:///nowhere');
  return packageOf({ game, messages: { en: {}, it: {} }, rulebook: { en: nowhere, it: nowhere } }).game;
}
