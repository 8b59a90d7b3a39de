// The rulebook, rule by rule.
import { type Played, played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { newGame } from '../rules/index.ts';
import type { NewGameKit } from '../table/table.ts';

/** A match of this many players in front of a pile. */
const before = (pile: number, seats = 2): Played<NewGameKit> =>
  played(newGame, {
    setup: { seats },
    table: { content: newGame.content, pile, taken: Array.from({ length: seats }, () => 0), turn: 0, last: null },
  });

rule(['NEW-1.1', 'NEW-1.2'], 'the pile has 21 coins, or 31', () => {
  for (const seats of [2, 3, 4]) expect(played(newGame, { setup: { seats } }).table).toMatchObject({ pile: 21 });
  expect(played(newGame, { setup: { options: { pile: 31 } } }).table).toMatchObject({ pile: 31 });
});
rule('NEW-2.1', 'one takes 1, 2 or 3 coins', () => {
  const match = before(21);
  expect(match.texts()).toEqual(['take 1', 'take 2', 'take 3']);
  match.play('take 3');
  expect(match.last('took')).toMatchObject({ seat: 0, coins: 3 });
  expect(match.table.pile).toBe(18);
});
rule('NEW-2.2', 'one cannot take more than are left', () => {
  expect(before(2).refuses('take 3')).toMatchObject({ because: 'tooMany', pile: 2 });
});
rule('NEW-3.1', 'the last coin wins', () => {
  expect(before(4).play('take 1', 'take 3').result).toMatchObject({ winners: [1], because: 'lastCoin' });
});
rule('NEW-3.2', 'who leaves is skipped, and who stays alone wins', () => {
  const match = before(21, 3).leave(1).play('take 1', 'take 1', 'take 1');
  expect(match.events('took').map(({ seat }) => seat)).toEqual([0, 2, 0]);
  expect(match.leave(0).result).toMatchObject({ winners: [2], because: 'alone' });
});
