// A whole match without a browser: keeper, bots and link in one process.
import { type BotTurn, think } from '@tabularium/bots/think';
import { loadPlayable } from '@tabularium/games';
import { Match, type Seat } from '@tabularium/kernel';
import { type Playable } from '@tabularium/parts/shape';
import { expect, test, vi } from 'vitest';
import { ask, doneInSecret, rounds, sketch } from '../../../kernel/test/games/sketch.ts';
import { LinkError, type SeatInfo } from '../../link/link.ts';
import type { Scene } from '../../link/scene.ts';
import { Screen } from '../../link/screen.ts';
import type { MatchStore } from '../../link/shape.ts';
import { memoryStore } from '../../store/memory.ts';
import { type Order, resumedMatch, seatsFrom } from '../../worker/order.ts';
import { reopened } from '../../worker/reopen.ts';
import { keep, matchOf, type Sat, sitAt, thinkerOf, until } from '../support/table.ts';

const pkg = await loadPlayable('battalia');
if (!pkg) throw new Error('these tests play Battalia');
const ME: SeatInfo = { kind: 'human', name: 'Me' };
const BOT: SeatInfo = { kind: 'bot', name: 'Livia', level: 'greedy' };
const ORDER: Order = { setup: pkg.game.setup.firstGame, seats: [ME, BOT], seed: 'link' };

const opened = (order = ORDER, store?: MatchStore) => keep(pkg, order, store && { store });
/** Always takes the last option, which ends turns soon. */
async function answer({ session }: Sat): Promise<void> {
  const { decision } = await until(session, (picture) => picture.decision !== undefined || picture.view.result !== undefined);
  if (decision) await session.answer(decision.some ? [0] : decision.options.length - 1);
}

test('an answer is stored before anybody is told', async () => {
  const { store, id, keeper } = await opened();
  const { link } = await sitAt(keeper);
  const counts: Promise<number | undefined>[] = [];
  link.onScene(() => counts.push(store.get(id).then((kept) => kept?.count)));
  const [decision] = link.first.view.decisions;
  const { scene } = decision ? await link.answer(0, decision.id, 0) : { scene: undefined };
  expect(scene ?? (await vi.waitFor(() => counts[0] ?? Promise.reject(new Error('not yet'))))).toBeTruthy();
  expect((await store.get(id))?.count).toBeGreaterThan(0);
  link.close();
});

test('an answer is one call, which brings everything there is to see; so is a visible move of a bot', async () => {
  const { keeper } = await opened();
  const calls: string[] = [];
  const counting = new Proxy(keeper, {
    get: (target, name) => {
      calls.push(String(name));
      const method = Reflect.get(target, name) as (...args: readonly unknown[]) => unknown;
      return method.bind(target);
    },
  });
  const { session, link } = await sitAt(counting);
  let unasked = 0;
  link.onScene(() => unasked++);
  for (let n = 0; n < 12; n++) {
    const { decision, log } = await until(session, (picture) => picture.decision !== undefined);
    calls.length = 0;
    unasked = 0;
    await session.answer(decision?.some ? [0] : (decision?.options.length ?? 1) - 1);
    const after = await until(session, (picture) => picture.decision !== undefined);
    expect(calls).toEqual(['answer', ...Array.from({ length: unasked }, () => 'play')]);
    expect(after.log.slice(0, log.length)).toEqual(log);
  }
  session.close();
});

test('continues where it was after a reload', async () => {
  const { store, id, keeper } = await opened();
  const sat = await sitAt(keeper);
  for (let n = 0; n < 6; n++) await answer(sat);
  const before = await until(sat.session, ({ decision }) => decision !== undefined);
  sat.session.close();
  const kept = await store.get(id);
  if (!kept) throw new Error('the match is not kept');
  const { scene } = await (await reopened(pkg, kept, { store, thinker: thinkerOf(pkg) })).begin();
  expect(scene.view).toEqual(before.view);
  expect(scene.log).toEqual({ keep: 0, more: before.log });
});

test('bots play a whole match by themselves, and equal seeds give equal matches', async () => {
  const order: Order = { ...ORDER, seats: [BOT, { ...BOT, level: 'random' }] };
  const play = async (): Promise<string> => {
    const { keeper } = await opened(order);
    const { session, link } = await sitAt(keeper);
    await until(session, ({ view }) => view.result !== undefined);
    const record = await link.record();
    expect(record.inputs.some((input) => input.kind === 'answer' && input.by === 'bot')).toBe(true);
    return record.digest;
  };
  expect(await play()).toBe(await play());
});

test('the usual bot replaces one that does not exist', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [{ ...BOT, level: 'of another house' }, BOT] });
  expect(await keeper.botTurn()).toMatchObject({ level: 'legionario' });
});

test('a bot does not answer for people', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [ME, { ...ME, name: 'Friend' }] });
  expect(await keeper.botTurn()).toBeUndefined();
});

test('a stand-in answers for a seat that has left', async () => {
  const { keeper } = await opened({ ...ORDER, setup: { mode: 'base', seats: 3 }, seats: [ME, ME, ME] });
  const [seat = 0] = (await keeper.begin()).scene.due;
  await keeper.leave(seat);
  expect(await keeper.botTurn()).toMatchObject({ seat, by: 'stand-in', level: 'legionario' });
  expect((await keeper.record()).inputs.at(-1)).toMatchObject({ kind: 'leave', seat });
});

