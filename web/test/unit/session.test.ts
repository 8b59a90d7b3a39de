// The match as a screen sees it: whose eyes, what can be taken back, what is new.
import { loadPlayable } from '@tabularium/games';
import { expect, test, vi } from 'vitest';
import { linkOf } from '../../link/driver.ts';
import type { MatchLink, SeatInfo } from '../../link/link.ts';
import { memoryStore } from '../../store/memory.ts';
import { type Scene, Session } from '../../table/session/session.ts';
import { Keeper } from '../../worker/keeper.ts';
import { orderedMatch } from '../../worker/order.ts';
import { think } from '../../worker/think.ts';

const [battalia, arcaneLegions] = await Promise.all(['battalia', 'arcane-legions'].map(loadPlayable));
if (!battalia || !arcaneLegions) throw new Error('these tests play Battalia and Arcane Legions');
const ANNA: SeatInfo = { kind: 'human', name: 'Anna' };
const CARLO: SeatInfo = { kind: 'human', name: 'Carlo' };
const BOT: SeatInfo = { kind: 'bot', name: 'Bruno', level: 'greedy' };

/** The second seat is the first to choose. */
async function sit(seats: readonly SeatInfo[], pkg = battalia, seed = 'w2'): Promise<{ session: Session; link: MatchLink }> {
  const playable = pkg as NonNullable<typeof pkg>;
  const store = memoryStore();
  const stored = orderedMatch(playable, { setup: playable.game.setup.firstGame, seats, seed });
  await store.create(stored);
  const keeper = new Keeper(playable, stored, store);
  const link = linkOf({ info: keeper.info, host: keeper, thinker: { think: async (turn) => think(playable, turn) } });
  link.pace(0);
  return { link, session: new Session(link) };
}
/** The picture, once it is as wanted and nothing is on its way. */
const until = (session: Session, wanted: (scene: Scene) => boolean): Promise<Scene> =>
  vi.waitFor(() => {
    const { scene, busy } = session.stage();
    if (!scene || busy || !wanted(scene)) throw new Error('not yet');
    return scene;
  });

test('a single person sees with their own eyes, and may take back and do again', async () => {
  const { session } = await sit([ANNA, BOT]);
  const before = await until(session, ({ decision }) => decision?.ask === 'faction');
  expect(before).toMatchObject({ eye: 0, cover: undefined });
  await session.answer(0);
  const after = await until(session, ({ decision }) => decision?.ask === 'startCity');
  expect(after.sight.canUndo).toBe(true);
  expect(after.news).toMatchObject([{ kind: 'tookFaction', seat: 0 }]);
  expect(after.fresh).toBe(after.log.length); // one's own decision is no news

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

test('an answer may bring the next ones with it', async () => {
  const { session } = await sit([ANNA, BOT]);
  await until(session, ({ decision }) => decision?.ask === 'faction');
  const asked: string[] = [];
  await session.answer(0, ({ ask }) => {
    asked.push(ask);
    return ask === 'startCity' ? 0 : undefined;
  });
  expect(asked[0]).toBe('startCity');
  expect(await until(session, ({ decision }) => decision?.ask !== 'startCity')).toMatchObject({ eye: 0 });
  session.close();
});
test('what the next answer was to be is forgotten where nothing follows', async () => {
  const { session } = await sit([ANNA, BOT]);
  const { decision } = await until(session, (scene) => scene.decision?.ask === 'faction');
  let times = 0;
  await session.answer(99, () => {
    times++;
    return 0;
  });
  expect(times).toBe(0); // it was refused: the same question is open
  expect(session.stage().scene?.decision?.id).toBe(decision?.id);
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
  await session.undo(); // a slip of the finger is noticed when the screen is covered
  expect(await until(session, ({ cover }) => cover === undefined)).toMatchObject({ eye: first.cover });
  session.close();
});

test('where nothing is hidden the next one goes on at once, is shown what happened, and the last one may take it back', async () => {
  const { session } = await sit([ANNA, CARLO], arcaneLegions);
  const anna = await until(session, ({ decision }) => decision?.ask === 'order');
  expect(anna).toMatchObject({ eye: 0, cover: undefined });
  await session.answer(anna.decision?.options.length ?? 0, () => 0); // what comes next is not hers to answer
  const carlo = await until(session, ({ eye }) => eye === 1);
  expect(carlo).toMatchObject({ cover: undefined, decision: { ask: 'order' }, sight: { canUndo: false }, mayTakeBack: 0 });
  expect(carlo.news.map(({ kind }) => kind)).toEqual(carlo.log.slice(anna.log.length).map(({ event }) => event.kind));
  await session.undo();
  const again = await until(session, ({ eye }) => eye === 0);
  expect(again.log).toEqual(anna.log);
  expect(session.stage().canRedo).toBe(true);
  session.close();
});

test('what cannot be done is told, and nothing has changed', async () => {
  const { session } = await sit([ANNA, BOT]);
  const before = await until(session, ({ decision }) => decision !== undefined);
  await session.answer(99);
  expect(session.stage()).toMatchObject({ busy: false, trouble: { code: 'no-such-option' } });
  expect(session.stage().scene).toEqual(before);
  session.dismiss();
  expect(session.stage().trouble).toBeUndefined();
  session.close();
});

test('what others did since is marked as new', async () => {
  const { session } = await sit([ANNA, BOT]);
  for (let n = 0; n < 40; n++) {
    const { decision } = await until(session, (scene) => scene.decision !== undefined);
    if (decision?.ask === 'act') {
      const turn = session.stage().scene?.log.length ?? 0;
      await session.answer(decision.texts.indexOf('end'));
      const later = await until(session, (scene) => scene.decision !== undefined);
      expect(later.fresh).toBeGreaterThan(turn);
      expect(later.log.slice(later.fresh).map(({ event }) => event.kind)).toContain('drew');
      session.close();
      return;
    }
    await session.answer(0);
  }
  throw new Error('nobody had to act');
});
