import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { logLines, optionNotations, settled, startMatch, takeOption } from './table.ts';

test('what if: somebody tries a turn on a copy of the match, and goes back as if nothing had happened', async () => {
  const { pkg } = battalia();
  const app = await visit();
  const { page, t } = app;
  const menu = async (item: string): Promise<void> => {
    await app.button(t('ui.more')).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await startMatch(app, pkg, { seats: ['me', 'bot'], seed: 'what if', level: 'legionario' });
  for (let n = 0; n < 3; n++) await takeOption(app, 0);
  const [address, log, options] = [page.url(), await logLines(app), await optionNotations(app)];

  await menu(t('table.trial.offer'));
  await page.getByText(t('table.trial.note')).waitFor();
  expect(await settled(app)).toBe('decide');
  for (let n = 0; n < 3; n++) await takeOption(app, 0);
  await app.button(t('ui.more')).click();
  expect(await page.getByRole('menuitem', { name: t('table.trial.offer') }).count()).toBe(0); // a trial has no trials of its own
  await page.keyboard.press('Escape');

  await app.button(t('table.trial.back')).click();
  await page.waitForURL(address);
  await page.getByText(t('table.trial.note')).waitFor({ state: 'detached' });
  expect(await settled(app)).toBe('decide');
  expect(await logLines(app)).toEqual(log);
  expect(await optionNotations(app)).toEqual(options);
  await app.go({ page: 'home' });
  await page
    .locator(`a[href$="${new URL(address).hash}"]`)
    .first()
    .waitFor();
  expect(await page.locator('a[href*="#/match/"]').count()).toBe(await page.locator(`a[href$="${new URL(address).hash}"]`).count());
});
