import { expect, test } from 'vitest';
import { visit } from './fixtures.ts';

const MOST = 120;

test('the lesson can be followed from its first step to the end', { timeout: 240_000 }, async () => {
  const app = await visit();
  const { page, t } = app;
  await app.go({ page: 'learn', game: 'battalia' });
  const coach = page.getByRole('region', { name: t('learn.coach') });
  await coach.waitFor();
  const free = coach.getByRole('heading', { name: t('learn.free') });
  const next = coach.getByRole('button', { name: t('learn.next') });
  const wanted = page.locator('[data-choice]:not([aria-disabled="true"])');
  const said = new Set<string>();
  let clicks = 0;
  for (; clicks < MOST && (await free.count()) === 0; clicks++) {
    await free.or(next).or(wanted).first().waitFor();
    if ((await free.count()) > 0) break;
    const before = await page.locator('section[data-part="play"]').innerText();
    said.add(before);
    await ((await next.count()) > 0 ? next : wanted).first().click();
    await expect.poll(() => page.locator('section[data-part="play"]').innerText()).not.toBe(before);
  }
  console.info(`the lesson took ${clicks} clicks`);
  expect(await free.count()).toBe(1);
  expect(said.size).toBeGreaterThan(20);
  // The match continues, with a hint.
  await wanted.first().waitFor();
});

test('a wrong choice is refused, and the coach says what it is waiting for; the lesson continues where it was left', async () => {
  const app = await visit();
  const { page, t } = app;
  await app.go({ page: 'learn', game: 'battalia' });
  const coach = page.getByRole('region', { name: t('learn.coach') });
  await coach.getByRole('button', { name: t('learn.next') }).click();
  const other = page.locator('[data-choice][aria-disabled="true"]').first();
  await other.waitFor();
  const before = await coach.innerText();
  await other.click({ force: true });
  await expect.poll(() => coach.innerText()).not.toBe(before);
  await coach.getByRole('button', { name: t('learn.skip') }).click();
  const second = t('learn.step', { n: 2, of: 12 });
  await coach.getByText(second).waitFor();
  await page.reload();
  await coach.getByText(second).waitFor();
  await coach.getByRole('button', { name: t('learn.back') }).click();
  await coach.getByText(t('learn.step', { n: 1, of: 12 })).waitFor();
});
