import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { barriersOn, overhangOn } from './checks.ts';
import { battalia, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { question, settled, startMatch, takeOption } from './table.ts';

/** Serves another version of the site until the test ends. */
function publish(version: string): void {
  const change = (name: string, edit: (text: string) => string): void => {
    const file = join(inject('dist'), name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, edit(before));
    onTestFinished(() => writeFileSync(file, before));
  };
  change('index.html', (text) => text.replace('<head>', `<head><meta name="version" content="${version}" />`));
  change('sw.js', (text) => text.replace(/tabularium\/\w{16}/, `tabularium/${version}`));
}
const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="version"]')?.getAttribute('content') ?? null);

test('a new version waits until it is asked for, and takes nothing away', async () => {
  const app = await visit({ ...OTHER, keepsSite: true });
  const { page, t } = app;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.getByText(t('version.ready')).count()).toBe(0);
  await startMatch(app, battalia().pkg, { seats: ['me', 'bot'], seed: 'versions' });
  await takeOption(app, 0);
  const asked = await question(app);

  publish('the-next');
  await page.reload();
  const line = page.getByText(t('version.ready'));
  await line.waitFor();
  await settled(app);
  expect(await versionOf(page)).toBeNull();
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  // Another window is told too, and can dismiss the message.
  const other = await app.context.newPage();
  await other.goto(page.url().replace(/#.*/, ''));
  await other.getByRole('button', { name: t('version.later') }).click();
  await other.getByText(t('version.ready')).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: t('version.take') }).click();
  for (const each of [page, other]) await expect.poll(() => versionOf(each).catch(() => 'it is being loaded')).toBe('the-next');
  await settled(app);
  expect(await question(app)).toBe(asked);
  await line.waitFor({ state: 'detached' });
});
