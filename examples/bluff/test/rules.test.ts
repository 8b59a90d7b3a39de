// The rulebook, rule by rule.
import { played, rule, ScriptedDice } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { bluff } from '../rules/index.ts';
import { cups, position, seen } from './support/position.ts';

rule(['BLU-1.1', 'BLU-1.2'], 'two to four players have 5 dice each, or 3', () => {
  for (const seats of [2, 3, 4]) {
    expect(seen(played(bluff, { setup: { seats } })).dice).toEqual(Array.from({ length: seats }, () => 5));
    expect(seen(played(bluff, { setup: { seats, options: { dice: 3 } } })).dice).toEqual(Array.from({ length: seats }, () => 3));
  }
});

rule('BLU-2.1', 'all dice are rolled at the beginning of every round', () => {
  const match = cups([1, 2, 3], [4, 5, 6]);
  expect([seen(match, 0).cup, seen(match, 1).cup]).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  match.play('bid 1x1', 'doubt');
  expect(match.events('rolled').map(({ dice }) => dice.length)).toEqual([3, 3, 3, 2]);
});
rule('BLU-2.2', 'everybody sees the own dice, and of the others only how many they have', () => {
  const match = cups([1, 2, 3], [4, 5, 6]);
  expect(seen(match, 1)).toMatchObject({ cup: [4, 5, 6], dice: [3, 3] });
  expect(seen(match)).toMatchObject({ cup: [], dice: [3, 3] });
});
rule('BLU-2.2', 'nobody hears what the others rolled', () => {
  const match = cups([1, 2, 3], [4, 5, 6]);
  expect(match.heard(1, 'rolled')).toMatchObject([{ seat: 1, dice: [4, 5, 6] }]);
  expect(match.heard('public', 'rolled')).toEqual([]);
});
rule('BLU-2.2', 'a guess deals the others dice that they may have, and leaves the own', () => {
  const guessed = bluff.copy(cups([1, 2, 3], [4, 5, 6]).table);
  bluff.guess(guessed, 0, ScriptedDice.faces(6, 6, 1));
  expect(guessed.cups.map((cup) => cup.join(' '))).toEqual(['1 2 3', '6 6 1']);
});
rule('BLU-2.3', 'turns go around the table and skip those without dice', () => {
  const match = cups([1, 1, 1], [2, 2, 2], [3, 3, 3]);
  match.play('bid 1x1', 'bid 1x2', 'bid 1x3');
  expect(match.events('bid').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(seen(match).turn).toBe(0);
});

rule('BLU-3.1', 'the first bid is of at most as many dice as there are players', () => {
  const match = cups([1, 2, 3], [4, 5, 6]);
  expect(match.texts()).toEqual([1, 2].flatMap((count) => [1, 2, 3, 4, 5, 6].map((face) => `bid ${count}x${face}`)));
  expect(match.refuses('bid 3x1')).toMatchObject({ rule: 'BLU-3.1', because: 'tooHighToOpen', players: 2 });
});
rule('BLU-3.2', 'a bid is of more dice, or of as many with a higher face', () => {
  const match = cups([1, 2, 3], [4, 5, 6]).play('bid 2x4');
  for (const low of ['bid 1x6', 'bid 2x3', 'bid 2x4']) expect(match.refuses(low)).toMatchObject({ rule: 'BLU-3.2', because: 'notHigher' });
  expect(match.texts().slice(0, 3)).toEqual(['bid 2x5', 'bid 2x6', 'bid 3x1']);
});
rule('BLU-3.3', 'nobody bids more dice than there are', () => {
  const match = cups([1, 2, 3], [4, 5, 6]).play('bid 2x1', 'bid 4x1', 'bid 6x1');
  expect(match.refuses('bid 7x1')).toMatchObject({ rule: 'BLU-3.3', because: 'tooFewDice', dice: 6 });
  expect(match.texts().at(-2)).toBe('bid 6x6');
});
rule('BLU-3.4', 'a bid adds at most 2 dice', () => {
  const match = cups([1, 2, 3], [4, 5, 6]).play('bid 1x1');
  expect(match.refuses('bid 4x1')).toMatchObject({ rule: 'BLU-3.4', because: 'tooMuchMore' });
  match.play('bid 3x6');
});
rule('BLU-3.5', 'a bid can be doubted, and nothing can before there is one', () => {
  const match = cups([1, 2, 3], [4, 5, 6]);
  match.refuses('doubt');
  match.play('bid 1x1', 'doubt');
  expect(match.last('doubted')).toMatchObject({ seat: 1, count: 1, face: 1 });
});

rule('BLU-4.1', 'a doubt lifts all cups, and everybody still sees them in the next round', () => {
  const match = cups([1, 2, 2], [2, 5, 6]).play('bid 2x2', 'doubt');
  expect(match.events('shown').map(({ dice }) => dice)).toEqual([
    [1, 2, 2],
    [2, 5, 6],
  ]);
  expect(match.last('counted')).toMatchObject({ count: 3, face: 2 });
  expect(seen(match).last?.cups).toEqual([
    [1, 2, 2],
    [2, 5, 6],
  ]);
});
rule('BLU-4.2', 'who bid too much loses a die', () => {
  const match = cups([1, 2, 2], [4, 5, 6]).play('bid 2x3', 'doubt');
  expect(seen(match).dice).toEqual([2, 3]);
});
rule('BLU-4.2', 'who doubted what was just true loses a die', () => {
  const match = cups([1, 2, 2], [4, 5, 6]).play('bid 2x2', 'doubt');
  expect(seen(match).dice).toEqual([3, 2]);
});
rule('BLU-4.3', 'who lost a die begins', () => {
  expect(seen(cups([1, 2, 2], [4, 5, 6]).play('bid 2x2', 'doubt')).turn).toBe(1);
  expect(seen(cups([1, 2, 2], [4, 5, 6]).play('bid 2x3', 'doubt')).turn).toBe(0);
});

rule(['BLU-4.4', 'BLU-2.3'], 'who has no dice left is out and skipped, and the next begins', () => {
  const match = position([[1, 1, 1], [2], [3, 3]], { turn: 1, bid: { count: 1, face: 1, by: 0 } }).play('doubt');
  expect(match.last('out')).toMatchObject({ seat: 1 });
  match.play('bid 1x1', 'bid 1x2');
  expect(match.events('bid').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(seen(match).turn).toBe(2);
});

rule('BLU-5.1', 'the last one with dice wins', () => {
  const match = position([[1, 1], [2]], { turn: 1, bid: { count: 1, face: 1, by: 0 } }).play('doubt');
  expect(match.result).toMatchObject({ winners: [0], rule: 'BLU-5.1', scores: [{ dice: 2 }, { dice: 0 }] });
});
rule('BLU-5.2', 'who leaves takes the own dice away, and a new round begins', () => {
  const match = cups([1, 1, 1], [2, 2, 2], [3, 3, 3]).play('bid 3x1').leave(0).play('bid 4x1');
  expect(seen(match)).toMatchObject({ dice: [0, 3, 3], bid: null, turn: 2 });
  expect(match.leave(1).result).toMatchObject({ winners: [2] });
});
