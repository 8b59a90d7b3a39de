import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { settled, trail } from './table.ts';

test('a replay: scrub, step, look through other eyes, play on from there', async () => {
  const { places } = battalia();
  const app = await visit();
  const { page, t } = app;
  await app.keep(places.over);
  await app.go({ page: 'replay', id: places.over.id });
  const range = page.getByLabel(t('replay.scrub'));
  await range.waitFor();
  const last = Number(await range.getAttribute('max'));
  expect(last).toBeGreaterThan(50);
  const place = (): Promise<string> => range.inputValue();

  await app.button(t('replay.next')).click();
  await app.button(t('replay.next')).click();
  expect(await place()).toBe('2');
  await app.button(t('replay.previous')).click();
  expect(await place()).toBe('1');
  const middle = Math.floor(last / 2);
  await range.fill(String(middle));
  const there = await trail(app);
  await app.button(t('replay.nextTurn')).click();
  await expect.poll(() => trail(app)).not.toEqual(there);
  await app.button(t('replay.previousTurn')).click();

  // Play and pause.
  await page.getByLabel(t('replay.speed')).selectOption('fast');
  const before = Number(await place());
  await app.button(t('replay.play')).click();
  await expect.poll(async () => Number(await place())).toBeGreaterThan(before + 1);
  await app.button(t('replay.pause')).click();

  // After the end, everybody's view is available.
  const eyes = page.getByLabel(t('replay.eyes'));
  const values = await eyes.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  expect(values).toEqual(expect.arrayContaining(['all', 'public', '0', '1']));
  for (const value of values) {
    await eyes.selectOption(value);
    await page.getByRole('main').waitFor();
  }

  // The end shows the score sheet; from the middle a reader can play on.
  await app.button(t('replay.last')).click();
  await page.getByRole('table').waitFor();
  await range.fill(String(middle));
  await app.button(t('replay.branch')).click();
  await page.waitForURL(/#\/match\//);
  expect(page.url()).not.toContain(places.over.id);
  await expect.poll(() => settled(app)).toBe('decide');
});

test('a link shares a match with somebody who has never seen it', async () => {
  const { places } = battalia();
  const app = await visit();
  const { page, t } = app;
  await app.keep(places.over);
  await app.go({ page: 'replay', id: places.over.id });
  await app.button(t('replay.share')).click();
  await app.dialog.getByRole('button', { name: t('replay.file') }).waitFor();
  const field = app.dialog.getByLabel(t('replay.link'));
  await expect.poll(async () => (await field.count()) > 0 || (await app.dialog.getByText(t('replay.tooLong')).count()) > 0).toBe(true);
  if ((await field.count()) === 0) return; // too long for a link, and the dialog says so
  const link = await field.inputValue();
  const other = await visit();
  await other.page.goto(link);
  await other.page.getByLabel(t('replay.scrub')).waitFor();
  expect(await other.page.getByLabel(t('replay.scrub')).getAttribute('max')).toBe(
    await page.getByLabel(t('replay.scrub')).getAttribute('max'),
  );
});
