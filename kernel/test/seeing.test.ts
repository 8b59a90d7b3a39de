// What everybody sees of a position is built once, whoever looks and however often.
import { expect, test } from 'vitest';
import { FastDice, type Game, Match, parseSave } from '../index.ts';
import { photo } from '../testing/index.ts';
import { type BidsKit, type BidsView, bids } from './games/bids.ts';

const EYES = ['public', 0, 1] as const;
/** A game that counts how often it builds what everybody sees. */
function counting(): { readonly game: Game<BidsKit>; readonly built: () => number } {
  const game = bids();
  let count = 0;
  const see = (table: BidsKit['table']): BidsView => {
    count++;
    return game.see(table);
  };
  return { game: { ...game, see }, built: () => count };
}
const start = (game: Game<BidsKit>): Match<BidsKit> => Match.start(game, { seats: 2 }, { seed: 'seen once' });
const look = (match: Match<BidsKit>): readonly BidsView[] => EYES.map((eye) => match.view(eye).table as BidsView);
function answer(match: Match<BidsKit>, seat: number): void {
  const decision = match.pending.find(({ seats }) => seats.includes(seat));
  match.answer(seat, decision?.id as string, 0);
}

test('all eyes share it, and each seat’s own part is added', () => {
  const { game, built } = counting();
  const match = start(game);
  const [open, own, other] = look(match);
  expect([open, own, other].map((view) => view?.hands)).toEqual([
    [3, 3],
    [match.table.hands[0], 3],
    [3, match.table.hands[1]],
  ]);
  for (const view of [own, other]) expect(view?.scores).toBe(open?.scores);
  look(match);
  expect(built()).toBe(1);
});
test('it is built again after an answer, an undo, a load and a guess', () => {
  const { game, built } = counting();
  const match = start(game);
  look(match);
  answer(match, 0);
  look(match);
  expect(built()).toBe(2);
  match.undo(0);
  look(match);
  expect(built()).toBe(3);
  look(Match.load(game, parseSave(JSON.stringify(match.save()))));
  expect(built()).toBe(4);
  look(match.fork(0, new FastDice(1)));
  expect(built()).toBe(5);
  look(match);
  expect(built()).toBe(5);
});
test('nobody outside can change what another eye will see', () => {
  const match = start(bids());
  const before = photo(match);
  const [open, own] = look(match) as [BidsView, BidsView, BidsView];
  expect(() => open.hands.push(7)).toThrow(TypeError);
  expect(() => (own.scores as number[]).push(7)).toThrow(TypeError);
  own.hands.push(7); // its own copy
  expect(photo(match)).toEqual(before);
});
