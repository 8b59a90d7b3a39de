import type { Game, Kit } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';

export type AnyGame = Game<AnyKit>;

/** A game as the lab gets it, without its own types. */
export const erased = <K extends Kit>(game: Game<K>): AnyGame => game as unknown as AnyGame;
