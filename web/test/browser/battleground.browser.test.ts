// Battleground at the table: the first game to the end, played on the field, a nested interruption, two at one screen with secret cards, and its lessons.
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { middleOf, openBefore, type Spot } from './field.ts';
import { packageOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { expectHint, followLesson } from './lesson.ts';
import {
  areTicked,
  logLines,
  optionNotations,
  question,
  type State,
  settled,
  startMatch,
  takeNotation,
  takeOption,
  takeOver,
  tickAll,
} from './table.ts';

const PATIENCE = { timeout: 240_000 };
const MOST = 400;
/** After this many choices the players only hurry to the end. */
const PLAYFUL = 60;
const battleground = () => packageOf('battleground');

/** Chooses various options, and in the end passes. */
async function playOn(app: App, isDone: () => Promise<boolean> = () => Promise.resolve(false)): Promise<State> {
  let now: State = await settled(app);
  for (let choices = 0; now === 'decide' && choices < MOST && !(await isDone()); choices++) {
    if (await areTicked(app)) {
      now = await tickAll(app);
      continue;
    }
    const notations = await optionNotations(app);
    const pass = notations.indexOf('pass');
    now = await takeOption(app, choices > PLAYFUL && pass >= 0 ? pass : (choices * 7) % notations.length);
  }
  return now;
}
/** Answers for everybody until this kind of question comes up. */
async function playUntil(app: App, isAsked: (notations: readonly string[]) => boolean): Promise<void> {
  for (let n = 0; n < MOST; n++) {
    if ((await settled(app)) === 'handOver') await takeOver(app);
    else if (isAsked(await optionNotations(app))) return;
    else await takeOption(app, 0);
  }
}
/** The place of a hex, by the name that a setting writes on it. */
async function spotOf(app: App, hex: string): Promise<Spot> {
  const say = battleground().messages[app.guise.language] as { board: { field: { names: string } } };
  const names = app.button(say.board.field.names);
  if ((await names.getAttribute('aria-pressed')) === 'false') await names.click();
  const { x, y } = await middleOf(
    app.page
      .locator('main svg text')
      .filter({ hasText: new RegExp(`^${hex}$`) })
      .first(),
  );
  const size = await app.page
    .locator('main svg text')
    .first()
    .evaluate((text) => text.getBoundingClientRect().height);
  return { x, y: y - size };
}

test('the first game against a bot, to the end', PATIENCE, async () => {
  const app = await visit();
  await startMatch(app, battleground(), { seats: ['me', 'bot'], seed: 'by the power', level: 'legionario' });
  expect(await playOn(app)).toBe('over');
  await expect.poll(() => app.dialog.getByRole('table').isVisible()).toBe(true);
  expect((await logLines(app)).length).toBeGreaterThan(40);
});

test('on the field: a figure is activated, moved, turned and shown its way by clicks', PATIENCE, async () => {
  const app = await visit();
  const { page } = app;
  await startMatch(app, battleground(), { seats: ['me', 'friend'], seed: 'on the field' });
  await playUntil(app, (notations) => notations.includes('he_man'));
  const figure = page.locator('[data-figure="he_man"]');
  const before = await middleOf(figure);
  await page.mouse.click(before.x, before.y);
  await expect.poll(() => optionNotations(app)).toContain('mana');
  await takeNotation(app, 'mana');
  await takeNotation(app, 'move');
  const notations = await optionNotations(app);
  const [hex = ''] = notations.filter((notation) => notation !== notations[0]).toReversed();
  const goal = await spotOf(app, hex);
  await page.mouse.move(goal.x, goal.y);
  await expect.poll(() => page.locator('main svg [data-stops]').count()).toBe(1); // the end of the path
  await page.mouse.click(goal.x, goal.y);
  await expect.poll(() => question(app)).toMatch(/faces/);
  const stands = await middleOf(figure);
  await page.mouse.click(stands.x, stands.y + 40);
  await expect.poll(async () => (await logLines(app)).join(' ')).toContain('faces south.');
});

test('pointing at things does not redraw the field', async () => {
  const app = await visit();
  const { page } = app;
  await openBefore(app, 'battleground', 'moveTo');
  await page.waitForTimeout(400);
  await page.evaluate(() => {
    const changed: string[] = [];
    Object.assign(globalThis, { changed });
    const note = (list: readonly MutationRecord[]): void => {
      for (const { target } of list)
        if (target instanceof Element) changed.push(target.closest('[data-figure]') ? 'figure' : target.tagName);
    };
    for (const figure of document.querySelectorAll('[data-figure]'))
      new MutationObserver(note).observe(figure, { subtree: true, childList: true, attributes: true });
    const land = document.querySelector('main svg pattern')?.closest('svg');
    if (land) new MutationObserver(note).observe(land, { subtree: true, childList: true, attributes: true });
  });
  const { x, y } = await middleOf(page.locator('main svg').first());
  for (let n = 0; n < 30; n++) await page.mouse.move(x - 90 + n * 6, y + (n % 7) * 5);
  expect(await page.evaluate(() => (globalThis as unknown as { changed: string[] }).changed)).toEqual([]);
});

test('an interruption is stacked on the activation that it interrupts', PATIENCE, async () => {
  const app = await visit({ language: 'it' });
  const { page } = app;
  await openBefore(app, 'battleground', 'overwatch');
  await takeOption(app, 0);
  const pile = page.locator('main [data-nested="true"] > ol > li');
  await expect.poll(() => pile.count()).toBeGreaterThan(1);
  expect(await pile.first().getAttribute('data-kind')).toBe('overwatch');
  expect(await pile.last().getAttribute('data-kind')).toBe('activation');
  expect((await logLines(app)).join(' ')).toContain('MOB-6.58');
});

test('on a phone the first tap shows what would happen, the second one does it', async () => {
  const app = await visit(OTHER);
  const { page } = app;
  await openBefore(app, 'battleground', 'target');
  const before = await question(app);
  const [first = ''] = await optionNotations(app);
  const { x, y } = await middleOf(page.locator(`[data-figure="${first}"]`));
  await page.touchscreen.tap(x, y);
  await expect.poll(() => page.locator('main').innerText()).toMatch(/\d+\s?%/);
  expect(await question(app)).toBe(before);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => question(app).catch(() => '')).not.toBe(before);
});

