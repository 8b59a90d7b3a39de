// Visits pages in both guises and reports their faults.
import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { changesOf, watchChanges } from './changes.ts';
import { bareKeysOn, barriersOn, innerNamesOn, overhangOn } from './checks.ts';
import { middleOf, pan, windowOf, zoom } from './field.ts';
import { gameOf, visit } from './fixtures.ts';
import { type Guise, guiseName, OTHER, USUAL } from './guise.ts';
import { decisionSights, type Sight, sightsOf } from './pages.ts';
import { openMatch } from './table.ts';

interface Finding {
  readonly where: string;
  readonly what: readonly string[];
}
/** How many pages are open at a time. Most of the work is the browser's. */
const LANES = 2;
/** Visits all pages and collects their faults, so that one bad page does not hide the next. */
async function walk(guise: Guise, sights: readonly Sight[], look: (app: App) => Promise<readonly string[]>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const left = sights.values();
  const lane = async (app: App): Promise<void> => {
    for (const { name, open } of left) {
      await app.clear();
      const what = await open(app).then(
        () => look(app),
        (error: unknown) => [`cannot be opened: ${error instanceof Error ? error.message : String(error)}`],
      );
      if (what.length > 0) findings.push({ where: name, what });
    }
  };
  const apps = await Promise.all(Array.from({ length: LANES }, () => visit(guise)));
  await Promise.all(apps.map(lane));
  return findings;
}
const soundness = async ({ page, guise }: App): Promise<readonly string[]> => [
  ...((await page.evaluate(() => document.documentElement.lang)) === guise.language ? [] : ['it speaks another language']),
  ...(await bareKeysOn(page)).map((key) => `not translated: ${key}`),
  ...(await innerNamesOn(page)).map((name) => `a name from inside the program: ${name}`),
  ...(await overhangOn(page)).map((what) => `out of the screen: ${what}`),
];
/** A board shows the question once, wherever it asks. */
const asksOnce = async ({ page }: App): Promise<readonly string[]> => {
  const count = await page.locator('[data-question]').count();
  return count === 1 ? [] : [`the question stands ${count} times`];
};
const everything = async (app: App): Promise<readonly string[]> => [...(await soundness(app)), ...(await barriersOn(app.page))];

const PATIENCE = { timeout: 600_000 };
const MOVING = { timeout: 10_000 };
/** The moving plane, its viewport and its indicators; nothing on the board itself. */
const MOST_CHANGES = 4;

/** Tests these pages in both guises. */
export function checkPages(name: string, sights: () => readonly Sight[]): void {
  for (const guise of [USUAL, OTHER])
    test(`every page of ${name} is sound and accessible: ${guiseName(guise)}`, PATIENCE, async () => {
      expect(await walk(guise, sights(), everything)).toEqual([]);
    });
}

/** Tests all pages of a game, and each of its decisions. */
export function checkPagesOf(id: string): void {
  checkPages(id, () => sightsOf(gameOf(id)));
  // On the smallest screen. Tests without a browser check that both languages have all words.
  test(`every kind of decision of ${id} is sound: ${guiseName(OTHER)}`, PATIENCE, async () => {
    const look = async (app: App): Promise<readonly string[]> => [...(await soundness(app)), ...(await asksOnce(app))];
    expect(await walk(OTHER, decisionSights([gameOf(id)]), look)).toEqual([]);
  });
  test(`every kind of decision of ${id} can be reached`, () => {
    expect(gameOf(id).places.missing).toEqual([]);
  });
  test(`the board of ${id} pans and zooms without being redrawn`, async () => {
    const app = await visit();
    await openMatch(app, gameOf(id).places.usual);
    const spot = await middleOf(windowOf(app));
    await watchChanges(app.page);
    for (const move of [zoom, pan]) {
      // The tip under the pointer appears before anything moves, and does not count.
      await app.page.mouse.move(spot.x, spot.y);
      await app.still();
      await changesOf(app.page);
      await move(app.page, spot, 20);
      const changed = new Set<string>();
      // A busy machine may be still for a while before the board moves.
      await expect
        .poll(async () => {
          await app.still();
          for (const change of await changesOf(app.page)) changed.add(change);
          return [...changed];
        }, MOVING)
        .toContainEqual(expect.stringMatching(/plane.*: style$/));
      expect(changed.size, [...changed].join('\n')).toBeLessThanOrEqual(MOST_CHANGES);
    }
  });
}
