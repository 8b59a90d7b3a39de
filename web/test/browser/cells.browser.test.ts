// The cells of a board: a long press explains, a tap chooses, arrow keys move from cell to cell.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App, AppOptions } from './app.ts';
import { middleOf } from './field.ts';
import { gameOf, visit } from './fixtures.ts';
import { openMatch, question } from './table.ts';

/** For each board a question with which only some cells can be chosen. */
const QUESTIONS = { battalia: 'startCity', hoplomachus: 'deployAt', romolo: 'placeTower' } as const;

async function openBefore(game: keyof typeof QUESTIONS, options?: AppOptions): Promise<App> {
  const match = gameOf(game).places.found.get(QUESTIONS[game]);
  if (!match) throw new Error(`no place before ${QUESTIONS[game]}`);
  const app = await visit(options);
  await openMatch(app, match);
  return app;
}
const cells = ({ page }: App): Locator => page.getByRole('grid').getByRole('gridcell');
const legal = (app: App): Locator => cells(app).and(app.page.locator('[aria-disabled="false"]'));

for (const game of Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]) {
  test(`${game}: a finger held on a cell learns what it would choose, a tap chooses it`, async () => {
    const app = await openBefore(game, { size: 'phone' });
    const asked = await question(app);
    const note = app.page.locator('main [class*="hint"][aria-hidden="true"]');
    const cell = legal(app).first();
    const spot = await middleOf(cell);
    const device = await app.context.newCDPSession(app.page);
    const touch = (type: 'touchStart' | 'touchEnd'): Promise<unknown> =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [spot] : [] });
    expect(await note.count()).toBe(0);
    await touch('touchStart');
    await note.waitFor();
    await touch('touchEnd');
    await app.still();
    expect(await question(app)).toBe(asked);
    expect(await note.isVisible()).toBe(true);
    expect(await cell.getAttribute('data-pointed')).toBe('true');
    await touch('touchStart');
    await touch('touchEnd');
    await expect.poll(() => question(app)).not.toBe(asked);
    expect(await note.count()).toBe(0);
  });

  test(`${game}: one cell is a tab stop, arrow keys lead away from it and back, Enter chooses`, async () => {
    const app = await openBefore(game);
    const { page } = app;
    const asked = await question(app);
    const stop = cells(app).and(page.locator('[tabindex="0"]'));
    const first = await stop.getAttribute('aria-label');
    expect(await stop.getAttribute('aria-disabled')).toBe('false');
    await stop.focus();
    const label = (): Promise<string | null> => stop.getAttribute('aria-label');
    const ways = [
      ['ArrowRight', 'ArrowLeft'],
      ['ArrowDown', 'ArrowUp'],
    ] as const;
    for (const [there, back] of ways) {
      await page.keyboard.press(there);
      await expect.poll(label).not.toBe(first);
      expect(await stop.evaluate((cell) => cell === document.activeElement)).toBe(true);
      await page.keyboard.press(back);
      await expect.poll(label).toBe(first);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => question(app)).not.toBe(asked);
  });
}
