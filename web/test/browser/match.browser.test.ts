import { expect, test } from 'vitest';
import { battalia, visit } from './fixtures.ts';
import { medianOf, paceOf, watchMoves, watchPace } from './latency.ts';
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

/** In milliseconds: a frame that takes longer is seen to stumble. */
const STUMBLE = 50;
/** Frames a second, while the processor is busy with thinking. */
const SLOWEST = 5;

test('the map moves smoothly, and bots at full speed do not stop the page', async () => {
  const { places } = battalia();
  const app = await visit();
  const { page } = app;
  const match = [...places.found.values()].toSorted((a, b) => b.seats.length - a.seats.length)[0] ?? places.over;
  await app.keep(match);
  await app.go({ page: 'match', id: match.id });
  await settled(app);
  const map = await page.getByRole('grid').boundingBox();
  if (!map) throw new Error('there is no map');
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down('Control'); // without it the wheel may turn a card
  await watchPace(page);
  for (let n = 0; n < 60; n++) await page.mouse.wheel(0, n < 30 ? -30 : n % 2 === 0 ? 30 : -30);
  const zoom = await paceOf(page);
  await page.keyboard.up('Control');
  await page.mouse.down();
  for (let n = 0; n < 120; n++) await page.mouse.move(middle.x + 120 * Math.sin(n / 9), middle.y + 120 * Math.cos(n / 7));
  const pan = await paceOf(page);
  await page.mouse.up();
  expect(await page.locator('[data-zoomed="true"]').count()).toBe(1);
  expect(zoom.medianFrame).toBeLessThan(STUMBLE);
  expect(pan.medianFrame).toBeLessThan(STUMBLE);

  const watched = { ...match, id: 'bots', seats: match.seats.map(({ name }) => ({ kind: 'bot' as const, name, level: 'greedy' })) };
  await app.clear();
  await app.keep(watched);
  await app.go({ page: 'match', id: watched.id });
  await page.getByRole('grid').waitFor();
  await watchPace(page);
  const before = await logLines(app);
  await page.waitForTimeout(6000);
  expect(await logLines(app)).not.toEqual(before);
  const bots = await paceOf(page);
  expect(bots.framesPerSecond).toBeGreaterThan(SLOWEST);
  console.info(
    [
      `zooming ${zoom.framesPerSecond.toFixed(0)} frames a second, panning ${pan.framesPerSecond.toFixed(0)}`,
      `${watched.seats.length} bots at full speed: ${bots.framesPerSecond.toFixed(0)} frames a second`,
      `${bots.tasks.length} long tasks in 6 seconds, the longest ${Math.max(0, ...bots.tasks).toFixed(0)} ms`,
    ].join('; '),
  );
});
