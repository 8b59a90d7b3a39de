// How a finished match is told: curve, turning points, dice, and what the house remembers of it.
import { loadPlayable } from '@tabularium/games';
import { FastDice, Match, type Result, randomPick } from '@tabularium/kernel';
import type { AnyKit, Story } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { outcomeFor } from '../../frame/match-words.ts';
import { bestFrom, keepBest } from '../../table/finish/best.ts';

import { Projector } from '../../worker/projector.ts';
import { tellingOf, turningIn } from '../../worker/tale.ts';

const pkg = await loadPlayable('bluff');
if (!pkg) throw new Error('these tests play Bluff');
function played(): Match<AnyKit> {
  const match = Match.start(pkg?.game as never, { seats: 2, options: { dice: 3 } }, { seed: 'tale' }) as unknown as Match<AnyKit>;
  const dice = new FastDice(1);
  while (!match.result) {
    const [decision] = match.pending;
    if (decision) match.answer(decision.seats[0] ?? 0, decision.id, randomPick(decision, decision.options.length, dice));
  }
  return match;
}
const record = played().record();
/** Bluff, told by the dice under the cups. */
const story: Story = {
  standing: (sight) => (sight as { dice: readonly number[] }).dice,
  counts: { key: 'score.dice' },
  lucky: { key: 'score.dice' },
  luck: (event) => (event.kind === 'counted' ? [{ seat: 1, dice: 6, got: 2, expected: 1 }] : []),
  deeds: ({ events }) => [1, 2].map((weight) => ({ seat: 0, who: { key: 'x' }, did: [{ key: 'y', facts: { n: events.length } }], weight })),
  decided: ({ standings, result }) => ({ key: 'z', facts: { places: standings.length, winner: result.winners[0] } }),
  reached: () => ({ far: 2, said: { key: 'wave' } }),
};

test('a match is told with a standing for every place of its replay', () => {
  const telling = tellingOf(pkg, story, record);
  const { film } = new Projector(pkg, record);
  expect(telling.standings).toHaveLength(film.places.length);
  expect(telling.standings[0]).toEqual([3, 3]);
  expect(telling.standings.at(-1)).toContain(0);
  expect(telling.decided?.facts).toEqual({ places: film.places.length, winner: film.result?.winners[0] });
  expect(telling.deeds.map(({ weight }) => weight)).toEqual([2, 1]);
  const doubts = telling.fortunes[0]?.dice ?? 0;
  expect(telling.fortunes).toEqual([{ seat: 1, dice: doubts, got: doubts / 3, expected: doubts / 6 }]);
  expect(doubts).toBeGreaterThan(6);
});
test('without a story of its own, a game whose score is not always shown has no curve', () => {
  expect(tellingOf(pkg, undefined, record)).toMatchObject({ standings: [], turning: [], deeds: [], fortunes: [] });
});
test('turning points are the last changes of the lead and the greatest leaps and falls', () => {
  const standings = [
    [0, 0],
    [1, 0],
    [1, 2],
    [1, 2],
    [1, 9],
    [10, 9],
    [10, 4],
  ];
  expect(turningIn(standings)).toEqual([
    { place: 1, seat: 0, isLead: true, by: 1 },
    { place: 2, seat: 1, isLead: true, by: 2 },
    { place: 4, seat: 1, isLead: false, by: 7 },
    { place: 5, seat: 0, isLead: true, by: 9 },
    { place: 6, seat: 1, isLead: false, by: -5 },
  ]);
  expect(turningIn([[0], [3]])).toEqual([{ place: 1, seat: 0, isLead: false, by: 3 }]);
});
test('a match is won, lost or drawn for the people at the screen', () => {
  const result = (winners: number[], drawn = false): Result => ({ winners, drawn, rule: 'X-1', because: 'x', scores: [] });
  expect(outcomeFor(result([0]), [0])).toBe('won');
  expect(outcomeFor(result([1]), [0])).toBe('lost');
  expect(outcomeFor(result([]), [0])).toBe('lost');
  expect(outcomeFor(result([0, 1], true), [0])).toBe('drawn');
  expect(outcomeFor(result([1]), [])).toBe('won');
});
test('the best result is remembered, and damaged records are dropped', () => {
  const reached = (far: number, match: string) => ({ far, said: { key: 'wave', facts: { n: far } }, match });
  expect(keepBest('g', 'solo', reached(2, 'a'))).toBeUndefined();
  expect(keepBest('g', 'solo', reached(3, 'b'))).toEqual(reached(2, 'a'));
  expect(keepBest('g', 'solo', reached(1, 'c'))).toEqual(reached(3, 'b'));
  expect(keepBest('g', 'solo', reached(1, 'd'))).toEqual(reached(3, 'b'));
  expect(bestFrom('{"far":1}')).toBeUndefined();
  expect(bestFrom('{')).toBeUndefined();
});
