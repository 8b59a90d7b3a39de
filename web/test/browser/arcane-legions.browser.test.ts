// Arcane Legions at the table: battles to the end, manoeuvres by clicks, turning and measuring, three at one screen, a finger on a phone, and its lessons.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { field, middleOf, openBefore } from './field.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { coachOf, expectHint, followLesson } from './lesson.ts';
import {
  logLines,
  optionNotations,
  question,
  type State,
  settled,
  showWholeLog,
  startMatch,
  takeNotation,
  takeOption,
  takeOver,
} from './table.ts';

const PATIENCE = { timeout: 240_000 };
const MOST = 500;
/** After this many choices the players only hurry to the end. */
const PLAYFUL = 40;
const arcane = () => packageOf('arcane-legions');
/** The board's words on the field, in the page's language. */
function wordOn(app: App, key: string): string {
  const { board } = arcane().messages[app.guise.language] as unknown as { board: { field: Readonly<Record<string, string>> } };
  return board.field[key] ?? key;
}

/** Chooses various options, and in the end passes. */
async function playOn(app: App): Promise<State> {
  let now: State = await settled(app);
  for (let choices = 0; now !== 'over' && choices < MOST; choices++) {
    if (now === 'handOver') {
      now = await takeOver(app);
      continue;
    }
    const notations = await optionNotations(app);
    const pass = notations.indexOf('pass');
    const fight = notations.findIndex((notation) => / (melee|shot) /.test(notation));
    now = await takeOption(app, fight >= 0 ? fight : choices > PLAYFUL && pass >= 0 ? pass : (choices * 7) % notations.length);
  }
  return now;
}
/** Opens the first battle with a friend at the same screen, before the first order. */
async function beginWithFriend(app: App, seed: string): Promise<void> {
  await startMatch(app, arcane(), { seats: ['me', 'friend'], seed });
  if ((await settled(app)) === 'handOver') await takeOver(app);
}
async function click({ page }: App, thing: Locator): Promise<void> {
  const { x, y } = await middleOf(thing);
  await page.mouse.click(x, y);
}
const handle = ({ page }: App, name: string): Locator => page.locator(`[data-handle="${name}"]`);
const unit = ({ page }: App, name: string): Locator => page.locator(`[data-unit="${name}"]`);

test('the first battle against a bot, to the end', PATIENCE, async () => {
  const app = await visit();
  await startMatch(app, arcane(), { seats: ['me', 'bot'], seed: 'the first battle', level: 'legionario' });
  expect(await playOn(app)).toBe('over');
  await expect.poll(() => app.dialog.getByRole('table').isVisible()).toBe(true);
  expect((await logLines(app)).length).toBeGreaterThan(40);
});

test('a battle of 5000 points against a bot, from the armies to the end, in Italian', PATIENCE, async () => {
  const app = await visit({ language: 'it', light: 'dark' });
  await startMatch(app, arcane(), {
    mode: 'standard',
    seats: ['me', 'bot'],
    options: { points: 5000 },
    seed: 'five thousand',
    level: 'legionario',
  });
  expect(await playOn(app)).toBe('over');
  await expect.poll(() => app.dialog.getByRole('table').isVisible()).toBe(true);
});

test('on the table: a unit is selected, ordered to move, steps, turns by the compass, and the way there is shown', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await beginWithFriend(app, 'on the table');
  await click(app, unit(app, 'A:R01'));
  await expect.poll(() => unit(app, 'A:R01').getAttribute('data-selected')).toBe('true');
  await takeNotation(app, 'A:R01 move');
  await expect.poll(() => handle(app, 'step F 1').count()).toBe(1);
  const { x, y } = await middleOf(handle(app, 'step F 1'));
  await page.mouse.move(x, y);
  await expect.poll(() => page.locator('[data-ghost="step F 1"]').count()).toBe(1);
  await page.mouse.click(x, y);
  await expect.poll(async () => (await logLines(app)).join(' ')).toContain('First Cohort: step to 4/7.5 facing north');
  // Exactly the turns that end facing east.
  await page.getByRole('button', { name: /^Facing east/ }).click();
  const turns = page.locator('[data-handle^="turn "]');
  await expect.poll(() => turns.count()).toBeGreaterThan(3);
  const keys = await turns.evaluateAll((all) => all.map((one) => one.getAttribute('data-handle') ?? ''));
  expect(keys.every((key) => key.endsWith(' 2'))).toBe(true);
  await click(app, turns.first());
  await expect.poll(async () => (await logLines(app)).join(' ')).toMatch(/First Cohort: .*facing east/);
});

