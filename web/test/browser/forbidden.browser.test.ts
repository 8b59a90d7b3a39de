// A browser that lets pages store nothing.
import { expect, inject, onTestFinished, test } from 'vitest';
import { speak, translateIn } from '../../settings/messages/index.ts';
import { browser } from './provided.ts';

test('the page opens where it cannot keep settings, and follows them until it is closed', async () => {
  const context = await (await browser()).newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  const mishaps: string[] = [];
  page.on('pageerror', ({ message }) => mishaps.push(message));
  page.on('console', (message) => message.type() === 'error' && mishaps.push(message.text()));
  await page.goto(inject('site'));
  await Promise.all([speak('en'), speak('it')]);
  const [en, it] = [translateIn('en'), translateIn('it')];
  await page.getByRole('button', { name: en('settings.title') }).click();
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await page.getByRole('heading', { name: it('settings.title') }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/learn/battalia';
  });
  await page.getByRole('main').waitFor();
  expect(mishaps).toEqual([]);
});
