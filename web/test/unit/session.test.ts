// A match as its screen shows it: whose view, what can be undone, what is new.
import { loadPlayable } from '@tabularium/games';
import { expect, test } from 'vitest';
import { linkOf } from '../../link/driver.ts';
import type { SeatInfo } from '../../link/link.ts';
import type { Scene } from '../../link/scene.ts';
import { Session } from '../../table/session/session.ts';
import { keep, type Sat, sitAt, until } from '../support/table.ts';

const [battalia, arcaneLegions] = await Promise.all(['battalia', 'arcane-legions'].map(loadPlayable));
if (!battalia || !arcaneLegions) throw new Error('these tests play Battalia and Arcane Legions');
const ANNA: SeatInfo = { kind: 'human', name: 'Anna' };
const CARLO: SeatInfo = { kind: 'human', name: 'Carlo' };
const BOT: SeatInfo = { kind: 'bot', name: 'Bruno', level: 'greedy' };

/** With the default seed, the second seat chooses first. */
async function sit(seats: readonly SeatInfo[], pkg = battalia, seed = 'w2'): Promise<Sat> {
  if (!pkg) throw new Error('no game');
  const { keeper } = await keep(pkg, { setup: pkg.game.setup.firstGame, seats, seed });
  return sitAt(keeper);
}

test('a single person sees with their own eyes, and may take back and do again', async () => {
  const { session } = await sit([ANNA, BOT]);
  const before = await until(session, ({ decision }) => decision?.ask === 'faction');
  expect(before).toMatchObject({ eye: 0, cover: undefined });
  await session.answer(0);
  const after = await until(session, ({ decision }) => decision?.ask === 'startCity');
  expect(after.canUndo).toBe(true);
  expect(after.news).toMatchObject([{ kind: 'tookFaction', seat: 0 }]);
  expect(after.fresh).toBe(after.log.length); // the viewer's own decision is not new

  await session.undo();
  expect((await until(session, ({ decision }) => decision?.ask === 'faction')).log).toEqual(before.log);
  expect(session.stage().canRedo).toBe(true);
  await session.redo();
  expect(await until(session, ({ decision }) => decision?.ask === 'startCity')).toMatchObject({ log: after.log });
  expect(session.stage().canRedo).toBe(false);
  session.close();
});

test('another answer forgets what was taken back', async () => {
  const { session } = await sit([ANNA, BOT]);
  await until(session, ({ decision }) => decision?.ask === 'faction');
  await session.answer(0);
  await until(session, ({ decision }) => decision?.ask === 'startCity');
  await session.undo();
  await until(session, ({ decision }) => decision?.ask === 'faction');
  await session.answer(1);
  await until(session, ({ decision }) => decision?.ask === 'startCity');
  expect(session.stage().canRedo).toBe(false);
  session.close();
});

test('a refused answer keeps what was taken back', async () => {
  const { session } = await sit([ANNA, BOT]);
  await until(session, ({ decision }) => decision?.ask === 'faction');
  await session.answer(0);
  await until(session, ({ decision }) => decision?.ask === 'startCity');
  await session.undo();
  await session.answer(99);
  expect(session.stage()).toMatchObject({ canRedo: true, trouble: { code: 'no-such-option' } });
  await session.redo();
  await until(session, ({ decision }) => decision?.ask === 'startCity');
  session.close();
});

test('an answer may bring the next ones with it, is taken back with them, and given again with them', async () => {
  const { session } = await sit([ANNA, BOT]);
  const { decision } = await until(session, (picture) => picture.decision?.ask === 'faction');
  await session.answer(0);
  const city = await until(session, (picture) => picture.decision?.ask === 'startCity');
  await session.undo();
  const then = [
    { ask: 'startCity', text: city.decision?.texts[0] ?? '' },
    { ask: 'startCity', text: 'nowhere' },
  ];
  await session.answer(0, then);
  const after = await until(session, (picture) => picture.decision?.ask !== 'startCity');
  expect(after.eye).toBe(0);
  await session.undo();
  expect((await until(session, (picture) => picture.decision !== undefined)).decision?.texts).toEqual(decision?.texts);
  await session.redo();
  expect((await until(session, (picture) => picture.decision?.ask === after.decision?.ask)).log).toEqual(after.log);
  session.close();
});
test('announced next answers are forgotten where nothing follows', async () => {
  const { session } = await sit([ANNA, BOT]);
  const { decision } = await until(session, (picture) => picture.decision?.ask === 'faction');
  await session.answer(99, [{ ask: 'faction', text: decision?.texts[0] ?? '' }]);
  expect(session.stage()).toMatchObject({ trouble: { code: 'no-such-option' }, picture: { decision: { id: decision?.id } } });
  session.close();
});

