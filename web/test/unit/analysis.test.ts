// What a bot that looks ahead says about a finished match.
import { loadPlayable } from '@tabularium/games';
import { Match, PASS } from '@tabularium/kernel';
import type { AnyKit, Foresight } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { analysisOf } from '../../worker/analysis.ts';
import { Projector } from '../../worker/projector.ts';

const { game, mind } = (await loadPlayable('bluff')) ?? {};
if (!game || !mind) throw new Error('these tests play Bluff');
const doubtOrRaise = (options: readonly unknown[]): number[] => [...new Set([options.length - 1, 0, Math.floor(options.length / 2)])];
/** Whoever has more dice under the cup stands better. */
const foresight: Foresight = {
  asks: new Set(['turn']),
  rank: (look, most) => [...new Set([mind.choose(look) as number, ...doubtOrRaise(look.decision.options)])].slice(0, most),
  names: ['dice'],
  features: (table, seat) => [(table as unknown as { cups: number[][] }).cups[seat]?.length ?? 0],
  progress: () => 0,
  clock: (table) => (table as unknown as { cups: number[][] }).cups.flat().length * -1,
  horizon: 2,
  weights: { all: { base: [1], late: [0] } },
};

/** Seat 0 doubts whatever it hears, and otherwise bids as high as it can; seat 1 plays as the bot would. */
function foolish(): Match<AnyKit> {
  const match = Match.start(game as never, { seats: 2, options: { dice: 3 } }, { seed: 'a fool' }) as unknown as Match<AnyKit>;
  for (let [decision] = match.pending; decision; [decision] = match.pending) {
    const seat = decision.seats[0] ?? 0;
    const fold = decision.texts.indexOf('doubt');
    const wise = mind?.choose({ seat, decision, dice: { below: () => 0 }, view: () => match.view(seat), fork: () => match }) ?? 0;
    match.answer(seat, decision.id, seat === 1 ? wise : fold >= 0 ? fold : decision.options.length - 1, seat === 0 ? 'player' : 'bot');
  }
  return match;
}
const record = foolish().record();

test('a player’s decisions are judged, with everybody’s chances at every place', () => {
  const heard: number[] = [];
  const analysis = analysisOf({ game, mind, foresight }, record, [0], ({ done }) => heard.push(done));
  const { film } = new Projector({ game, mind }, record);
  expect(analysis.chances).toHaveLength(film.places.length);
  expect(analysis.chances[0]).toEqual([0.5, 0.5]);
  expect(analysis.chances.at(-1)).toEqual(film.result?.winners.includes(0) ? [1, 0] : [0, 1]);
  const own = film.places.filter(({ input }) => input && 'by' in input && input.by === 'player');
  expect(analysis.judged).toBe(own.length);
  expect(heard).toEqual(own.map((_, n) => n));
  expect(analysis.lapses.length).toBeGreaterThan(0);
  for (const { place, seat, ask, taken, better, chance, best } of analysis.lapses) {
    const after = film.places[place + 1]?.input;
    expect({ seat, ask }).toEqual({ seat: 0, ask: 'turn' });
    expect(after && 'option' in after && after.option).toEqual(taken);
    expect(better).not.toEqual(taken);
    expect(better).not.toBe(PASS);
    expect(best).toBeGreaterThan(chance);
  }
  const losses = analysis.lapses.map(({ best, chance }) => best - chance);
  expect(losses).toEqual([...losses].sort((a, b) => b - a));
  expect(analysis.givenAway[0]).toBeCloseTo(losses.reduce((a, b) => a + b));
  expect(analysis.givenAway[1]).toBe(0);
});

test('the same match has the same analysis, and only the players asked for are judged', () => {
  const analyse = (seats: readonly number[]) => analysisOf({ game, mind, foresight }, record, seats, () => undefined);
  expect(analyse([0])).toEqual(analyse([0]));
  expect(analyse([1])).toMatchObject({ judged: 0, lapses: [] });
});
