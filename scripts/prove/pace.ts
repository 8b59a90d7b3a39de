// How long a move of one's own takes until it is seen, and how smoothly boards move, in a real browser:
//   npm run prove -- pace [--moves 60] [--seed 1]
// Compare figures of one run with each other: the machine may be busy with something else.
import { allGames } from '@tabularium/games';
import { packageOf } from '@tabularium/parts/define';
import { chromium } from 'playwright-core';
import { App } from '../../web/test/browser/app.ts';
import { middleOf, pan, windowOf, zoom } from '../../web/test/browser/field.ts';
import { medianOf, paceOf, watchMoves, watchPace } from '../../web/test/browser/latency.ts';
import { areTicked, optionNotations, settled, startMatch, takeOption, takeOver, tickAll } from '../../web/test/browser/table.ts';
import { stage } from '../browser-site.ts';
import { ensureChromium } from '../ensure-chromium.ts';
import { asked } from './asked.ts';

const { numbers } = asked({ moves: 60, seed: 1 });
const { moves: most = 0, seed = 0 } = numbers;
const problem = await ensureChromium();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
const { site, browser: address, end } = await stage();
const browser = await chromium.connect(address);

/** Answers so many questions, one way or another. */
async function play(app: App, moves: number): Promise<void> {
  let state = await settled(app);
  for (let n = 0; n < moves && state !== 'over'; n++)
    if (state === 'handOver') state = await takeOver(app);
    else if (await areTicked(app)) state = await tickAll(app);
    else state = await takeOption(app, (7 * n) % (await optionNotations(app)).length);
}

for (const game of allGames.filter(({ board }) => board)) {
  const pkg = await packageOf(game);
  const app = await App.open(site, browser);
  await startMatch(app, pkg, { seats: ['me', 'bot'], seed: `pace ${seed}`, level: 'greedy' });
  await watchMoves(app.page);
  await play(app, most);
  const { median, moves } = await medianOf(app.page);
  const spot = await middleOf(windowOf(app));
  await watchPace(app.page);
  const frames: string[] = [];
  for (const [name, move] of Object.entries({ zooming: zoom, panning: pan })) {
    await move(app.page, spot, 120);
    const { framesPerSecond, medianFrame } = await paceOf(app.page);
    frames.push(`${name} ${framesPerSecond.toFixed(0)} frames a second (median ${medianFrame.toFixed(0)} ms)`);
  }
  console.log(`${pkg.game.id}: a move is seen after ${median.toFixed(0)} ms (median of ${moves}); ${frames.join(', ')}`);
  await app.close();
}
await browser.close();
await end();
