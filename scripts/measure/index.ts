// npm run measure -- page: how long people wait for the page, and what passes between it and its workers.
import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { allGames, games, loadPackages } from '@tabularium/games';
import { type Browser, chromium } from 'playwright-core';
import { serve, stage } from '../browser-site.ts';
import { root } from '../ensure.mjs';
import { ensureChromium } from '../ensure-chromium.ts';
import { assertNodeVersion } from '../node-version.mjs';
import { argumentsOf, HELP, type Wanted } from './arguments.ts';
import { clicksPerTurn, type Figures, figuresOf, tableOf } from './figures.ts';
import { measureMatch, peopleIn, type Sites, type Smoothness } from './page.ts';

/** Which match something was measured in. */
interface Played {
  readonly build: string;
  readonly game: string;
  readonly people: number;
}
/** A game at its simplest: one person against a bot, on a laptop, with nothing moving. */
interface GameInShort {
  readonly mapShare: number | null;
  readonly mapHeightShare: number | null;
  readonly clicksPerTurn: number;
  readonly nextQuestionMs: number;
  readonly longTasks: number;
  readonly scriptKb: number | null;
}
interface Report {
  readonly games: Readonly<Record<string, GameInShort>>;
  readonly builds: Readonly<Record<string, string>>;
  readonly chromium: string;
  readonly cores: number;
  /** The machine's load average over a minute, before and after. */
  readonly load: readonly [number, number];
  readonly moves: number;
  readonly seed: number;
  readonly clicks: readonly (Played & Figures)[];
  readonly boards: readonly (Played & Smoothness)[];
}
const THIS = 'this';
const OTHER = 'other';

function fail(sentence: string, code: number): void {
  console.error(sentence);
  process.exitCode = code;
}

async function measure({ against, ...terms }: Wanted): Promise<Report> {
  const before = load();
  const builds = { [THIS]: commit(), ...(against !== undefined && { [OTHER]: against }) };
  const staged = await stage();
  const other = against === undefined ? undefined : await serve(against);
  const browser = await chromium.connect(staged.browser);
  const sites = { [THIS]: staged.site, ...(other && { [OTHER]: other.site }) };
  try {
    const { moves, seed } = terms;
    const measured = await measureAll(browser, sites, terms);
    return { builds, chromium: browser.version(), cores: availableParallelism(), load: [before, load()], moves, seed, ...measured };
  } finally {
    await browser.close();
    other?.close();
    await staged.end();
  }
}
async function measureAll(
  browser: Browser,
  sites: Sites,
  terms: Pick<Wanted, 'games' | 'moves' | 'seed'>,
): Promise<Pick<Report, 'games' | 'clicks' | 'boards'>> {
  const clicks: (Played & Figures)[] = [];
  const boards: (Played & Smoothness)[] = [];
  const inShort: Record<string, GameInShort> = {};
  const packages = (await loadPackages()).filter(({ game }) => terms.games.includes(game.id));
  for (const { pkg, people } of packages.flatMap((one) => peopleIn(one).map((number) => ({ pkg: one, people: number })))) {
    console.error(`${pkg.game.id}, ${peopleText(people)} ...`); // on stderr: stdout has the table only
    for (const { build, showing, noted, smoothness } of await measureMatch(browser, sites, pkg, people, terms)) {
      const played = { build, game: pkg.game.id, people };
      const all = figuresOf(noted);
      clicks.push(...all.map((figures) => ({ ...played, ...figures })));
      const [answers] = all;
      if (people === 1 && build === THIS && answers)
        inShort[pkg.game.id] = {
          mapShare: rounded(showing?.mapShare),
          mapHeightShare: rounded(showing?.mapHeightShare),
          clicksPerTurn: rounded(clicksPerTurn(noted)) ?? 0,
          nextQuestionMs: rounded(answers.median) ?? 0,
          longTasks: answers.longTasks,
          scriptKb: rounded(showing?.scriptKb),
        };
      boards.push(...smoothness.map((smooth) => ({ ...played, ...smooth })));
    }
  }
  return { games: inShort, clicks, boards };
}

const rounded = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value * 100) / 100);
const load = (): number => loadavg()[0] ?? 0;
const git = (...args: readonly string[]): string => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const commit = (): string => `${git('log', '-1', '--format=%h %s')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
const peopleText = (people: number): string => (people === 1 ? '1 and a bot' : `${people} people`);

function textOf({ builds, chromium: version, cores, load: [before, after], moves, seed, clicks, boards }: Report): string {
  const named = Object.entries(builds).map(([name, what]) => `Build "${name}": ${what}`);
  const machine = `Chromium ${version}, ${cores} cores, load ${before.toFixed(1)} before and ${after.toFixed(1)} after; seed ${seed}, ${moves} answers a match at most`;
  const heads = [
    'game',
    'at the screen',
    'build',
    'until',
    'clicks',
    'median ms',
    '95% ms',
    'bots',
    'out',
    'in',
    'over 50 ms',
    'longest ms',
  ];
  const rows = clicks.map((one) => [
    one.game,
    peopleText(one.people),
    one.build,
    one.until,
    one.samples,
    one.median.toFixed(0),
    one.p95.toFixed(0),
    one.bots.toFixed(1),
    one.sent.toFixed(1),
    one.received.toFixed(1),
    one.longTasks,
    one.longest.toFixed(0),
  ]);
  const moved = boards.map(({ game, build, gesture, frames, framesPerSecond, p95 }) => [
    game,
    build,
    gesture,
    frames,
    framesPerSecond.toFixed(0),
    p95.toFixed(0),
  ]);
  return [
    ...named,
    machine,
    '',
    'From a click until what comes of it is drawn. For a click, on average: moves of bots, messages out of the page and into it. Of all clicks: long tasks.',
    tableOf(heads, rows),
    ...(moved.length > 0
      ? [
          '',
          'Boards that move, and 95% of the times between two frames:',
          tableOf(['game', 'build', 'gesture', 'frames', 'frames/s', '95% ms'], moved),
        ]
      : []),
  ].join('\n');
}

assertNodeVersion();
const wanted = argumentsOf(
  process.argv.slice(2),
  games.map(({ id }) => id),
  allGames.map(({ id }) => id),
);
if (wanted === 'help') console.log(HELP);
else if ('wrong' in wanted) fail(`${wanted.wrong}\nnpm run measure -- --help says more.`, 2);
else {
  const problem = await ensureChromium();
  if (problem !== undefined) fail(problem, 1);
  else {
    const report = await measure(wanted);
    console.log(wanted.isJson ? JSON.stringify(report, undefined, 2) : textOf(report));
  }
}
