// Screenshots of every page and of every kind of decision: npm run shots -- --out DIR [--only TEXT,...]
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games as homeGames } from '@tabularium/games';
import { packageOf } from '@tabularium/parts/define';
import { chromium } from 'playwright-core';
import { App } from '../web/test/browser/app.ts';
import { GUISES, guiseName } from '../web/test/browser/guise.ts';
import { decisionSights, pageSights, type Sight } from '../web/test/browser/pages.ts';
import { placesIn } from '../web/test/browser/places.ts';
import { stage } from './browser-site.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { assertNodeVersion } from './node-version.mjs';

assertNodeVersion();
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '30' },
    help: { type: 'boolean' },
  },
});
if (values.help || values.out === undefined) {
  console.log(`npm run shots -- --out DIR [--only TEXT,TEXT ...] [--minutes 30]
Pictures of every page and every kind of decision, in both languages, on both screens, by day and by lamplight:
<page>-<language>-<screen>-<light>.png. Pictures that are there already are not taken again.
--only takes those whose name has one of the texts in it; a text that begins with = must be the page's whole name.`);
  process.exit(values.help ? 0 : 2);
}
const { out } = values;
const until = Date.now() + Number(values.minutes) * 60_000;
const only = values.only.split(',').filter(Boolean);
const isWanted = (page: string, name: string): boolean =>
  only.length === 0 || only.some((text) => (text.startsWith('=') ? page === text.slice(1) : name.includes(text)));

const problem = await ensureChromium();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
mkdirSync(out, { recursive: true });
const packages = await Promise.all(homeGames.map(packageOf));
const games = packages.map((pkg) => ({ pkg, places: placesIn(pkg) }));
for (const { pkg, places } of games)
  if (places.missing.length > 0) console.log(`${pkg.game.id}: no place was found for ${places.missing.join(', ')}`);
const sights = [...pageSights(games), ...decisionSights(games)];
const staged = await stage();
const browser = await chromium.connect(staged.browser);
/** The time is up, or the browser is gone. */
const isUp = (): boolean => Date.now() > until || !browser.isConnected();
let taken = 0;
let wasCut = false;
const failures: string[] = [];
try {
  for (const guise of GUISES) {
    const fileOf = ({ name }: Sight): string => join(out, `${name}-${guiseName(guise)}.png`);
    const due = sights.filter((sight) => isWanted(sight.name, `${sight.name}-${guiseName(guise)}`) && !existsSync(fileOf(sight)));
    if (due.length === 0 || isUp()) continue;
    const app = await App.open(staged.site, browser, guise);
    for (const sight of due) {
      if (isUp()) break;
      try {
        await app.clear();
        await sight.open(app);
        await app.calm();
        await app.page.screenshot({ path: fileOf(sight), animations: 'disabled' });
        taken++;
      } catch (error) {
        failures.push(`${sight.name}-${guiseName(guise)}: ${error instanceof Error ? error.message.slice(0, 400) : String(error)}`);
      }
    }
    for (const mishap of new Set(app.mishaps)) failures.push(`${guiseName(guise)}: the page said: ${mishap}`);
    if (browser.isConnected()) await app.close();
  }
} finally {
  wasCut = isUp();
  await browser.close();
  await staged.end();
}
for (const failure of failures) console.error(failure);
console.log(`${taken} pictures in ${out}${wasCut ? ': that is not all, run it again for the rest' : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