test('a base that meets another lies flush with it where it is clicked', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await openBefore(app, 'arcane-legions', 'snap');
  await showWholeLog(app);
  const notations = await optionNotations(app);
  const last = notations.length - 1;
  const key = await page.locator('[data-handle^="snap "]').last().getAttribute('data-handle');
  expect(key).toContain(notations[last]?.split(' at ')[1]);
  const ghosts = page.locator('[data-handle^="snap "]');
  await expect.poll(() => ghosts.count()).toBe(notations.length);
  await page.locator('[data-choice]').nth(last).hover();
  await expect.poll(() => page.locator(`[data-ghost="${key}"]`).count()).toBe(1);
  const before = (await logLines(app)).length;
  await click(app, page.locator(`[data-ghost="${key}"] [data-seat]`).first());
  await expect.poll(async () => (await logLines(app)).slice(before - 1).join(' ')).toMatch(/ARC-6\.3/);
});

test('a figure that takes damage is chosen where it stands', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await openBefore(app, 'arcane-legions', 'damage');
  await showWholeLog(app);
  const figures = page.locator('[data-handle^="figure "]');
  await expect.poll(() => figures.count()).toBeGreaterThan(1);
  const key = (await figures.last().getAttribute('data-handle')) ?? '';
  const { x, y } = await middleOf(figures.last());
  await page.mouse.move(x, y);
  await expect.poll(() => page.locator(`[data-ghost="${key}"]`).count()).toBe(1);
  const before = (await logLines(app)).length;
  await page.mouse.click(x, y);
  await expect.poll(async () => (await logLines(app)).slice(before).join(' ')).toMatch(/ARC-11\./);
});

test('anybody may turn the table and measure on it', async () => {
  const app = await visit({ language: 'it' });
  const { page } = app;
  await openBefore(app, 'arcane-legions', 'order');
  const shape = async (): Promise<number> => {
    const box = await field(app).boundingBox();
    return (box?.width ?? 0) / (box?.height ?? 1);
  };
  const before = await shape();
  await app.button(wordOn(app, 'turnRight')).click();
  await expect.poll(shape).not.toBeCloseTo(before, 1);
  await app.button(wordOn(app, 'turnLeft')).click();
  await expect.poll(shape).toBeCloseTo(before, 1);
  await app.button(wordOn(app, 'ruler')).click();
  const { x, y } = await middleOf(field(app));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(() =>
      page
        .locator('main svg text')
        .filter({ hasText: /^\d+,\d\d$/ })
        .count(),
    )
    .toBe(1);
  expect(await question(app)).toMatch(/ordine/);
});

test(
  'a click on ground within reach marches there in one gesture, a drag also sets the facing, and both are taken back as one',
  PATIENCE,
  async () => {
    const app = await visit();
    const { page } = app;
    await beginWithFriend(app, 'on the march');
    await click(app, unit(app, 'A:R01'));
    await page.locator('[data-reach="A:R01"][data-whole="true"]').waitFor();
    const { x, y } = await middleOf(unit(app, 'A:R01'));
    const box = await unit(app, 'A:R01').boundingBox();
    const wide = box?.width ?? 0;
    const lines = async (): Promise<string> => (await logLines(app)).join(' ');
    await page.mouse.move(x, y - 1.2 * wide);
    const route = page.locator('[data-route]');
    await expect.poll(() => route.count()).toBe(1);
    const facing = async (): Promise<string | undefined> => (await route.getAttribute('data-route'))?.split(' ')[2];
    await page.mouse.down();
    await page.mouse.move(x + wide, y - 1.2 * wide, { steps: 4 });
    await expect.poll(facing).toBe('2'); // dragged to the right: facing east
    await page.mouse.up();
    await expect.poll(lines).toMatch(/First Cohort: .*facing east/);
    expect(await question(app)).toMatch(/Choose an order/);
    await app.button(app.t('table.undo')).click();
    await expect.poll(lines).not.toMatch(/First Cohort: .*facing east/);
    expect(await settled(app)).toBe('decide');
    await page.locator('[data-reach="A:R01"][data-whole="true"]').waitFor();
    await page.mouse.click(x, y - 1.2 * wide);
    await expect.poll(() => question(app)).toMatch(/6 CP left/);
    expect(await lines()).not.toMatch(/First Cohort: .*facing east/);
  },
);