test('between two people nothing of a hand is shown until the next one takes the screen', async () => {
  const { session } = await sit([ANNA, CARLO]);
  const first = await until(session, ({ cover }) => cover !== undefined);
  expect(first).toMatchObject({ eye: 'public', decision: undefined });
  await session.takeOver();
  const own = await until(session, ({ cover }) => cover === undefined);
  expect(own.eye).toBe(first.cover);
  await session.answer(0);
  const next = await until(session, ({ cover }) => cover !== undefined);
  expect(next).toMatchObject({ eye: 'public', cover: 1 - (first.cover ?? 0), mayTakeBack: first.cover });
  await session.undo(); // people notice a slip when the screen is covered
  expect(await until(session, ({ cover }) => cover === undefined)).toMatchObject({ eye: first.cover });
  session.close();
});

test('where nothing is hidden the next player continues at once and is shown what happened, and the last one may take it back', async () => {
  const { session } = await sit([ANNA, CARLO], arcaneLegions);
  const anna = await until(session, ({ decision }) => decision?.ask === 'order');
  expect(anna).toMatchObject({ eye: 0, cover: undefined });
  await session.answer(anna.decision?.options.length ?? 0, [{ ask: 'order', text: 'pass' }]); // the next question is not hers
  const carlo = await until(session, ({ eye }) => eye === 1);
  expect(carlo).toMatchObject({ cover: undefined, decision: { ask: 'order' }, canUndo: false, mayTakeBack: 0 });
  expect(carlo.news.map(({ kind }) => kind)).toEqual(carlo.log.slice(anna.log.length).map(({ event }) => event.kind));
  await session.undo();
  const again = await until(session, ({ eye }) => eye === 0);
  expect(again.log).toEqual(anna.log);
  expect(session.stage().canRedo).toBe(true);
  session.close();
});

test('the next question can be answered as soon as it is shown, even before the last answer is acknowledged', async () => {
  const { keeper } = await keep(battalia, { setup: battalia.game.setup.firstGame, seats: [ANNA, BOT], seed: 'w2' });
  const link = linkOf(await keeper.begin(), keeper);
  const sent: string[] = [];
  const acknowledged = Promise.withResolvers<void>();
  const listeners: ((scene: Scene) => void)[] = [];
  // As over a network: the stream brings the outcome first.
  const session = new Session({
    ...link,
    onScene: (listener) => {
      listeners.push(listener);
      return link.onScene(listener);
    },
    answer: async (seat, decision, pick, next) => {
      sent.push(decision);
      const { scene, given } = await link.answer(seat, decision, pick, next);
      if (scene) for (const listener of listeners) listener(scene);
      await acknowledged.promise;
      return { scene: undefined, given };
    },
  });
  session.pace(0);
  await until(session, (picture) => picture.decision?.ask === 'faction');
  const first = session.answer(0);
  const { decision } = await until(session, (picture) => picture.decision?.ask === 'startCity');
  const second = session.answer(0);
  expect(session.stage().isBusy).toBe(true);
  acknowledged.resolve();
  await Promise.all([first, second]);
  expect(sent).toEqual([expect.anything(), decision?.id]);
  expect(session.stage()).toMatchObject({ isBusy: false, trouble: undefined });
  expect(session.stage().picture.decision?.id).not.toBe(decision?.id);
  session.close();
});

test('an impossible act is reported, and nothing has changed', async () => {
  const { session } = await sit([ANNA, BOT]);
  const before = await until(session, ({ decision }) => decision !== undefined);
  await session.answer(99);
  expect(session.stage()).toMatchObject({ isBusy: false, trouble: { code: 'no-such-option' } });
  expect(session.stage().picture).toEqual(before);
  session.dismiss();
  expect(session.stage().trouble).toBeUndefined();
  session.close();
});

test('what others did meanwhile is marked as new', async () => {
  const { session } = await sit([ANNA, BOT]);
  for (let n = 0; n < 40; n++) {
    const { decision } = await until(session, (picture) => picture.decision !== undefined);
    if (decision?.ask === 'act') {
      const turn = session.stage().picture.log.length ?? 0;
      await session.answer(decision.texts.indexOf('end'));
      const later = await until(session, (picture) => picture.decision !== undefined);
      expect(later.fresh).toBeGreaterThan(turn);
      expect(later.log.slice(later.fresh).map(({ event }) => event.kind)).toContain('drew');
      session.close();
      return;
    }
    await session.answer(0);
  }
  throw new Error('nobody had to act');
});
