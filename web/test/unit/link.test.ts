// A match of this browser without a browser: the keeper, the bots and the page's side of the link, all in one place.
import { loadPlayable } from '@tabularium/games';
import type { Eye, Seat } from '@tabularium/kernel';
import { type Playable } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { ask, rounds, sketch } from '../../../kernel/test/games/sketch.ts';
import { linkOf } from '../../link/driver.ts';
import { LinkError, type MatchLink, type SeatInfo, type Sight } from '../../link/link.ts';
import type { MatchStore } from '../../link/shape.ts';
import { memoryStore } from '../../store/memory.ts';
import { Keeper } from '../../worker/keeper.ts';
import { type Order, orderedMatch, resumedMatch, seatsFrom } from '../../worker/order.ts';
import { reopened } from '../../worker/reopen.ts';
import { think } from '../../worker/think.ts';

const pkg = await loadPlayable('battalia');
if (!pkg) throw new Error('these tests play Battalia');
const ME: SeatInfo = { kind: 'human', name: 'Me' };
const BOT: SeatInfo = { kind: 'bot', name: 'Livia', level: 'greedy' };
const ORDER: Order = { setup: pkg.game.setup.firstGame, seats: [ME, BOT], seed: 'link' };

async function opened(order = ORDER, store: MatchStore = memoryStore()) {
  const stored = orderedMatch(pkg as NonNullable<typeof pkg>, order);
  await store.create(stored);
  return { store, id: stored.id, keeper: new Keeper(pkg as NonNullable<typeof pkg>, stored, store) };
}
function linkTo(keeper: Keeper): MatchLink {
  const link = linkOf({ info: keeper.info, host: keeper, thinker: { think: async (turn) => think(pkg as NonNullable<typeof pkg>, turn) } });
  link.pace(0);
  return link;
}
/** Resolves when a seat has to decide, or the match is over; for a spectator only then. */
const turnOf = (link: MatchLink, seat: Eye): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = link.subscribe(() => void look());
    const look = async (): Promise<void> => {
      const { view } = await link.look(seat);
      if (view.decisions.length === 0 && !view.result) return;
      stop();
      resolve();
    };
    look().catch(reject);
  });
/** Takes the last option of everything, which ends turns soon. */
async function answer(link: MatchLink, seat: Seat): Promise<void> {
  await turnOf(link, seat);
  const decision = (await link.look(seat)).view.decisions[0];
  if (decision) await link.answer(seat, decision.id, decision.some ? [0] : decision.options.length - 1);
}

test('what was answered is kept before anybody is told', async () => {
  const { store, id, keeper } = await opened();
  const link = linkTo(keeper);
  const counts: Promise<number | undefined>[] = [];
  link.subscribe(() => counts.push(store.get(id).then((kept) => kept?.count)));
  await answer(link, 0);
  expect(await counts[0]).toBeGreaterThan(0);
  expect((await store.get(id))?.count).toBeGreaterThan(0);
  link.close();
});

test('goes on where it was after a reload', async () => {
  const { store, id, keeper } = await opened();
  const link = linkTo(keeper);
  for (let n = 0; n < 6; n++) await answer(link, 0);
  await turnOf(link, 0);
  link.close();
  const before = await keeper.look(0);
  const kept = await store.get(id);
  if (!kept) throw new Error('the match is not kept');
  const again = await reopened(pkg, kept, store);
  expect(await again.look(0)).toEqual({ ...before, picture: 0 });
  expect(await again.events(0, 0)).toEqual(await keeper.events(0, 0));
});

test('bots play a whole match by themselves, and equal seeds give equal matches', async () => {
  const order: Order = { ...ORDER, seats: [BOT, { ...BOT, level: 'random' }] };
  const play = async (): Promise<string> => {
    const { keeper } = await opened(order);
    const link = linkTo(keeper);
    await turnOf(link, 'public');
    const record = await link.record();
    expect(record.result).not.toBeNull();
    expect(record.inputs.some((input) => input.kind === 'answer' && input.by === 'bot')).toBe(true);
    return record.digest;
  };
  expect(await play()).toBe(await play());
});

test('for a bot that is not here the best one plays', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [{ ...BOT, level: 'of another house' }, BOT] });
  expect(await keeper.botTurn()).toMatchObject({ level: 'greedy' });
});

test('a bot does not answer for people', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [ME, { ...ME, name: 'Friend' }] });
  expect(await keeper.botTurn()).toBeUndefined();
});

test('a stand-in answers for who has left', async () => {
  const { keeper } = await opened({ ...ORDER, setup: { mode: 'base', seats: 3 }, seats: [ME, ME, ME] });
  const [seat = 0] = (await keeper.look('public')).view.waiting.flatMap(({ seats }) => seats);
  await keeper.leave(seat);
  expect(await keeper.botTurn()).toMatchObject({ seat, by: 'stand-in', level: 'greedy' });
  expect((await keeper.record()).inputs.at(-1)).toMatchObject({ kind: 'leave', seat });
});

