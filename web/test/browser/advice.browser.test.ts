import { expect, test } from 'vitest';
import { barriersOn, overhangOn } from './checks.ts';
import { battalia, visit } from './fixtures.ts';
import { optionNotations, startMatch, takeOption } from './table.ts';

test('advice: a strong bot points at an option, says why, and the answer counts as advised', async () => {
  const { pkg } = battalia();
  const app = await visit();
  const { page, t } = app;
  await startMatch(app, pkg, { seats: ['me', 'bot'], seed: 'advice', level: 'legionario' });
  for (let n = 0; n < 4; n++) await takeOption(app, 0);
  const options = await optionNotations(app);
  await page.keyboard.press('i');
  const close = app.button(t('counsel.close'));
  await close.waitFor();
  await page.getByText(t('counsel.thinking')).waitFor({ state: 'detached' });
  await page.getByText(t('counsel.choice', { what: '' }).trim()).waitFor();
  expect(
    await page
      .getByText(t('counsel.more'))
      .or(page.getByText(t('counsel.habit')))
      .count(),
  ).toBe(1);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overhangOn(page)).toEqual([]);
  await close.click();
  expect(await optionNotations(app)).toEqual(options);
});
