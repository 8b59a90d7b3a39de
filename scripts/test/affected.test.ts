import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { affectedBy, EVERYTHING, OF_ALL_GAMES, scopeOfGame } from '../checks/affected.ts';
import { aboveOf } from '../layers.ts';

const BROWSER = [
  { path: 'web/test/browser/romolo.browser.test.ts', text: "packageOf('romolo')" },
  { path: 'web/test/browser/match.browser.test.ts', text: 'battalia()' },
  { path: 'web/test/browser/pages.browser.test.ts', text: 'games()' },
];
const COVERAGE = 'cli/test/coverage.test.ts';
const affected = (...changed: readonly string[]) => affectedBy(changed, BROWSER);

test('all that may import a layer, directly or not, is above it', () => {
  expect([...aboveOf(new Set(['cli']))].toSorted()).toEqual(['cli']);
  expect([...aboveOf(new Set(['lab']))].toSorted()).toEqual(['bench', 'bots', 'cli', 'lab', 'server', 'web']);
  expect(aboveOf(new Set(['geometry']))).toContain('web');
  expect(aboveOf(new Set(['web']))).toEqual(new Set(['web']));
});

describe('a change', () => {
  test('of a game concerns its tests, what speaks of games, and the pages that show it', () => {
    const { tests, browser } = affected('games/romolo/rules/war/battle.ts');
    expect(tests).toEqual(expect.arrayContaining(['games/romolo/test/', 'cli/test/', 'speech/test/', 'web/test/']));
    expect(tests).not.toContain('games/');
    expect(affected('examples/bluff/rules/play.ts').tests).toContain('examples/bluff/test/');
    expect(tests).not.toContain('kernel/test/');
    expect(browser).toEqual(['web/test/browser/pages.browser.test.ts', 'web/test/browser/romolo.browser.test.ts']);
  });
  test('of speech concerns the tests of games, which say all that there is to say', () => {
    expect(affected('speech/speaker.ts').tests).toContain('games/');
  });
  test('of the kernel or the parts concerns every game and every page', () => {
    for (const path of ['kernel/match.ts', 'parts/board/menu.tsx', 'parts/shape.ts', 'geometry/hex.ts']) {
      const { tests, browser } = affected(path);
      expect(tests).toContain('games/');
      expect(browser).toHaveLength(BROWSER.length);
    }
    expect(affected('kernel/match.ts').tests).toContain('kernel/test/');
  });
  test('of a page concerns no rules', () => {
    expect(affected('web/home/home.tsx')).toEqual({
      tests: ['scripts/test/', 'web/test/'],
      browser: BROWSER.map(({ path }) => path).toSorted(),
    });
    expect(affected('bots/greedy.ts').browser).toHaveLength(BROWSER.length);
    expect(affected('bots/greedy.ts').tests).toEqual([
      'bench/test/',
      'bots/test/',
      'cli/test/',
      'scripts/test/',
      'server/test/',
      'web/test/',
    ]);
  });
  test('of tests concerns these, and where rules without a test are listed', () => {
    expect(affected('games/romolo/test/rules/05-war.test.ts')).toEqual({ tests: [COVERAGE, 'games/romolo/test/'], browser: [] });
    expect(affected('kernel/test/games/bids.ts').tests).toContain('cli/test/'); // which plays it, too
    expect(affected('web/test/unit/link.test.ts')).toEqual({ tests: ['web/test/'], browser: [] });
    expect(affected('web/test/browser/match.browser.test.ts').browser).toEqual(['web/test/browser/match.browser.test.ts']);
    expect(affected('web/test/browser/table.ts').browser).toHaveLength(BROWSER.length);
    for (const path of ['scripts/test/site.test.ts', 'scripts/measure/page.ts'])
      expect(affected(path)).toEqual({ tests: ['scripts/test/'], browser: [] });
  });
  test('of what is only read concerns nothing, of anything unknown everything', () => {
    expect(affected('README.md', 'docs/romolo-balance.md', 'bots/README.md')).toEqual({ tests: [], browser: [] });
    expect(affected('docs/write-a-game.md').tests).toEqual(['examples/bluff/test/']);
    for (const path of ['package-lock.json', 'vitest.config.ts', 'scripts/site.ts', 'something/new.ts'])
      expect(affected('README.md', path)).toEqual(EVERYTHING);
  });
});

test('the tests of a game are those in its folder, its own of all games, and the pages named after it', () => {
  expect(scopeOfGame('romolo', BROWSER)).toEqual({
    tests: ['/romolo/test/', COVERAGE],
    browser: ['web/test/browser/romolo.browser.test.ts'],
    game: 'romolo',
  });
  for (const path of OF_ALL_GAMES) expect(existsSync(new URL(`../../${path}`, import.meta.url)), path).toBe(true);
});
