import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { logLines, optionNotations, settled, startMatch, takeOption } from './table.ts';

/** After this many choices the player only hurries to the end. */
const PLAYFUL = 40;
const MOST = 300;
const HURRIED = ['end', 'keep', 'stop', 'surrender'];

test('a whole match against a bot, from the first page to the score sheet', { timeout: 240_000 }, async () => {
  const { pkg } = battalia();
  const app = await visit();
  await startMatch(app, pkg, { seats: ['me', 'bot'], options: { weeks: 2 }, seed: 'a whole match', level: 'legionario' });
  let state = await settled(app);
  let choices = 0;
  while (state === 'decide' && choices < MOST) {
    const notations = await optionNotations(app);
    const hurried = notations.findIndex((notation) => HURRIED.includes(notation));
    // Not always the first option, so that several kinds of actions come up.
    const playful = (choices * 7) % 3 === 0 ? 0 : (choices * 5) % notations.length;
    state = await takeOption(app, choices > PLAYFUL && hurried >= 0 ? hurried : playful);
    choices++;
  }
  expect(state).toBe('over');
  await expect.poll(() => app.dialog.getByRole('table').isVisible()).toBe(true);
  const columns = await app.dialog.getByRole('columnheader').allTextContents();
  expect(columns.map((name) => name.trim())).toEqual([app.t('house.player', { n: 1 }), 'Marcus']);
  expect(await app.dialog.getByRole('rowheader').count()).toBeGreaterThan(1);
  expect((await logLines(app)).length).toBeGreaterThan(50);

  await app.dialog.getByRole('button', { name: app.t('table.rematch') }).click();
  await app.dialog.waitFor({ state: 'detached' });
  expect(await settled(app)).toBe('decide');
  expect((await logLines(app)).length).toBeLessThan(20);
});

test('bots at full speed do not block the page', async () => {
  const { places } = battalia();
  const app = await visit();
  const { page, t } = app;
  const match = [...places.found.values()].toSorted((a, b) => a.inputs.length - b.inputs.length)[0] ?? places.over; // leaves a whole match to play
  const watched = { ...match, id: 'bots', seats: match.seats.map(({ name }) => ({ kind: 'bot' as const, name, level: 'legionario' })) };
  await app.keep(watched);
  await app.go({ page: 'match', id: watched.id });
  await page.getByRole('log').waitFor();
  expect(page.workers().length).toBeGreaterThanOrEqual(2); // the match and its bots
  for (let n = 0; n < 3; n++) {
    const before = await logLines(app);
    await app.button(t('ui.more')).click();
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => logLines(app)).not.toEqual(before);
  }
});
