// Draws by agreement between people and bots.

import type { DrawWord, Seat } from '@tabularium/kernel';
import type { Playable } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../../kernel/test/games/tictactoe.ts';
import type { SeatInfo } from '../../link/link.ts';
import { keep, matchOf, sitAt } from '../support/table.ts';

const ANNA: SeatInfo = { kind: 'human', name: 'Anna' };
const BRUNO: SeatInfo = { kind: 'human', name: 'Bruno' };
const BOT: SeatInfo = { kind: 'bot', name: 'Livia', level: 'random' };

/** Tic-tac-toe in which seat 1 scores the given points, and seat 0 one. */
const pointsGame = (points: number): Playable => {
  const agreedDraw = () => ({ winners: [0, 1], drawn: true, rule: 'TTT-1.3', because: 'agreed', scores: [{ points: 1 }, { points }] });
  return { game: { ...ticTacToe, agreedDraw } } as unknown as Playable; // the bots need nothing else
};
async function sit(seats: readonly SeatInfo[], points = 1) {
  const pkg = pointsGame(points);
  const order = { setup: pkg.game.setup.firstGame, seats, seed: 'draw' };
  const { store, id, keeper } = await keep(pkg, order, { thinker: { think: async ({ by }) => ({ pick: 0, by }) } });
  const { session } = await sitAt(keeper);
  const say = (seat: Seat, says: DrawWord): Promise<void> => session.draw(seat, says);
  const kept = async () => (await store.get(id))?.inputs.map((input) => (input.kind === 'draw' ? input.says : input.kind));
  const look = async () => (await matchOf(pkg, keeper)).view('public');
  return { session, say, kept, look };
}

test('two people at one screen offer, decline, offer again and agree; everything is recorded', async () => {
  const { session, say, kept, look } = await sit([ANNA, BRUNO]);
  await say(0, 'offer');
  expect((await look()).agreed).toEqual([0]);
  await say(1, 'end');
  expect(session.stage().trouble).toBeUndefined();
  await say(1, 'offer');
  await say(0, 'agree');
  expect((await look()).result).toMatchObject({ drawn: true, because: 'agreed' });
  expect(await kept()).toEqual(['offer', 'end', 'offer', 'agree']);
  session.close();
});
test('a bot agrees unless the score sheet shows it ahead', async () => {
  for (const points of [0, 1]) {
    const { session, say, look } = await sit([ANNA, BOT], points);
    await say(0, 'offer');
    expect((await look()).result).toMatchObject({ because: 'agreed' });
    session.close();
  }
});
test('a bot that is ahead plays on, and the page says so', async () => {
  const { session, say, kept, look } = await sit([ANNA, BOT], 2);
  await say(0, 'offer');
  expect((await look()).agreed).toEqual([]);
  expect(session.stage().trouble).toMatchObject({ code: 'draw-declined' });
  expect(await kept()).toEqual(['offer', 'end']);
  session.close();
});
test('what is not possible is refused with its code', async () => {
  const { session, say } = await sit([ANNA, BRUNO]);
  await say(1, 'agree');
  expect(session.stage().trouble).toMatchObject({ code: 'no-draw-offered' });
  session.close();
});
