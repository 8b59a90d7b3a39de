import { expect, test } from 'vitest';
import { type Eye, FastDice, type Game, type Kit, Match, randomPick } from '../index.ts';
import { played, seeds } from '../testing/index.ts';
import { bids } from './games/bids.ts';
import { purse } from './games/purse.ts';
import { ask, rounds, say, sketch } from './games/sketch.ts';
import { refusal } from './refusals.ts';

const whispers = sketch(
  rounds(function* (table, ref) {
    const word = yield* ask(table, ref, 0, ['a', 'b', 'quiet']);
    if (word === 'quiet') return;
    say(ref, `${word} for all`);
    say(ref, `${word} for 1`, [1]);
    say(ref, `${word} for 0 and 1`, [0, 1]);
    say(ref, `${word} again for all`);
    yield* ask(table, ref, 0, ['on', 'off']);
    say(ref, 'on');
  }),
);
const three = { setup: { seats: 3 } };
const heard = (match: ReturnType<typeof played<never>>, eye: 'public' | number): string[] =>
  match.match.events(eye).map(({ n, event }) => `${n} ${(event as { what: string }).what}`);

test('each eye hears its own events, numbered without gaps', () => {
  const match = played(whispers, three).play('a') as never;
  expect(heard(match, 'public')).toEqual(['0 a for all', '1 a again for all']);
  expect(heard(match, 2)).toEqual(['0 a for all', '1 a again for all']);
  expect(heard(match, 0)).toEqual(['0 a for all', '1 a for 0 and 1', '2 a again for all']);
  expect(heard(match, 1)).toEqual(['0 a for all', '1 a for 1', '2 a for 0 and 1', '3 a again for all']);
});
test('a view says how many events its eye has heard; an eye asks for those it does not know yet', () => {
  const match = played(whispers, three).play('a');
  expect(['public', 0, 1, 2].map((eye) => match.view(eye as never).events)).toEqual([2, 3, 4, 2]);
  expect(match.match.events(1, 3)).toMatchObject([{ n: 3, event: { what: 'a again for all' } }]);
  expect(match.match.events(1, 4)).toEqual([]);
  refusal('no-such-seat', () => match.match.events(3));
  refusal('no-such-seat', () => match.view(-1));
  refusal('no-such-seat', () => match.match.heard(3));
});
/** Plays at random with some undos, compares both counts for every eye, and returns how often a private question was open. */
function countsAgree<K extends Kit>(game: Game<K>, seed: number): number {
  const match = Match.start(game, {}, { seed: String(seed), strict: true });
  const dice = new FastDice(seed);
  const eyes: readonly Eye[] = ['public', 0, 1];
  let inPrivate = 0;
  for (let decision = match.pending[0]; decision; decision = match.pending[0]) {
    const seat = decision.seats[0] as number;
    match.answer(seat, decision.id, randomPick(decision, decision.options.length, dice));
    if (dice.below(4) === 0 && match.canUndo(seat)) match.undo(seat);
    const loaded = Match.load(game, match.save());
    for (const eye of eyes) {
      expect(match.heard(eye)).toBe(match.events(eye).length);
      expect([match.view(eye).events, loaded.view(eye).events, loaded.heard(eye)]).toEqual(Array(3).fill(match.heard(eye)));
    }
    if (match.open[0]?.private) inPrivate++;
  }
  return inPrivate;
}
test('an eye is told how many events it has heard without a view: alike after undos, loads and while another seat decides in secret', () => {
  for (const seed of seeds(3)) countsAgree(bids(), seed);
  expect(seeds(3).map((seed) => countsAgree(purse(), seed))).not.toContain(0);
});
test('after an undo the numbers are used again, and the count of undos tells an eye to fetch anew', () => {
  const match = played(whispers, three).play('a', 'on');
  expect([match.view(2).undos, match.view(2).events]).toEqual([0, 3]);
  match.undo(0);
  expect([match.view(2).undos, match.view(2).events]).toEqual([1, 2]);
  match.play('off');
  expect([match.view(2).undos, match.view(2).events]).toEqual([1, 3]);
});
test('a loaded match knows the events since its checkpoint, under the same numbers', () => {
  const match = played(whispers, three).play('a', 'on', 'b');
  const before = [match.match.events(1, 5), match.view(1).events];
  match.reload();
  expect([match.match.events(1, 5), match.view(1).events]).toEqual(before);
  match.play('on', 'a').reload();
  expect(match.match.events(1)[0]?.n).toBeGreaterThan(0);
});
test('a played match remembers all events over loads and undos, in the order they were told', () => {
  const match = played(whispers, three).play('a').reload().play('on').undo(0).reload().play('off', 'b').reload();
  expect(match.events('said').map((event) => event.what)).toEqual([
    'a for all',
    'a for 1',
    'a for 0 and 1',
    'a again for all',
    'on',
    'b for all',
    'b for 1',
    'b for 0 and 1',
    'b again for all',
  ]);
  expect(match.last('said').what).toBe('b again for all');
});
