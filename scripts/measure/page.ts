// One match of a game in the browser, measured click by click.
import { gzipSync } from 'node:zlib';
import type { GamePackage } from '@tabularium/parts/shape';
import type { Browser } from 'playwright-core';
import { App } from '../../web/test/browser/app.ts';
import { fold, mapShares, middleOf, pan, windowOf, zoom } from '../../web/test/browser/field.ts';
import { areTicked, optionLines, settled, startMatch } from '../../web/test/browser/table.ts';
import { botsAfter, type Noted, percentile } from './figures.ts';
import { type Click, click, framesOf, keptAnswers, watch, watchFrames } from './watch.ts';

export interface Terms {
  readonly moves: number;
  readonly seed: number;
}
export interface Smoothness {
  readonly gesture: string;
  readonly frames: number;
  readonly framesPerSecond: number;
  /** The 95th percentile of the time between two frames, in milliseconds. */
  readonly p95: number;
}
/** By the names of builds: where they are served. */
export type Sites = Readonly<Record<string, string>>;
/** What a laptop of 1440 x 900 shows and loads. */
export interface Showing {
  readonly mapShare: number;
  readonly mapHeightShare: number;
  readonly scriptKb: number;
}
export interface Measured {
  readonly build: string;
  /** Only for a match with one person, in a game with a board. */
  readonly showing: Showing | undefined;
  readonly noted: readonly Noted[];
  readonly smoothness: readonly Smoothness[];
}

const CROWD = 4;
const crowdMode = ({ game }: GamePackage): string | undefined => game.setup.modes.find(({ seats }) => seats.includes(CROWD))?.id;
/** How many people a game is measured with: one against a bot, and four at one screen if a mode allows it. */
export const peopleIn = (pkg: GamePackage): readonly number[] => (crowdMode(pkg) === undefined ? [1] : [1, CROWD]);

/** The same match with each build of the site. The builds take turns click by click, so that a busy machine slows all of them. */
export async function measureMatch(
  browser: Browser,
  sites: Sites,
  pkg: GamePackage,
  people: number,
  terms: Terms,
): Promise<readonly Measured[]> {
  const tables: {
    readonly build: string;
    readonly app: App;
    readonly made: Made[];
    readonly clicks: AsyncGenerator<Made>;
    showing?: Showing | undefined;
  }[] = [];
  try {
    for (const [build, site] of Object.entries(sites)) {
      const app = await begin(browser, site, pkg, people, terms.seed);
      tables.push({ build, app, made: [], clicks: play(app, terms.moves) });
    }
    for (let isOn = true; isOn; ) {
      isOn = false;
      for (const table of tables) {
        if (people === 1) table.showing ??= await showingOf(table.app, sites[table.build] ?? '');
        const next = await table.clicks.next();
        if (next.done) continue;
        table.made.push(next.value);
        isOn = true;
      }
    }
    const measured: Measured[] = [];
    for (const { build, app, made, showing } of tables) {
      const noted = notedOf(made, botsAfter(await keptAnswers(app.page)));
      measured.push({ build, showing, noted, smoothness: people === 1 ? await moveBoard(app) : [] });
      if (app.mishaps.length > 0) throw new Error(`the page of ${pkg.game.id} said: ${app.mishaps.join('; ')}`);
    }
    return measured;
  } finally {
    for (const { app } of tables) await app.close();
  }
}
async function begin(browser: Browser, site: string, pkg: GamePackage, people: number, number: number): Promise<App> {
  const app = await App.open(site, browser);
  await watch(app);
  const seed = `measure ${number}`;
  const mode = crowdMode(pkg);
  if (people === 1 || mode === undefined) await startMatch(app, pkg, { seats: ['me', 'bot'], seed, level: 'legionario' });
  else await startMatch(app, pkg, { mode, seats: ['me', 'friend', 'friend', 'friend'], seed });
  return app;
}

/** With the drawer folded; it is unfolded again afterwards. Undefined while nothing lies on the board, or if there is none. */
async function showingOf(app: App, site: string): Promise<Showing | undefined> {
  if (!(await windowOf(app).isVisible())) return undefined;
  await fold(app);
  await middleOf(windowOf(app)); // waits until nothing moves
  const { area, upright } = await mapShares(app);
  await app.page.keyboard.press('o');
  await optionLines(app).first().waitFor({ state: 'attached' });
  const scripts = await Promise.all(
    [...app.files].filter((file) => file.endsWith('.js')).map(async (file) => (await fetch(new URL(file, site))).arrayBuffer()),
  );
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(new Uint8Array(script), { level: 9 }).length, 0);
  return { mapShare: area, mapHeightShare: upright, scriptKb: bytes / 1000 };
}

interface Made extends Click {
  readonly isAnswer: boolean;
}
/** Every answer with the bots' moves that followed it. */
function notedOf(made: readonly Made[], moves: readonly number[]): readonly Noted[] {
  const answers = made.filter(({ isAnswer }) => isAnswer).length;
  if (answers !== moves.length) throw new Error(`${answers} answers were clicked, ${moves.length} were kept`);
  const counts = moves.values();
  return made.map(({ isAnswer, shows, ...rest }) => {
    const bots = isAnswer ? (counts.next().value ?? 0) : 0;
    const until = !isAnswer ? 'uncover' : shows === 'handOver' ? 'cover' : bots > 0 ? 'bots, question' : 'question';
    return { until, bots, ...rest };
  });
}
/** Answers this many questions somehow. A script clicks, because a mouse would request previews of what it passes over. */
async function* play(app: App, moves: number): AsyncGenerator<Made> {
  let state = await settled(app);
  for (let n = 0; n < moves && state !== 'over'; ) {
    const isAnswer = state === 'decide';
    const done = isAnswer ? await answer(app, n++) : await click(app.page, 'main button');
    yield { isAnswer, ...done };
    state = done.shows;
  }
  if (state === 'over') await app.closeDialog();
}
async function answer(app: App, n: number): Promise<Click> {
  const { page } = app;
  if (!(await areTicked(app))) return click(page, '[data-choice]', (7 * n) % (await optionLines(app).count()));
  const free = page.locator('[data-choice]:enabled:not(:checked)');
  while ((await free.count()) > 0) await free.first().dispatchEvent('click');
  return click(page, 'form [type="submit"]');
}

async function moveBoard(app: App): Promise<readonly Smoothness[]> {
  if ((await windowOf(app).count()) === 0) return []; // the game has no board
  const spot = await middleOf(windowOf(app));
  await watchFrames(app.page);
  const moved: Smoothness[] = [];
  for (const [gesture, move] of Object.entries({ zooming: zoom, panning: pan })) {
    await framesOf(app.page);
    await move(app.page, spot, 120);
    const frames = await framesOf(app.page);
    const framesPerSecond = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
    moved.push({ gesture, frames: frames.length, framesPerSecond, p95: percentile(frames, 0.95) });
  }
  return moved;
}
