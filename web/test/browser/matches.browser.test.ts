// The list of matches: what can be done with them, and what is said where nothing can.
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { barriersOn, overhangOn } from './checks.ts';
import { battalia, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';

const rows = ({ page, t }: App) => page.getByRole('region', { name: t('matches.title') }).getByRole('listitem');
const openMenu = (app: App): Promise<void> => rows(app).getByRole('button').click();

test('a match that was saved as a file comes back with the names of those who played it', async () => {
  const { over } = battalia().places;
  const names = over.seats.map(({ name }) => name);
  const app = await visit();
  const { page, t } = app;
  await app.keep(over);
  await page.reload();
  await openMenu(app);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: t('matches.export') }).click()]);
  const file = {
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await buffer(await download.createReadStream()),
  };

  const other = await visit();
  await other.page.getByLabel(t('matches.import')).setInputFiles(file);
  await other.page.waitForURL(/#\/replay\//);
  for (const name of names)
    await other.page
      .getByRole('list', { name: t('table.seats') })
      .getByText(name)
      .waitFor();
  await other.go({ page: 'home' });
  for (const name of names) expect(await rows(other).innerText()).toContain(name);

  await other.go({ page: 'replay', id: 'file' });
  await other.page.getByLabel(t('replay.choose')).last().setInputFiles(file);
  for (const name of names)
    await other.page
      .getByRole('list', { name: t('table.seats') })
      .getByText(name)
      .waitFor();
});

test('a match that its game has left behind says so in the list, and can be deleted', async () => {
  const { over } = battalia().places;
  const app = await visit(OTHER);
  const { page, t } = app;
  await app.keep({ ...over, version: 0, inputs: over.inputs.map((input) => (input.n === 1 ? { ...input, ask: 'long-ago' } : input)) });
  await page.reload();
  await rows(app).getByRole('link').click();
  await page.getByText(t('refusal.older-version')).waitFor();
  await page.getByRole('link', { name: t('ui.home') }).click();
  await rows(app).getByText(t('matches.outdated')).waitFor();
  expect(await rows(app).getByRole('link').count()).toBe(0);
  expect(await overhangOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);

  await openMenu(app);
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([t('matches.remove')]);
  await page.getByRole('menuitem').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('matches.remove') })
    .click();
  await page.getByText(t('matches.none')).waitFor();
});
