// Dragging a card from the hand, by mouse or finger, does what a click would do.
import { speaker } from '@tabularium/speech';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App, AppOptions } from './app.ts';
import { battalia, visit } from './fixtures.ts';
import { openMatch, optionTexts, takeNotation } from './table.ts';

/** Opens a match before such a decision, and finds the hand. */
async function handBefore(ask: string, options?: AppOptions): Promise<{ readonly app: App; readonly hand: Locator }> {
  const { pkg, places } = battalia();
  const app = await visit(options);
  const match = places.found.get(ask);
  if (!match) throw new Error(`no place before ${ask}`);
  await openMatch(app, match);
  const { t } = speaker(pkg, { language: app.guise.language });
  return { app, hand: app.page.getByRole('region', { name: t('board.own.hand') }) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where to grab something: near its corner, as cards in a hand overlap. */
async function gripOf(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('there is nothing to be seen');
  return { x: box.x + 14, y: box.y + 14 };
}
async function dragByMouse({ page }: App, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}
async function dragByFinger({ context, page }: App, from: Point, to: Point): Promise<void> {
  const device = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]): Promise<unknown> =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let part = 1; part <= 8; part++)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 }]);
  await touch('touchEnd', []);
  await device.detach();
}
const isPicked = async (card: Locator): Promise<boolean> => (await card.getAttribute('aria-pressed')) === 'true';

test('a card dragged into the line stays there, dropped elsewhere it comes back', async () => {
  const { app, hand } = await handBefore('act');
  const card = hand.locator('button[aria-pressed]').first();
  await dragByMouse(app, await gripOf(card), await gripOf(app.page.getByRole('grid')));
  expect(await isPicked(card)).toBe(false);
  await expect.poll(() => app.page.locator('[popover]').count()).toBe(0);
  await dragByMouse(app, await gripOf(card), await gripOf(app.page.locator('[data-drop="line"]')));
  await expect.poll(() => isPicked(card)).toBe(true);
  // A click takes it back.
  await card.click();
  expect(await isPicked(card)).toBe(false);
});

test('a weapon dragged into the battle line opens the attack', async () => {
  const { app, hand } = await handBefore('opener');
  const before = await optionTexts(app);
  const weapon = hand.locator('li button:not([aria-disabled="true"])').first();
  await dragByMouse(app, await gripOf(weapon), await gripOf(app.page.locator('[data-drop="battle"]')));
  await expect.poll(() => optionTexts(app)).not.toEqual(before);
  await expect.poll(() => app.page.locator('[data-drop="battle"] li').count()).toBeGreaterThan(0);
});

test('a finger that moves up drags a card, one that moves sideways scrolls the hand', async () => {
  const { app, hand } = await handBefore('opening', { size: 'phone' });
  await takeNotation(app, 'keep'); // a whole hand, wider than the screen
  await app.page.setViewportSize({ width: 320, height: 700 });
  const card = hand.locator('button[aria-pressed]').nth(2);
  const fan = card.locator('xpath=ancestor::ul');
  const grip = await gripOf(card);
  await dragByFinger(app, grip, { x: grip.x - 90, y: grip.y - 10 });
  await expect.poll(() => fan.evaluate((list) => list.scrollLeft)).toBeGreaterThan(20);
  expect(await isPicked(card)).toBe(false);
  const line = await gripOf(app.page.locator('[data-drop="line"]'));
  const again = await gripOf(card);
  await dragByFinger(app, again, { x: again.x, y: line.y });
  await expect.poll(() => isPicked(card)).toBe(true);
});
