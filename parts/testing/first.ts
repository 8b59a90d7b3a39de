// A first game begins with a real move of its player, whatever the dice say.
import { type Game, type Kit, Match, type Seat } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { preset } from '../first.ts';
import type { First } from '../shape.ts';

/** Opens the first game with several seeds; what `seat` is asked then must be one of these asks, and a real choice. */
export function expectFirst<K extends Kit>(game: Game<K>, { setup, answers }: First, asks: readonly string[], seat: Seat = 0): void {
  for (const seed of seeds(8)) {
    const match = Match.start(game, setup, { seed: String(seed) });
    preset(match, answers);
    const decision = match.pending.find(({ seats }) => seats.includes(seat));
    expect(asks, `with seed ${seed}, seat ${seat} is asked first`).toContain(decision?.ask);
    expect(decision?.options.length).toBeGreaterThan(1);
  }
}
