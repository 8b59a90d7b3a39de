import { expect, test } from 'vitest';
import { Match } from '../index.ts';
import { played } from '../testing/index.ts';
import { quarry, redPack } from './games/quarry.ts';
import { ticTacToe } from './games/tictactoe.ts';
import { refusal } from './refusals.ts';

test('a match is played with the content it was opened with', () => {
  const match = played(quarry, { content: structuredClone(redPack) });
  expect(match.texts()).toEqual(['take ruby', 'take brick', 'take rust']);
  match.play('take brick', 'take ruby');
  expect(match.result).toMatchObject({ winners: [0], scores: [{ worth: 10 }, { worth: 2 }] });
});
test('the content of a match cannot be changed', () => {
  const pack = structuredClone(redPack);
  const match = played(quarry, { content: pack });
  expect(Object.isFrozen(match.table.content.stones[0])).toBe(true);
});
test('content is shared by copies and forks', () => {
  const match = played(quarry, { content: structuredClone(redPack) });
  expect(quarry.copy(match.table).content).toBe(match.table.content);
});
test('a save continues with the pack, which has to be supplied again', () => {
  const match = played(quarry, { content: structuredClone(redPack) })
    .play('take ruby')
    .reload();
  expect(match.texts()).toEqual(['take brick', 'take rust']);
});
test('bad content is refused with everything that is wrong with it', () => {
  const bad = {
    name: 'bad',
    stones: [
      { id: 'x', worth: 'much', does: 'explode' },
      { worth: 1, does: 'plain' },
    ],
  };
  expect(refusal('bad-content', () => Match.start(quarry, {}, { seed: 's', content: bad }))).toBe(
    'stone 0 has no worth; stone 0 does "explode", which is none of plain, again; stone 1 has no id',
  );
  expect(refusal('bad-content', () => Match.start(quarry, {}, { seed: 's', content: 'stones' }))).toContain('a list of stones');
});
test('a game that takes no custom content says so', () => {
  expect(refusal('bad-content', () => Match.start(ticTacToe, {}, { seed: 's', content: {} }))).toContain('takes no custom content');
});
