// What happens during a match is shown before it is told.
import { loadPackage } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import type { App, AppOptions } from './app.ts';
import { barriersOn } from './checks.ts';
import { packageOf, visit } from './fixtures.ts';
import { storedBefore } from './places.ts';
import { logLines, openMatch, optionLines, optionNotations, settled, startMatch, takeNotation, takeOption } from './table.ts';

/** A wave of Onslaught, before rivals act. */
async function amongRivals(options: AppOptions): Promise<App> {
  const pkg = packageOf('hoplomachus');
  const match = storedBefore(pkg, { setup: { mode: 'onslaught', seats: 1 }, seed: 1, curiosity: 0, isBlind: true }, 'rivalNext');
  if (!match) throw new Error('no rivals to choose among');
  const app = await visit(options);
  await openMatch(app, match);
  return app;
}

test('log and question wait for the pictures, and a key shows everything at once', async () => {
  const app = await amongRivals({ speed: 'slow', moves: true });
  const { page, t } = app;
  const asked = page.locator('[data-question] h2');
  const showing = page.locator('[data-question]', { hasText: t('table.showing') });
  await optionLines(app).first().click();
  await showing.waitFor();
  expect(await asked.count()).toBe(0);
  expect(await optionLines(app).count()).toBe(0);
  const early = await logLines(app);
  await page.keyboard.press('Escape');
  await settled(app);
  expect(await showing.count()).toBe(0);
  expect((await logLines(app)).length).toBeGreaterThan(early.length);

  // A click on the board does the same, and chooses nothing.
  await optionLines(app).first().click();
  await showing.waitFor();
  await page
    .locator('main svg')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await settled(app);

  // What happened can be watched again, step by step, and nothing can be chosen meanwhile.
  const now = { question: await asked.textContent(), options: await optionLines(app).count(), log: await logLines(app) };
  await app.button(t('table.past.open')).click();
  const review = page.locator('[data-review]');
  await review.waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const at = Number(await review.getAttribute('data-review'));
  expect(at).toBeGreaterThan(0);
  expect(await optionLines(app).count()).toBe(0);
  const sentence = await review.locator('[role="status"]').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => review.getAttribute('data-review')).toBe(String(at - 1));
  await expect.poll(() => review.locator('[role="status"]').textContent()).not.toBe(sentence);
  await page.keyboard.press('Escape');
  await settled(app);
  expect({ question: await asked.textContent(), options: await optionLines(app).count(), log: await logLines(app) }).toEqual(now);
  await page.keyboard.press('w');
  await review.waitFor();

  // A page that was reloaded finds it in the record.
  await page.reload();
  await settled(app);
  await app.button(t('table.past.open')).click();
  await review.waitFor();
  expect(await review.locator('[role="status"]').textContent()).not.toBe('');
});

const bluff = (await loadPackage('bluff')) as GamePackage;

test('a player whose turn comes sees "your turn" and hears a bell; M silences it, and nothing sounds before the first click', async () => {
  const app = await visit();
  const { page, t } = app;
  /** What has sounded so far: how many tones and noises began. */
  await page.addInitScript(() => {
    let heard = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const start = Reflect.get(source.prototype, 'start');
      source.prototype.start = function () {
        document.documentElement.dataset['heard'] = String(++heard);
        start.call(this);
      };
    }
  });
  await page.reload();
  await startMatch(app, bluff, { seats: ['me', 'bot'], options: { dice: 3 }, seed: 'under the cup' });
  const heard = async (): Promise<number> => Number((await page.locator('html').getAttribute('data-heard')) ?? 0);
  const call = page.locator('[data-call]');
  const isCalled = () => expect.poll(() => call.textContent()).toBe(t('table.call.turn'));
  await takeNotation(app, 'bid 1x1');
  await isCalled();
  await expect.poll(heard).toBeGreaterThan(0);
  await expect.poll(() => call.textContent()).toBe(''); // only for a moment

  await page.keyboard.press('m');
  await page.waitForFunction(() => localStorage.getItem('tabularium.settings')?.includes('"sound":"off"'));
  const before = await heard();
  await takeOption(app, (await optionNotations(app)).indexOf('doubt') === 0 ? 1 : 0);
  await isCalled();
  expect(await heard()).toBe(before);
  await page.reload();
  await settled(app);
  expect(await call.textContent()).toBe('');
});
