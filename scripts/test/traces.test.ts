import { expect, onTestFinished, test } from 'vitest';
import { leftBehind, Timers, tracesNow } from '../checks/traces.ts';

/** What is found after something was done; it is made undone before the test ends. */
function found(leave: () => void, tidy: () => void): readonly string[] {
  onTestFinished(tidy);
  const before = tracesNow();
  leave();
  return leftBehind(before, tracesNow());
}
const globals = globalThis as unknown as Record<string, unknown>;
const listener = (): void => undefined;

test('nothing is found where nothing was left', () => {
  expect(found(() => undefined, listener)).toEqual([]);
});
test('what was left is named by its place', () => {
  const { random } = Math;
  const folder = process.cwd();
  const leaving: readonly (readonly [place: string, leave: () => void, tidy: () => void])[] = [
    ['globalThis.leftBehind', () => (globals['leftBehind'] = 1), () => delete globals['leftBehind']],
    ['process.env.LEFT_BEHIND', () => (process.env['LEFT_BEHIND'] = '1'), () => delete process.env['LEFT_BEHIND']],
    ['Math.random', () => (Math.random = () => 0.5), () => (Math.random = random)],
    ['listeners of exit', () => process.on('exit', listener), () => process.off('exit', listener)],
    ['process.cwd()', () => process.chdir('/'), () => process.chdir(folder)],
  ];
  for (const [place, leave, tidy] of leaving) {
    expect(found(leave, tidy)).toEqual([place]);
    tidy();
  }
});

test('timers that are still to come are counted; those that came, were cleared or hold nobody up are not', async () => {
  const { setTimeout: before } = globalThis;
  const timers = new Timers();
  onTestFinished(() => timers.end());
  const [once, often] = [setTimeout(listener, 60_000), setInterval(listener, 60_000)];
  setTimeout(listener, 60_000).unref();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(timers.left).toBe(2);
  clearTimeout(once);
  clearInterval(often);
  expect(timers.left).toBe(0);
  timers.end();
  expect(globalThis.setTimeout).toBe(before);
});
