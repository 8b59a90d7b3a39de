// The workshop: players write content, see its faults while they type, and play with it.
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { optionTexts, settled, takeOption } from './table.ts';

const GAME = 'hoplomachus';
const area = ({ page, t }: App) => page.getByRole('textbox', { name: t('workshop.file') });
const preview = ({ page, t }: App) => page.getByRole('region', { name: t('workshop.preview') });
const chips = (app: App) => preview(app).getByRole('article');
const adding = ({ page, t }: App) => page.getByRole('group', { name: t('workshop.add') }).getByRole('button');
/** Chips that can be drawn. */
const drawn = (app: App) => chips(app).locator('svg[viewBox^="-"]');

async function beginWithExample(app: App): Promise<void> {
  await app.go({ page: 'workshop', game: GAME });
  await app.button(app.t('workshop.begin')).click();
  await app.page.getByText(app.t('workshop.right')).waitFor();
}
const faults = async ({ page }: App): Promise<readonly string[]> => [
  ...(await bareKeysOn(page)),
  ...(await overhangOn(page)),
  ...(await barriersOn(page)),
];

test('a faction is written, corrected and played with', async () => {
  const app = await visit();
  const { page, t } = app;
  await beginWithExample(app);
  await expect.poll(() => drawn(app).count()).toBe(13);

  const right = await area(app).inputValue();
  const line = right.split('\n').findIndex((text) => text.includes('"name": "Charun"')) + 2;
  await area(app).fill(right.replace('"name": "Charun", "class": "attacker",', '"name": "Charun", "class": "attacker"'));
  await page.getByText(t('workshop.wrong', { count: 1 })).waitFor();
  expect(await drawn(app).count()).toBe(13);
  expect(await app.button(t('workshop.play')).isDisabled()).toBe(true);
  await app.button(t('workshop.line', { line })).click();
  const caret = await area(app).evaluate((text: HTMLTextAreaElement) => text.value.slice(0, text.selectionStart).split('\n').length);
  expect(caret).toBe(line);
  expect(await faults(app)).toEqual([]);

  await area(app).fill(right);
  await page.getByText(t('workshop.right')).waitFor();
  await page.getByLabel(t('workshop.name')).fill('Tyrrhenians');
  await app.button(t('workshop.play')).click();
  await page.getByLabel(t('workshop.content')).waitFor();
  expect(await page.getByLabel(t('workshop.content')).locator('option:checked').textContent()).toBe('Tyrrhenians');
  await app.button(t('setup.begin')).click();
  await settled(app);
  expect((await optionTexts(app)).some((text) => text.includes('Tages'))).toBe(true);
  await takeOption(app, 0);
  const factions = await optionTexts(app);
  const own = factions.findIndex((text) => text.includes('Etruscans'));
  expect(own).toBeGreaterThanOrEqual(0);
  await takeOption(app, own);
  await page.getByText(t('workshop.mark')).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/\bmy\.\w/);
  expect(await faults(app)).toEqual([]);

  await app.go({ page: 'home' });
  await page.getByText(t('workshop.mark')).waitFor();
  await app.go({ page: 'workshop', game: GAME });
  await page.getByRole('link', { name: 'Tyrrhenians' }).waitFor();
});

test('what is added with a click is valid, is selected, and can be removed again', async () => {
  const app = await visit();
  const { page, t } = app;
  await app.go({ page: 'workshop', game: GAME });
  await app.button(t('workshop.blank')).click();
  await area(app).waitFor();
  const before = await area(app).inputValue();
  const kinds = await adding(app).count();
  for (const kind of Array.from({ length: kinds - 2 }, (_, n) => n + 2)) await adding(app).nth(kind).click();
  await page.getByText(t('workshop.right')).waitFor();
  await expect.poll(() => drawn(app).count()).toBe(kinds - 2);
  for (let n = 0; n < 10; n++) await adding(app).first().click();
  await page.getByText(t('workshop.right')).waitFor();
  await expect.poll(() => drawn(app).count()).toBe(kinds - 2 + 11);
  await page.keyboard.press('Delete');
  await page.getByText(t('workshop.wrong', { count: 1 })).waitFor();
  await expect.poll(() => chips(app).count()).toBe(kinds - 2 + 10);

  await area(app).fill(`${before}x`);
  await area(app).fill(before);
  await page.reload();
  await expect.poll(() => area(app).inputValue()).toBe(before);
});

test('it is sound and accessible for the other half of the readers', async () => {
  const app = await visit(OTHER);
  await beginWithExample(app);
  await adding(app).last().click();
  await expect.poll(() => drawn(app).count()).toBe(14);
  expect(await faults(app)).toEqual([]);
});
