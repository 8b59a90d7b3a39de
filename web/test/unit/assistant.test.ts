// An assistant answers some questions for the people of a match in this browser.
import { loadPlayable } from '@tabularium/games';
import { expect, test } from 'vitest';
import { Keeper } from '../../worker/keeper.ts';
import { keep, matchOf, sitAt, thinkerOf, until } from '../support/table.ts';

const pkg = await loadPlayable('battalia');
if (!pkg) throw new Error('these tests play Battalia');
const seats = [
  { kind: 'human', name: 'Anna' },
  { kind: 'bot', name: 'Bruno', level: 'greedy' },
] as const;
const order = { setup: pkg.game.setup.firstGame, seats, seed: 'w2' };

test('it answers what it is asked to, and says so', async () => {
  const { keeper } = await keep(pkg, { ...order, assisted: ['startCity'] });
  const { session } = await sitAt(keeper);
  await until(session, ({ decision }) => decision?.ask === 'faction');
  await session.answer(0);
  const after = await until(session, ({ decision, helped }) => helped.length > 0 && decision?.ask !== 'startCity');
  expect(after.helped).toMatchObject([{ ask: 'startCity', by: 'assistant' }]);
  const { inputs } = await matchOf(pkg, keeper);
  expect(inputs.flatMap((input) => (input.kind === 'answer' && input.seat === 0 ? [input.by] : [])).slice(0, 2)).toEqual([
    'player',
    'assistant',
  ]);
  session.close();
});
test('a match remembers whether it is on, and a switch takes effect at once', async () => {
  const { keeper, store, id } = await keep(pkg, order);
  const { session, link } = await sitAt(keeper);
  await until(session, ({ decision }) => decision?.ask === 'faction');
  await session.act(async () => link.assist?.(['faction']));
  await until(session, ({ helped }) => helped.some(({ ask }) => ask === 'faction'));
  session.close();
  const stored = await store.get(id);
  if (!stored) throw new Error('it is not stored');
  expect(new Keeper(pkg, stored, { store, thinker: thinkerOf(pkg) }).info.assisted).toEqual(['faction']);
});
