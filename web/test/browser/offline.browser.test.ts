import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { optionTexts, question, settled, startMatch, takeOption } from './table.ts';

test('once loaded, the site works without a network', async () => {
  const { pkg } = battalia();
  const app = await visit({ keepsSite: true });
  const { page, t } = app;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await startMatch(app, pkg, { seats: ['me', 'bot'], options: { weeks: 2 }, seed: 'offline' });
  const before = { question: await question(app), options: await optionTexts(app) };

  await app.context.setOffline(true);
  expect(
    await page.evaluate(() =>
      fetch('./not-kept', { cache: 'no-store' }).then(
        () => 'answered',
        () => 'no network',
      ),
    ),
  ).toBe('no network');
  app.mishaps.length = 0; // the browser rightly reports that it got no answer
  await page.reload();
  await settled(app);
  expect({ question: await question(app), options: await optionTexts(app) }).toEqual(before);
  await takeOption(app, 0);
  // Even pages never visited before.
  await app.go({ page: 'rules', game: 'battalia', rule: 'BAT-5.1' });
  await page.locator('[id="BAT-5.1"]').waitFor();
  await app.go({ page: 'learn', game: 'battalia' });
  await page.getByRole('region', { name: t('learn.coach') }).waitFor();
});
