import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { battalia, visit } from './fixtures.ts';
import {
  logLines,
  openMatch,
  optionNotations,
  optionTexts,
  question,
  settled,
  startMatch,
  takeNotation,
  takeOption,
  trail,
} from './table.ts';

/** What a player sees of a match. */
const seen = async (app: App) => ({
  question: await question(app),
  options: await optionTexts(app),
  trail: await trail(app),
  log: await logLines(app),
});

/** Opens a match of Battalia before an action. */
async function openAction(givingUp = 'never'): Promise<App> {
  const app = await visit();
  await app.page.evaluate((value) => {
    const settings = JSON.parse(localStorage.getItem('tabularium.settings') ?? '{}');
    localStorage.setItem('tabularium.settings', JSON.stringify({ ...settings, givingUp: value }));
  }, givingUp);
  await app.page.reload();
  const match = battalia().places.found.get('act');
  if (!match) throw new Error('no place for an action');
  await openMatch(app, match);
  return app;
}

test('take back and redo', async () => {
  const app = await openAction();
  const before = await seen(app);
  const wanted = (await optionNotations(app)).find((notation) => notation.startsWith('step ')) ?? ''; // reveals nothing, so it can be undone
  await takeNotation(app, wanted);
  const after = await seen(app);
  expect(after.options).not.toEqual(before.options);

  await app.button(app.t('table.undo')).click();
  await expect.poll(() => seen(app)).toEqual(before);
  await app.button(app.t('table.redo')).click();
  await expect.poll(() => seen(app)).toEqual(after);
  await app.page.keyboard.press('u');
  await expect.poll(() => seen(app)).toEqual(before);
});

test('an option that gives something up is chosen twice on the same button, or once by those who are never asked', async () => {
  for (const givingUp of ['ask', 'never']) {
    const app = await openAction(givingUp);
    const { page } = app;
    const before = await logLines(app);
    const end = page.locator('[data-notation="end"]');
    const words = await end.textContent();
    await end.click();
    if (givingUp === 'ask') {
      await expect.poll(() => end.getAttribute('data-armed')).toBe('true');
      expect(await end.textContent()).not.toBe(words);
      await page.keyboard.press('Escape');
      await expect.poll(() => end.textContent()).toBe(words);
      await end.click();
      await expect.poll(() => end.getAttribute('data-armed')).toBe('true');
      expect(await logLines(app)).toEqual(before);
      await end.click();
    }
    await expect.poll(() => logLines(app)).not.toEqual(before);
  }
});

test('"why not?" gives reasons, and each leads to its rule', async () => {
  const app = await openAction();
  await app.button(app.t('table.whyNot.open')).click();
  const reasons = app.dialog.getByRole('listitem');
  await reasons.first().waitFor();
  const all = await reasons.count();
  expect(all).toBeGreaterThan(0);
  const rule = (await reasons.first().getByRole('link').textContent()) ?? '';
  expect(rule).toMatch(/^BAT-\d/);
  await app.dialog.getByRole('searchbox').fill('there is no such word');
  await expect.poll(() => reasons.count()).toBe(0);
  await app.dialog.getByRole('searchbox').fill(rule);
  await expect.poll(() => reasons.count()).toBeGreaterThan(0);
  await reasons.first().getByRole('link').click();
  // The rulebook opens beside the table, at that rule.
  const place = app.page.locator(`[id="panel-${rule}"]`);
  await place.waitFor();
  await expect.poll(() => place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
  expect(await place.textContent()).toContain(rule);
  await app.closeDialog();
  expect(await optionTexts(app)).not.toEqual([]);
});

test('a reload in the middle of a match changes nothing', async () => {
  const { pkg } = battalia();
  const app = await visit();
  await startMatch(app, pkg, { seats: ['me', 'bot'], options: { weeks: 2 }, seed: 'a reload' });
  for (let n = 0; n < 12; n++) await takeOption(app, n % (await optionNotations(app)).length);
  const before = await seen(app);
  await app.page.reload();
  await settled(app);
  expect({ ...(await seen(app)), log: [] }).toEqual({ ...before, log: [] });
  expect((await logLines(app)).at(-1)).toBe(before.log.at(-1));
  // The home page lists it.
  await app.go({ page: 'home' });
  await app.page
    .getByRole('listitem')
    .filter({ hasText: app.t('matches.yourTurn') })
    .getByRole('link')
    .click();
  await settled(app);
  expect(await question(app)).toBe(before.question);
});

test('closing something returns the focus to what opened it', async () => {
  const { places } = battalia();
  const app = await visit();
  const { page, t } = app;
  await openMatch(app, places.usual);
  const isFocused = (name: string) =>
    expect.poll(() => app.button(name).evaluate((button) => button === document.activeElement)).toBe(true);
  // A dialog and the rulebook, each from its own button.
  for (const name of [t('table.whyNot.open'), t('table.rules')]) {
    await app.button(name).click();
    await app.dialog.waitFor();
    await app.closeDialog();
    await isFocused(name);
  }
  // The menu item is gone by then, so the focus returns to its button.
  for (const name of [t('settings.title'), t('table.leave.open')]) {
    await app.button(t('ui.more')).click();
    await page.getByRole('menuitem', { name }).click();
    const box = page.locator('[role="dialog"], [role="alertdialog"]');
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await isFocused(t('ui.more'));
  }
  // After a key, it returns to where it was.
  const option = page.locator('[data-choice]').nth(1);
  await option.focus();
  await page.keyboard.press('?');
  await app.dialog.waitFor();
  await app.closeDialog();
  await expect.poll(() => option.evaluate((line) => line === document.activeElement)).toBe(true);
});

test('a match can be played with the keyboard alone', async () => {
  const app = await openAction();
  const { page } = app;
  const first = (await optionTexts(app))[0];
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => document.activeElement?.querySelector('span')?.textContent)).toBe(first);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await optionTexts(app))[0]).not.toBe(first);
  await page.keyboard.press('?');
  await app.dialog.waitFor();
  await app.closeDialog();

  // The menu loads on first use, and the keyboard works in it nevertheless.
  const focused = (role: 'button' | 'menuitem', name: string) =>
    expect.poll(() => page.getByRole(role, { name, exact: true }).evaluate((item) => item === document.activeElement)).toBe(true);
  for (let n = 0; n < 2; n++) {
    await app.button(app.t('ui.more')).focus();
    await page.keyboard.press('Enter');
    await focused('menuitem', app.t('settings.title'));
    await page.keyboard.press('Escape');
    await focused('button', app.t('ui.more'));
  }
});

test('a card that is no answer says why when it is clicked, and cards that no action needs say what is lacking', async () => {
  const { pkg, places } = battalia();
  const app = await visit();
  const { t } = speaker(pkg, { language: app.guise.language });
  const hand = app.page.getByRole('region', { name: t('board.own.hand') });
  const opener = places.found.get('opener');
  if (!opener) throw new Error('no place before an opener');
  await openMatch(app, opener);
  await hand.locator('li button[aria-disabled="true"]').first().click({ force: true });
  await expect.poll(() => app.page.getByRole('tooltip').innerText()).toContain(t('reason.notAWeapon'));
  const act = places.found.get('act');
  if (!act) throw new Error('no place before an action');
  await openMatch(app, act);
  for (const card of await hand.locator('li button[aria-pressed]').all()) await card.click();
  await expect.poll(() => hand.getByRole('group').innerText()).toContain(t('board.hand.nothing')); // no action needs all of them
});
