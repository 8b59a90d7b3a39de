// "What would you do?": advice in a match in this browser, and what is recorded of it.
import { advise } from '@tabularium/bots/think';
import { loadPlayable } from '@tabularium/games';
import { expect, test } from 'vitest';
import { memoryStore } from '../../store/memory.ts';
import { Keeper } from '../../worker/keeper.ts';
import { orderedMatch } from '../../worker/order.ts';
import { advisedIn } from '../../worker/tale.ts';
import { sitAt, thinkerOf, until } from '../support/table.ts';

const bluff = await loadPlayable('bluff');
if (!bluff) throw new Error('these tests play Bluff');
const seats = [
  { kind: 'human', name: 'Anna' },
  { kind: 'bot', name: 'Bruno', level: 'random' },
] as const;

async function sat() {
  const stored = orderedMatch(bluff as NonNullable<typeof bluff>, { setup: { mode: 'classic', seats: 2 }, seats, seed: 'advice' });
  const store = memoryStore();
  await store.create(stored);
  const pkg = bluff as NonNullable<typeof bluff>;
  const keeper = new Keeper(pkg, stored, { store, thinker: thinkerOf(pkg), adviser: { advise: async (turn) => advise(pkg, turn) } });
  const { session, link } = await sitAt(keeper);
  const { decision } = await until(session, (picture) => picture.decision !== undefined);
  if (!decision || !link.counsel) throw new Error('Anna has to decide and may ask');
  return { session, link, keeper, decision, counsel: link.counsel };
}

test('a player who asks is told what to choose, with chances, and the answer is recorded as advised', async () => {
  const { session, keeper, decision, counsel } = await sat();
  const { advised, grounds } = await counsel(0, decision.id);
  expect(advised.length).toBeGreaterThan(1);
  expect(decision.options[advised[0]?.pick as number]).toBeDefined();
  for (const { chance } of advised) expect(chance).toBeGreaterThanOrEqual(0);
  expect(grounds.every(({ name }) => name === 'dice')).toBe(true);
  await session.answer(advised[0]?.pick ?? 0);
  const record = await keeper.record();
  expect(record.inputs[0]).toMatchObject({ kind: 'answer', seat: 0, by: 'advised' });
  expect(advisedIn(record)).toEqual([1, 0]);
  session.close();
});
test('only the decision that was asked about counts as advised', async () => {
  const { session, keeper, decision, counsel } = await sat();
  await session.answer(0);
  await until(session, (picture) => picture.decision !== undefined && picture.decision.id !== decision.id);
  await session.answer(0);
  expect(advisedIn(await keeper.record())).toEqual([0, 0]);
  await expect(counsel(0, decision.id)).rejects.toMatchObject({ code: 'stale-decision' });
  session.close();
});
test('where nobody advises, asking is refused', async () => {
  const stored = orderedMatch(bluff, { setup: { mode: 'classic', seats: 2 }, seats, seed: 'advice' });
  const store = memoryStore();
  await store.create(stored);
  const { session, link } = await sitAt(new Keeper(bluff, stored, { store, thinker: thinkerOf(bluff) }));
  const { decision } = await until(session, (picture) => picture.decision !== undefined);
  await expect(link.counsel?.(0, decision?.id ?? '')).rejects.toMatchObject({ code: 'failed' });
  session.close();
});
