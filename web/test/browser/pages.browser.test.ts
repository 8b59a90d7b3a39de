import { expect, test } from 'vitest';
import type { App } from './app.ts';
import { bareKeysOn, barriersOn, overhangOn } from './checks.ts';
import { gameOf, games, packages, visit } from './fixtures.ts';
import { guiseName, OTHER, USUAL } from './guise.ts';
import { decisionSights, houseSights, type Sight, sightsOf } from './pages.ts';

interface Finding {
  readonly where: string;
  readonly what: readonly string[];
}
/** Looks at everything in turn and tells what is wrong, so that one bad page does not hide the next. */
async function walk(app: App, sights: readonly Sight[], look: (app: App) => Promise<readonly string[]>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { name, open } of sights) {
    await app.clear();
    const what = await open(app).then(
      () => look(app),
      (error: unknown) => [`cannot be opened: ${error instanceof Error ? error.message : String(error)}`],
    );
    if (what.length > 0) findings.push({ where: name, what });
  }
  return findings;
}
const soundness = async ({ page }: App): Promise<readonly string[]> => [
  ...(await bareKeysOn(page)).map((key) => `not translated: ${key}`),
  ...(await overhangOn(page)).map((what) => `out of the screen: ${what}`),
];
const everything = async (app: App): Promise<readonly string[]> => [...(await soundness(app)), ...(await barriersOn(app.page))];

const IDS = packages.map(({ game }) => game.id);
const PATIENCE = { timeout: 600_000 };

for (const guise of [USUAL, OTHER]) {
  test(`every page of the house is sound and without barriers: ${guiseName(guise)}`, PATIENCE, async () => {
    const app = await visit(guise);
    expect(await walk(app, houseSights(games()), everything)).toEqual([]);
    expect(await app.page.evaluate(() => document.documentElement.lang)).toBe(guise.language);
  });
  test.each(IDS)(`every page of %s is sound and without barriers: ${guiseName(guise)}`, PATIENCE, async (id) => {
    expect(await walk(await visit(guise), sightsOf(gameOf(id)), everything)).toEqual([]);
  });
}
// On the screen with the least room; that both languages have all words is tested without a browser.
test.each(IDS)(`every kind of decision of %s is sound: ${guiseName(OTHER)}`, PATIENCE, async (id) => {
  expect(await walk(await visit(OTHER), decisionSights([gameOf(id)]), soundness)).toEqual([]);
});

test('every kind of decision of every game can be reached', () => {
  for (const { places } of games()) expect(places.missing).toEqual([]);
});
