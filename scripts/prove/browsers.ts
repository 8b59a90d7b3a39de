// Two and three real browsers play every game to the end over the network, while pages are reloaded and cut off and the server is killed.
//   npm run prove -- browsers [--game romolo] --seed 1 [--shots DIR] [--json]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, loadPackages } from '@tabularium/games';
import type { GamePackage } from '@tabularium/parts/shape';
import { type Browser, chromium } from 'playwright-core';
import { stage } from '../browser-site.ts';
import { root } from '../ensure.mjs';
import { ensureChromium } from '../ensure-chromium.ts';
import { asked, refuse } from './asked.ts';
import { Books } from './browsers/books.ts';
import { everybodyReadsTheSame, nothingLeaked, playAgain, recordVerifies } from './browsers/ending.ts';
import { Evening, type House } from './browsers/evening.ts';
import { INCIDENTS } from './browsers/incidents.ts';
import { PLANS } from './browsers/plans.ts';
import { Victim } from './kill/victim.ts';

interface Report {
  readonly game: string;
  readonly seed: number;
  readonly seats: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}
interface Stage {
  readonly browser: Browser;
  /** The folder of the built site. */
  readonly dist: string;
  /** Where pictures of all pages go. */
  readonly shots: string | undefined;
}
/** A name that is not this machine's own, where pages get no service worker, no locks and no clipboard. */
const PLAIN_NAME = 'tabularium.test';

async function spend({ browser, dist, shots }: Stage, pkg: GamePackage, seed: number): Promise<Report> {
  const plan = PLANS[pkg.game.id];
  if (!plan) throw new Error(`there is no plan for ${pkg.game.id}`);
  const began = performance.now();
  const data = mkdtempSync(join(tmpdir(), 'tabularium-browsers-'));
  const server = await Victim.on(data, (folder, port) => [
    join(root, 'cli', 'tabularium.mjs'),
    'serve',
    `--host=127.0.0.1`,
    `--port=${port}`,
    `--data=${folder}`,
    `--site=${dist}`,
  ]);
  const port = Number(new URL(server.base).port);
  const site = seed % 2 === 0 ? `http://${PLAIN_NAME}:${port}/` : `${server.base}/`;
  const faults: string[] = [];
  let books: Books | undefined;
  let evening: Evening | undefined;
  try {
    books = await Books.of(data);
    const house: House = { site, port, browser, server, books };
    evening = await Evening.begin(house, pkg, plan, seed);
    const truth = await evening.play(shots === undefined ? INCIDENTS : withShots(join(shots, `${pkg.game.id}-${seed}`)));
    if (evening.decisions <= Math.max(...INCIDENTS.keys())) throw new Error('the match was too short for everything that should happen');
    await everybodyReadsTheSame(evening, truth);
    nothingLeaked(evening, truth);
    await recordVerifies(evening.host, data);
    if (shots !== undefined) await takeShots(evening, join(shots, `${pkg.game.id}-${seed}`));
    await playAgain(evening, seed);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
    if (shots !== undefined && evening) await takeShots(evening, join(shots, `${pkg.game.id}-${seed}-fault`));
  } finally {
    faults.push(...(evening?.everybody.flatMap((person) => person.faults()) ?? []));
    await evening?.end();
    await books?.close();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { game: pkg.game.id, seed, seats: plan.seats, decisions: evening?.decisions ?? 0, seconds, faults };
}

/** The same with pictures after each. */
const withShots = (folder: string): typeof INCIDENTS =>
  new Map(
    [...INCIDENTS].map(([n, incident]) => [
      n,
      async (evening, turn) => {
        await incident(evening, turn);
        await takeShots(evening, join(folder, String(n)));
      },
    ]),
  );
/** A picture of everybody's page. */
async function takeShots(evening: Evening, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { app, name, isOnPhone } of evening.everybody)
    await app.page.screenshot({ path: join(folder, `${name.toLowerCase()}${isOnPhone ? '-phone' : ''}.png`) });
}

const { numbers, texts, isJson } = asked({ seed: 1 }, ['game', 'shots'], { takesJson: true });
const { seed = 0 } = numbers;
const { game, shots } = texts;
if (game !== undefined && !games.some(({ id }) => id === game)) refuse(`There is no game "${game}".`);
const missing = await ensureChromium();
if (missing !== undefined) refuse(missing);
const staged = await stage();
const browser = await chromium.connect(staged.browser);
const reports: Report[] = [];
try {
  for (const pkg of await loadPackages()) {
    if (game !== undefined && pkg.game.id !== game) continue;
    if (!(pkg.game.id in PLANS)) continue;
    const report = await spend({ browser, dist: staged.dist, shots }, pkg, seed);
    reports.push(report);
    if (!isJson) console.log(textOf(report));
  }
} finally {
  await browser.close();
  await staged.end();
}
if (isJson) console.log(JSON.stringify(reports));
if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1;

function textOf({ game: id, seats, decisions, seconds, faults }: Report): string {
  return [
    `${id}: ${seats} browsers, ${decisions} decisions, ${seconds} s, ${faults.length} faults`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}
