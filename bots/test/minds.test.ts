// The games' own minds read forks for speed. They must not use what their seat cannot see.
import { allGames, loadPlayable } from '@tabularium/games';
import { FastDice, type Game, Match, type Pick, type SetupInput } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import type { AnyKit, Look, Mind, Playable } from '@tabularium/parts/shape';
import { describe, expect, test } from 'vitest';
import { purse } from '../../kernel/test/games/purse.ts';

const GUESSES = [1, 2, 3];
const MOST = 4;

/** What a game knows about a decision, and about how all seats stand. */
interface Thoughts {
  readonly pick: Pick;
  readonly ranked: readonly Pick[];
  readonly features: readonly (readonly number[] | undefined)[];
}
/** The mind's own choice leads several different legal options. */
function checkRanks({ pick, ranked }: Thoughts, options: number): void {
  expect(ranked[0]).toEqual(pick);
  expect(new Set(ranked).size).toBe(ranked.length);
  for (const one of ranked) expect(one).toSatisfy((option) => typeof option === 'number' && option >= 0 && option < options);
}

/** Plays a match among minds, and lists the decisions at which something would be answered or judged differently with other guesses. */
function wavers({ game, mind, foresight }: Playable, setup: SetupInput, decisions: number): readonly string[] {
  const match = Match.start(game, setup, { seed: 'minds', dice: new FastDice(5) });
  const found: string[] = [];
  for (let n = 0; n < decisions && !match.result; n++) {
    const decision = match.pending[0];
    const seat = decision?.seats[0];
    if (!mind || !decision || seat === undefined) break;
    const view = match.view(seat);
    const isRanked = foresight?.asks.has(decision.ask) === true && !decision.some;
    // The same random choices every time; only what is hidden is dealt differently.
    const think = (guess: number): Thoughts => {
      const look = (): Look => ({
        seat,
        decision,
        dice: new FastDice(9),
        view: () => view,
        fork: () => match.fork(seat, new FastDice(guess)),
      });
      const { table } = look().fork();
      return {
        pick: mind.choose(look()),
        ranked: isRanked ? foresight.rank(look(), MOST) : [],
        features: Array.from({ length: match.setup.seats }, (_, other) => foresight?.features(table, other)),
      };
    };
    const [thoughts, ...others] = (n % 3 === 0 ? GUESSES : [1]).map(think);
    if (!thoughts) break;
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(thoughts))) found.push(decision.ask);
    for (const counts of thoughts.features) if (counts) expect(counts).toHaveLength(foresight?.names.length ?? 0);
    if (isRanked) checkRanks(thoughts, decision.options.length + (decision.pass ? 1 : 0));
    match.answer(seat, decision.id, thoughts.pick, 'bot');
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
