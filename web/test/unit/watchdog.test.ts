// A worker that stops answering is ended, and the page says so.
import type { Answered, BotTurn } from '@tabularium/bots/think';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticTacToe } from '../../../kernel/test/games/tictactoe.ts';
import type { LinkError } from '../../link/link.ts';
import { PATIENCE, watched, within } from '../../link/watchdog.ts';
import { keep, sitAt } from '../support/table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

test('an answer in time is an answer, even a bad one', async () => {
  const end = vi.fn();
  expect(await within(5, Promise.resolve(7), end)).toBe(7);
  await expect(within(5, Promise.reject(new Error('no')), end)).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(end).not.toHaveBeenCalled();
});
test('without an answer it is ended, once, and nothing more is asked', async () => {
  const end = vi.fn();
  const look = vi.fn(never<number>);
  const host = watched({ look }, () => 30, end);
  const first = expect(host.look()).rejects.toMatchObject({ code: 'stalled' });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  expect(end).toHaveBeenCalledTimes(1);
  await expect(host.look()).rejects.toMatchObject({ code: 'stalled' });
  expect(look).toHaveBeenCalledTimes(1);
});
test('a bot that thinks without end is replaced by a random move, and nothing is lost', async () => {
  const pkg = { game: ticTacToe } as never;
  const seats = [
    { kind: 'bot', name: '', level: 'random' },
    { kind: 'human', name: '' },
  ] as const;
  let asked = 0;
  const think = ({ by }: BotTurn): Promise<Answered> =>
    within(PATIENCE.thinking, asked++ === 0 ? never<Answered>() : Promise.resolve({ pick: 4, by }), () => undefined);
  const { store, id, keeper } = await keep(pkg, { setup: {}, seats, seed: 's' }, { thinker: { think } });
  const troubles: LinkError[] = [];
  const { link } = await sitAt(keeper);
  link.onTrouble((trouble) => troubles.push(trouble));
  await vi.advanceTimersByTimeAsync(PATIENCE.thinking * 1000 + 2000);
  expect(troubles).toMatchObject([{ code: 'bot-failed' }]);
  expect((await store.get(id))?.inputs).toMatchObject([{ seat: 0, text: 'mark 4', by: 'stand-in' }]);
  link.close();
});