test('with the keyboard alone: a unit is selected, and sent to a place within reach', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await beginWithFriend(app, 'by keyboard');
  await click(app, unit(app, 'A:R01'));
  await page.locator('[data-reach="A:R01"][data-whole="true"]').waitFor();
  await field(app).focus();
  const said = page.locator('main p.unseen[aria-live="polite"]');
  await page.keyboard.press('ArrowUp'); // nothing is announced before this
  await expect.poll(() => said.innerText()).toMatch(/\d of 4 MP/);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await logLines(app)).join(' ')).toContain('First Cohort: ');
  await expect.poll(() => question(app)).toMatch(/6 CP left/);
});

test('three at one screen: armies are chosen one after the other, and players deploy on their own edges', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await startMatch(app, arcane(), { mode: 'standard', seats: ['me', 'friend', 'friend'], options: { points: 5000 }, seed: 'three' });
  const deployed = new Set<string>();
  let covers = 0;
  for (let n = 0; n < MOST && deployed.size < 3; n++) {
    if ((await settled(app)) === 'handOver') {
      expect(await page.locator('[data-unit], [data-choice]').count()).toBe(0);
      await takeOver(app);
      covers++;
      continue;
    }
    const dots = page.locator('[data-handle^="deploy "]');
    if ((await dots.count()) === 0) {
      await takeOption(app, 0);
      continue;
    }
    const before = await page.locator('[data-unit]').count();
    const box = await field(app).boundingBox();
    const place = await middleOf(dots.first());
    expect(place.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) * 0.7); // the player's own edge is at the bottom
    deployed.add((await question(app)).slice(0, 80));
    await page.mouse.click(place.x, place.y);
    await expect.poll(() => page.locator('[data-unit]').count()).toBeGreaterThan(before);
  }
  expect(deployed.size).toBe(3);
  expect(covers).toBe(2); // nothing is hidden before the first army is chosen, nor after the last one is
});

test('on a phone the first tap shows what would happen, the second one does it', async () => {
  const app = await visit(OTHER);
  const { page } = app;
  await openBefore(app, 'arcane-legions', 'manoeuvre');
  const before = await question(app);
  const { x, y } = await middleOf(page.locator('[data-handle^="step "]').first());
  await page.touchscreen.tap(x, y);
  await expect.poll(() => page.locator('[data-ghost^="step "]').count()).toBe(1);
  expect(await question(app)).toBe(before);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => question(app).catch(() => '')).not.toBe(before);
});

test('the lesson can be followed from its first step to the end', PATIENCE, async () => {
  const app = await visit();
  const said = await followLesson(app, 'arcane-legions');
  expect(said.size).toBeGreaterThan(50);
  await expectHint(app);
  expect(await settled(app)).toBe('decide');
});
test.each(['losses', 'abilities'])('the short lesson on %s can be followed to the end, on a phone', PATIENCE, async (lesson) => {
  const app = await visit(OTHER);
  const said = await followLesson(app, 'arcane-legions', lesson);
  expect(said.size).toBeGreaterThan(10);
  expect(await settled(app)).toBe('decide');
});
test('in a short lesson the coach stays in sight above a long list', async () => {
  const app = await visit();
  const { page, t } = app;
  await app.go({ page: 'learn', game: 'arcane-legions', lesson: 'abilities' });
  const coach = coachOf(app);
  for (const n of [1, 2, 3]) {
    await coach.getByText(t('learn.step', { n, of: 5 })).waitFor();
    await coach.getByRole('button', { name: t('learn.skip') }).click();
  }
  await coach.getByText(t('learn.step', { n: 4, of: 5 })).waitFor();
  await takeNotation(app, 'A:R02 regroup');
  await takeNotation(app, 'S9-S1');
  await page.locator('[data-choice][data-notation="pass"]:not([aria-disabled="true"])').waitFor();
  const [part, note] = await Promise.all([page.locator('section[data-part="play"]').boundingBox(), coach.boundingBox()]);
  expect(note?.y).toBeGreaterThanOrEqual(part?.y ?? Number.POSITIVE_INFINITY);
});
