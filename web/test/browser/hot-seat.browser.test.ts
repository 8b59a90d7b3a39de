import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { optionNotations, settled, startMatch, takeOption } from './table.ts';

const NAMES = ['Player 1', 'Player 2', 'Player 3'];
const END = 'end';

test('three people share a screen: nobody sees what is not theirs', async () => {
  const { pkg } = battalia();
  const app = await visit();
  const { page, t } = app;
  await startMatch(app, pkg, { seats: ['me', 'friend', 'friend'], options: { weeks: 2 }, seed: 'three at one screen' });
  const seen = new Set<string>();
  const hands = new Map<string, string>();
  for (let step = 0; step < 60 && hands.size < 3; step++) {
    const state = await settled(app);
    if (state === 'handOver') {
      const name = /^I am (.*)$/.exec((await page.locator('main button').first().textContent()) ?? '')?.[1] ?? '';
      expect(NAMES).toContain(name);
      seen.add(name);
      // Only who is next is shown: no board, options, log or cards.
      expect(await page.locator('[data-choice], [role="log"], svg image, aside').count()).toBe(0);
      const covered = await page.locator('body').innerText();
      for (const hand of hands.values()) expect(covered).not.toContain(hand);
      expect(covered).toContain(t('table.handOver.text'));
      await app.button(t('table.handOver.ready', { name })).click();
      await page.getByRole('log').waitFor();
      expect(await settled(app)).toBe('decide');
      // Exactly one hand is visible, the reader's own.
      const own = page
        .getByRole('list', { name: t('table.seats') })
        .getByRole('listitem')
        .filter({ hasText: t('table.you') });
      expect(await own.innerText()).toContain(name);
      const news = await page.locator('[role="log"] p').allTextContents();
      const drawn = news.findLast((line) => line.includes('New in your hand'));
      if (drawn !== undefined) hands.set(name, drawn);
      continue;
    }
    expect(state).toBe('decide');
    const notations = await optionNotations(app);
    const end = notations.findIndex((notation) => notation === END || notation === 'keep');
    await takeOption(app, end < 0 ? step % notations.length : end);
  }
  expect(seen).toEqual(new Set(NAMES));
  expect(hands.size).toBe(3);
});
