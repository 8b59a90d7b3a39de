// The table on a narrow screen: nothing is cut off, and nothing overlaps.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { overhangOn } from './checks.ts';
import { windowOf } from './field.ts';
import { battalia, gameOf, visit } from './fixtures.ts';
import { OTHER } from './guise.ts';
import { openMatch, showOptions, startMatch, takeOption, unfold } from './table.ts';

interface Box {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxesOf = (things: Locator): Promise<readonly Box[]> =>
  things.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { text: element.getAttribute('aria-label') ?? element.textContent ?? '', left, right, top, bottom };
    }),
  );
const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
const meet = (a: Box, b: Box): boolean => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** What is cut off or overlaps in the top line and in the sheet's tab bar. */
async function faultsOn({ page, t }: App): Promise<readonly string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const screen = { text: 'the screen', left: 0, top: 0, right: width, bottom: height };
  const where = page.getByRole('navigation', { name: t('table.where') });
  const [header = screen] = await boxesOf(page.locator('header'));
  const buttons = await boxesOf(page.locator('header a, header button, aside button:not([data-choice])').filter({ visible: true }));
  const steps = await boxesOf(where.getByRole('listitem'));
  const parts = [...buttons, ...(await boxesOf(where))];
  return [
    ...parts.filter((part) => !isInside(part, screen)).map(({ text }) => `${text} leaves the screen`),
    ...steps.filter((step) => !isInside(step, header)).map(({ text }) => `${text} leaves the line on top`),
    ...parts.flatMap((a, n) => parts.slice(n + 1).flatMap((b) => (meet(a, b) ? [`${a.text} lies over ${b.text}`] : []))),
  ];
}

test('on a phone the tabs, the tools and the breadcrumb stay whole', async () => {
  const { pkg, places } = battalia();
  const app = await visit(OTHER);
  const { page, t } = app;
  // With news, the log's tab has a badge.
  await startMatch(app, pkg, { seats: ['bot', 'me'], seed: 'narrow' });
  const news = page.getByRole('img', { name: t('table.news') });
  for (let step = 0; step < 40 && (await news.count()) === 0; step++) await takeOption(app, 0);
  expect(await news.count()).toBe(1);
  expect(await faultsOn(app)).toEqual([]);
  // A long breadcrumb, down to the narrowest screens.
  const deep = places.found.get('showCohort') ?? places.over;
  await openMatch(app, deep);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await faultsOn(app), `${width} wide`).toEqual([]);
    expect(await overhangOn(page), `${width} wide`).toEqual([]);
  }
});

test('on a phone the drawer and what comes and goes in it do not move the board', async () => {
  const { places } = battalia();
  const app = await visit(OTHER);
  const { page } = app;
  const match = places.found.get('act') ?? places.over;
  await openMatch(app, match);
  const before = await boxesOf(page.getByRole('main'));
  await showOptions(app);
  await page.locator('[data-choice]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.locator('aside [class*="_preview_"]').waitFor();
  expect(await boxesOf(page.getByRole('main'))).toEqual(before);
});

test('on a phone nothing moves when an option is pointed at: its consequences appear over the foot of the list', async () => {
  const { places } = gameOf('romolo');
  const app = await visit(OTHER);
  const act = places.found.get('act') ?? places.over;
  await openMatch(app, act);
  const lines = app.page.locator('[data-choice]');
  const said = app.page.locator('aside [class*="_preview_"]');
  await showOptions(app);
  await unfold(lines.nth(0));
  await lines.nth(0).hover();
  await said.waitFor({ state: 'visible' });
  const before = await boxesOf(lines);
  await app.page.mouse.move(1, 1);
  await said.waitFor({ state: 'hidden' });
  expect(await boxesOf(lines)).toEqual(before);
  await lines.nth(1).hover();
  await said.waitFor({ state: 'visible' });
  expect(await boxesOf(lines)).toEqual(before);
});

test('on a phone the questions of Arcane Legions cover neither the table nor the score', async () => {
  const { places } = gameOf('arcane-legions');
  const app = await visit(OTHER);
  for (const ask of ['cloud', 'concentrate', 'fortune', 'manoeuvre'] as const) {
    await openMatch(app, places.found.get(ask) ?? places.over);
    const things = [app.page.locator('main [class*="_ribbon_"]').first(), windowOf(app), app.page.locator('[data-question]')];
    const [score, table, question] = (await Promise.all(things.map(boxesOf))).map(([box]) => box as Box) as [Box, Box, Box];
    expect(score.bottom, ask).toBeLessThanOrEqual(table.top + 1);
    expect(table.bottom, ask).toBeLessThanOrEqual(question.top + 1);
  }
});
