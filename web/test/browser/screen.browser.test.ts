// The layout of the screen: the board has the room, the question appears once, and the drawer opens when it is wanted.
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { fold, mapShares } from './field.ts';
import { gameOf, games, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { openMatch, optionLines, optionTexts } from './table.ts';

/** A board is large enough if it takes this much of the window, */
const AREA = 0.45;
/** or, if it is square or upright, this much of the height between the top line and the question below it. */
const HEIGHT = 0.85;

/** For tests that visit every game. */
const PATIENCE = { timeout: 600_000 };

const questions = ({ page }: App) => page.locator('[data-question]');

test('beside a folded drawer the board is large, and nothing about the question appears twice', PATIENCE, async () => {
  const app = await visit();
  for (const { pkg, places } of games()) {
    await openMatch(app, places.usual);
    if ((await optionLines(app).count()) > 0) await fold(app);
    expect(await questions(app).count(), pkg.game.id).toBe(1);
    expect(await app.page.getByRole('toolbar', { name: app.t('table.tools') }).count(), pkg.game.id).toBe(1);
    const { area, upright, isBelow } = await mapShares(app);
    expect(
      area >= AREA || (isBelow && upright >= HEIGHT),
      `${pkg.game.id}: ${area.toFixed(2)} of the window, ${upright.toFixed(2)} of the height`,
    ).toBe(true);
  }
});

test('a key unfolds all options, and the page remembers it', async () => {
  const app = await visit();
  await openMatch(app, gameOf('hoplomachus').places.usual);
  await fold(app);
  await app.page.reload();
  await questions(app).waitFor();
  expect(await optionLines(app).count()).toBe(0);
  await app.page.keyboard.press('o');
  await optionLines(app).first().waitFor();
  await app.page.reload();
  await optionLines(app).first().waitFor();
  await app.page.keyboard.press('o');
  await optionLines(app).first().waitFor({ state: 'detached' });
  await app.page.keyboard.press('ArrowDown'); // stepping through the options also shows them
  await optionLines(app).first().waitFor();
});

test('a number chooses an option even if the list is folded', async () => {
  const app = await visit();
  await openMatch(app, gameOf('battalia').places.usual);
  const before = await optionTexts(app);
  await fold(app);
  await app.page.keyboard.press('1');
  await app.still();
  await app.page.keyboard.press('o');
  await optionLines(app).first().waitFor();
  expect(await optionTexts(app)).not.toEqual(before);
});

test('on a phone the drawer is closed while the board asks, and opens over the tray', PATIENCE, async () => {
  const app = await visit(OTHER);
  for (const { pkg, places } of games()) {
    await openMatch(app, places.usual);
    expect(await optionLines(app).count(), pkg.game.id).toBe(0);
    expect(await questions(app).count(), pkg.game.id).toBe(1);
    const box = async () => (await app.page.getByRole('main').boundingBox()) ?? { height: 0 };
    const before = await box();
    await optionTexts(app);
    expect(await box(), pkg.game.id).toEqual(before);
    const parts = (await app.page.locator('aside section').first().boundingBox()) ?? { y: 0 };
    const { height } = app.page.viewportSize() ?? { height: 0 };
    expect(parts.y, pkg.game.id).toBeGreaterThan(height * 0.45);
  }
});
