// Which tests a change can break: those of all layers that may import what was changed.
import { aboveOf, GAME_FOLDERS, placeOfPath, TESTS_MAY_ALSO } from '../layers.ts';

/** What is to be tested: everything, or parts of paths of test files. */
export interface Scope {
  readonly tests: 'all' | readonly string[];
  readonly browser: 'all' | readonly string[];
  /** If set, tests of all games run only for this game. */
  readonly game?: string;
}
export const EVERYTHING: Scope = { tests: 'all', browser: 'all' };

/** A browser test with its text: it names the games that it plays. */
export interface BrowserTest {
  readonly path: string;
  readonly text: string;
}
/** Finds rules without a test. */
const COVERAGE = 'cli/test/coverage.test.ts';
/** What belongs to one game. */
export const scopeOfGame = (game: string, browserTests: readonly BrowserTest[]): Scope => ({
  tests: [`/${game}/test/`, COVERAGE],
  browser: browserTests.filter(({ path }) => path.includes(game)).map(({ path }) => path),
  game,
});
/** Tests of all games, each under its id: whether it finds words for everything, whether its mind peeks, and whether its reference is up to date. */
export const OF_ALL_GAMES: readonly string[] = ['speech/test/games.test.ts', 'bots/test/minds.test.ts', 'scripts/test/api-docs.test.ts'];

/** Its code is compared with the example's. */
const GUIDE = 'docs/write-a-game.md';
const GUIDE_TESTS = 'examples/bluff/test/';

const TESTS = '/test/';
/** No test depends on these. */
const UNTESTED = /^(docs\/|LICENSE$|[A-Z]+\.md$|[\w-]+\/README\.md$|\.editorconfig$|\.gitignore$)/;

export function affectedBy(changed: readonly string[], browserTests: readonly BrowserTest[]): Scope {
  const tests = new Set<string>();
  const browser = new Set<string>();
  const shared = new Set<string>(); // changed layers that more than one game may use
  const games = new Set<string>(); // their folders
  for (const path of changed) {
    const place = placeOfPath(path);
    if (/^scripts\/(test|prove|measure)\//.test(path)) tests.add('scripts/test/');
    else if (path === GUIDE) tests.add(GUIDE_TESTS);
    else if (UNTESTED.test(path)) continue;
    else if (place === undefined || place.layer === 'scripts') return EVERYTHING;
    else if (path.endsWith('.browser.test.ts')) browser.add(path);
    else if (path.startsWith('web/test/browser/')) for (const one of browserTests) browser.add(one.path);
    else if (path.includes(TESTS) && (place.game !== undefined || path.endsWith('.test.ts')))
      tests.add(path.slice(0, path.indexOf(TESTS)) + TESTS); // other layers use each other's toy games
    else if (place.game === undefined) shared.add(place.layer);
    else games.add(path.split('/', 2).join('/'));
    if (place?.game !== undefined) tests.add(COVERAGE);
  }
  const aboveShared = aboveOf(shared);
  const above = games.size > 0 ? aboveOf(new Set([...shared, 'game'])) : aboveShared;
  for (const layer of above) if (layer !== 'game') tests.add(layer + TESTS);
  if (above.size > 0) tests.add(`scripts${TESTS}`); // scripts may import everything
  const testsUse = (layer: string, changed: ReadonlySet<string>): boolean =>
    TESTS_MAY_ALSO[layer]?.some((one) => changed.has(one)) === true;
  if (testsUse('speech', above)) tests.add(`speech${TESTS}`);
  if (aboveShared.has('game') || testsUse('game', aboveShared)) for (const folder of GAME_FOLDERS) tests.add(`${folder}/`);
  else for (const game of games) tests.add(game + TESTS);
  const ids = [...games].map((game) => game.slice(game.indexOf('/') + 1));
  const isPlayedIn = (text: string): boolean => ids.some((game) => text.includes(`'${game}'`) || text.includes(`${game}()`));
  for (const { path, text } of browserTests)
    if (aboveShared.has('web') || (games.size > 0 && text.includes('games()')) || isPlayedIn(text)) browser.add(path);
  return { tests: [...tests].toSorted(), browser: [...browser].toSorted() };
}
