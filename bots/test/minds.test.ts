// The games' own minds read forks for speed. They must not use what their seat cannot see.
import { allGames, loadPlayable } from '@tabularium/games';
import { FastDice, type Game, Match, type Pick, type SetupInput } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import type { AnyKit, Mind, Playable } from '@tabularium/parts/shape';
import { describe, expect, test } from 'vitest';
import { purse } from '../../kernel/test/games/purse.ts';

const GUESSES = [1, 2, 3];

/** Plays a match among minds, and lists the decisions at which a mind would answer differently with other guesses. */
function wavers({ game, mind }: Playable, setup: SetupInput, decisions: number): readonly string[] {
  const match = Match.start(game, setup, { seed: 'minds', dice: new FastDice(5) });
  const found: string[] = [];
  for (let n = 0; n < decisions && !match.result; n++) {
    const decision = match.pending[0];
    const seat = decision?.seats[0];
    if (!mind || !decision || seat === undefined) break;
    const view = match.view(seat);
    // The same random choices every time; only what is hidden is dealt differently.
    const answer = (guess: number): Pick =>
      mind.choose({ seat, decision, dice: new FastDice(9), view: () => view, fork: () => match.fork(seat, new FastDice(guess)) });
    const [pick = 0, ...others] = (n % 3 === 0 ? GUESSES : [1]).map(answer);
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(pick))) found.push(decision.ask);
    match.answer(seat, decision.id, pick, 'bot');
  }
  return found;
}

describe('a mind chooses the same whatever is hidden from it', () => {
  for (const { id } of allGames.filter(({ bot }) => bot))
    test(id, async () => {
      const pkg = await loadPlayable(id);
      if (!pkg?.mind) throw new Error(`${id} has no mind`);
      for (const { id: mode, seats } of pkg.game.setup.modes)
        for (const count of [seats[0], seats.at(-1)]) expect(wavers(pkg, { mode, seats: count as number }, times(60)), mode).toEqual([]);
    });
  test('and one that peeks is found', () => {
    const peeking: Mind = {
      choose: ({ seat, decision, fork }) => {
        const { purses } = fork().table as unknown as { readonly purses: readonly string[][] };
        const fears = purses.some((coins, other) => other !== seat && coins.some((coin) => coin >= '4'));
        return fears ? decision.options.length : 0;
      },
    };
    const game = purse() as unknown as Game<AnyKit>;
    expect(wavers({ game, mind: peeking }, { mode: 'market', seats: 2 }, 30)).toContain('buy');
  });
});