test('an enemy that cannot be attacked says why when it is clicked', async () => {
  const app = await visit();
  const { page } = app;
  await openBefore(app, 'battleground', 'action');
  const figures = page.locator('main [data-figure]:not([data-out="true"])');
  const hint = page.locator('main [class*="hint_"]');
  const told: string[] = [];
  for (const figure of await figures.all()) {
    const { x, y } = await middleOf(figure);
    await page.mouse.click(x, y);
    await page.waitForTimeout(200);
    told.push(...(await hint.allInnerTexts()));
  }
  expect(told.join(' ')).toMatch(/range: |not engaged|out of sight|Cost in/);
});

test('two at one screen: cards are revealed once both have chosen, not before', PATIENCE, async () => {
  const app = await visit();
  const { page, t } = app;
  await startMatch(app, battleground(), { seats: ['me', 'friend'], seed: 'secret cards' });
  await playUntil(app, (notations) => notations.some((notation) => /^F[EM]\d/.test(notation)));
  const chosen: string[] = [];
  for (let n = 0; n < 2; n++) {
    if ((await settled(app)) === 'handOver') {
      // Only who is next is shown: no board, options, log or cards.
      expect(await page.locator('[data-choice], [role="log"], aside, main svg text').count()).toBe(0);
      const covered = await page.locator('body').innerText();
      expect(covered).toContain(t('table.handOver.text'));
      for (const card of chosen) expect(covered).not.toContain(card);
      await takeOver(app);
    }
    expect(await page.locator('body').innerText()).not.toContain('MOB-4.10');
    const [first = ''] = await page.locator('[data-choice] span').allTextContents();
    for (const card of chosen) expect((await logLines(app)).join(' ')).not.toContain(card);
    chosen.push(first);
    await takeOption(app, 0);
  }
  if ((await settled(app)) === 'handOver') await takeOver(app);
  const told = (await logLines(app)).join(' ');
  for (const card of chosen) expect(told).toContain(card);
});

test('the lesson can be followed from its first step to the end', PATIENCE, async () => {
  const app = await visit();
  const said = await followLesson(app, 'battleground');
  expect(said.size).toBeGreaterThan(40);
  await expectHint(app);
  expect(await settled(app)).toBe('decide');
});
test('the short lesson on interruptions can be followed to the end, on a phone', PATIENCE, async () => {
  const app = await visit(OTHER);
  const said = await followLesson(app, 'battleground', 'interruptions');
  expect(said.size).toBeGreaterThan(10);
  await expectHint(app);
});
