// The list of matches: what can be done with them, and messages where nothing can be done.
import { buffer } from 'node:stream/consumers';
import type { SeatInfo } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { barriersOn, overhangOn } from './checks.ts';
import { battalia, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { settled } from './table.ts';

const rows = ({ page, t }: App) => page.getByRole('region', { name: t('matches.title') }).getByRole('listitem');
async function openMenu(app: App): Promise<void> {
  await rows(app).getByRole('button').click();
  await app.page.getByRole('menu').waitFor(); // loads on first use
}

test('a match saved as a file comes back with the names of those who played it', async () => {
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

test('a running match is saved sealed: it can be continued elsewhere, but not looked into', async () => {
  const NAME = 'Ada Byron'; // short words turn up in a sealed box by chance
  const running = battalia().places.found.get('act');
  if (!running) throw new Error('there is a match before every kind of decision');
  const seats = running.seats.map(
    (seat, n): SeatInfo => (n === 0 ? { kind: 'human', name: NAME } : { ...seat, kind: 'bot', level: 'random' }),
  );
  const app = await visit();
  const { page, t } = app;
  await app.keep({ ...running, seats });
  await page.reload();
  await openMenu(app);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('matches.exportSealed') }).click(),
  ]);
  const file = {
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await buffer(await download.createReadStream()),
  };
  for (const secret of [running.seed, 'inputs', NAME]) expect(file.name + file.buffer.toString()).not.toContain(secret);

  const other = await visit(OTHER);
  await other.go({ page: 'replay', id: 'file' });
  await other.page.getByLabel(other.t('replay.choose')).last().setInputFiles(file);
  await other.page.getByText(other.t('refusal.match-running')).waitFor();
  await other.go({ page: 'home' });
  await other.page.getByLabel(other.t('matches.import')).setInputFiles(file);
  await other.page.waitForURL(/#\/match\//);
  await expect.poll(() => settled(other)).toBe('decide');

  await page.evaluate(() => new Promise((resolve) => (indexedDB.deleteDatabase('tabularium').onsuccess = resolve)));
  await page.reload();
  await app.keep({ ...running, seats: seats.map((seat) => ({ ...seat, kind: 'human' })) });
  await page.reload();
  await openMenu(app);
  expect(await page.getByRole('menuitem', { name: t('matches.exportLater') }).isDisabled()).toBe(true);
});

test('a match too old for its game is marked as such in the list, and can be deleted', async () => {
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