test('refusals carry the code of the kernel, and nothing changes', async () => {
  const { keeper } = await opened();
  await keeper.begin();
  await expect(keeper.answer(0, 'nonsense', 0)).rejects.toMatchObject({ code: expect.stringMatching(/stale-decision|not-your-decision/) });
  await expect(keeper.undo(0)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  expect((await keeper.refresh()).scene).toBeUndefined();
});

test('a move that cannot be stored has not happened', async () => {
  const full = memoryStore();
  const store: MatchStore = { ...full, append: () => Promise.reject(new Error('the disk is full')) };
  const { keeper } = await opened({ ...ORDER, seats: [ME, BOT] }, store);
  const seat = (await keeper.begin()).scene.due[0] ?? 0;
  const decision = (await matchOf(pkg, keeper)).pending[0]?.id ?? '';
  const refused = keeper.answer(seat, decision, 0, [{ ask: 'startCity', text: '' }]);
  await expect(refused).rejects.toBeInstanceOf(LinkError);
  await expect(refused).rejects.toMatchObject({ code: 'not-kept' });
  expect((await keeper.refresh()).scene).toBeUndefined();
});

test('when a bot fails, a random move replaces its own, and the page is told', async () => {
  const thinker = {
    think: async (turn: BotTurn) => {
      if (turn.level !== 'random') throw new Error('no idea');
      return think(pkg, turn);
    },
  };
  const { keeper } = await keep(pkg, { ...ORDER, seats: [BOT, BOT] }, { thinker });
  await keeper.begin();
  expect(await keeper.play()).toMatchObject({ trouble: { code: 'bot-failed' } });
  expect((await keeper.record()).inputs.find((input) => input.kind === 'answer' && input.by !== 'rules')).toMatchObject({ by: 'stand-in' });
});

test('a branch of a match has its first inputs and its own id', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [BOT, BOT] });
  const { session, link } = await sitAt(keeper);
  await until(session, ({ view }) => view.result !== undefined);
  const record = await link.record();
  const branch = resumedMatch(pkg, record, [ME, BOT], 10);
  expect(branch.inputs.slice(0, 10)).toEqual(record.inputs.slice(0, 10));
  expect(branch.id).not.toBe(keeper.info.id);
  expect(branch.result).toBeNull();
});

test('a record tells which seats were bots', () => {
  const answer = (seat: Seat, by: 'player' | 'bot') =>
    ({ n: 1, kind: 'answer', seat, ask: 'act', pick: 0, option: {}, text: '', by }) as const;
  const setup = { mode: 'base', seats: 3, options: {} };
  const kinds = seatsFrom({ setup, inputs: [answer(0, 'player'), answer(1, 'bot')] }).map(({ kind }) => kind);
  expect(kinds).toEqual(['human', 'bot', 'human']);
});

test('while another seat decides in private a screen is sent nothing, and afterwards only what it may see', async () => {
  /** Seat 1 speaks, seat 0 buys and, if its hand allows several ways to pay, chooses one in private. */
  const paying = (ways: readonly string[]): Playable =>
    ({
      game: sketch(
        rounds(function* (table, ref) {
          yield* ask(table, ref, 1, ['hello', 'welcome']);
          yield* ask(table, ref, 0, ['buy', 'wait']);
          for (let n = 0; n < 3; n++) yield* ask(table, ref, 0, ways, { private: true });
          yield* ask(table, ref, 2, ['next', 'stop']);
        }),
        doneInSecret,
      ),
    }) as unknown as Playable;
  const sent = async (ways: readonly string[]): Promise<readonly (Scene | undefined)[]> => {
    const game = paying(ways);
    const match = Match.start(game.game, { seats: 3 }, { seed: 'private' });
    const screen = new Screen([1], match);
    const scenes = [screen.look(match)];
    for (const seat of [1, 0, 0, 0, 0]) {
      const [decision] = match.view(seat).decisions;
      if (!decision) continue;
      match.answer(seat, decision.id, 0);
      scenes.push(screen.look(match));
    }
    return scenes;
  };
  const [first, spoken, ...rest] = await sent(['silver', 'gold']);
  expect([first?.canUndo, spoken?.canUndo]).toEqual([false, true]);
  expect(rest.slice(0, -1)).toEqual([undefined, undefined, undefined]);
  expect(rest.at(-1)).toBeDefined();
  expect(rest.at(-1)).toEqual((await sent(['gold'])).at(-1)); // as if nobody had been asked
});

test('simultaneous questions about several options are one call', async () => {
  const { keeper } = await opened();
  const { session, link } = await sitAt(keeper);
  const { decision } = await until(session, (picture) => picture.decision !== undefined);
  const asked = vi.spyOn(keeper, 'abouts').mockImplementation(async (_seat, id, options) => options.map((option) => `${id} ${option}`));
  const id = decision?.id ?? '';
  expect(await Promise.all([2, 0, 1].map((option) => link.about(0, id, option)))).toEqual([`${id} 2`, `${id} 0`, `${id} 1`]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await link.about(0, id, 0)).toBe(`${id} 0`);
  expect(asked).toHaveBeenCalledTimes(2);
  session.close();
});
