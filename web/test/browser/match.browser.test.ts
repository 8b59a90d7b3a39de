import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { medianOf, watchMoves } from './latency.ts';
import { logLines, optionNotations, settled, startMatch, takeOption } from './table.ts';

/** After so many choices the person only hurries to the end. */
const PLAYFUL = 40;
const MOST = 300;
const HURRIED = ['end', 'keep', 'stop', 'surrender'];

test('a whole match against a bot, from the first page to the score sheet', { timeout: 240_000 }, async () => {
  const { pkg } = battalia();
  const app = await visit();
  await startMatch(app, pkg, { seats: ['me', 'bot'], options: { weeks: 2 }, seed: 'a whole match', level: 'greedy' });
  await watchMoves(app.page);
  let state = await settled(app);
  let choices = 0;
  while (state === 'decide' && choices < MOST) {
    const notations = await optionNotations(app);
    const hurried = notations.findIndex((notation) => HURRIED.includes(notation));
    // Every now and then something else than the first option, so that more than one kind of action comes up.
    const playful = (choices * 7) % 3 === 0 ? 0 : (choices * 5) % notations.length;
    state = await takeOption(app, choices > PLAYFUL && hurried >= 0 ? hurried : playful);
    choices++;
  }
  expect(state).toBe('over');
  await expect.poll(() => app.dialog.getByRole('table').isVisible()).toBe(true);
  const columns = await app.dialog.getByRole('columnheader').allTextContents();
  expect(columns.map((name) => name.trim())).toEqual([app.t('setup.meDefault'), 'Marcus']);
  expect(await app.dialog.getByRole('rowheader').count()).toBeGreaterThan(1);
  expect((await logLines(app)).length).toBeGreaterThan(50);

  const { median, moves } = await medianOf(app.page);
  console.info(`a local move shows after ${median.toFixed(0)} ms (median of ${moves}); ${choices} choices in the match`);

  await app.dialog.getByRole('button', { name: app.t('table.rematch') }).click();
  await app.dialog.waitFor({ state: 'detached' });
  expect(await settled(app)).toBe('decide');
  expect((await logLines(app)).length).toBeLessThan(20);
});
