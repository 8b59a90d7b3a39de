// Beginnings: from the first page to the first real move, and who plays.
import { expect, test } from 'vitest';
import { visit } from './fixtures.ts';
import { logLines, optionTexts, settled } from './table.ts';

test('one click begins a first game with a real move, and the log says what was chosen beforehand', async () => {
  const app = await visit();
  const { page, t } = app;
  await page.getByRole('button', { name: `${t('setup.firstGame')}: Battalia` }).click();
  expect(await settled(app)).toBe('decide');
  expect((await optionTexts(app)).length).toBeGreaterThan(1);
  const [said = ''] = t('table.helped.preset', { what: '|' }).split('|');
  expect((await logLines(app)).filter((line) => line.startsWith(said))).not.toHaveLength(0); // what was chosen beforehand
  expect(await page.getByRole('button', { name: t('table.undo') }).isDisabled()).toBe(true);
});

test('all games fit on the first screen of a laptop, each with its ways in', async () => {
  const app = await visit();
  const { page, t } = app;
  await app.calm();
  const { height } = page.viewportSize() ?? { height: 0 };
  const ways = page.getByRole('article').getByRole('button', { name: t('setup.firstGame') });
  expect(await ways.count()).toBe(5);
  for (const name of [t('setup.firstGame'), t('home.learn')])
    for (const way of await page.getByRole('article').locator(`[aria-label^="${name}: "]`).all()) {
      const box = await way.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
});

test('who plays is asked once, and remembered in any language and text size', async () => {
  const app = await visit();
  const { page, t } = app;
  await app.button(t('home.who')).click();
  await app.dialog.getByLabel(t('setup.name')).fill('Anna');
  await app.dialog.getByRole('button', { name: t('ui.done') }).click();
  await page.getByText('Anna', { exact: true }).waitFor();
  await app.button(t('settings.title')).click();
  const before = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await app.dialog.getByRole('radio', { name: t('settings.textSizes.largest') }).check();
  await app.dialog.getByRole('radio', { name: 'Italiano' }).click();
  await page.locator('html[lang="it"]').waitFor(); // its words have been loaded
  await page.reload();
  await page.getByText('Anna', { exact: true }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe(before);
});