test('refusals carry the code of the kernel, and nothing changes', async () => {
  const { keeper } = await opened();
  const before = await keeper.look(0);
  await expect(keeper.answer(0, 'nonsense', 0)).rejects.toMatchObject({ code: expect.stringMatching(/stale-decision|not-your-decision/) });
  await expect(keeper.undo(0)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  expect(await keeper.look(0)).toEqual(before);
});

test('a move that cannot be kept has not happened', async () => {
  const full = memoryStore();
  const store: MatchStore = { ...full, append: () => Promise.reject(new Error('the disk is full')) };
  const { keeper } = await opened({ ...ORDER, seats: [ME, ME] }, store);
  const [seat = 0] = (await keeper.look('public')).view.waiting.flatMap(({ seats }) => seats);
  const before = await keeper.look(seat);
  const refused = keeper.answer(seat, before.view.decisions[0]?.id ?? '', 0);
  await expect(refused).rejects.toBeInstanceOf(LinkError);
  await expect(refused).rejects.toMatchObject({ code: 'not-kept' });
  expect(await keeper.look(seat)).toEqual(before);
});

test('when a bot fails a random move stands in, and it is said', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [BOT, BOT] });
  const troubles: string[] = [];
  const link = linkOf({
    info: keeper.info,
    host: keeper,
    thinker: {
      think: async (turn) => {
        if (turn.level !== 'random') throw new Error('no idea');
        return think(pkg, turn);
      },
    },
  });
  link.pace(0);
  link.onTrouble(({ code }) => troubles.push(code));
  await new Promise<void>((resolve) => link.subscribe(resolve));
  link.close();
  expect(troubles[0]).toBe('bot-failed');
  expect((await keeper.record()).inputs.find((input) => input.kind === 'answer' && input.by !== 'rules')).toMatchObject({ by: 'stand-in' });
});

test('a branch of a match has its first inputs and its own id', async () => {
  const { keeper } = await opened({ ...ORDER, seats: [BOT, BOT] });
  const link = linkTo(keeper);
  await turnOf(link, 'public');
  const record = await link.record();
  const branch = resumedMatch(pkg, record, [ME, BOT], 10);
  expect(branch.inputs.slice(0, 10)).toEqual(record.inputs.slice(0, 10));
  expect(branch.id).not.toBe(keeper.info.id);
  expect(branch.result).toBeNull();
});

test('a record tells who was a bot', () => {
  const answer = (seat: Seat, by: 'player' | 'bot') =>
    ({ n: 1, kind: 'answer', seat, ask: 'act', pick: 0, option: {}, text: '', by }) as const;
  const setup = { mode: 'base', seats: 3, options: {} };
  const kinds = seatsFrom({ setup, inputs: [answer(0, 'player'), answer(1, 'bot')] }).map(({ kind }) => kind);
  expect(kinds).toEqual(['human', 'bot', 'human']);
});

test('the number of a picture does not move while another seat decides in private, and tells of nothing but what is seen', async () => {
  /** Seat 1 speaks, seat 0 buys and pays in private, as often as its hand has several ways to. */
  const paying = (ways: readonly string[]): Playable =>
    ({
      game: sketch(
        rounds(function* (table, ref) {
          yield* ask(table, ref, 1, ['hello', 'welcome']);
          yield* ask(table, ref, 0, ['buy', 'wait']);
          for (let n = 0; n < 3; n++) yield* ask(table, ref, 0, ways, { private: true });
          yield* ask(table, ref, 2, ['next', 'stop']);
        }),
        { see: ({ done }, eye) => ({ done: eye === 0 ? [...done] : done.length }) },
      ),
    }) as unknown as Playable;
  const seen = async (ways: readonly string[]): Promise<readonly Sight[]> => {
    const game = paying(ways);
    const keeper = new Keeper(game, orderedMatch(game, { setup: { seats: 3 }, seats: [], seed: 'private' }), {
      ...memoryStore(),
      append: () => Promise.resolve(),
    });
    const sights: Sight[] = [];
    for (const seat of [1, 0, 0, 0, 0]) {
      const { view, picture } = await keeper.look(seat);
      if (!view.decisions[0]) continue;
      await keeper.answer(seat, view.decisions[0].id, 0);
      expect((await keeper.look(seat)).picture).toBe(picture + 1);
      sights.push(await keeper.look(1));
    }
    return sights;
  };
  const [spoken, bought, ...rest] = await seen(['silver', 'gold']);
  expect(spoken).toMatchObject({ picture: 1, canUndo: true });
  expect([bought, ...rest.slice(0, -1)]).toEqual([spoken, spoken, spoken]);
  expect(rest.at(-1)).toEqual((await seen(['gold'])).at(-1)); // as if it had never been asked
});
