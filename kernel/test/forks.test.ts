import { expect, test } from 'vitest';
import { FastDice, Match, type Pick, parseSave, randomPick, SealedDice } from '../index.ts';
import { photo, played } from '../testing/index.ts';
import { ambush } from './games/ambush.ts';
import { bids } from './games/bids.ts';
import { purse } from './games/purse.ts';
import { ask, rounds, sketch } from './games/sketch.ts';
import { ticTacToe } from './games/tictactoe.ts';
import { refusal } from './refusals.ts';

test('a fork is independent of its match, both ways', () => {
  const match = played(ticTacToe).play('mark 4');
  const fork = match.match.fork(undefined, new FastDice(1));
  const before = [photo(match.match), photo(fork)];
  fork.answer(1, fork.pending[0]?.id as string, 0);
  expect(photo(match.match)).toEqual(before[0]);
  const other = match.match.fork(undefined, new FastDice(1));
  match.play('mark 8');
  expect(photo(other)).toEqual(before[1]);
});
test('a fork in the middle of a procedure stands where its match stands', () => {
  const match = played(ambush, { setup: { mode: 'duel', seats: 2, options: { tokens: 5 } }, seed: '1' });
  const actor = match.decision().seats[0] as number;
  match.play('none', `strike ${1 - actor}`, 'parry', 'feint');
  const fork = match.match.fork(undefined, new FastDice(3));
  expect(fork.pending).toEqual(match.match.pending);
  expect(fork.trail('public')).toEqual(match.match.trail('public'));
  expect(fork.view(0)).toEqual(match.view(0));
});
test('a fork rolls its own dice, not those of the match', () => {
  const game = sketch(
    rounds(function* (table, ref) {
      yield* ask(table, ref, 0, ['roll', 'wait']);
      table.done.push(`${ref.below(1_000_000)}`);
    }),
  );
  const match = played(game).match;
  const rolled = (one: typeof match): string => {
    one.answer(0, one.pending[0]?.id as string, 0);
    return one.table.done.at(-1) as string;
  };
  const forks = [1, 2, 1].map((seed) => rolled(match.fork(0, new FastDice(seed))));
  expect(forks[0]).toBe(forks[2]);
  expect(new Set([...forks, rolled(match)]).size).toBe(3);
});
test('a fork keeps no record, cannot be saved, forked or taken back, and tells nobody anything', () => {
  const fork = played(bids()).match.fork(0, new FastDice(1));
  const decision = fork.pending[0];
  fork.answer(decision?.seats[0] as number, decision?.id as string, 0);
  expect([fork.inputs, fork.events(0), fork.canUndo(0)]).toEqual([[], [], false]);
  refusal('lean-match', () => fork.fork(0, new FastDice(1)));
  refusal('lean-match', () => fork.save());
  refusal('bad-record', () => fork.record());
});
test('a guess changes nothing for the seat and something for the others', () => {
  const match = played(bids(), { setup: { seats: 3 } }).match;
  const hands = new Set(
    Array.from({ length: 10 }, (_, seed) => {
      const fork = match.fork(0, new FastDice(seed));
      expect(fork.view(0)).toEqual(match.view(0));
      return fork.table.hands[1]?.join();
    }),
  );
  expect(hands.size).toBeGreaterThan(5);
});
test('a lean match plays like a whole one', () => {
  const lean = Match.lean(bids(), { seats: 3 }, new SealedDice('same'));
  const whole = Match.start(bids(), { seats: 3 }, { seed: 'same' });
  const dice = new FastDice(5);
  while (!whole.result) {
    expect(lean.pending).toEqual(whole.pending);
    const place = dice.below(whole.open.length);
    const decision = whole.pending[place];
    const pick: Pick = randomPick(decision as never, decision?.options.length as number, dice);
    for (const match of [lean, whole]) match.playOpen(match.open[place] as never, pick);
  }
  expect(lean.result).toEqual(whole.result);
  expect(lean.digest()).toBe(whole.digest());
});

test('a branch begins at the last checkpoint with hands and dice of its own, and holds nothing of its match', () => {
  const match = played(purse(), { setup: { seats: 3 }, seed: 'the truth' }).leave(2);
  match.play('pass', 'pass', 'pass'); // the seat that left is still asked by these rules
  const { match: truth } = match;
  const branches = Array.from({ length: 10 }, (_, n) => truth.branch(0, `branch ${n}`));
  for (const branch of branches) {
    expect(branch.view(0).table).toEqual(truth.view(0).table);
    expect([branch.left, branch.inputs, branch.events(0)]).toEqual([[2], [], []]);
    expect(JSON.stringify(branch.save())).not.toContain('the truth');
    refusal('bad-record', () => branch.record());
  }
  const unlike = (look: (one: typeof truth) => unknown) => new Set(branches.map((one) => JSON.stringify(look(one)))).size;
  expect(unlike((one) => one.table.purses[1])).toBeGreaterThan(5);
  expect(truth.branch(0, 'branch 1').digest()).toBe(branches[1]?.digest());
  const again = Match.load(purse(), parseSave(JSON.stringify(branches[0]?.save())));
  expect(photo(again)).toEqual(photo(branches[0] as typeof truth));
  expect(branches[0]?.save().words).toBeGreaterThan(0); // what dealt its hands is not rolled again
  refusal('no-such-seat', () => truth.branch('public' as never, 'x'));
  refusal('lean-match', () => truth.fork(0, new FastDice(1)).branch(0, 'x'));
});
