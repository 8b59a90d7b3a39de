// What `npx vite web` serves during development.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { optionTexts, startMatch, takeOption } from './table.ts';

test('the site can be played and read from the development server', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const server = await createServer({ root, logLevel: 'error', server: { port: 41_800 } });
  onTestFinished(() => server.close());
  await server.listen();
  const app = await visit({ language: 'it' }, server.resolvedUrls?.local[0]);
  await startMatch(app, battalia().pkg, { seats: ['me', 'bot'], seed: 'development' });
  await takeOption(app, 0);
  expect((await optionTexts(app)).length).toBeGreaterThan(0);
  await app.go({ page: 'rules', game: 'battalia', rule: 'BAT-5.1' });
  await app.page.locator('[id="BAT-5.1"]').waitFor();
});
