// What players do on a large drawn field that pans and zooms.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { gameOf } from './fixtures.ts';
import { openMatch } from './table.ts';

export const field = ({ page }: App): Locator => page.getByRole('application');
/** The viewport of a board that pans and zooms; its content may reach far beyond the screen. */
export const windowOf = ({ page }: App): Locator => page.locator('main [class*="window"]:has([role="grid"], [role="application"])').first();
/** Folds the drawer with all options. */
export async function fold({ page }: App): Promise<void> {
  await page.locator('aside button[aria-expanded="true"]').first().click();
  await page.locator('[data-choice]').first().waitFor({ state: 'detached' });
}
/** What share of the window's area a map takes, and of the height between the top line and the question. */
export async function mapShares(app: App): Promise<{ readonly area: number; readonly upright: number; readonly isBelow: boolean }> {
  const { page } = app;
  const things = [windowOf(app), page.locator('[data-question]'), page.locator('header').first()];
  const [map, asked, top] = await Promise.all(things.map((thing) => thing.boundingBox()));
  if (!map || !asked || !top) throw new Error('nothing to measure');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isBelow = asked.y > map.y + map.height / 2;
  return {
    area: (map.width * map.height) / (width * height),
    upright: map.height / ((isBelow ? asked.y : height) - top.height),
    isBelow,
  };
}
/** Opens a match before this kind of decision. */
export async function openBefore(app: App, game: string, ask: string): Promise<void> {
  const match = gameOf(game).places.found.get(ask);
  if (!match) throw new Error(`no place before ${ask}`);
  expect(await openMatch(app, match)).toBe('decide');
  await field(app).waitFor();
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Zooms in and out with the wheel; some boards need a key held down. */
export async function zoom(page: Page, { x, y }: Spot, turns: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let n = 0; n < turns; n++) await page.mouse.wheel(0, 2 * n < turns ? -30 : n % 2 === 0 ? 30 : -30);
  await page.keyboard.up('Control');
}
/** Drags the board around smoothly. */
export async function pan(page: Page, { x, y }: Spot, steps: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 0; n < steps; n++) await page.mouse.move(x + 120 * Math.sin(n / 9), y + 120 * Math.sin(n / 7));
  await page.mouse.up();
}

/** How many equal measurements in a row count as rest. */
const REST = 4;
/** The centre of something on the field, once the field is at rest. */
export async function middleOf(thing: Locator): Promise<Spot> {
  let before = '';
  for (let rest = 0; rest < REST; ) {
    await thing.page().waitForTimeout(100);
    const box = await thing.boundingBox();
    const isMoving = (await thing.page().locator('main [data-moving="true"]').count()) > 0;
    rest = !isMoving && JSON.stringify(box) === before ? rest + 1 : 0;
    before = JSON.stringify(box);
  }
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
